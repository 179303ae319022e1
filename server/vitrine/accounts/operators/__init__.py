"""Accounts that run the instance from a browser: who they are, what they may, and the log of what they did."""
