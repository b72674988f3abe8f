/** Contains checks for specific tree resources. `tree-rules.ts` contains the rules of all trees. */
import { sql } from "kysely";
import { FileRefused } from "../../attachments/file-refused.ts";
import { decimalIn } from "../../database/decimal.ts";
import { timestamp } from "../../database/timestamp.ts";
import { memoize } from "../../util/memoize.ts";
import { changes, type Change } from "../writing/write-context.ts";
import { logTouched } from "../writing/create-log-entries.ts";
import { checkIntegerUnit } from "./fractional-parts.ts";

export async function checkFileTypeFilter(change: Change<"AttachmentType">): Promise<void> {
  const filter = change.after.filetype_filter;
  if (typeof filter !== "string" || !changes(change, "filetype_filter")) return;
  const { parseFileTypeFilter } = await import("../../attachments/file-type-filter.ts");
  try {
    parseFileTypeFilter(filter);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    change.violate("filetype_filter", error.message, error.code);
  }
}

export async function checkCategory(change: Change<"Category">): Promise<void> {
  const rule = change.after.partname_regex ?? "";
  if (rule === "" || !changes(change, "partname_regex")) return;
  const pattern = await change.context.namePattern(rule);
  if (typeof pattern === "string") {
    change.violate(
      "partname_regex",
      `This value is not a valid regular expression: ${pattern}`,
      "invalid-pattern",
    );
  }
}

/**
 * Returns the names of ISO 4217 currencies, including historical currencies, and undefined for any other code. Created
 * on first use, because loading the names is slow and the service must start fast.
 */
const currencyNames = memoize(
  (language: string) => new Intl.DisplayNames([language], { type: "currency", fallback: "none" }),
);

export function checkCurrency(change: Change<"Currency">): void {
  const { after, context } = change;
  const code = String(after.iso_code);
  if (changes(change, "iso_code") && currencyNames("en").of(code) === undefined) {
    change.violate("iso_code", `${code} is not an ISO 4217 currency code.`, "iso-code");
  } else if (changes(change, "iso_code") && code === context.baseCurrency) {
    const message = `${code} is the base currency. Prices without a currency are in ${code}, so it needs no element.`;
    change.violate("iso_code", message, "base-currency");
  }
  const rate = decimalIn(after, "exchange_rate");
  if (rate !== null && rate <= 0n) {
    change.violate("exchange_rate", "This value should be positive.", "positive");
  }
}

export async function checkUnit(change: Change<"MeasurementUnit">): Promise<void> {
  const { after } = change;
  // Forms send an empty symbol as an empty string. It is stored as null, because symbols are unique but optional.
  if (after.unit === "") after.unit = after.unit_folded = null;
  if (after.use_si_prefix === true && (after.unit ?? null) === null) {
    change.violate("use_si_prefix", "`use_si_prefix` requires `unit`.", "unit-required");
  }
  await checkIntegerUnit(change);
}

/** Increments the versions of all parts with the unit, because their responses contain the stock in this unit. */
export async function touchPartsOfUnit(change: Change<"MeasurementUnit">, id: number): Promise<void> {
  if (change.before === null || !changes(change, "is_integer")) return;
  const { transaction, now, definitions } = change.context;
  const touched = await transaction.db
    .updateTable("parts")
    .set({ version: sql`version + 1`, last_modified: timestamp(now) })
    .where("part_unit_id", "=", id)
    .returning("id")
    .execute();
  logTouched(change.context, definitions.Part, touched);
}
