"""Compiled loops over any game's states: playouts and tree search."""
