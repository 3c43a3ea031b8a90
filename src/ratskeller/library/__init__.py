"""The games for programs: an environment for one game, batches of many, and what they are called."""
