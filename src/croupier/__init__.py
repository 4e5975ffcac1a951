"""Croupier: the open house for table poker."""

__version__ = "0.1.0"
