"""What the operator wrote of his instance: its name, a text, terms, privacy, legal notice (Markdown files)."""
