"""Background work that runs once, however many nodes there are. Knows no product word: app.py gives it functions."""
