"""A whole house in one process: time, chance, network and disk are made of numbers, so any failure can be replayed.

The house under test is the real one, its sockets' code, writer and live tables included; ``python -m tests.world
SEED`` plays one seed again and tells every step.
"""
