/** Checks amounts and quantities of requests against the unit of their part. `fractional-parts.ts` checks stored ones. */
import { amountViolation } from "../stock/amounts.ts";
import { pathOf, type Change } from "../writing/write-context.ts";

type QuantityColumn =
  "amount" | "minamount" | "quantity" | "price_related_quantity" | "min_discount_quantity";

interface UnitOptions {
  readonly isInteger: boolean;
  /** Whether the amount was counted in whole numbers before the change. Called only for stored fractions. */
  readonly wasInteger: () => Promise<boolean>;
  /** Whether the entity gets another part, so its stored amount must fit the unit of that part. */
  readonly isMoved: boolean;
  /** Rounds an amount as responses do. */
  readonly round: (amount: number, isInteger: boolean) => number;
  /** What is counted, for the message. Default: `This part`. */
  readonly subject?: string;
}

/**
 * Rejects an amount that its unit cannot represent. In the compatibility mode, it is rounded. The stored amount can have
 * more decimals than the amount in responses, because the unit can become an integer unit later. If a client sends back the amount of
 * a response, the stored amount is kept.
 */
export async function applyUnit(
  {
    before,
    after,
    context,
    path,
    violate,
  }: Pick<Change, "before" | "after" | "context" | "path" | "violate">,
  column: QuantityColumn,
  { isInteger, wasInteger, isMoved, round, subject }: UnitOptions,
): Promise<void> {
  const value = after[column];
  const stored = before?.[column] ?? null;
  if (typeof value !== "number" || (value === stored && !isMoved)) return;
  let sent = value;
  if (typeof stored === "number" && !Number.isInteger(stored)) {
    const isSame = (await wasInteger()) === isInteger;
    const shown = round(stored, await wasInteger());
    const isKept = value === stored || value === shown;
    if (isKept && isSame) {
      after[column] = stored;
      return;
    }
    if (isKept) sent = shown;
  }
  const rounded = round(sent, isInteger);
  after[column] = rounded;
  const violation = amountViolation(sent, isInteger, subject);
  if (violation === null) return;
  // Rounding the amount of a lot that is moved would change the stock, although the client has not sent an amount.
  const { rounding } = context;
  const isRounded = rounding !== undefined && !(isMoved && column === "amount");
  if (isRounded) rounding.note({ propertyPath: pathOf(path, column), sent, stored: rounded });
  else
    violate(
      column,
      isMoved ? `${violation.message} The amount is ${sent}.` : violation.message,
      violation.code,
    );
}
