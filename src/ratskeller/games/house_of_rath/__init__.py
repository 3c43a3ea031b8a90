"""Endangered Orphans: House of Rath: seven rooms, eighteen orphans, and a Count who must be where most are."""
