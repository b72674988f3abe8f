/** Reads amounts of money with currency symbols or codes. */
import { currencyOf } from "./currencies.ts";
import { maximumLength, readNumber, type DecimalMark, type ReadNumber } from "./numbers.ts";

export interface Money {
  /** `null` if the text is not an amount. */
  readonly number: ReadNumber | null;
  /** ISO 4217 code. `null` if the symbol belongs to several currencies. Absent if the text names no currency. */
  readonly currency?: string | null;
}

const form =
  /^([+-]?)\s*([^\d+.,\s'’-]{0,5})\s*([+-]?[\d.,][\d\s.,'’\u00a0\u202f]*(?:e[+-]?\d{1,2})?)\s*([^\d\s]{0,5})$/iu;

export function readMoney(text: string, mark: DecimalMark | null): Money {
  const { amount, currency } = splitMoney(text);
  const number = amount === null ? null : readNumber(amount, mark);
  return currency === undefined ? { number } : { number, currency };
}

/** Divides an amount into its number and its currency. The number is `null` if there is other text. */
export function splitMoney(text: string): {
  readonly amount: string | null;
  readonly currency?: string | null;
} {
  if (text.length > maximumLength) return { amount: null };
  const [, sign = "", before = "", amount, after = ""] = form.exec(text.normalize("NFKC").trim()) ?? [];
  if (amount === undefined || (before !== "" && after !== "")) return { amount: null };
  const name = before === "" ? after : before;
  const number = sign + amount.trim();
  if (name === "") return { amount: number };
  const currency = currencyOf(name);
  return currency === undefined ? { amount: null } : { amount: number, currency };
}
