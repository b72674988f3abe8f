/** Reads the codes of manufacturers that print their own formats on reels. */
import { parseField } from "./data-identifiers.ts";
import { decodedCode, quantityOf, type CodeContent, type DecodedCode } from "./decoded-code.ts";

interface Format {
  readonly pattern: RegExp;
  readonly separator: RegExp;
  readonly content: (values: readonly string[]) => Partial<CodeContent>;
}

const formats: readonly Format[] = [
  // Lite-On: ;;LTST-C191KGKT;2108404746;5000;5/P/D;RLC21032787551;2113;MADE IN CHINA
  {
    pattern: /^;;[^;]+;[0-9]+;[0-9]+;[^;]*;[^;]*;[0-9]{4};[^;]*$/,
    separator: /;/,
    content: ([, , own, , quantity, , lot, date]) => ({
      manufacturer: "Lite-On",
      manufacturer_product_number: own ?? null,
      quantity: quantityOf(quantity),
      lot_code: lot ?? null,
      date_code: date ?? null,
    }),
  },
  // Samsung: AJ1FP7G/CL10C101JB8NNNC/1687/0004000
  {
    pattern: /^[0-9A-Z]{7}\/CL[0-9A-Z]{8,20}\/[0-9A-Z]{4}\/[0-9]{7}$/,
    separator: /\//,
    content: ([lot, own, , quantity]) => ({
      manufacturer: "Samsung",
      manufacturer_product_number: own ?? null,
      quantity: quantityOf(quantity),
      lot_code: lot ?? null,
    }),
  },
  // Panasonic: 3N1ERJ-3EKF1502V 5000
  {
    pattern: /^3N1\S{4,40} +[0-9]{1,9}$/,
    separator: / +/,
    content: ([own, quantity]) => ({
      manufacturer: "Panasonic",
      manufacturer_product_number: own?.slice("3N1".length) ?? null,
      quantity: quantityOf(quantity),
    }),
  },
  // Stackpole: 1PRMCF2010ZT0R00,Q4000,1TT170419155,17/16,JP
  {
    pattern: /^1P[^,]+,Q[0-9]+,1T[^,]+,[0-9]{2}\/[0-9]{2},[A-Z]{2}$/,
    separator: /,/,
    content: ([own, quantity, lot, date, country]) => ({
      manufacturer_product_number: own?.slice("1P".length) ?? null,
      quantity: quantityOf(quantity?.slice("Q".length)),
      lot_code: lot?.slice("1T".length) ?? null,
      date_code: date ?? null,
      country: country ?? null,
    }),
  },
  // Rohm, in fixed columns: part number (19), quantity (6), year and week (4), lot (6), others (3)
  {
    pattern: /^(?=.{38}$)[0-9A-Z-]{4,18} {1,15}[0-9]{8}(?:0[1-9]|[1-4][0-9]|5[0-3])[0-9A-Z]{9}$/,
    separator: / +/,
    content: ([own, columns = ""]) => ({
      manufacturer: "Rohm",
      manufacturer_product_number: own ?? null,
      quantity: quantityOf(columns.slice(0, 6)),
      date_code: columns.slice(6, 10),
      lot_code: columns.slice(10, 16),
    }),
  },
];

/** Returns the content of the code, or `null` for other formats. */
export function decodeManufacturerCode(code: string): DecodedCode | null {
  const format = formats.find(({ pattern }) => pattern.test(code));
  if (format === undefined) return null;
  const values = code.split(format.separator);
  const fields = values.map((value) =>
    value.startsWith("1") ? parseField(value) : { identifier: "", value },
  );
  return decodedCode(
    "manufacturer",
    format.content(values),
    fields.filter(({ value }) => value !== ""),
  );
}
