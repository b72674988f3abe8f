/**
 * Splits codes of Digi-Key and Mouser whose separators the scanner dropped. Both print their fields in a fixed order, and
 * fields with a fixed number of digits show where the others end.
 */
import type { CodeField } from "./decoded-code.ts";

/** Returns the fields, or `null` if the text is not such a code. */
export function splitWithoutSeparators(text: string): readonly CodeField[] | null {
  // Another keyboard layout makes apostrophes of the hyphens.
  return text.includes("'") ? null : (splitDigiKey(text) ?? splitMouser(text));
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

type Split = Readonly<Record<string, string>>;

/** The identifiers occur rarely within the values. */
const maximumPositions = 5;

/** Splits `P…1P…30P…K…`, of which old labels do not have `30P`. Numbers of Digi-Key end with `-ND`. */
function digiKeyNumbers(text: string): readonly CodeField[] {
  const starts = positionsOf("1P", text);
  const supplied = positionsOf("30P", text);
  const ends = positionsOf(supplied.length === 0 ? "K" : "-NDK", text);
  if ([starts, supplied, ends].some(({ length }) => length > maximumPositions)) return [unknown(text)];
  const splits = starts.flatMap((start) => {
    const P = text.slice(1, start);
    if (supplied.length === 0)
      return P.endsWith("-ND")
        ? after(start, ends).map((end): Split => ({
            P,
            "1P": text.slice(start + 2, end),
            K: text.slice(end + 1),
          }))
        : [];
    return after(start, supplied).flatMap((second) =>
      after(second, ends).map((end): Split => ({
        P,
        "1P": text.slice(start + 2, second),
        "30P": text.slice(second + 3, end + 3),
        K: text.slice(end + 4),
      })),
    );
  });
  const equal = splits.filter((split) => split["P"] === split["30P"]);
  return agreed(equal.length > 0 ? equal : splits, text);
}

const after = (position: number, positions: readonly number[]) => positions.filter((each) => each > position);

/** Returns the fields that are equal in all splits. A wrong part number is worse than none. */
function agreed(splits: readonly Split[], text: string): readonly CodeField[] {
  const [first = {}, ...others] = splits;
  const known = Object.entries(first).filter(([identifier, value]) =>
    others.every((split) => split[identifier] === value),
  );
  const isComplete = splits.length > 0 && known.length === Object.keys(first).length;
  return [...fields(Object.fromEntries(known)), ...(isComplete ? [] : [unknown(text)])];
}

function positionsOf(identifier: string, text: string): readonly number[] {
  return [...text.matchAll(new RegExp(`(?=${identifier})`, "g"))].map(({ index }) => index);
}

const unknown = (value: string): CodeField => ({ identifier: "", value });

/** The date code and the lot code, both optional. */
const digiKeyLotFields = /^(?:9D([0-9]{4}|[0-9]{6}|[0-9]{8}|[0-9]{4}-[0-9]{2}|N\/T)?)?(?:1T([^]*))?$/;

function digiKeyLot(text: string): readonly CodeField[] {
  const found = digiKeyLotFields.exec(text);
  if (found === null) return [unknown(text)];
  const [, date = "", lot = ""] = found;
  return fields({ "9D": date, "1T": lot });
}

const mouserLine = /14K([0-9]{3})1P/g;
const mouserEnd = /Q([0-9]{1,12})11K([0-9]{9})4L([A-Z]{2})1V([^]{1,100})$/;

function splitMouser(text: string): readonly CodeField[] | null {
  const end = mouserEnd.exec(text);
  if (!text.startsWith("K") || end === null) return null;
  const start = text.slice(0, end.index);
  const [line, ...others] = start.matchAll(mouserLine);
  if (line === undefined) return null;
  const [, quantity = "", invoice = "", country = "", manufacturer = ""] = end;
  const numbers =
    others.length > 0
      ? [unknown(start)]
      : fields({
          K: text.slice(1, line.index),
          "14K": line[1] ?? "",
          "1P": text.slice(line.index + line[0].length, end.index),
        });
  return [...numbers, ...fields({ Q: quantity, "11K": invoice, "4L": country, "1V": manufacturer })];
}

function fields(values: Readonly<Record<string, string>>): readonly CodeField[] {
  return Object.entries(values).flatMap(([identifier, value]) =>
    value === "" ? [] : [{ identifier, value }],
  );
}
