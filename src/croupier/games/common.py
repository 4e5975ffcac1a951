"""What several games share: giving a hand up, and a completing bet against a dealer who must qualify."""

from croupier.rules.definition import ANTE, Line, Lose, Option, Pays, Push, Versus

SHOWDOWN = "showdown"

FOLD = Option("fold", (Line(ANTE, ANTE, Lose()),), folds=True)  # A3, B6, C5, D3

# A5, C9: without a qualified dealer it comes back; equal hands return it.
COMPLETING = Versus(SHOWDOWN, win=Pays(1), tie=Push(), lose=Lose(), not_qualified=Push())
