/** Rules of orderdetails: supplier, unique supplier part numbers, price quantities and product page. */
import { sql, type RawBuilder } from "kysely";
import { idList } from "../../database/id-list.ts";
import { timestamp } from "../../database/timestamp.ts";
import { supplierProductUrl } from "../entities/orderdetail.ts";
import { roundQuantity } from "../stock/amounts.ts";
import { changes, type Change, type ColumnValue, type Rules } from "../writing/write-context.ts";
import { changedProperties, logChanges } from "../writing/create-log-entries.ts";
import { ownedRows } from "../writing/read-rows.ts";
import { temporaryText } from "../writing/unique-keys.ts";
import { partHasIntegerAmounts, ownerPart } from "./owner-row.ts";
import { omitAutomaticPage, type ProductPage } from "./product-page-rule.ts";
import { checkOwnedCount } from "./owned-rules.ts";
import { checkSelectable } from "./tree-rules.ts";

const productPage: ProductPage = {
  columns: ["supplier_product_url", "supplier_product_url_folded"],
  company: "Supplier",
  foreignKey: "supplier_id",
  automatic: (pattern, row) => supplierProductUrl(pattern, String(row["supplierpartnr"] ?? "")),
};

export const orderdetailRules: Rules<"Orderdetail"> = {
  unique: [
    {
      columns: { part_id: null, supplier_id: null, supplierpartnr: "" },
      normalized: true,
      property: "supplierpartnr",
      message: "The part already has an orderdetail with this supplier and supplier part number.",
      temporary: { column: "supplierpartnr", value: temporaryText },
    },
  ],
  async check(change) {
    await omitAutomaticPage(change, productPage);
    if (typeof change.after.supplier_id !== "number") {
      change.violate("supplier", "You must select a supplier!", "supplier-required");
      return;
    }
    await checkSelectable(change, "supplier");
    await checkOwnedCount(change, "part_id", "part");
    await checkPriceQuantities(change);
  },
  async afterWrite(change, id) {
    if (change.before !== null && changes(change, "part_id")) await roundPriceQuantities(change, id);
  },
};

/**
 * Rounds the price quantities of an orderdetail to the unit of its new part, with one statement. Stored quantities have
 * at most nine decimals, so rounding changes them only if the unit is an integer unit.
 */
async function roundPriceQuantities(change: Change<"Orderdetail">, id: number): Promise<void> {
  const { context } = change;
  const { transaction } = context;
  const definition = context.definitions.Pricedetail;
  if (!(await partHasIntegerAmounts(context, await ownerPart(change)))) return;
  const prices = await ownedRows(transaction, definition, "orderdetail_id", id);
  const changedPrices = prices.flatMap((before) => {
    const after = { ...before, ...roundedQuantities(before, true) };
    const changed = changedProperties(definition, before, after);
    return Object.keys(changed).length === 0 ? [] : [{ id: before.id, changed }];
  });
  if (changedPrices.length === 0) return;
  await transaction.db
    .updateTable("pricedetails")
    .set({
      price_related_quantity: integerQuantitySql("price_related_quantity"),
      min_discount_quantity: integerQuantitySql("min_discount_quantity"),
      last_modified: timestamp(context.now),
      version: sql`version + 1`,
    })
    .where(
      idList(
        transaction.dialect,
        "id",
        changedPrices.map((price) => price.id),
      ),
    )
    .execute();
  for (const price of changedPrices) logChanges(context, definition.name, price.id, price.changed);
}

/**
 * Rejects a new part whose unit counts whole numbers if a price has a fractional quantity. In the compatibility mode, the
 * quantities are rounded, so they are rejected only if two prices would have the same minimum quantity.
 */
async function checkPriceQuantities(change: Change<"Orderdetail">): Promise<void> {
  const { context, id, owned, violate } = change;
  if (change.before === null || id === null || !changes(change, "part_id")) return;
  const definition = context.definitions.Pricedetail;
  if (!(await partHasIntegerAmounts(context, await ownerPart(change)))) return;
  const list = owned.find(({ property }) => property === "pricedetails");
  const rows =
    list?.changes.map(({ after }) => after) ??
    (await ownedRows(context.transaction, definition, "orderdetail_id", id));
  const isFractional = rows.some(
    (row) =>
      !Number.isInteger(row["price_related_quantity"] ?? 1) ||
      !Number.isInteger(row["min_discount_quantity"] ?? 1),
  );
  if (!isFractional) return;
  if (context.rounding === undefined) {
    const message =
      "The new part is counted in whole numbers, but a price has a fractional quantity. Change or delete it first.";
    violate("part", message, "whole-number");
    return;
  }
  const minimums = rows.map((row) => roundedQuantities(row, true).min_discount_quantity);
  if (new Set(minimums).size === minimums.length) return;
  const message =
    "With the unit of this part, two prices would have the same minimum quantity. Change or delete one of them first.";
  violate("part", message, "same-quantity");
}

/** Returns the SQL equivalent of `roundQuantity` for integer units. */
function integerQuantitySql(column: string): RawBuilder<number> {
  const counted = sql`floor(${sql.ref(column)} + 0.5)`;
  return sql<number>`case when ${counted} < 1 then 1 else ${counted} end`;
}

interface Quantities {
  readonly price_related_quantity?: ColumnValue;
  readonly min_discount_quantity?: ColumnValue;
}

function roundedQuantities(row: Quantities, isInteger: boolean) {
  return {
    price_related_quantity: roundQuantity(Number(row.price_related_quantity ?? 1), isInteger),
    min_discount_quantity: roundQuantity(Number(row.min_discount_quantity ?? 1), isInteger),
  };
}
