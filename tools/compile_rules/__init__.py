"""Turns the typed Python of the rules into C: annotations → `.pxd` → Cython. Run as `python -m tools.compile_rules`."""
