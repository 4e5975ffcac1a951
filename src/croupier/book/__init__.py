"""The house's book: every command decided in one place, in order, and made durable in batches before it counts."""
