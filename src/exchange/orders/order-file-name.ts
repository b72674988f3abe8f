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
    stem.split(/[^A-Za-z0-9]+/).filter((word) => /^[A-Za-z]{0,4}\d{6,16}$/.test(word) && !isTime(word)),
  );
  const [number] = found;
  return found.size === 1 && number !== undefined ? number : null;
}

/** Whether digits are a date such as 20240815, a time such as 142233, or both. */
function isTime(word: string): boolean {
  return /^(?:20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?(?:[01]\d|2[0-3])?(?:[0-5]\d){0,2}$/.test(word);
}
