"""Passwords: their hashes, the guessing of them, and the way back for who forgot his."""
