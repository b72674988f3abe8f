/** Converts the numbers of spreadsheets to text. Formulas are not evaluated, and dates are in the format of ISO 8601. */

/** How a number is shown. `zeros` is the minimum number of digits, as in `0000` for the package 0402. */
export type NumberFormat = "plain" | "date" | "time" | "datetime" | { readonly zeros: number };

/** The built-in formats that are not plain numbers, by ID (ECMA-376, 18.8.30). */
export function builtInFormat(id: number): NumberFormat {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return "date";
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return "time";
  return id === 22 ? "datetime" : "plain";
}

const maximumCode = 255;

/** Returns the format for a code, such as `dd.mm.yyyy`. */
export function formatOfCode(code: string): NumberFormat {
  const [positive = ""] = code.slice(0, maximumCode).split(";", 1);
  if (/^0{2,20}$/.test(positive)) return { zeros: positive.length };
  const letters = positive
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, "")
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "")
    .toLowerCase();
  if (/general|standard|[#0?]/.test(letters.replaceAll(/s\.0+/g, "s"))) return "plain";
  const hasTime = /[hs]/.test(letters);
  const hasDate = /[yd]/.test(letters) || (letters.includes("m") && !hasTime);
  if (hasDate) return hasTime ? "datetime" : "date";
  return hasTime ? "time" : "plain";
}

const dayMilliseconds = 86_400_000;

/** The last day that spreadsheets support, 9999-12-31. */
const lastDay = 2_958_465;

/**
 * @param text the stored number
 * @param uses1904 whether dates are counted from 1904-01-01
 */
export function formatNumber(text: string, format: NumberFormat, uses1904: boolean): string {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return text;
  if (typeof format === "object")
    return Number.isInteger(value) ? padded(value, format.zeros) : plainNumber(value);
  if (format === "plain" || value < 0 || value > lastDay) return plainNumber(value);
  return dateText(value, format, uses1904);
}

function padded(value: number, digits: number): string {
  return `${value < 0 ? "-" : ""}${plainNumber(Math.abs(value)).padStart(digits, "0")}`;
}

/** Rounds to the 15 digits that spreadsheets show, so that 0.1 + 0.2 is 0.3. Uses no exponent. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  const [, sign = "", whole = "", fraction = "", exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const shift = Number(exponent);
  if (shift > 0) return `${sign}${whole}${fraction.padEnd(shift, "0")}`;
  return `${sign}0.${"0".repeat(-shift - 1)}${whole}${fraction}`;
}

function dateText(value: number, format: "date" | "time" | "datetime", uses1904: boolean): string {
  // Spreadsheets count 1900-02-29, which does not exist.
  const first = uses1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, value < 60 ? 31 : 30);
  const moment = new Date(first + Math.round(value * 86_400) * (dayMilliseconds / 86_400)).toISOString();
  const [date = "", time = ""] = moment.slice(0, 19).split("T");
  if (format === "time" && value < 1) return time;
  return Number.isInteger(value) ? date : `${date}T${time}`;
}
