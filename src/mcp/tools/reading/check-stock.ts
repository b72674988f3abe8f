/** Implements the tool `check_stock`, which returns the amounts and lots of parts. */
import { sql } from "kysely";
import { currentTime } from "../../../database/current-time.ts";
import { idList } from "../../../database/id-list.ts";
import { prepared, type RowOf, type Slot } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import { apiDate } from "../../../database/timestamp.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import { groupBy } from "../../../util/group-by.ts";
import { roundAmount, hasIntegerAmounts } from "../../../inventory/stock/amounts.ts";
import { isUsable, shownAmount } from "../../../inventory/stock/stock-expression.ts";
import { shortDescription, unitOf } from "../part-summary-rows.ts";
import type { ToolDocument, ToolHandler } from "../tool.ts";
import { cursorOf, isOffset, positionOf } from "./page-cursor.ts";

const defaultLimit = 20;

/** Sums the stock of each part. The sums are not rounded to the unit of the part yet. */
const partStock = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) => {
  const usable = isUsable("l", dialect);
  const amount = shownAmount("l", sql`coalesce(u.is_integer, true)`);
  return db
    .selectFrom("parts as p")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .leftJoin("part_lots as l", "l.part_id", "p.id")
    .select(["p.id", "p.name", "p.minamount", "u.unit", "u.name as unit_name", "u.is_integer"])
    .select([
      sql<number>`coalesce(sum(case when ${usable} then ${amount} end), 0)`.as("usable"),
      sql<number>`coalesce(sum(case when not l.instock_unknown and not (${usable}) then ${amount} end), 0)`.as(
        "expired",
      ),
      sql<number>`coalesce(sum(case when l.instock_unknown then 1 else 0 end), 0)`.as("unknown"),
      sql<number>`count(l.id)`.as("lots"),
    ])
    .where(idList(dialect, "p.id", slot("ids")))
    .groupBy(["p.id", "p.name", "p.minamount", "u.unit", "u.name", "u.is_integer"]);
});

/** Selects the lots from `from` to `to` of each part, in a fixed order. */
const lotsOfParts = prepared(
  (db, slot: Slot<{ ids: readonly number[]; from: number; to: number }>, dialect) => {
    const expires = sql.ref("expiration_date");
    const numbered = db
      .selectFrom("part_lots")
      .select(["id", "part_id"])
      .select(
        // Usable lots come first, in the order in which builds take parts from them.
        sql<number>`row_number() over (partition by part_id order by
          case when ${isUsable("part_lots", dialect)} and amount > 0 then 0
            when instock_unknown then 1 when ${expires} <= ${currentTime(dialect)} then 2 else 3 end,
          ${expires} is null, ${expires}, amount, id)`.as("place"),
      )
      .where(idList(dialect, "part_id", slot("ids")));
    return db
      .with("numbered", () => numbered)
      .selectFrom("numbered as n")
      .innerJoin("part_lots as l", "l.id", "n.id")
      .leftJoin("storage_locations as s", "s.id", "l.storage_location_id")
      .leftJoin("users as o", "o.id", "l.owner_id")
      .select(["l.id", "l.part_id", "l.description", "l.amount", "l.instock_unknown", "l.expiration_date"])
      .select(["l.needs_refill", "l.owner_id", "o.name as owner_name", "s.id as location_id"])
      .select(["s.name as location_name", "s.full_path as location_path"])
      .select(
        sql<boolean>`case when l.expiration_date <= ${currentTime(dialect)} then ${sql.lit(true)} else ${sql.lit(false)} end`.as(
          "expired",
        ),
      )
      .where("n.place", ">", slot("from"))
      .where("n.place", "<=", slot("to"))
      .orderBy("n.part_id")
      .orderBy("n.place");
  },
);

type LotRow = RowOf<typeof lotsOfParts>;

export function checkStock({ store }: Pick<Inventory, "store">): ToolHandler {
  return async (args) => {
    const { part_ids, limit: given = defaultLimit } = args;
    const call = { tool: "check_stock", args };
    const ids = [...new Set(part_ids as readonly number[])];
    const limit = Number(given);
    const [offset] = positionOf(call, isOffset) ?? [0];
    const { parts, lots } = await store.readTransaction(async (reader: Reader) => ({
      parts: await reader.run(partStock, { ids }),
      lots: await reader.run(lotsOfParts, { ids, from: offset, to: offset + limit }),
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

function stockDocument(part: RowOf<typeof partStock>, lots: readonly LotRow[]): ToolDocument {
  const whole = hasIntegerAmounts(part.is_integer);
  const counted = (amount: number): number => roundAmount(amount, whole);
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
    // SQLite returns 0 or 1 for a boolean expression.
    expired: Boolean(lot.expired),
    ...(lot.expiration_date !== null && { expiration_date: apiDate(lot.expiration_date) }),
    needs_refill: lot.needs_refill,
    ...(lot.owner_id !== null && { owner: { id: lot.owner_id, name: lot.owner_name } }),
  };
}
