/** Reads quantities with a unit, such as "10 pcs" or "50 m". */
import { maximumLength, readNumber, type DecimalMark, type ReadNumber } from "./numbers.ts";

export interface Quantity {
  /** `null` if the text is not a quantity. */
  readonly number: ReadNumber | null;
  /** The unit, unless it is the piece. */
  readonly unit: string | null;
}

const pieces = new Set(
  (
    "pc pcs pce pces piece pieces ea each unit units stk stck st stück stueck stücke pièce pièces pza pzas pieza piezas ud " +
    "uds unidad unidades u stuk stuks x × nos"
  ).split(" "),
);

const units: Readonly<Record<string, string>> = {
  m: "m",
  cm: "cm",
  mm: "mm",
  km: "km",
  ft: "ft",
  g: "g",
  kg: "kg",
  mg: "mg",
  l: "l",
  ml: "ml",
};

export function readQuantity(text: string, mark: DecimalMark | null): Quantity {
  const { amount, unit } = splitQuantity(text);
  return { number: amount === null ? null : readNumber(amount, mark), unit };
}

/** Divides a quantity into its number and its unit. The number is `null` if there is other text. */
export function splitQuantity(text: string): {
  readonly amount: string | null;
  readonly unit: string | null;
} {
  if (text.length > maximumLength) return { amount: null, unit: null };
  const plain = text.normalize("NFKC").trim();
  const [, amount = "", word = ""] = /^(.*\d[.,]?)\s*([\p{L}×]+)?\.?$/u.exec(plain) ?? [];
  if (amount === "") return { amount: null, unit: null };
  const name = word.toLowerCase();
  if (name === "" || pieces.has(name)) return { amount, unit: null };
  const unit = Object.hasOwn(units, name) ? units[name] : undefined;
  return unit === undefined ? { amount: null, unit: null } : { amount, unit };
}
