/** Recognizes parts that have the same values as usual resistors, capacitors and inductors, but are something else. */
import { prefixOf } from "./references.ts";

const kinds = {
  thermistor: /\b(?:ntc|ptc|thermistors?|heißleiter|kaltleiter)\b/,
  potentiometer: /\b(?:potentiometers?|trimpots?|trimmers?|poti)\b/,
  varistor: /\b(?:varistors?|movs?)\b/,
  array: /\b(?:arrays?|networks?|netzwerke?)\b/,
  bead: /\b(?:ferrites?|beads?)\b/,
} as const;

type Kind = keyof typeof kinds;

/** The kinds of parts by the letters of their designators. Other letters do not tell the kind. */
const kindsByPrefix: Readonly<Record<string, readonly Kind[]>> = {
  R: [],
  C: [],
  L: [],
  RN: ["array"],
  RA: ["array"],
  RT: ["thermistor"],
  TH: ["thermistor"],
  RV: ["potentiometer", "varistor"],
  POT: ["potentiometer"],
  FB: ["bead"],
};

/** @param texts the texts and the category of a part */
export function kindsIn(texts: readonly string[]): readonly Kind[] {
  const all = texts.join("\n").toLowerCase();
  return (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].test(all));
}

/** Whether parts of these kinds can have designators like this one. */
export function canHaveDesignator(own: readonly Kind[], reference: string): boolean {
  const expected = kindsByPrefix[prefixOf(reference)];
  if (expected === undefined) return true;
  return expected.length === 0 ? own.length === 0 : own.some((kind) => expected.includes(kind));
}
