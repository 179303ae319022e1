"""Where things are kept: the database engine and its sessions, the base of all tables, the blobs."""
