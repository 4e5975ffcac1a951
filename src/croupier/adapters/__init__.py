"""Implementations of the ports: real ones and sandboxes."""
