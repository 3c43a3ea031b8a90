"""The games as environments of PettingZoo: seat after seat, or all who may act at once."""

from ratskeller.extras import require

require("pettingzoo")

from ratskeller.envs.pettingzoo.one_by_one import OneByOne, env
from ratskeller.envs.pettingzoo.together import Together, parallel_env

__all__ = ["OneByOne", "Together", "env", "parallel_env"]
