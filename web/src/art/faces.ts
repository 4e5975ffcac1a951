/** Faces drawn from names: every feature is chosen by a hash of the name. */
const GROUNDS = ["#7b2d3a", "#1f5d57", "#2d4a7d", "#6a4a1f", "#4b2f6e", "#2f6a3a", "#7a4a5c", "#3d4552"];
const SKINS: [string, string][] = [["#f6d5bb", "#dfae8c"], ["#eec09a", "#cf9468"], ["#d9a57c", "#b57d55"], ["#a9744f", "#865636"], ["#7c5238", "#5d3a25"], ["#5b3a28", "#3f2618"]];
const HAIRS = ["#1c1513", "#3a2416", "#5b3619", "#8a5a2b", "#c79a55", "#8d8f94", "#7a2f1c", "#26211f"];
const CLOTHS = ["#20242a", "#8d1730", "#1f4f9a", "#0d6542", "#d8b365", "#e9e5da", "#5a3a78", "#c46a2d"];
const CUTS = ["short", "bob", "long", "curls", "bun", "side", "bald"] as const;

export interface Look {
  key: string;
  ground: string;
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  cut: (typeof CUTS)[number];
  beard: boolean;
  glasses: boolean;
}

/** A number of 32 bits from a text (FNV-1a); near texts are far apart. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const unit of text) mixed = Math.imul(mixed ^ unit.codePointAt(0)!, 0x01000193);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

export function lookOf(name: string): Look {
  const pick = <T>(what: string, from: readonly T[]): T => from[hash(`${what}/${name}`) % from.length]!;
  const [skin, shade] = pick("skin", SKINS);
  const cut = pick("cut", CUTS);
  const bearded = cut === "short" || cut === "bald" || cut === "side" || cut === "curls";
  return {
    key: hash(name).toString(16),
    ground: pick("ground", GROUNDS),
    skin,
    shade,
    hair: pick("hair", HAIRS),
    cloth: pick("cloth", CLOTHS),
    cut,
    beard: bearded && hash(`beard/${name}`) % 5 < 2,
    glasses: hash(`glasses/${name}`) % 5 === 0,
  };
}
