"""The report as JSON and as text. Here, and nowhere before, ratios become decimals."""

from collections.abc import Iterator, Mapping
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

import msgspec

from croupier.odds.report import BetReport, Outcome, Report

_DIGITS = 60


def root(square: Fraction) -> float:
    """The square root of a ratio, right to the last digit of a float."""
    with localcontext(prec=_DIGITS):
        return float((Decimal(square.numerator) / Decimal(square.denominator)).sqrt())


def report_json(report: Report, seconds: float | None = None) -> dict[str, Any]:
    """The report as plain data: exact numbers as text, everything else as decimals."""
    content: dict[str, Any] = {
        "game": report.game.name,
        "definition": report.definition,
        "route": report.route,
        "strategy": {
            "name": report.strategy,
            "objective": report.objective,
            "stakes": {bet: str(ratio) for bet, ratio in report.counted_stakes.items()},
            "ties": report.ties,
            "cost_per_ante": float(report.cost),
        },
        "bets": {name: bet_json(bet) for name, bet in report.bets.items()},
        "options": {
            name: {"hands": share.hands, "share": float(share.share)} for name, share in report.options.items()
        },
    }
    if report.together is not None:
        stakes = {"ante": "1", **{bet: str(ratio) for bet, ratio in report.stakes.items()}}
        content["together"] = {"stakes": stakes, **bet_json(report.together)}
    if report.outcomes:
        spaces = {name: bet.denominator for name, bet in report.bets.items()}
        content["outcomes"] = [_outcome_json(outcome, spaces[outcome.bet]) for outcome in report.outcomes]
    if seconds is not None:
        content["seconds"] = round(seconds, 3)
    return content


def bet_json(bet: BetReport) -> dict[str, Any]:
    """One bet's figures."""
    content: dict[str, Any] = {
        "expected_value": {"numerator": str(bet.numerator), "denominator": str(bet.denominator)},
        "house_edge": float(bet.house_edge),
        "element_of_risk": float(bet.element_of_risk),
        "rtp_per_ante": float(bet.rtp_per_ante),
        "rtp_per_staked": float(bet.rtp_per_staked),
        "average_staked": float(bet.average_staked),
    }
    if bet.variance is not None and bet.hit_frequency is not None and bet.largest_win is not None:
        win = bet.largest_win
        content["standard_deviation"] = root(bet.variance)
        content["hit_frequency"] = float(bet.hit_frequency)
        content["largest_win"] = {
            "net": float(win.net),
            "deals": str(win.deals),
            "of": str(win.of),
            "one_in": float(Fraction(win.of, win.deals)),
        }
    return content


def _outcome_json(outcome: Outcome, space: int) -> dict[str, Any]:
    named = {"option": outcome.option, "result": outcome.result, "hand": outcome.hand}
    return {
        "bet": outcome.bet,
        **{key: value for key, value in named.items() if value is not None},
        "net": outcome.net,
        "deals": str(outcome.deals),
        "share": float(Fraction(outcome.deals, space)),
    }


def json_text(content: Mapping[str, Any]) -> str:
    """JSON with two spaces a level, keys in their order."""
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


def percent(ratio: Fraction, decimals: int = 4) -> str:
    """A ratio as percents, rounded half to even."""
    scaled = round(ratio * 100 * 10**decimals)
    sign = "-" if scaled < 0 else ""
    whole, rest = divmod(abs(scaled), 10**decimals)
    return f"{sign}{whole}.{rest:0{decimals}d} %"


def report_text(report: Report) -> str:
    """The report to read on a terminal."""
    return "\n".join(_lines(report)) + "\n"


def _lines(report: Report) -> Iterator[str]:
    yield f"{report.game.name}  (definition {report.definition[:16]}, counted by the {_route(report)} route)"
    yield f"strategy: {report.strategy}{_how(report)}"
    yield ""
    for name, bet in report.bets.items():
        yield from _bet_lines(name, bet)
    if report.together is not None:
        stakes = ", ".join(f"{bet} {ratio}" for bet, ratio in report.stakes.items())
        yield from _bet_lines(f"together, per Ante (ante 1, {stakes})", report.together)
    yield f"{'choice':<20}{'hands':>12}{'share':>14}"
    for option, taken in report.options.items():
        yield f"{option:<20}{taken.hands:>12,}{percent(taken.share):>14}"
    if report.outcomes:
        yield ""
        yield f"{'bet':<16}{'ending':<42}{'net':>6}{'deals':>22}{'share':>16}"
        for outcome in report.outcomes:
            space = report.bets[outcome.bet].denominator
            share = percent(Fraction(outcome.deals, space), 6)
            yield f"{outcome.bet:<16}{ending(outcome):<42}{outcome.net:>6}{outcome.deals:>22,}{share:>16}"


def _route(report: Report) -> str:
    return "C" if report.route == "c" else "NumPy"


def _how(report: Report) -> str:
    parts: list[str] = []
    if report.strategy == "optimal":
        parts.append("highest expected value" if report.objective == "expected-value" else "lowest element of risk")
        if report.counted_stakes:
            parts.append("counting " + ", ".join(f"{bet} at {ratio}" for bet, ratio in report.counted_stakes.items()))
        if report.ties:
            parts.append(f"{report.ties} hands tie exactly and fold")
    if report.cost:
        parts.append(f"gives up {percent(report.cost)} of the Ante")
    return f" ({'; '.join(parts)})" if parts else ""


def ending(outcome: Outcome) -> str:
    """How a bet ended, in the names of the definition."""
    return " ".join(part for part in (outcome.option, outcome.result, outcome.hand) if part) or (
        "win" if outcome.net > 0 else "lose" if outcome.net < 0 else "push"
    )


def _bet_lines(name: str, bet: BetReport) -> Iterator[str]:
    yield name
    yield f"  expected value      {bet.numerator} / {bet.denominator}"
    yield f"  house edge          {percent(bet.house_edge)}   (RTP per Ante {percent(bet.rtp_per_ante)})"
    yield f"  element of risk     {percent(bet.element_of_risk)}   (RTP per staked {percent(bet.rtp_per_staked)})"
    yield f"  average staked      {float(bet.average_staked):.4f}"
    if bet.variance is not None and bet.hit_frequency is not None and bet.largest_win is not None:
        win = bet.largest_win
        yield f"  standard deviation  {root(bet.variance):.4f}"
        yield f"  hit frequency       {percent(bet.hit_frequency)}"
        yield f"  largest win         {float(win.net):g}, once in {win.of / win.deals:,.0f}"
    yield ""
