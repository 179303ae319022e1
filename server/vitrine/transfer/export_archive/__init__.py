"""What an owner takes along: everything of his as one archive, and his site as files that need no server."""
