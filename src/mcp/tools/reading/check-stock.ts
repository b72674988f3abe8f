/** `check_stock`: what there is of some parts, what of it counts, and in which lots it lies. */
import type { Reader } from "../../../database/store.ts";
import { apiDate } from "../../../database/timestamp.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import { groupBy } from "../../../inventory/projects/group-by.ts";
import { countedAmount, isCountedWhole } from "../../../inventory/stock/amounts.ts";
import { shortDescription } from "../short-description.ts";
import type { ToolDocument, ToolHandler } from "../tool.ts";
import { cursorOf, isOffset, positionOf } from "./page-cursor.ts";
import { readLots, readPartStock } from "./stock-rows.ts";
import type { LotRow, PartStockRow } from "./stock-rows.ts";
import { unitOf } from "./unit.ts";

const defaultLimit = 20;

export function checkStock({ store }: Pick<Inventory, "store">): ToolHandler {
  return async (args) => {
    const { part_ids, limit: given = defaultLimit } = args;
    const call = { tool: "check_stock", args };
    const ids = [...new Set(part_ids as readonly number[])];
    const limit = Number(given);
    const [offset] = positionOf(call, isOffset) ?? [0];
    const { parts, lots } = await store.readTransaction(async (reader: Reader) => ({
      parts: await readPartStock(reader, ids),
      lots: await readLots(reader, ids, { offset, limit }),
    }));
    const lotsOf = groupBy(lots, ({ part_id }) => part_id);
    const byId = new Map(parts.map((part) => [part.id, part]));
    const isMore = parts.some(({ lots: total }) => total > offset + limit);
    return {
      parts: ids.flatMap((id) => {
        const part = byId.get(id);
        return part === undefined ? [] : [stockDocument(part, lotsOf.get(id) ?? [])];
      }),
      not_found: ids.filter((id) => !byId.has(id)),
      ...(isMore && { nextCursor: cursorOf(call, [offset + limit]) }),
    };
  };
}

function stockDocument(part: PartStockRow, lots: readonly LotRow[]): ToolDocument {
  const whole = isCountedWhole(part.is_integer);
  const counted = (amount: number): number => countedAmount(amount, whole);
  const usable = counted(part.usable);
  const minimum = counted(part.minamount);
  return {
    id: part.id,
    name: part.name,
    ...unitOf(part),
    usable,
    expired: counted(part.expired),
    lots_of_unknown_amount: part.unknown,
    minimum,
    below_minimum: usable < minimum,
    lots_total: part.lots,
    lots: lots.map((lot) => lotDocument(lot, counted)),
  };
}

function lotDocument(lot: LotRow, counted: (amount: number) => number): ToolDocument {
  const { location_id: location, location_name: name, location_path: path } = lot;
  return {
    id: lot.id,
    ...(lot.description !== "" && { description: shortDescription(lot.description) }),
    ...(location !== null && { storage_location: { id: location, name, full_path: path } }),
    ...(!lot.instock_unknown && { amount: counted(lot.amount) }),
    instock_unknown: lot.instock_unknown,
    expired: lot.expired,
    ...(lot.expiration_date !== null && { expiration_date: apiDate(lot.expiration_date) }),
    needs_refill: lot.needs_refill,
    ...(lot.owner_id !== null && { owner: { id: lot.owner_id, name: lot.owner_name } }),
  };
}
