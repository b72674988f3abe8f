/** The options of the commands that import tables. */
import { encodings, isEncoding, type Encoding } from "../exchange/tables/encodings.ts";
import type { DecimalMark } from "../exchange/tables/numbers.ts";
import { WrongUsage } from "./failure.ts";

export const encodingHelp = `Encoding of a CSV file: ${encodings.join(", ")} (default: detected)`;

export const columnHelp =
  'Meaning of a column, such as "Teilenr.=manufacturer_product_number", "#3=quantity" or "Note=ignore"';

/** Collects the values of an option that can be repeated. */
export function collect(value: string, previous: readonly string[]): readonly string[] {
  return [...previous, value];
}

interface TableOptions {
  readonly encoding?: Encoding;
  readonly decimalMark?: DecimalMark;
}

/** @throws {WrongUsage} if the encoding or the decimal mark is unknown */
export function readTableOptions(options: {
  readonly encoding?: string | undefined;
  readonly decimalMark?: string | undefined;
}): TableOptions {
  const { encoding, decimalMark } = options;
  const given = encoding?.toLowerCase();
  if (given !== undefined && !isEncoding(given)) {
    throw new WrongUsage(`Unknown encoding ${JSON.stringify(encoding)}. Use one of ${encodings.join(", ")}.`);
  }
  if (decimalMark !== undefined && decimalMark !== "." && decimalMark !== ",") {
    throw new WrongUsage(`Unknown decimal mark ${JSON.stringify(decimalMark)}. Use "." or ",".`);
  }
  return {
    ...(given !== undefined && { encoding: given }),
    ...(decimalMark !== undefined && { decimalMark }),
  };
}
