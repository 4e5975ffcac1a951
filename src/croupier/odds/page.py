"""The report as one self-contained HTML page, with charts."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from html import escape

from croupier.odds.printing import ending, percent, root
from croupier.odds.report import BetReport, Report

_STYLE = """
:root { color-scheme: light dark; --ink: #201a17; --paper: #fbf7f0; --bar: #7b1e34; --line: #d9cdbb; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0e8dc; --paper: #1b1512; --bar: #d98a9b; --line: #4a3d34; }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 62rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .75rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td.bar { min-width: 12rem; text-align: left; }
td.bar span { display: inline-block; height: .8rem; background: var(--bar); min-width: 1px; }
pre { overflow-x: auto; font-size: .8rem; } code { word-break: break-all; }
"""


def report_page(report: Report, card: str) -> str:
    """The page: figures of each bet, shares of the options, every ending with its bar, and a strategy card."""
    return "\n".join(_parts(report, card)) + "\n"


def _parts(report: Report, card: str) -> Iterator[str]:
    title = escape(f"{report.game.name}: exact odds")
    yield f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>"
    yield f"<p>Definition <code>{escape(report.definition)}</code>. Strategy: {escape(report.strategy)}.</p>"
    yield "<h2>What each bet is worth</h2>"
    bets = dict(report.bets)
    if report.together is not None:
        stakes = ", ".join(f"{bet} {ratio}" for bet, ratio in report.stakes.items())
        bets[f"together (ante 1, {stakes})"] = report.together
    headings = ("bet", "expected value", "house edge", "element of risk", "RTP per Ante", "RTP per staked")
    yield from _table((*headings, "average staked", "deviation", "wins"), (_bet(n, b) for n, b in bets.items()))
    yield "<h2>Choices</h2>"
    yield from _table(
        ("option", "hands", "share", ""),
        (
            (escape(name), f"{taken.hands:,}", percent(taken.share), _bar(taken.share))
            for name, taken in report.options.items()
        ),
    )
    for name, bet in report.bets.items():
        endings = sorted((o for o in report.outcomes if o.bet == name), key=lambda o: (-o.deals, o.net))
        if endings:
            yield f"<h2>How {escape(name)} ends</h2>"
            yield from _table(
                ("ending", "net", "deals", "share", ""),
                (
                    (escape(ending(o)), str(o.net), f"{o.deals:,}", percent(share, 6), _bar(share))
                    for o in endings
                    for share in [Fraction(o.deals, bet.denominator)]
                ),
            )
    yield f"<h2>Strategy card</h2>\n<pre>{escape(card)}</pre>\n</body>\n</html>"


def _bet(name: str, bet: BetReport) -> tuple[str, ...]:
    ratios = (bet.house_edge, bet.element_of_risk, bet.rtp_per_ante, bet.rtp_per_staked)
    return (
        escape(name),
        f"{bet.numerator} / {bet.denominator}",
        *(percent(ratio) for ratio in ratios),
        f"{float(bet.average_staked):.4f}",
        "" if bet.variance is None else f"{root(bet.variance):.4f}",
        "" if bet.hit_frequency is None else percent(bet.hit_frequency),
    )


def _bar(share: Fraction) -> str:
    return f'<span style="width: {float(share) * 100:.4f}%"></span>'


def _table(headings: Iterable[str], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield '<div class="scroll"><table><thead><tr>' + "".join(f"<th>{h}</th>" for h in headings) + "</tr></thead><tbody>"
    for row in rows:
        cells = "".join(
            f'<td class="bar">{cell}</td>' if cell.startswith("<span") else f"<td>{cell}</td>" for cell in row
        )
        yield f"<tr>{cells}</tr>"
    yield "</tbody></table></div>"
