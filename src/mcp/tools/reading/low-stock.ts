/** Implements the tool `list_low_stock`, which returns parts below their minimum stock and where to buy them. */
import type { Reader } from "../../../database/store.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import { bestPurchase } from "../../../inventory/projects/best-price.ts";
import { bestPurchaseMembers } from "../../../inventory/projects/response-documents.ts";
import { groupBy } from "../../../util/group-by.ts";
import type { Pricing } from "../../../inventory/projects/price-basis.ts";
import { readPrices, type Price } from "../../../inventory/projects/prices.ts";
import { roundAmount, hasIntegerAmounts } from "../../../inventory/stock/amounts.ts";
import { documentWriter } from "../../../representation/document-writer.ts";
import { notFound } from "../operation-tool.ts";
import { unitOf } from "../part-summary-rows.ts";
import type { ToolDocument, ToolHandler } from "../tool.ts";
import { ofAll, ofOneSupplier, supplierById, type OfferRow, type ShortPartRow } from "./low-stock-rows.ts";
import { cursorOf, isOffset, positionOf } from "./page-cursor.ts";

const defaultLimit = 25;

interface Supply {
  readonly offers: readonly OfferRow[];
  readonly prices: readonly Price[];
  readonly pricing: Pricing;
}

export function lowStock({ store }: Pick<Inventory, "store">, pricing: Pricing): ToolHandler {
  return async (args) => {
    const { supplier_id, limit: given = defaultLimit } = args;
    const call = { tool: "list_low_stock", args };
    const [after] = positionOf(call, isOffset) ?? [0];
    const limit = Number(given);
    const isAll = supplier_id === undefined;
    const supplier = Number(supplier_id ?? 0);
    const { count, shortParts, offers } = isAll ? ofAll : ofOneSupplier;
    return store.readTransaction(async (reader: Reader) => {
      if (!isAll && (await reader.run(supplierById, { id: supplier })).length === 0)
        throw notFound("Supplier", supplier);
      const [counted] = await reader.run(count, { supplier });
      // Read one more row than `limit` to find out whether there is a next page.
      const found = await reader.run(shortParts, { supplier, after, limit: limit + 1 });
      const page = found.slice(0, limit);
      const ids = page.map(({ id }) => id);
      const offersOf = groupBy(await reader.run(offers, { ids, supplier }), ({ part_id }) => part_id);
      const pricesOf = groupBy(await readPrices(reader, ids), ({ part }) => part);
      const last = page.at(-1);
      return {
        total: counted?.total ?? 0,
        parts: page.map((part) =>
          shortPart(part, {
            offers: offersOf.get(part.id) ?? [],
            prices: (pricesOf.get(part.id) ?? []).filter((price) => isAll || price.supplier.id === supplier),
            pricing,
          }),
        ),
        ...(found.length > limit && last !== undefined && { nextCursor: cursorOf(call, [last.id]) }),
      };
    });
  };
}

function shortPart(part: ShortPartRow, { offers, prices, pricing }: Supply): ToolDocument {
  const whole = hasIntegerAmounts(part.is_integer);
  const minimum = roundAmount(part.minamount, whole);
  const inStock = roundAmount(part.stock, whole);
  const missing = roundAmount(minimum - inStock, whole);
  const found = bestPurchase(prices, missing, whole, pricing);
  return {
    id: part.id,
    name: part.name,
    ...(part.ipn !== null && { ipn: part.ipn }),
    ...unitOf(part),
    minimum,
    in_stock: inStock,
    lots_of_unknown_amount: Number(part.unknown),
    missing,
    offers: offers.map((offer) => ({
      orderdetail_id: offer.id,
      supplier: { id: offer.supplier_id, name: offer.supplier_name, full_path: offer.supplier_path },
      supplierpartnr: offer.supplierpartnr,
    })),
    ...bestPurchaseMembers(documentWriter("json"), found),
  };
}
