"""Makes pages of what is written in docs/ and of the rules, and follows every link. Run as `python3 run.py docs`."""
