"""The house's book: every command decided in one place, in order, and durable before it counts."""
