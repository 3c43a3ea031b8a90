"""The games as the tools of the field expect them, an extra each."""
