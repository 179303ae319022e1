"""Processes of our own for work that may fall: the server's side, and the way they talk."""
