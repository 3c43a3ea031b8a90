"""Rathulhu: three Aeons of auctions for the favour of the Old Ones."""
