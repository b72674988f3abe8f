/** Recognizes cells that stand for "no value", and values that a spreadsheet has damaged. */

const blanks = new Set(
  [
    "-",
    "--",
    "---",
    "–",
    "—",
    "~",
    "n/a",
    "n.a.",
    "n. a.",
    "na",
    "k.a.",
    "null",
    "nil",
    "none",
    "nan",
    "(none)",
    "(blank)",
  ].flatMap((word) => [word, `<${word}>`]),
);

export function isBlank(text: string): boolean {
  return text === "" || blanks.has(text.toLowerCase());
}

/** Whether the cell contains an error of a spreadsheet, such as #N/A or #REF!. Its value is lost. */
export function isSpreadsheetError(text: string): boolean {
  return /^#(?:N\/A|N\/V|NV|REF!|BEZUG!|VALUE!|WERT!|VALEUR!|NAME\?|NOM\?|DIV\/0!|NUM!|ZAHL!|NULL!|SPILL!|CALC!)$/i.test(
    text,
  );
}

/** Whether a spreadsheet has replaced a long number with a rounded one, such as 1.00E+11. */
export function isRounded(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(text);
}
