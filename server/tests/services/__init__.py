"""Real services for the tests, started once per session on loopback: PostgreSQL, S3, SMTP, Valkey."""
