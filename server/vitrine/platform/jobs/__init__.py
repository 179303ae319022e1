"""Background work that runs once, however many nodes there are. Knows no room: rooms give it functions (app.py)."""
