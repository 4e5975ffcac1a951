"""What nobody should send on the socket: refused with a sentence, nothing changed, and the socket goes on."""

import json

import pytest

from tests.support.client import Client, Message
from tests.support.house import OpenHouse
from tests.support.ledger import everything, unchanged

KEY = '"key":"key-of-this"'
FRAME_BYTES = 16 * 1024

NO_AMOUNTS = [
    *("0", "-1", "-500", "1.5", "1e309", "1e2", "1.0", "NaN", "Infinity", "-Infinity"),
    *(
        '"10"',
        "true",
        "null",
        "[]",
        "{}",
        "9223372036854775808",
        "1000000000000001",
        "9" * 5000,
        "0x10",
        "010",
        "+5",
        "1_000",
        "\u0661",
    ),
]

NO_MESSAGES = {
    "empty": "",
    "blank": "  ",
    "no JSON": "bet everything",
    "half": '{"type":"ping","number":',
    "two": '{"type":"ping","number":1}{"type":"ping","number":2}',
    "null": "null",
    "a number": "1",
    "an array": '[{"type":"ping","number":1}]',
    "no type": '{"number":1}',
    "type twice": '{"type":"join","type":"ping","number":1}',
    "field twice": '{"type":"ping","number":1,"number":2}',
    "unknown type": '{"type":"shutdown"}',
    "a server's message": '{"type":"wallet","currency":"PLAY","exponent":2,"available":1,"held":0}',
    "type is a number": '{"type":1}',
    "unknown field": '{"type":"ping","number":1,"admin":true}',
    "__proto__": '{"type":"ping","number":1,"__proto__":{"admin":true}}',
    "missing field": '{"type":"ping"}',
    "array for text": '{"type":"join","table":["paris"]}',
    "number for text": '{"type":"join","table":7}',
    "null for text": '{"type":"join","table":null}',
    "negative": '{"type":"ping","number":-1}',
    "table too long": json.dumps({"type": "join", "table": "x" * 15_000}),
    "open brackets": "[" * 10_000,
    "deep nesting": '{"type":"ping","number":1,"x":' + "[" * 5_000 + "]" * 5_000 + "}",
    "deep objects": '{"type":"ping","number":' + '{"x":' * 2_500 + "1" + "}" * 2_500 + "}",
    "lone surrogate": '{"type":"join","table":"\\ud800"}',
    "huge number": '{"type":"ping","number":' + "9" * 10_000 + "}",
    "beyond 64 bits": '{"type":"ping","number":99999999999999999999999}',
    "long unknown field": json.dumps({"type": "ping", "number": 1, "x" * 15_000: 1}),
    "no key": '{"type":"sit","table":"venezia"}',
    "short key": '{"type":"sit","table":"venezia","key":"short"}',
    "long key": json.dumps({"type": "sit", "table": "venezia", "key": "k" * 65}),
    "key with a space": '{"type":"sit","table":"venezia","key":"a key of mine"}',
    "key with a line end": '{"type":"sit","table":"venezia","key":"key-of-mine\\n"}',
    "seat 0": f'{{"type":"sit","table":"venezia",{KEY},"seat":0}}',
    "seat 13": f'{{"type":"sit","table":"venezia",{KEY},"seat":13}}',
    "someone else": f'{{"type":"sit","table":"venezia",{KEY},"player":"p0000000000000000"}}',
    "seed too long": f'{{"type":"deal","table":"paris","round":"r",{KEY},"client_seed":"{"s" * 65}"}}',
    "stage is no name": f'{{"type":"choose","table":"paris","round":"r",{KEY},"stage":"Decision!","option":"play"}}',
}


async def refusal(client: Client) -> Message:
    said = await client.next(lambda said: said["type"] == "refused")
    assert said["message"][0].isupper()
    assert "Traceback" not in said["message"]
    return said


@pytest.mark.parametrize("raw", NO_MESSAGES.values(), ids=NO_MESSAGES)
async def test_what_is_no_message_is_refused(house: OpenHouse, guest: Client, raw: str) -> None:
    async with unchanged(house.database, guest):
        await guest.say(raw)
        assert (await refusal(guest))["code"] == "bad_message"


@pytest.mark.parametrize("raw", [b"", b"\x00\xff\xfe", b'{"type":"ping","number":1}'], ids=["empty", "noise", "a ping"])
async def test_a_binary_frame_is_refused(house: OpenHouse, guest: Client, raw: bytes) -> None:
    async with unchanged(house.database, guest):
        await guest.say(raw)
        assert (await refusal(guest))["code"] == "bad_message"


@pytest.mark.parametrize("table", ["paris", "venezia"])
@pytest.mark.parametrize("amount", NO_AMOUNTS, ids=lambda amount: amount[:20])
async def test_what_is_no_amount_is_refused(house: OpenHouse, guest: Client, amount: str, table: str) -> None:
    await guest.join(table)
    async with unchanged(house.database, guest):
        await guest.say(f'{{"type":"bet","table":"{table}","round":"r",{KEY},"placements":[{{"ante":{amount}}}]}}')
        assert (await refusal(guest))["code"] == "bad_message"


async def test_a_bet_given_twice_in_a_placement_is_refused(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    async with unchanged(house.database, guest):
        placements = '[{"ante":500,"ante":900}]'
        round_id = guest.round("paris")["id"]
        await guest.say(f'{{"type":"bet","table":"paris","round":"{round_id}",{KEY},"placements":{placements}}}')
        assert (await refusal(guest))["code"] == "bad_message"


async def test_more_placements_than_a_message_may_have_are_refused(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    async with unchanged(house.database, guest):
        await guest.tell("bet", table="paris", round="r", key="key-of-mine", placements=[{"ante": 1}] * 201)
        assert (await refusal(guest))["code"] == "bad_message"


async def test_a_text_frame_that_is_no_text_closes_that_socket_alone(house: OpenHouse, guest: Client) -> None:
    before = everything(house.database)
    await guest.socket.send(b'{"type":"ping","number":"\xff"}', text=True)
    assert await guest.closed() == 1007
    assert everything(house.database) == before


async def test_a_message_too_large_closes_that_socket_alone(house: OpenHouse, guest: Client) -> None:
    before = everything(house.database)
    await guest.say('{"type":"ping","number":' + "1" * FRAME_BYTES + "}")
    assert await guest.closed() == 1009
    assert everything(house.database) == before


async def test_a_message_in_fragments_counts_as_a_whole(guest: Client) -> None:
    await guest.socket.send(part for part in ('{"type":', '"ping",', '"number":7}'))
    await guest.next(lambda said: said == {"type": "pong", "number": 7})
    await guest.socket.send("x" * (FRAME_BYTES - 1000) for _ in range(2))
    assert await guest.closed() == 1009
