/** Rules of parts: category, name pattern, internal part number, GTIN and product page. */
import { sql } from "kysely";
import { automaticProductUrl } from "../entities/automatic-product-url.ts";
import { roundAmount } from "../stock/amounts.ts";
import { hasCheckDigit } from "../../util/check-digit.ts";
import { changes, type Change, type Rules } from "../writing/write-context.ts";
import { restrictingRow } from "../writing/referenced-rows.ts";
import { applyUnit } from "./applied-unit.ts";
import { detachBomEntries } from "./detach-bom-entries.ts";
import { checkNewUnit } from "./fractional-parts.ts";
import { partHasIntegerAmounts } from "./owner-row.ts";
import { checkMasterPicture } from "./picture-rules.ts";
import { omitAutomaticPage, type ProductPage } from "./product-page-rule.ts";
import { detachBuildParts } from "./project-rules.ts";
import { checkSelectable } from "./tree-rules.ts";

const productPage: ProductPage = {
  columns: ["manufacturer_product_url"],
  company: "Manufacturer",
  foreignKey: "manufacturer_id",
  automatic: (pattern, row) =>
    automaticProductUrl(pattern, String(row["manufacturer_product_number"] ?? ""), String(row["name"] ?? "")),
};

export const partRules: Rules<"Part"> = {
  unique: [
    {
      columns: { ipn: null },
      normalized: true,
      property: "ipn",
      message: ({ ipn }) => `The internal part number must be unique. ${String(ipn)} is already in use!`,
      temporary: { column: "ipn", value: sql`null` },
    },
  ],
  async check(change) {
    checkFavorite(change);
    await omitAutomaticPage(change, productPage);
    await checkCategory(change);
    await checkSelectable(change, "category");
    await checkSelectable(change, "footprint");
    await checkSelectable(change, "manufacturer");
    await checkSelectable(change, "partUnit");
    await checkSelectable(change, "partCustomState");
    await checkMinimum(change);
    await checkNewUnit(change);
    clearEmptyIpn(change);
    checkGtin(change);
    await checkMasterPicture(change);
  },
  async beforeDelete(context, rows) {
    await detachBuildParts(context, rows);
    await detachBomEntries(context, rows);
  },
};

/**
 * Throws if the request changes `favorite` and the user does not have the permission to do so.
 * @throws {Problem} 403 if the permission is missing
 */
function checkFavorite({ before, after, context }: Change<"Part">): void {
  if (Boolean(before?.favorite) === Boolean(after.favorite)) return;
  context.requirePermission("parts.change_favorite");
}

async function checkCategory(change: Change<"Part">): Promise<void> {
  const { after, context } = change;
  const categoryId = after.category_id;
  if (typeof categoryId !== "number") {
    change.violate("category", "Please select a valid category!", "category-required");
    return;
  }
  if (!changes(change, "name") && !changes(change, "category_id")) return;
  const category = await restrictingRow(context, context.definitions.Category, categoryId);
  const rule = category?.partname_regex ?? "";
  if (rule === "") return;
  const pattern = await context.namePattern(rule);
  if (typeof pattern === "string" || pattern.matches(after.name ?? "")) return;
  change.violate(
    "name",
    `The part name does not match the regular expression stated by the category: ${rule}`,
    "name-pattern",
  );
}

async function checkMinimum(change: Change<"Part">): Promise<void> {
  const { before, after, context } = change;
  if (!changes(change, "minamount")) return;
  await applyUnit(change, "minamount", {
    isInteger: await partHasIntegerAmounts(context, after),
    wasInteger: () => partHasIntegerAmounts(context, before),
    isMoved: false,
    round: roundAmount,
  });
}

function clearEmptyIpn({ after }: Change<"Part">): void {
  if (after.ipn === "") {
    after.ipn = null;
    after.ipn_folded = after.ipn_sort = null;
  }
}

function checkGtin(change: Change<"Part">): void {
  const gtin = change.after.gtin;
  if (typeof gtin !== "string" || gtin === "" || !changes(change, "gtin") || hasCheckDigit(gtin)) return;
  change.violate("gtin", "This is not a valid GTIN / EAN!", "invalid-gtin");
}
