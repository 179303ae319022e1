"""Which translated texts were made from words that have changed since (docs/decisions/translations.md)."""
