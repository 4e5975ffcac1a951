/** What happens at each sample table: cards, names and pays, written down beforehand. Nothing here is computed. */
export interface Script {
  hand: string[];
  draw?: string[];
  dealer?: string[];
  board?: string[];
  first: Record<string, string>;
  final: Record<string, string>;
  bonusWaits: string[];
  dealerHand: string | null;
  /** line -> [bet, pays, reason]; pays null: lost. In the order of settlement. */
  lines: [string, string, number | null, string][];
}

const THREE: Script = {
  hand: ["Qs", "Jd", "Th"],
  dealer: ["Kh", "9s", "4d"],
  first: { hand: "straight" },
  final: { hand: "straight", six_card: "straight", showdown: "win" },
  bonusWaits: ["ante_bonus"],
  dealerHand: "high_card",
  lines: [["play", "play", 1, "win"], ["ante_bonus", "ante", 1, "straight"], ["ante", "ante", 1, "win"], ["pair_plus", "pair_plus", 5, "straight"], ["six_card_bonus", "six_card_bonus", 10, "straight"]],
};

export const SCRIPTS: Record<string, Script> = {
  venezia: THREE,
  zagreb: THREE,
  paris: { ...THREE, hand: ["8c", "8d", "3s"], first: { hand: "pair" }, final: { hand: "pair", showdown: "lose" }, dealer: ["As", "Ac", "5h"], dealerHand: "pair", bonusWaits: [], lines: [["pair_plus", "pair_plus", 1, "pair"], ["play", "play", null, "lose"], ["ante", "ante", null, "lose"]] },
  roma: {
    hand: ["Ah", "Kh"], dealer: ["9c", "9d"], board: ["As", "7h", "2c", "Jd", "4h"],
    first: { hand: "pair_of_aces", aa: "pair_of_aces" }, final: { hand: "pair_of_aces", aa: "pair_of_aces", showdown: "win" }, bonusWaits: [], dealerHand: "pair",
    lines: [["ante", "ante", 1, "win"], ["call", "call", 1, "win"], ["aa_bonus", "aa_bonus", 7, "pair_of_aces"]],
  },
  tequila: {
    hand: ["Ac", "Ah", "Td", "Ts"], draw: ["Kd", "5c"], first: { hand: "two_pair" }, final: { hand: "two_pair", points: "52" }, bonusWaits: [], dealerHand: null,
    lines: [["ante", "ante", 1, "win"], ["high_tequila", "bet", 7, "52"], ["tequila_poker", "bet", 2, "two_pair"]],
  },
};
