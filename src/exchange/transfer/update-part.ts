/**
 * Changes a part that a row of a list of parts describes. Sets the values of the row, or adds its stock, and adds the
 * suppliers and prices that the part lacks.
 */
import { decimalIn, formatDecimal } from "../../database/decimal.ts";
import { fold } from "../../database/fold.ts";
import { iri } from "../../representation/iri.ts";
import { isObject } from "../../util/is-object.ts";
import { Problem } from "../../util/errors.ts";
import type { Row } from "../../inventory/writing/write-context.ts";
import { rowsOwnedBy } from "../../inventory/writing/read-rows.ts";
import type { ExistingPart } from "./existing-part.ts";
import { documentsIn, type Document } from "./exported-resources.ts";
import { pathNames, recordProblem } from "./find-referenced-entities.ts";
import { attachmentsOf, findAttachment } from "./part-attachments.ts";
import type { ImportContext } from "./import-context.ts";
import { bodyOf } from "./record-body.ts";
import { inUnitOfPart } from "./unit-of-part.ts";

/**
 * Changes a part as its row describes. Empty values change nothing.
 * @param defaults the properties of the document that the row does not contain
 * @throws {Problem} listing the violations, or if several lots of the part match
 */
export async function updatePart(
  context: ImportContext,
  part: ExistingPart,
  document: Document,
  { addsStock, defaults }: { readonly addsStock: boolean; readonly defaults: ReadonlySet<string> },
): Promise<void> {
  // A unit in a column of its own sets that of the part.
  const keepsUnit = addsStock || defaults.has("partUnit");
  const { partLots, orderdetails, attachments, parameters, ...own } = keepsUnit
    ? (await inUnitOfPart(context.transaction, part.id, document)).document
    : document;
  if (!addsStock) {
    const given = Object.entries(own).filter(([name, value]) => !defaults.has(name) && isGiven(value));
    const body = await bodyOf(context, "Part", Object.fromEntries(given), "");
    const added = await newAttachments(context, part.id, documentsIn(attachments));
    await context.update("Part", part.id, { ...body, ...added });
    for (const [index, parameter] of documentsIn(parameters).entries()) {
      await at(`parameters[${index}]`, () => changeParameter(context, part.id, parameter));
    }
  }
  for (const [index, lot] of documentsIn(partLots).entries()) {
    await at(`partLots[${index}]`, () => changeLot(context, part, lot, addsStock));
  }
  for (const [index, orderdetail] of documentsIn(orderdetails).entries()) {
    await addOrderdetail(context, part.id, orderdetail, { path: `orderdetails[${index}]`, quantity: 1 });
  }
}

function isGiven(value: unknown): boolean {
  if (isObject(value)) return Object.values(value).some(isGiven);
  return value !== null && value !== undefined && value !== "";
}

async function newAttachments(context: ImportContext, part: number, documents: readonly Document[]) {
  const present = await attachmentsOf(context, "Part", part);
  const added: unknown[] = [];
  for (const document of documents) {
    if ((await findAttachment(context, present, document)) !== undefined) continue;
    added.push(await bodyOf(context, "Attachment", document, "attachments[0]"));
  }
  return added.length === 0 ? {} : { attachments: [...present.map(({ id }) => ({ id })), ...added] };
}

/** Sets the parameter with the same name, or creates it. Rows name no groups. */
async function changeParameter(context: ImportContext, part: number, document: Document): Promise<void> {
  const { inventory, transaction } = context;
  const body = await bodyOf(context, "Parameter", document, "");
  const stored = await rowsOwnedBy(transaction, inventory.definitions.Parameter, "part_id", [part]);
  const same = stored.find(({ name }) => name === body["name"]);
  if (same === undefined) await context.create("Parameter", { element: iri("Part", part), ...body });
  else await context.update("Parameter", same.id, body);
}

async function changeLot(
  context: ImportContext,
  part: ExistingPart,
  { storage_location: path, amount }: Document,
  addsStock: boolean,
): Promise<void> {
  const { references, inventory, transaction } = context;
  const location =
    path === undefined || path === null
      ? null
      : await references.findOrCreate(
          "StorageLocation",
          pathNames(path, "storage_location"),
          "storage_location",
        );
  const lots = await rowsOwnedBy(transaction, inventory.definitions.PartLot, "part_id", [part.id]);
  const there = location === null ? lots : lots.filter((lot) => lot.storage_location_id === location);
  const [lot] = there;
  if (there.length > 1) throw severalLots(part, there, location !== null);
  if (lot === undefined) {
    await context.create("PartLot", {
      part: iri("Part", part.id),
      ...(location !== null && { storage_location: iri("StorageLocation", location) }),
      ...(typeof amount === "number" ? { amount } : { instock_unknown: true }),
    });
  } else if (typeof amount === "number") {
    if (addsStock) await context.addStock(lot.id, amount);
    else await context.update("PartLot", lot.id, { amount, instock_unknown: false });
  }
}

function severalLots(part: ExistingPart, lots: readonly Row<"PartLot">[], hasLocation: boolean): Error {
  const named = lots.slice(0, 10).map(({ id, description }) => {
    return description === "" ? `lot ${id}` : `lot ${id} (${JSON.stringify(description)})`;
  });
  return recordProblem(
    "storage_location",
    `Part ${part.id} has several lots${hasLocation ? " at this location" : ""}: ${named.join(", ")}. ` +
      (hasLocation ? "Change the amount of one of them instead." : "Name the location of one of them."),
    "several-matches",
  );
}

interface Bought {
  /** The path of the orderdetail in the record. */
  readonly path: string;
  /** The quantity for which the price applies. */
  readonly quantity: number;
}

/** Adds a supplier with its number and prices to a part, or sets those that are different. */
export async function addOrderdetail(
  context: ImportContext,
  part: number,
  document: Document,
  { path, quantity }: Bought,
): Promise<void> {
  const { inventory, transaction } = context;
  const { pricedetails, ...own } = document;
  const body = await bodyOf(context, "Orderdetail", own, path);
  const { supplier, supplierpartnr: number = "" } = body;
  const stored = await rowsOwnedBy(transaction, inventory.definitions.Orderdetail, "part_id", [part]);
  const ofSupplier = stored.filter((row) => iri("Supplier", row.supplier_id) === supplier);
  const same =
    ofSupplier.find((row) => number === "" || fold(row.supplierpartnr) === fold(String(number))) ??
    ofSupplier.find((row) => row.supplierpartnr === "");
  if (same === undefined) {
    const prices = pricedetails === undefined ? {} : { pricedetails };
    const whole = await bodyOf(context, "Orderdetail", { ...own, ...prices }, path);
    await at(path, () => context.create("Orderdetail", { part: iri("Part", part), ...whole }));
    return;
  }
  if (number !== "" && same.supplierpartnr === "") {
    await at(path, () => context.update("Orderdetail", same.id, { supplierpartnr: number }));
  }
  for (const [index, pricedetail] of documentsIn(pricedetails).entries()) {
    await changePrice(context, same.id, pricedetail, {
      path: `${path}.pricedetails[${index}]`,
      quantity,
    });
  }
}

/** Sets the price that applies to the quantity. */
async function changePrice(
  context: ImportContext,
  orderdetail: number,
  document: Document,
  { path, quantity }: Bought,
): Promise<void> {
  const { inventory, transaction } = context;
  const body = await bodyOf(context, "Pricedetail", document, path);
  const { currency = null, price } = body;
  const { Pricedetail } = inventory.definitions;
  const stored = await rowsOwnedBy(transaction, Pricedetail, "orderdetail_id", [orderdetail]);
  const same = stored
    .filter((row) => row.min_discount_quantity <= quantity)
    .sort((a, b) => b.min_discount_quantity - a.min_discount_quantity)[0];
  if (same === undefined || isDiscount(same, quantity, Number(price))) {
    const from = same === undefined ? {} : { min_discount_quantity: quantity };
    await at(path, () =>
      context.create("Pricedetail", { orderdetail: iri("Orderdetail", orderdetail), ...body, ...from }),
    );
    return;
  }
  await at(path, () =>
    context.update("Pricedetail", same.id, { price, currency, price_related_quantity: 1 }),
  );
}

/** Whether a price is lower than a stored one because more pieces were bought. Another price replaces the stored one. */
function isDiscount(stored: Row<"Pricedetail">, quantity: number, price: number): boolean {
  const { min_discount_quantity: from, price_related_quantity: pieces } = stored;
  return from < quantity && price < Number(formatDecimal(decimalIn(stored, "price") ?? 0n)) / pieces;
}

/** Runs `work`, whose violations are those of a part of the record at `path`. */
export async function at<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "conflict") throw recordProblem(path, error.detail);
    if (error.violations === undefined) throw error;
    const violations = error.violations.map((violation) => ({
      ...violation,
      propertyPath: violation.propertyPath === "" ? path : `${path}.${violation.propertyPath}`,
    }));
    throw new Problem(error.code, undefined, { violations });
  }
}
