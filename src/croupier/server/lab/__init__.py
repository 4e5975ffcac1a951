"""Exact odds on request, computed outside the loop."""
