/** Rules of measurement units: a symbol is that of one unit, and prefixes need a symbol to stand before. */
import { sql } from "kysely";
import { timestamp } from "../../database/timestamp.ts";
import type { Change } from "../writing/change.ts";
import { changes } from "../writing/change.ts";

export function checkUnit(change: Change<"MeasurementUnit">): void {
  const { after } = change;
  // Forms send what is empty, and many units may have no symbol.
  if (after.unit === "") after.unit = after.unit_folded = null;
  if (after.use_si_prefix === true && (after.unit ?? null) === null) {
    change.violate("use_si_prefix", "Only a unit with a symbol can have SI prefixes.", "unit-required");
  }
}

/** Parts show their stock in whole numbers or with fractions, as their unit says. */
export async function unitWritten(change: Change<"MeasurementUnit">, id: number): Promise<void> {
  if (change.before === null || !changes(change, "is_integer")) return;
  const { transaction, now } = change.context;
  await transaction.db
    .updateTable("parts")
    .set({ version: sql`version + 1`, last_modified: timestamp(now) })
    .where("part_unit_id", "=", id)
    .execute();
}
