/**
 * Splits codes of Digi-Key and Mouser whose separators the scanner dropped. Both print their fields in a fixed order, and
 * fields with a fixed number of digits show where the others end.
 */
import type { CodeField } from "./decoded-code.ts";

/** Returns the fields, or `null` if the text is not such a code. */
export function splitWithoutSeparators(text: string): readonly CodeField[] | null {
  return splitDigiKey(text) ?? splitMouser(text);
}

/** The date code, the lot code or the packing list follows the order. */
const digiKeyOrder = /1K([0-9]{8})10K([0-9]{8,9})(?=9D|1T|$)/;
const digiKeyEnd =
  /11K([0-9])4L([A-Z]{2})?Q([0-9]{1,12})11Z(PICK|PREPACK)12Z([0-9]{1,12})13Z([0-9]{6})(?:20Z0*)?$/;

function splitDigiKey(text: string): readonly CodeField[] | null {
  const end = digiKeyEnd.exec(text);
  // The number of an invoice with eight digits must not take the first digit of the next identifier.
  const order = end === null ? null : digiKeyOrder.exec(text.slice(0, end.index));
  if (!text.startsWith("P") || order === null || end === null) return null;
  const [, sales = "", invoice = ""] = order;
  const [, packingList = "", country = "", quantity = "", kind = "", product = "", load = ""] = end;
  const between = text.slice(order.index + order[0].length, end.index);
  return [
    ...digiKeyNumbers(text.slice(0, order.index)),
    ...fields({ "1K": sales, "10K": invoice }),
    ...digiKeyLot(between),
    ...fields({
      "11K": packingList,
      "4L": country,
      Q: quantity,
      "11Z": kind,
      "12Z": product,
      "13Z": load,
    }),
  ];
}

/** Splits `P…1P…30P…K…`. Numbers of Digi-Key end with `-ND`. */
function digiKeyNumbers(text: string): readonly CodeField[] {
  const ended = text.indexOf("-ND1P");
  const [number, rest] = splitAt(text.slice(1), ended === -1 ? text.indexOf("1P", 1) - 1 : ended + 2, 2);
  const [beforeCustomer, customer] = splitAt(rest, rest.lastIndexOf("K"), 1);
  const [own, supplied] = splitAt(beforeCustomer, beforeCustomer.lastIndexOf("30P"), 3);
  return fields({ P: number, "1P": own, "30P": supplied, K: customer });
}

/** Splits `9D…1T…`, both optional. */
function digiKeyLot(text: string): readonly CodeField[] {
  const [date, lot] = splitAt(text, text.indexOf("1T"), 2);
  return fields({ "9D": date.replace(/^9D/, ""), "1T": lot });
}

const mouserLine = /14K([0-9]{3})1P/;
const mouserEnd = /Q([0-9]{1,12})11K([0-9]{9})4L([A-Z]{2})1V([^]{1,100})$/;

function splitMouser(text: string): readonly CodeField[] | null {
  const [line, end] = [mouserLine.exec(text), mouserEnd.exec(text)];
  if (!text.startsWith("K") || line === null || end === null || line.index > end.index) return null;
  const [, quantity = "", invoice = "", country = "", manufacturer = ""] = end;
  return fields({
    K: text.slice(1, line.index),
    "14K": line[1] ?? "",
    "1P": text.slice(line.index + line[0].length, end.index),
    Q: quantity,
    "11K": invoice,
    "4L": country,
    "1V": manufacturer,
  });
}

/** Splits at a position and leaves out `length` characters there. All is before a negative position. */
function splitAt(text: string, position: number, length: number): readonly [string, string] {
  return position < 0 ? [text, ""] : [text.slice(0, position), text.slice(position + length)];
}

function fields(values: Readonly<Record<string, string>>): readonly CodeField[] {
  return Object.entries(values).flatMap(([identifier, value]) =>
    value === "" ? [] : [{ identifier, value }],
  );
}
