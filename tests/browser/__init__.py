"""Tests in a real browser. A package, so that its package-scoped fixtures end with it."""
