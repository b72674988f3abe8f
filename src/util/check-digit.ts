/**
 * Returns whether the last digit is the check digit of the others, as in all GTINs (GS1 General Specifications, section
 * 7.9).
 * @example hasCheckDigit("4006381333931") // true
 */
export function hasCheckDigit(digits: string): boolean {
  return checkSum(digits) % 10 === 0;
}

/**
 * Returns the check digit to append.
 * @example checkDigit("400638133393") // "1"
 */
export function checkDigit(digits: string): string {
  return String((10 - (checkSum(`${digits}0`) % 10)) % 10);
}

function checkSum(digits: string): number {
  return [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
}
