"""Uploaded files: accept, check, shrink, make variants, serve."""
