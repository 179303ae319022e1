"""What strangers' files say, read in a process of its own (bench.py)."""
