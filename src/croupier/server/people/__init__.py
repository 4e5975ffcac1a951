"""Accounts and staff: signing in, taking a name, hiring, the audit."""
