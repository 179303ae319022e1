"""Signing in through a provider that knows the owner: asking it, believing it, the account behind it."""
