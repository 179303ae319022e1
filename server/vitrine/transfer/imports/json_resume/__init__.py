"""JSON Resume and our content: one description (mapping.py), read in one direction and written in the other."""
