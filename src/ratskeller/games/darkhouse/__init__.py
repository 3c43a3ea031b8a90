"""Darkhouse: a roll-and-write shift in an upside-down lighthouse, by Garrett Sendlewski."""
