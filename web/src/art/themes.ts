import { realId } from "../money/fun";

/** Colours and people of the rooms: decoration by table, with a standard look for any table unknown here. */
export interface Theme {
  /** Felt from the lit middle to the dark edge. */
  felt: [string, string, string];
  /** Wall of the studio, panel and shade. */
  wall: [string, string];
  dealer: Dealer;
  /** Cards that tell the tables' games apart at a glance in the lobby. */
  faces: string[];
}

export interface Dealer {
  skin: [string, string];
  shade: string;
  hair: [string, string];
  lips: string;
  bow: string;
  cut: "bob" | "short" | "long";
}

const GREEN: Theme["felt"] = ["#178a5a", "#0d6542", "#04301f"];
const WINE: Theme["wall"] = ["#5a222a", "#2a0f14"];
const HIGH_CARDS = ["As", "Kh", "Qd"];

const GIULIA: Dealer = { skin: ["#f0c3a0", "#d79b75"], shade: "#b77f5d", hair: ["#4d2d1b", "#24130b"], lips: "#b5434d", bow: "#8d1730", cut: "bob" };

const THEMES: Record<string, Partial<Theme>> = {
  venezia: { faces: HIGH_CARDS },
  zagreb: {
    faces: HIGH_CARDS,
    felt: ["#1b7f83", "#0c585f", "#04292e"],
    wall: ["#27405e", "#0f1a2b"],
    dealer: { skin: ["#f5d3b8", "#dcaa88"], shade: "#c08a68", hair: ["#c59a56", "#7d5524"], lips: "#b9505a", bow: "#1f4f9a", cut: "long" },
  },
  roma: {
    faces: ["Ah", "Ac", "Kd", "Js", "4c"],
    felt: ["#2a6fb0", "#174a80", "#07203f"],
    wall: ["#5c3b22", "#27160b"],
    dealer: { skin: ["#d9a57c", "#b57d55"], shade: "#976142", hair: ["#26211f", "#0d0b0a"], lips: "#9c4a48", bow: "#a8842c", cut: "short" },
  },
  paris: {
    faces: ["9s", "9d", "9h"],
    felt: ["#7c2b52", "#571a38", "#260a18"],
    wall: ["#2f3558", "#141732"],
    dealer: { skin: ["#8f5f42", "#6d4430"], shade: "#573523", hair: ["#1c1513", "#080606"], lips: "#8d3a3f", bow: "#2b3f8f", cut: "bob" },
  },
  tequila: {
    faces: ["Ac", "Ah", "Td", "Js", "Qs", "Kd"],
    felt: ["#1c8a6a", "#0f5f4c", "#043126"],
    wall: ["#a8501f", "#43170c"],
  },
};

export const themeOf = (table: string): Theme => ({ felt: GREEN, wall: WINE, dealer: GIULIA, faces: ["As", "Kd"], ...THEMES[realId(table)] });
