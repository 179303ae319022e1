"""The process that reads files, and how the server gets a turn in it."""
