"""Candles: the smallest game, for whoever adds one. It stands in no catalogue; CONTRIBUTING begins with copying it."""
