"""No table opens without a certificate of its very definition, nor under its jurisdiction's floor."""

from pathlib import Path

import msgspec
import pytest

from croupier.cli.main import main
from croupier.games.catalogue import TABLES, Table
from croupier.jurisdictions import DEMO, JURISDICTIONS, READ_ON
from croupier.odds.certify import certify
from croupier.odds.changes import changed, parse_change
from croupier.server.assembly import embedded_parts
from croupier.server.opening import opening, published_return
from tests.support.client import asleep, player
from tests.support.house import BY_ID, open_house

ITALY = JURISDICTIONS["it"]


def with_change(table: str, change: str) -> Table:
    """A table of the catalogue with another pay."""
    found = BY_ID[table]
    game = changed(found.terms.game, [parse_change(change)])
    return msgspec.structs.replace(found, terms=msgspec.structs.replace(found.terms, game=game))


MEAN = with_change("paris", "pair_plus.flush=3")
"""A published paytable that gives 92.8 %: more than Malta's floor and Italy's."""

MEANER = with_change("paris", "pair_plus.flush=1")
"""Nobody's: 80.6 %."""


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Certificates of both, as an operator would have them made."""
    folder = tmp_path_factory.mktemp("certificates")
    for name, table in (("mean", MEAN), ("meaner", MEANER)):
        (folder / f"{name}.json").write_bytes(certify(table.terms.game))
    return folder


@pytest.mark.parametrize("code", JURISDICTIONS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_every_table_of_the_catalogue_opens_everywhere(table: Table, code: str) -> None:
    assert opening(table, JURISDICTIONS[code]).closed is None


def test_C15_the_floor_is_held_against_the_best_joint_play() -> None:
    """AA Bonus returns 90.78 % when the main game is played for itself, 93.60 % when no winner is given away."""
    found = opening(BY_ID["roma"], ITALY).certificate
    assert found is not None
    returned = {bet: round(float(published_return(BY_ID["roma"], one)), 4) for bet, one in found.best.items()}
    assert returned == {"main": 0.9918, "aa_bonus": 0.9360}


def test_without_a_certificate_a_table_stays_closed_even_where_there_is_no_floor() -> None:
    found = opening(MEAN, DEMO)
    assert (found.closed, found.certificate) == ("not_certified", None)
    assert "fingerprint" in found.why


def test_with_its_certificate_it_opens(certificates: Path) -> None:
    assert opening(MEAN, ITALY, [certificates]).closed is None


@pytest.mark.parametrize(
    ("code", "closed"), [("it", True), ("mt", True), ("default", False), ("uk", False), ("demo", False)]
)
def test_a_paytable_under_the_floor_opens_only_where_it_may(certificates: Path, code: str, *, closed: bool) -> None:
    found = opening(MEANER, JURISDICTIONS[code], [certificates])
    assert found.closed == ("under_floor" if closed else None)
    assert ("pair_plus" in found.why) is closed


def test_an_edited_certificate_opens_nothing(certificates: Path, tmp_path: Path) -> None:
    """Not even where the edit makes the table better."""
    content = (certificates / "meaner.json").read_text()
    edited = content.replace('"pair_plus"', '"pair_pluz"', 1)
    assert edited != content
    (tmp_path / "edited.json").write_text(edited)
    found = opening(MEANER, DEMO, [tmp_path])
    assert found.closed == "not_certified"
    assert "edited" in found.why


def test_a_floor_says_where_it_comes_from() -> None:
    for one in JURISDICTIONS.values():
        assert one.return_floor.source
        assert one.return_floor.as_of == READ_ON
    assert {code: one.return_floor.percent for code, one in JURISDICTIONS.items()} == {
        "demo": None,
        "it": 90,
        "uk": None,
        "mt": 85,
        "default": 75,
        "fr": None,
        "hr": None,
    }
    assert {JURISDICTIONS[code].return_floor.certainty for code in ("fr", "hr")} == {"unverified"}


def test_the_operator_says_whose_rules_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with embedded_parts(tmp_path / "house.sqlite3", ITALY) as parts:
        assert parts.jurisdiction is ITALY
    with embedded_parts(tmp_path / "other.sqlite3") as parts:
        assert parts.jurisdiction is DEMO
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--jurisdiction", "atlantis"])
    assert ended.value.code == 2
    assert "atlantis" in capsys.readouterr().err


async def test_a_closed_table_is_shown_as_closed_and_takes_no_bets(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    closed_live = with_change("venezia", "ante_bonus.straight=2")
    with open_house(tmp_path / "house.sqlite3", tables=(MEANER, closed_live, BY_ID["tequila"])) as house:
        async with player(house.address) as client:
            cards = (await client.http.get("/api/tables")).json()
            assert {card["id"]: card["closed"] for card in cards} == {
                "paris": "not_certified",
                "venezia": "not_certified",
                "tequila": None,
            }
            described = (await client.http.get("/api/tables/paris")).json()
            assert (described["closed"], described["returns"]) == ("not_certified", [])
            await client.tell("join", table="paris")
            said = await client.next(lambda said: said["type"] == "refused")
            assert (said["code"], said["args"]) == ("table_closed", {"table": "paris", "reason": "not_certified"})
            assert (await client.refused("sit", table="venezia"))["code"] == "table_closed"
            assert (await client.refused("new_round", table="paris"))["code"] == "table_closed"
    told = [line for line in capfd.readouterr().err.splitlines() if "table stays closed" in line]
    assert [("table=paris" in line, "table=venezia" in line) for line in told] == [(True, False), (False, True)]


async def test_a_round_that_has_begun_is_played_to_its_end_though_its_table_may_not_open_any_more(
    tmp_path: Path,
) -> None:
    database = tmp_path / "house.sqlite3"
    with open_house(database, tables=(BY_ID["paris"],)) as house:
        async with player(house.address) as client:
            cookies = client.http.cookies
            await client.join("paris")
            await client.bet("paris", ante=500)
            await client.deal("paris")
            await client.phase("paris", "deciding")
    with open_house(database, tables=(MEANER,)) as house:
        async with player(house.address, cookies) as client:
            await client.join("paris")
            await client.choose("paris", "fold")
            await client.phase("paris", "ended")
            assert (await client.refused("new_round", table="paris"))["code"] == "table_closed"


async def test_a_closed_live_table_pays_its_last_round_and_opens_no_other(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    closed = with_change("venezia", "ante_bonus.straight=2")
    with open_house(database, tables=(BY_ID["venezia"],)) as house:
        async with player(house.address) as client:
            cookies = client.http.cookies
            await client.join("venezia")
            await client.do("sit", table="venezia")
            await client.phase("venezia", "betting")
            await client.bet("venezia", ante=500)
    with open_house(database, tables=(closed,)) as house:
        async with player(house.address, cookies) as client:
            await client.join("venezia")
            await asleep(house, client, "venezia")
            house.advance(60_000)
            await client.phase("venezia", "deciding")
            house.advance(60_000)
            last = await client.phase("venezia", "ended")
            await asleep(house, client, "venezia")
            house.advance(60_000)
            await asleep(house, client, "venezia")
            assert client.round("venezia")["id"] == last["id"]
            await client.do("leave", table="venezia")
