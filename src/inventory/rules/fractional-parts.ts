/**
 * Checks stored amounts before their unit changes. A unit that counts whole numbers cannot represent fractional amounts:
 * responses would round them.
 */
import { sql, type RawBuilder } from "kysely";
import { changes, type Change, type WriteContext } from "../writing/write-context.ts";
import { counted } from "./merge-texts.ts";
import { examples, namesFound, type Named } from "./names-found.ts";
import { partHasIntegerAmounts } from "./owner-row.ts";

const remedy = "Change them to whole numbers first.";

/** Rejects a unit that counts whole numbers for a part with fractional amounts. */
export async function checkNewUnit(change: Change<"Part">): Promise<void> {
  const { before, after, context, violate } = change;
  if (before === null || !changes(change, "part_unit_id") || context.rounding !== undefined) return;
  if (!(await partHasIntegerAmounts(context, after)) || (await partHasIntegerAmounts(context, before)))
    return;
  const lots = change.owned.find(({ property }) => property === "partLots");
  const conditions = [
    ...(lots === undefined ? [hasFractionalLot] : []),
    hasFractionalEntry,
    ...(change.owned.some(({ property }) => property === "orderdetails") ? [] : [hasFractionalPrice]),
  ];
  const isFractional = (amount: unknown) => typeof amount === "number" && !Number.isInteger(amount);
  const { rows } = await sql`
    select 1 from parts where id = ${before.id} and (${sql.join(conditions, sql` or `)})`.execute(
    context.transaction.db,
  );
  const hasFraction =
    rows.length > 0 ||
    isFractional(after.minamount) ||
    (lots?.changes ?? []).some((lot) => isFractional(lot.after["amount"]));
  if (!hasFraction) return;
  const message = `The new unit counts whole numbers, but the part has fractional amounts or quantities. ${remedy}`;
  violate("partUnit", message, "whole-number");
}

/** Rejects `is_integer` for the unit of parts with fractional amounts. */
export async function checkIntegerUnit(change: Change<"MeasurementUnit">): Promise<void> {
  const { before, after, context, violate } = change;
  if (before === null || before.is_integer || after.is_integer !== true || context.rounding !== undefined)
    return;
  const fractional = await fractionalParts(context, before.id);
  if (fractional === null) return;
  violate("is_integer", `The unit cannot count whole numbers: ${fractional}. ${remedy}`, "whole-number");
}

/** Returns the parts of a unit that have fractional amounts as text, or null if there are none. */
export async function fractionalParts(
  context: Pick<WriteContext, "transaction">,
  unit: number,
): Promise<string | null> {
  const found = await namesFound(
    { context },
    sql<Named>`
      select parts.name, count(*) over () as count from parts where part_unit_id = ${unit} and (
        ${isFraction("parts.minamount")} or ${hasFractionalLot} or ${hasFractionalEntry} or ${hasFractionalPrice}
      ) order by parts.id limit ${examples}`,
  );
  if (found === null) return null;
  const have = found.count === 1 ? "has" : "have";
  return `${counted(found.count, ["part", "parts"])} (${found.names}) ${have} fractional amounts or quantities`;
}

function isFraction(column: string): RawBuilder<boolean> {
  return sql`${sql.ref(column)} <> floor(${sql.ref(column)})`;
}

const hasFractionalLot = sql`exists (
  select 1 from part_lots l where l.part_id = parts.id and ${isFraction("l.amount")})`;
const hasFractionalEntry = sql`exists (
  select 1 from project_bom_entries b where b.part_id = parts.id and ${isFraction("b.quantity")})`;
const hasFractionalPrice = sql`exists (
  select 1 from orderdetails o join pricedetails p on p.orderdetail_id = o.id where o.part_id = parts.id
    and (${isFraction("p.price_related_quantity")} or ${isFraction("p.min_discount_quantity")}))`;
