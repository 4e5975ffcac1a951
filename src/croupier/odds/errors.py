"""What the odds refuse: always with a sentence for the person who asked."""


class OddsError(ValueError):
    """A question that cannot be answered exactly, or makes no sense. The message says which and why."""
