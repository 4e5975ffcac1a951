"""Refusals as plain English sentences, for callers of the API; the web client words the codes itself."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str] = {
    "already_chosen": "You have already decided in this round.",
    "already_seated": "You already sit at this table.",
    "bad_amount": "A bet is a whole number of minor units above zero ({bet}).",
    "bad_message": "This message cannot be understood: {why}.",
    "bad_odds": "This cannot be computed: {why}",
    "betting_closed": "No more bets: this round no longer takes any.",
    "busy": "The house is busy; nothing was changed, try again in a moment.",
    "card_twice": "This card is out already; the table needs another.",
    "foreign_origin": "This page does not belong to the house.",
    "funds": "This needs {needed}, and {available} is available (in minor units).",
    "key_conflict": "This key was used before for something else; choose a new one.",
    "leaving_already": "You are leaving already: the seat is freed when the round is over.",
    "needs_ante": "A bet on {bet} needs an ante first.",
    "no_advice": "There is no advice on this hand: nothing was, or is, for you to decide.",
    "no_advice_here": "This table gives no advice.",
    "no_bet": "Place a bet before dealing.",
    "no_card_wanted": "The table waits for no card now.",
    "no_deck": "The house cannot deal now: it has no deck to be sure of. Nothing was changed.",
    "no_seed": "This round was voided without its seed: the key to it is lost. Its stakes went back.",
    "not_allowed": "This is for others here: your role does not reach it.",
    "not_deciding": "There is nothing for you to decide now.",
    "not_found": "There is nothing here by that name.",
    "not_instant": "This is a live table: the house deals and opens rounds.",
    "not_live": "This is an instant table: your seat is always yours.",
    "not_seated": "Take a seat at this table first.",
    "not_signed_in": "Open a session first.",
    "over_maximum": "The most that can stand on {bet} is {maximum} (in minor units).",
    "rate_limited": "Too many messages; slow down.",
    "round_over": "This round is over.",
    "round_running": "The round is still running.",
    "seat_taken": "Seat {seat} is taken or does not exist.",
    "store_failed": "The house could not record this; nothing was changed, try again.",
    "table_closed": "This table is closed and takes no bets ({reason}).",
    "table_full": "Every seat at this table is taken.",
    "too_long": "This took longer than the house computes for one question.",
    "too_late": "Too late: the time for this was over. Nothing was changed.",
    "under_minimum": "The least that can stand on {bet} is {minimum} (in minor units).",
    "unknown_card": "There is no such card in the deck.",
    "unknown_game": "There is no game {game}.",
    "unknown_option": "There is no option {option} here.",
    "unknown_round": "There is no round {round} that you took part in.",
    "unknown_seat": "There is no seat {seat} at this table.",
    "unknown_spot": "There is no spot {bet} for chips at this table.",
    "unknown_table": "There is no table {table}.",
    "wallet_full": "Your wallet holds enough play money already.",
    "wrong_round": "This is not the current round; nothing was changed.",
    "wrong_side_up": "This card is to be dealt the other side up.",
    "wrong_stage": "This is not what is asked now.",
}


def sentence(code: str, arguments: Mapping[str, str | int]) -> str:
    """The sentence for a refusal; KeyError for a code that has none."""
    return SENTENCES[code].format_map(arguments)
