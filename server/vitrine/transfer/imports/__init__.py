"""Imports by the owner himself: his archive, a JSON Resume, a LinkedIn export, a sample; and JSON Resume out again."""
