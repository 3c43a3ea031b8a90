"""The games as OpenSpiel knows games: to import this registers all of them under their plain names."""

from ratskeller.extras import require

require("openspiel", "open_spiel")

from ratskeller.envs.openspiel.games import SpielGame, SpielState, register

__all__ = ["SpielGame", "SpielState", "register"]

register()
