"""Endangered Orphans: House of Rath, by Joe Boyden: seven rooms, eighteen orphans, and a Count who must be where most are."""
