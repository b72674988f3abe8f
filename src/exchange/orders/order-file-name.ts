/** Finds the supplier and the number of an order in the name of its file. */
import { shops } from "../tables/shops.ts";

/** Returns the supplier that the name of a file contains as a word, such as `LCSC__WM2408150001_20240815.csv`. */
export function supplierInFileName(fileName: string): string | null {
  const words = fileName.toLowerCase().split(/[^a-z0-9]+/);
  const names = new Set(words.filter((word) => word.length > 2).flatMap((word) => shops[word] ?? []));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}

/**
 * Returns the order number that the name of a file contains, or `null` if it contains none or several. Dates and times
 * are no order numbers.
 */
export function orderNumberInFileName(fileName: string): string | null {
  const stem = fileName.replace(/\.[^.]*$/, "");
  const found = new Set(
    stem
      .split(/[^A-Za-z0-9]+/)
      .filter((word) => /^(?:[A-Za-z]{1,4}\d{5,16}|\d{7,16})$/.test(word) && !isTime(word)),
  );
  const [number] = found;
  return found.size === 1 && number !== undefined ? number : null;
}

/** Whether digits are a date in any order, such as 20240815 and 15082024, with or without a time. */
function isTime(word: string): boolean {
  const [, digits = ""] = /^(\d{8})(?:\d{4}(?:\d{2})?)?$/.exec(word) ?? [];
  return [/^(20\d\d)(\d\d)(\d\d)$/, /^(\d\d)(\d\d)(20\d\d)$/].some((form) => {
    const [, ...parts] = form.exec(digits) ?? [];
    const [month, day] = parts.filter((part) => part.length === 2).map(Number);
    const [one = 0, other = 0] = [month, day];
    return one > 0 && other > 0 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31;
  });
}
