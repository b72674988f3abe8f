/**
 * Rules of BOM entries: part or name, quantity, mount names, price, uniqueness within the project, and no circular
 * builds.
 */
import { sql } from "kysely";
import { decimalIn } from "../../database/decimal.ts";
import { roundAmount, roundQuantity, minimumAmount } from "../stock/amounts.ts";
import { changes, type Change, type Rules } from "../writing/write-context.ts";
import { temporaryText } from "../writing/unique-keys.ts";
import { applyUnit } from "./applied-unit.ts";
import { checkBuildOfEntry } from "./circular-builds.ts";
import { partHasIntegerAmounts, ownerPart } from "./owner-row.ts";
import { checkSelectable } from "./tree-rules.ts";

export const bomEntryRules: Rules<"ProjectBOMEntry"> = {
  // Part-DB does not check entries that are created one at a time.
  unique: [
    {
      columns: { project_id: null, part_id: null },
      property: "part",
      message: "The project already has an entry with this part.",
      temporary: { column: "part_id", value: sql`null` },
    },
    {
      columns: { project_id: null, name: null },
      property: "name",
      message: "The project already has an entry with this name.",
      temporary: { column: "name", value: temporaryText },
    },
  ],
  async check(change) {
    checkPartOrName(change);
    await checkQuantity(change);
    checkMountnames(change);
    checkPrice(change);
    await checkSelectable(change, "price_currency");
    await checkBuildOfEntry(change);
  },
};

function checkPartOrName({ after, violate }: Change<"ProjectBOMEntry">): void {
  if (after.name === "") {
    after.name = null;
    after.name_folded = after.name_sort = null;
  }
  if ((after.name ?? null) !== null || (after.part_id ?? null) !== null) return;
  violate("part", "Send `part`, or `name` for an entry that is not a part.", "part-or-name");
}

/** Checks the quantity. An entry without a part is counted in pieces. */
async function checkQuantity(change: Change<"ProjectBOMEntry">): Promise<void> {
  const { before, after, context, violate } = change;
  const isMoved = changes(change, "part_id");
  if (!isMoved && !changes(change, "quantity")) return;
  const isInteger = await partHasIntegerAmounts(context, await ownerPart(change));
  after.quantity ??= 1;
  if (!isInteger && roundAmount(after.quantity, false) <= 0) {
    violate("quantity", `The minimum amount is ${minimumAmount.toFixed(9)}.`, "too-small");
    return;
  }
  await applyUnit(change, "quantity", {
    isInteger,
    wasInteger: async () =>
      partHasIntegerAmounts(context, await ownerPart({ context, owner: null, after: before ?? {} })),
    isMoved: before !== null && isMoved,
    round: roundQuantity,
    ...((after.part_id ?? null) === null && { subject: "An entry without a part" }),
  });
}

function checkMountnames(change: Change<"ProjectBOMEntry">): void {
  const { after, violate } = change;
  if (!changes(change, "mountnames") && !changes(change, "quantity")) return;
  const text = after.mountnames ?? "";
  if (text === "") return;
  const names = text.split(",").map((name) => name.trim());
  if (new Set(names).size < names.length) {
    violate("mountnames", "The mount names of an entry must be unique.", "not-unique");
  }
  const quantity = roundAmount(Number(after.quantity), true);
  if (names.length !== quantity) {
    const message = `The number of mount names must match the quantity: ${quantity}, not ${names.length}.`;
    violate("mountnames", message, "quantity-mismatch");
  }
}

function checkPrice(change: Change<"ProjectBOMEntry">): void {
  const { after, violate } = change;
  const isPart = (after.part_id ?? null) !== null;
  const price = decimalIn(after, "price");
  if (price !== null) {
    if (price <= 0n) violate("price", "This value should be positive.", "positive");
    if (isPart) {
      violate(
        "price",
        "An entry with a part uses the prices of its orderdetails. Do not send a price.",
        "price-of-part",
      );
    }
  }
  if (isPart || price === null) checkCurrency(change);
}

/** Checks the currency. If there is no price, clears a stored currency and rejects a new one. */
function checkCurrency(change: Change<"ProjectBOMEntry">): void {
  const { after, body, violate } = change;
  if ((after.price_currency_id ?? null) === null) return;
  if ((body.price_currency ?? null) === null) after.price_currency_id = null;
  else violate("price_currency", "`price_currency` requires `price`.", "no-price");
}
