"""Signing in with a key that a device keeps, without a password (WebAuthn)."""
