"""The games as environments of Gymnasium: one seat for whoever learns, bots in the others."""

from ratskeller.extras import require

require("gymnasium")

from ratskeller.envs.gymnasium.many_tables import ManyTables, vector_env
from ratskeller.envs.gymnasium.one_seat import OneSeat, env

__all__ = ["ManyTables", "OneSeat", "env", "vector_env"]
