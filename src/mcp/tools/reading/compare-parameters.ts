/**
 * Decides whether a part can replace another part, based on the parameters of both parts.
 *
 * - A typical value with a unit defines the part (10 kΩ, 3.3 V output). A part with a different value is excluded.
 * - A maximum, a minimum or a range is a rating. A part fits if its rating covers the rating of the original.
 * - A parameter with the name of a rating (power, maximum, rated) fits if its value is at least as high. A tolerance or
 * another percentage fits if it is at most as high.
 * - A text that names the kind of part (polarity, channel, type) defines the part. A count (pins, positions, rows) also
 * defines the part.
 * - All other texts and numbers without a unit match only if they are equal, but a difference does not exclude the
 * part.
 */

export interface ParameterValues {
  readonly name: string;
  readonly name_folded: string;
  readonly group_name_folded: string;
  readonly value_min: number | null;
  readonly value_typical: number | null;
  readonly value_max: number | null;
  readonly unit: string;
  readonly value_text_folded: string;
}

type Verdict = "matching" | "differing" | "excluding";

export interface Comparison {
  readonly matching: readonly string[];
  readonly differing: readonly string[];
}

/**
 * Compares each parameter of `own` with the most similar parameter of the same name (ignoring case). Returns `null` if
 * a parameter excludes the other part.
 * @param tolerance the relative difference up to which a defining value does not exclude the part
 */
export function compareParts(
  own: readonly ParameterValues[],
  others: readonly ParameterValues[],
  tolerance: number,
): Comparison | null {
  const matching: string[] = [];
  const differing: string[] = [];
  for (const parameter of own) {
    const verdicts = others
      .filter((other) => isSameName(parameter, other))
      .map((other) => ({ name: other.name, verdict: compareValues(parameter, other, tolerance) }));
    const best = (["matching", "differing", "excluding"] as const)
      .map((wanted) => verdicts.find(({ verdict }) => verdict === wanted))
      .find((found) => found !== undefined);
    if (best?.verdict === "excluding") return null;
    if (best !== undefined) (best.verdict === "matching" ? matching : differing).push(best.name);
  }
  return { matching, differing };
}

function isSameName(one: ParameterValues, other: ParameterValues): boolean {
  return one.name_folded === other.name_folded && one.group_name_folded === other.group_name_folded;
}

/** A range of values, converted to the unit without a prefix (mV to V). */
interface Quantity {
  readonly unit: string;
  readonly min: number | null;
  readonly typical: number | null;
  readonly max: number | null;
}

function compareValues(own: ParameterValues, other: ParameterValues, tolerance: number): Verdict {
  const [one, two] = [quantityOf(own), quantityOf(other)];
  if (isEmpty(one) || isEmpty(two)) {
    if (!isEmpty(one) || !isEmpty(two)) return "differing";
    if (own.value_text_folded === other.value_text_folded) return "matching";
    return isDefiningName(own.name_folded) ? compareKinds(own, other) : "differing";
  }
  if (one.typical === null) return one.unit === two.unit && covers(two, one) ? "matching" : "differing";
  if (two.typical === null) return "differing";
  const isDefining = one.unit !== "" && one.unit !== "%";
  if (one.unit !== two.unit) return isDefining && two.unit !== "" ? "excluding" : "differing";
  const hasRange = one.min !== null || one.max !== null;
  if (isEqual(one.typical, two.typical)) return !hasRange || covers(two, one) ? "matching" : "differing";
  if (hasRange && covers(two, one)) return "matching";
  if (one.unit === "%" || /tolerance/.test(own.name_folded))
    return two.typical < one.typical ? "matching" : "differing";
  if (/\b(?:power|dissipation|max|maximum|rated|rating)\b/.test(own.name_folded))
    return two.typical > one.typical ? "matching" : "differing";
  if (!isDefining) return one.unit === "" && isCount(own.name_folded) ? "excluding" : "differing";
  const isNear = Math.abs(two.typical - one.typical) <= Math.abs(one.typical) * tolerance * (1 + precision);
  return isNear ? "differing" : "excluding";
}

function isDefiningName(name: string): boolean {
  return /\b(?:polarity|channel|type|function|gender)\b/.test(name) || isCount(name);
}

function isCount(name: string): boolean {
  return /\b(?:pins|positions|rows|columns|contacts|poles|ways|ports|channels|circuits|(?:number|count) of|count)\b/.test(
    name,
  );
}

/**
 * Compares two texts that name the kind of part. "N", "N-channel" and "n channel" are equal. An empty text neither
 * matches nor excludes the part.
 */
function compareKinds(own: ParameterValues, other: ParameterValues): Verdict {
  const [one, two] = [own, other].map(({ value_text_folded: text }) =>
    text.replaceAll(/[\s_-]|channel|type/g, ""),
  );
  if (one === "" || two === "") return "differing";
  return one === two ? "matching" : "excluding";
}

function isEmpty({ min, typical, max }: Quantity): boolean {
  return min === null && typical === null && max === null;
}

function covers(wide: Quantity, narrow: Quantity): boolean {
  const [low, high] = [wide.min, wide.max];
  const reachesUp =
    narrow.max === null || (high !== null && (high > narrow.max || isEqual(high, narrow.max)));
  const reachesDown = narrow.min === null || (low !== null && (low < narrow.min || isEqual(low, narrow.min)));
  return reachesUp && reachesDown;
}

/** The relative tolerance for rounding errors in unit conversions. */
const precision = 1e-9;

function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other)) * precision;
}

const prefixes: Readonly<Record<string, number>> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  "\u00b5": 1e-6,
  "\u03bc": 1e-6,
  m: 1e-3,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};

const baseUnits =
  /^([fpnu\u00b5\u03bcmkKMGT]?)(\u03a9|\u2126|Ohms?|ohms?|F|H|V|A|W|Hz|s|Ah|Wh|S|bit|B|m|g|N|Pa|C|J)$/;

function quantityOf({ unit, value_min, value_typical, value_max }: ParameterValues): Quantity {
  const [, prefix = "", base = unit.trim()] = baseUnits.exec(unit.trim()) ?? [];
  const factor = prefixes[prefix] ?? 1;
  const scaled = (value: number | null): number | null => (value === null ? null : value * factor);
  return {
    unit: /^(?:\u2126|ohms?)$/i.test(base) ? "\u03a9" : base,
    min: scaled(value_min),
    typical: scaled(value_typical),
    max: scaled(value_max),
  };
}
