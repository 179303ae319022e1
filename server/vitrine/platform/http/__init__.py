"""What stands between a connection and a route: the wire, the front, bodies, refusals, how often. Knows no room."""
