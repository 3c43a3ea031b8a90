"""Endangered Orphans of Condyle Cove."""
