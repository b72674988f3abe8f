/** Adds the goods of a line of an order to the stock, and creates its part if it does not exist. */
import { iri } from "../../representation/iri.ts";
import { rowsOwnedBy } from "../../inventory/writing/read-rows.ts";
import { documentsIn, type Document } from "../transfer/exported-resources.ts";
import { recordProblem } from "../transfer/find-referenced-entities.ts";
import type { ImportContext } from "../transfer/import-context.ts";
import { convertAmount } from "../tables/unit-factors.ts";
import { bodyOf } from "../transfer/record-body.ts";
import { addOrderdetail, at } from "../transfer/update-part.ts";
import { inUnitOfPart } from "../transfer/unit-of-part.ts";
import { findAddedLine } from "./added-order-lines.ts";
import { findOrderedPart, type OrderMatch } from "./find-ordered-part.ts";
import { findSupplier } from "./find-supplier.ts";
import type { OrderLine } from "./order-line.ts";
import { orderdetailOf } from "./read-order.ts";

/** The properties of a record by which a part is found. */
const propertyOf: Readonly<Record<OrderMatch, string>> = {
  choice: "name",
  supplier_part_number: "orderdetails[0].supplierpartnr",
  manufacturer_product_number: "manufacturer_product_number",
  ipn: "ipn",
};

/**
 * Imports a line of an order.
 * @throws {Problem} if it is unclear which part the line describes, or if a value breaks a rule
 */
export async function importOrderLine(
  context: ImportContext,
  given: Document,
  line: OrderLine,
): Promise<"created" | "updated" | "unchanged"> {
  const { transaction, suppliers, lastPart } = context;
  const name = documentName(orderdetailOf(given)["supplier"]);
  const supplier = suppliers.get(name) ?? (await findSupplier(transaction, name));
  if (supplier !== null) suppliers.set(name, supplier);
  const document = supplier === null ? given : withSupplier(given, supplier.name);
  if (supplier !== null && !line.again) {
    const added = await findAddedLine(transaction, supplier.id, line);
    if (added !== null) {
      if (added.part !== null) context.matched(added.part, "supplier_part_number");
      if (added.quantity !== line.quantity) {
        context.keep(
          `quantity: ${added.quantity} were added at ${added.added}, and the file has ${line.quantity} now. ` +
            "Correct the amount of the lot.",
        );
      }
      return "unchanged";
    }
  }
  if (line.quantity === 0) {
    context.keep("quantity: Nothing was delivered, so no part and no lot was created.");
    return "unchanged";
  }
  const found = await findOrderedPart(transaction, document, {
    supplier: supplier?.id ?? null,
    choice: line.choice,
    lastPart,
  });
  switch (found.kind) {
    case "unclear":
      context.suggest(found.candidates);
      throw recordProblem(
        propertyOf[found.by],
        `${found.reason} Choose the part of this line, or a new part.`,
        "several-matches",
      );
    case "new": {
      const id = supplier?.id ?? (await createSupplier(context, name));
      await book(context, await createPart(context, document), id, line);
      return "created";
    }
    case "found": {
      context.matched(found.id, found.by);
      const id = supplier?.id ?? (await createSupplier(context, name));
      await addToPart(context, found.id, document, line.quantity);
      await book(context, found.id, id, line);
      return "updated";
    }
  }
}

function createSupplier({ references }: ImportContext, name: string): Promise<number> {
  return references.findOrCreate("Supplier", [name], "orderdetails[0].supplier");
}

/** @throws {Problem} if the part has no category */
async function createPart(context: ImportContext, document: Document): Promise<number> {
  const category: unknown = document["category"];
  if (Array.isArray(category) && category.length === 0) {
    throw recordProblem(
      "category",
      "A new part must have a category. Set the category of the import, or add a column with it.",
    );
  }
  return context.create("Part", await bodyOf(context, "Part", document, ""));
}

/** Adds a lot, and the supplier and price that the part lacks or that are different now. */
async function addToPart(
  context: ImportContext,
  part: number,
  given: Document,
  ordered: number,
): Promise<void> {
  const { document, factor } = await inUnitOfPart(context.transaction, part, given);
  const quantity = convertAmount(ordered, factor);
  for (const [index, lot] of documentsIn(document["partLots"]).entries()) {
    const path = `partLots[${index}]`;
    const body = await bodyOf(context, "PartLot", lot, path);
    await at(path, () => context.create("PartLot", { part: iri("Part", part), ...body }));
  }
  for (const [index, orderdetail] of documentsIn(document["orderdetails"]).entries()) {
    await addOrderdetail(context, part, orderdetail, { path: `orderdetails[${index}]`, quantity });
  }
}

/** Remembers that the goods of the line are in the newest lot of the part. */
async function book(
  { transaction, inventory, bookLine }: ImportContext,
  part: number,
  supplier: number,
  line: OrderLine,
): Promise<void> {
  const lots = await rowsOwnedBy(transaction, inventory.definitions.PartLot, "part_id", [part]);
  bookLine({ line, supplier, lot: Math.max(...lots.map(({ id }) => id)) });
}

/** Returns the name in a reference to an element without a path. */
function documentName(reference: unknown): string {
  return Array.isArray(reference) && typeof reference[0] === "string" ? reference[0] : "";
}

function withSupplier(document: Document, supplier: string): Document {
  const orderdetails = documentsIn(document["orderdetails"]);
  return { ...document, orderdetails: orderdetails.map((each) => ({ ...each, supplier: [supplier] })) };
}
