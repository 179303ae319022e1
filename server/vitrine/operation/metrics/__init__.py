"""What an operator's machines ask of this instance: its figures (/metrics) and whether it is ready (/readyz)."""
