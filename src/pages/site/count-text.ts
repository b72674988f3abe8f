const number = new Intl.NumberFormat("en");

/** Formats a number of things, such as “4,850”. */
export function countText(count: number): string {
  return number.format(count);
}
