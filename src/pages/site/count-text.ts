const number = new Intl.NumberFormat("en");

/** Formats a number of things, such as “4,850”. */
export function countText(count: number): string {
  // `Intl` takes a microsecond, and pages show hundreds of small numbers.
  return isSmall(count) ? String(count) : number.format(count);
}

/** Whether `Intl` would format the number with digits only. */
export function isSmall(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 1000;
}
