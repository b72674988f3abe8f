/** Reads numbers with either decimal mark. The other values of a column decide what "1,000" means. */

export type DecimalMark = "." | ",";

export type ReadNumber =
  | { readonly kind: "number"; readonly decimal: string }
  /** The text can be read with either mark, with these results. */
  | { readonly kind: "ambiguous"; readonly point: string; readonly comma: string };

/** Numbers, amounts and dates are shorter, in characters. Longer texts are not read, because they are slow to match. */
export const maximumLength = 60;

/** The separators of thousands besides point and comma: spaces and apostrophes. */
const grouped = /^([+-]?\d{1,3})((?:[\s\u00a0\u202f'’]\d{3})+)(?=$|[.,])/u;

function normalized(text: string): string {
  const plain = text.normalize("NFKC").trim().replaceAll("−", "-");
  return plain.replace(grouped, (_, first: string, rest: string) => first + rest.replaceAll(/\D/g, ""));
}

/** Returns the number, both readings of an ambiguous text, or `null` if the text is not a number. */
export function readNumber(text: string, mark: DecimalMark | null): ReadNumber | null {
  if (text.length > maximumLength) return null;
  const plain = normalized(text);
  const own = /[.,]/.test(plain) ? markOf(plain) : ".";
  const chosen = own ?? mark;
  if (chosen !== null) {
    const decimal = decimalWith(plain, chosen);
    return decimal === null ? null : { kind: "number", decimal };
  }
  const [point, comma] = [decimalWith(plain, "."), decimalWith(plain, ",")];
  if (point === null || comma === null) return null;
  return { kind: "ambiguous", point, comma };
}

/** Returns the decimal mark that a number proves, or `null` if it could have either. */
export function markOf(text: string): DecimalMark | null {
  if (text.length > maximumLength) return null;
  const plain = normalized(text);
  const marks = plain.replaceAll(/[^.,]/g, "");
  const last = marks.at(-1);
  if (last !== "." && last !== ",") return null;
  const other: DecimalMark = last === "." ? "," : ".";
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return other;
  // A mark before three digits can separate thousands, except after a zero or more than three digits.
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(plain) ? null : last;
}

/** Returns the number in the format of the API, or `null` if it is not a number with this decimal mark. */
function decimalWith(plain: string, mark: DecimalMark): string | null {
  const group = mark === "." ? "," : ".";
  const isGrouped = plain.includes(group);
  const whole = isGrouped ? String.raw`\d{1,3}(?:[${group}]\d{3})+` : String.raw`\d*`;
  const form = new RegExp(String.raw`^([+-]?)(${whole})(?:[${mark}](\d*))?(?:e([+-]?\d{1,2}))?$`, "i");
  const [, sign, integer = "", fraction = "", exponent] = form.exec(plain) ?? [];
  if (sign === undefined || (integer === "" && fraction === "")) return null;
  const digits = integer.replaceAll(group, "");
  const minus = sign === "-" ? "-" : "";
  return minus + shifted(digits === "" ? "0" : digits, fraction, Number(exponent ?? 0));
}

/** Moves the decimal point of a number to the right. */
function shifted(integer: string, fraction: string, places: number): string {
  const digits = integer + fraction;
  const point = integer.length + places;
  const padded = point <= 0 ? "0".repeat(1 - point) + digits : digits.padEnd(point, "0");
  const at = Math.max(point, 1);
  const [whole, rest] = [padded.slice(0, at).replace(/^0+(?=\d)/, ""), padded.slice(at)];
  return rest === "" ? whole : `${whole}.${rest}`;
}

/** Returns the mark that the values of a column prove, or `null` if they prove none or both. */
export function decimalMarkOf(values: Iterable<string>): DecimalMark | null {
  const marks = new Set<DecimalMark>();
  for (const value of values) {
    const mark = markOf(value);
    if (mark !== null) marks.add(mark);
  }
  const [first] = marks;
  return marks.size === 1 && first !== undefined ? first : null;
}
