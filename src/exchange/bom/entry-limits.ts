/** Checks the limits of BOM entries that the contract defines for requests. Lines that are joined can exceed them. */
import type { Body } from "../../inventory/writing/write-context.ts";
import type { LineRemark } from "./bom-line.ts";

const maximumQuantity = 1_000_000_000;
const maximumText = 65_535;

const texts = { mountnames: "reference designators", comment: "comment" } as const;

/** Returns why the values of an entry cannot be stored. */
export function limitsOf(body: Body): readonly LineRemark[] {
  const errors = Object.entries(texts).flatMap(([property, name]): LineRemark[] => {
    const text: unknown = body[property];
    if (typeof text !== "string" || text.length <= maximumText) return [];
    const message = `The ${name} of the entry are ${text.length} characters long. The maximum is ${maximumText}. Shorten them in the file.`;
    return [{ property, message }];
  });
  const quantity: unknown = body["quantity"];
  if (typeof quantity !== "number" || quantity <= maximumQuantity) return errors;
  const message = `The lines of the entry add up to a quantity of ${quantity}. The maximum is ${maximumQuantity}.`;
  return [...errors, { property: "quantity", message }];
}
