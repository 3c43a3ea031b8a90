"""Programs of one's own that play in the place of a bot: told only what their seat may know (docs/agents.md)."""
