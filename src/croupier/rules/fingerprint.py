"""The fingerprint of a definition: what a round or a certificate pins, so that it can be judged by it for ever."""

import hashlib

import msgspec

from croupier.rules import facts, settle
from croupier.rules.definition import Game, Terms


def fingerprint(definition: Game | Terms) -> str:
    """Hex SHA-256 over the definition in canonical form and over the versions of what gives it meaning."""
    meaning = {"facts": facts.VERSION, "settle": settle.VERSION, "definition": definition}
    return hashlib.sha256(msgspec.json.encode(meaning, order="sorted")).hexdigest()
