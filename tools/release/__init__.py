"""Makes what is given to others, and looks at it as they would. Run as `python3 run.py release`."""
