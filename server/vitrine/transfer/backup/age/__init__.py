"""Archives that only a key or a passphrase opens: files of the format age (age-encryption.org/v1), as any age reads."""
