"""`vitrine doctor`: examine.py asks each of the others, and changes nothing."""
