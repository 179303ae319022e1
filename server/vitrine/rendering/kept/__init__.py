"""Finished pages: in memory, on the node's disk, and how long they are true."""
