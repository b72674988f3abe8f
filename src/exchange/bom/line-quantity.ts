/** Reads the quantity of a line. The list of reference designators decides if both differ. */
import type { DecimalMark } from "../tables/numbers.ts";
import { readQuantity } from "../tables/quantities.ts";
import type { LineRemark } from "./bom-line.ts";

interface QuantityContext {
  readonly errors: LineRemark[];
  readonly warnings: LineRemark[];
  /** Whether the file has a column with designators. */
  readonly hasReferences: boolean;
}

/** The maximum quantity of a BOM entry. */
const maximumQuantity = 1_000_000_000;

/**
 * @param counted the number of designators, with those that have no number
 * @param named the number of designators with a number
 */
export function readLineQuantity(
  text: string,
  mark: DecimalMark | null,
  counted: number,
  named: number,
  { errors, warnings, hasReferences }: QuantityContext,
): number | null {
  const reject = (message: string): null => {
    errors.push({ property: "quantity", message });
    return null;
  };
  if (text === "") {
    if (counted > 0) return counted;
    return reject(
      hasReferences ? "The line has neither designators nor a quantity." : "The quantity is missing.",
    );
  }
  const { number } = readQuantity(text, mark);
  const shown = JSON.stringify(text.slice(0, 60));
  if (number === null) {
    if (counted === 0) return reject(`${shown} is not a quantity. Write a number such as 12.`);
    warnings.push({
      property: "quantity",
      message: `${shown} is not a quantity, so the ${counted} designators count.`,
    });
    return counted;
  }
  if (counted > 0) {
    const readings = number.kind === "number" ? [number.decimal] : [number.point, number.comma];
    if (readings.some((reading) => Number(reading) === counted) && named === counted) return counted;
    if (named === 0 && number.kind === "number" && isValid(Number(number.decimal)))
      return Number(number.decimal);
    if (!readings.some((reading) => Number(reading) === counted)) {
      warnings.push({
        property: "quantity",
        message: `The quantity is ${text.slice(0, 60)}, but the line has ${counted} designators. The designators count.`,
      });
    }
    return named === 0 ? counted : named;
  }
  if (number.kind === "ambiguous") {
    return reject(
      `${shown} can be ${number.point} or ${number.comma}. Set the decimal mark of the quantities.`,
    );
  }
  const quantity = Number(number.decimal);
  if (!isValid(quantity))
    return reject(`The quantity must be greater than 0 and at most ${maximumQuantity}.`);
  return quantity;
}

function isValid(quantity: number): boolean {
  return quantity > 0 && quantity <= maximumQuantity;
}
