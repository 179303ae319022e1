"""What lies between a connection and a route: wire, front, bodies, refusals, how often; knows no product word."""
