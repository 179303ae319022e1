"""What strangers' files say, read in a process of its own (worker_main.py)."""
