"""An agent in a process of its own: it does anything legal, but doubts nobody. It needs Python and nothing else.

python3 run.py arena rats_in_the_walls --seats 4 --against-rest --bots "process:python3 examples/agent.py,level:1"
"""

import json
import random
import sys


def choose(chance: random.Random, actions: list[str], question: dict[str, list[int]]) -> int:
    """The place for ideas: `question["observation"]` is what the seat may know, `actions` how actions are written."""
    calm = [action for action in question["legal"] if actions[action] != "doubt"]
    return chance.choice(calm or question["legal"])


chance, actions = random.Random(), [""]
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "welcome":
        chance, actions = random.Random(message["seed"]), message["actions"]
        answer: dict[str, int] = {"ready": True, "again": True}  # it forgets a game when the next one begins
    else:
        answer = {"action": choose(chance, actions, message)}
    print(json.dumps(answer), flush=True)
