/**
 * Rules of BOM entries: part or name, quantity, mount names, price, uniqueness within the project, and no circular
 * builds.
 */
import { decimalIn } from "../../database/decimal.ts";
import { roundAmount, roundQuantity, minimumAmount } from "../stock/amounts.ts";
import { changes, type Change, type Rules } from "../writing/write-context.ts";
import { applyUnit } from "./applied-unit.ts";
import { checkBuildOfEntry } from "./circular-builds.ts";
import { partHasIntegerAmounts, ownerPart } from "./owner-row.ts";
import { checkSelectable } from "./tree-rules.ts";

export const bomEntryRules: Rules<"ProjectBOMEntry"> = {
  async check(change) {
    checkPartOrName(change);
    await checkQuantity(change);
    checkMountnames(change);
    checkPrice(change);
    await checkSelectable(change, "price_currency");
    await checkUnique(change);
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

/**
 * Checks that no other entry of the project has the same part or name. Part-DB omits this check for entries that are
 * created one at a time.
 */
async function checkUnique(change: Change<"ProjectBOMEntry">): Promise<void> {
  const { after, context, id, violate } = change;
  if (!(["project_id", "part_id", "name"] as const).some((column) => changes(change, column))) return;
  const partId = after.part_id ?? null;
  const name = after.name ?? null;
  const others = await context.transaction.db
    .selectFrom("project_bom_entries")
    .select(["id", "part_id", "name"])
    .where("project_id", "=", after.project_id ?? 0)
    .where("id", "<>", id ?? 0)
    .where(({ eb, or }) => or([eb("part_id", "=", partId), eb("name", "=", name)]))
    .execute();
  const samePart = others.find((other) => partId !== null && other.part_id === partId);
  if (samePart !== undefined) {
    violate("part", "The project already has an entry with this part.", "unique", samePart.id);
  }
  const sameName = others.find((other) => name !== null && other.name === name);
  if (sameName !== undefined) {
    violate("name", "The project already has an entry with this name.", "unique", sameName.id);
  }
}
