/** Reads dates. The other values of a column decide whether 3/4/2024 is in March or in April. */
import { maximumLength } from "./numbers.ts";

export type DateOrder = "day-month" | "month-day";

export type ReadDate =
  | { readonly kind: "date"; readonly date: string }
  /** The day and the month could be exchanged. */
  | { readonly kind: "ambiguous" };

const monthWords = [
  "jan",
  "feb fév feb",
  "mar mär maa mrt",
  "apr avr abr",
  "may mai mei",
  "jun juin",
  "jul juil",
  "aug aoû ago",
  "sep",
  "oct okt",
  "nov",
  "dec dez déc dic",
];

/** Returns the order that the dates of a column prove, or `null` if they prove none or both. */
export function dateOrderOf(values: Iterable<string>): DateOrder | null {
  const orders = new Set<DateOrder>();
  for (const value of values) {
    if (value.length > maximumLength) continue;
    const [, first, mark, second] = /^(\d{1,2})([./-])(\d{1,2})\2\d{2,4}\b/.exec(value.trim()) ?? [];
    if (mark === undefined) continue;
    // Points are only used in day-month order.
    if (mark === "." || Number(first) > 12) orders.add("day-month");
    else if (Number(second) > 12) orders.add("month-day");
  }
  const [order] = orders;
  return orders.size === 1 && order !== undefined ? order : null;
}

/** Returns the date in ISO 8601, or `null` if the text is not a date. Times are ignored. */
export function readDate(text: string, order: DateOrder | null): ReadDate | null {
  if (text.length > maximumLength) return null;
  const plain = text.trim().replace(/[T ,]+\d{1,2}:\d{2}(?::\d{2})?.*$/, "");
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(plain);
  if (iso !== null) return dateOf(iso[1], iso[2], iso[3]);
  const named = /^(\d{1,2})[-. /]+(\p{L}{3,})\.?[-. /,]+(\d{2}|\d{4})$/u.exec(plain);
  if (named !== null) return dateOf(named[3], monthOf(named[2]), named[1]);
  const english = /^(\p{L}{3,})\.?[-. /]+(\d{1,2})[,. /-]+(\d{2}|\d{4})$/u.exec(plain);
  if (english !== null) return dateOf(english[3], monthOf(english[1]), english[2]);
  const [, first, second, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(plain) ?? [];
  if (first === undefined) return null;
  const chosen = dateOrderOf([plain]) ?? order;
  if (chosen === null) return first === second ? dateOf(year, second, first) : { kind: "ambiguous" };
  return chosen === "day-month" ? dateOf(year, second, first) : dateOf(year, first, second);
}

function monthOf(word = ""): string {
  const start = word.toLowerCase();
  const index = monthWords.findIndex((list) => list.split(" ").some((month) => start.startsWith(month)));
  return String(index + 1);
}

function dateOf(year = "", month = "", day = ""): ReadDate | null {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date
    ? null
    : { kind: "date", date };
}
