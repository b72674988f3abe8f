/**
 * Adds to the benchmark inventory what pages show: stock, prices, projects, favorites and log entries. The rows are the
 * same for the same number of parts.
 */
import { sql } from "kysely";
import { fold } from "../../src/database/fold.ts";
import type { Store, Transaction } from "../../src/database/store.ts";
import { timestamp } from "../../src/database/timestamp.ts";
import { generator, seed } from "./data.ts";

/** A part with stock, prices, an attachment, parameters, and projects that use it. */
export const fullPart = 20;

const locations = 500;
const suppliers = 20;
const units = ["m", "kg", "l", "g"] as const;
const projects = 20;
const bomEntriesPerProject = 50;
const day = 24 * 60 * 60 * 1000;

/** Fills an empty, migrated database. */
export async function seedPages(store: Store, parts: number, now: Date): Promise<void> {
  await seed(store, parts, now);
  await store.transaction((transaction) => seedEntries(transaction, now));
  for (let first = 1; first <= parts; first += 10_000) {
    const last = Math.min(parts, first + 9_999);
    await store.transaction((transaction) => seedStock(transaction, first, last, now));
  }
}

async function seedEntries({ db }: Transaction, now: Date): Promise<void> {
  const time = timestamp(now);
  const entry = (name: string, id: number) => ({
    id,
    name,
    name_folded: fold(name),
    full_path: name,
    added_date: time,
    last_modified: time,
  });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const shelves = numbers(locations / 25).map((id) => ({
    ...entry(`Shelf ${id}`, id),
    level: 0,
    parent_id: null,
  }));
  const boxes = numbers(locations - shelves.length).map((number) => {
    const parent = 1 + (number % shelves.length);
    const box = entry(`Box ${number}`, shelves.length + number);
    return { ...box, full_path: `Shelf ${parent} → ${box.name}`, level: 1, parent_id: parent };
  });
  await db.insertInto("storage_locations").values(shelves).execute();
  await db.insertInto("storage_locations").values(boxes).execute();
  await db
    .insertInto("suppliers")
    .values(numbers(suppliers).map((id) => entry(`Supplier ${id}`, id)))
    .execute();
  await db
    .insertInto("measurement_units")
    .values(units.map((unit, index) => ({ ...entry(`Unit ${unit}`, index + 1), unit, unit_folded: unit })))
    .execute();
  await db
    .insertInto("currencies")
    .values({ ...entry("Dollar", 1), iso_code: "USD", iso_code_folded: "usd", exchange_rate: 92_000 })
    .execute();
  await db
    .insertInto("projects")
    .values(numbers(projects).map((id) => entry(`Project ${id}`, id)))
    .execute();
  await db
    .insertInto("project_bom_entries")
    .values(
      numbers(projects * bomEntriesPerProject).map((id) => ({
        project_id: 1 + (id % projects),
        part_id: id <= projects ? fullPart : id,
        quantity: 1 + (id % 7),
        mountnames: `R${id}`,
        mountnames_folded: `r${id}`,
        added_date: time,
        last_modified: time,
      })),
    )
    .execute();
}

/** Keeps the number of values in a statement below SQLite's limit of 32,766. */
const rowsPerStatement = 1000;

async function seedStock({ db }: Transaction, first: number, last: number, now: Date): Promise<void> {
  const random = generator(first);
  const pick = (count: number): number => 1 + Math.floor(random() * count);
  const daysFromNow = (days: number): string => timestamp(new Date(now.getTime() + days * day));
  const dates = { added_date: timestamp(now), last_modified: timestamp(now) };
  for (let start = first; start <= last; start += rowsPerStatement) {
    const ids = Array.from(
      { length: Math.min(rowsPerStatement, last + 1 - start) },
      (_, index) => start + index,
    );
    const lots = ids
      .flatMap((id) => (id % 7 === 0 ? [] : id % 5 === 0 ? [id, id, id] : [id]))
      .map((part) => ({
        part_id: part,
        storage_location_id: pick(locations),
        amount: pick(5000),
        instock_unknown: pick(50) === 1,
        expiration_date: pick(50) === 1 ? daysFromNow(pick(1000) - 100) : null,
        ...dates,
      }));
    await db.insertInto("part_lots").values(lots).execute();
    const ordered = ids.filter((id) => id % 2 === 0);
    const orderdetails = ordered.map((part) => ({
      // The ID of the part is unused by other orderdetails.
      id: part,
      part_id: part,
      supplier_id: pick(suppliers),
      supplierpartnr: `SPN-${part}`,
      supplierpartnr_folded: `spn-${part}`,
      ...dates,
    }));
    await db.insertInto("orderdetails").values(orderdetails).execute();
    const prices = ordered.flatMap((orderdetail) =>
      [1, 100, 1000].map((quantity) => ({
        orderdetail_id: orderdetail,
        price: Math.round((100_000 * pick(500)) / (100 + quantity)),
        currency_id: orderdetail % 3 === 0 ? 1 : null,
        min_discount_quantity: quantity,
        ...dates,
      })),
    );
    await db.insertInto("pricedetails").values(prices).execute();
    const entries = ids.flatMap((id) =>
      (["element_created", "element_edited"] as const).map((kind) => ({
        datetime: daysFromNow(-pick(900)),
        kind,
        level: "info",
        user_id: 1,
        username: "bench",
        target_type: "Part",
        target_id: id,
        ...(kind === "element_edited" && {
          changes: JSON.stringify({ comment: { old: "", new: "Checked" } }),
        }),
      })),
    );
    await db.insertInto("log_entries").values(entries).execute();
    await sql`
      update parts set
        favorite = id % 1000 = 20,
        needs_review = id % 200 = 20,
        minamount = case when id % 5 = 0 then id % 1000 else 0 end,
        part_unit_id = case when id % 20 = 3 then 1 + id % 4 end
      where id between ${start} and ${ids.at(-1) ?? start}`.execute(db);
    for (const id of ids.filter((each) => each % 10 === 0)) {
      await db
        .updateTable("parts")
        .set({ added_date: daysFromNow(-pick(900)), last_modified: daysFromNow(-pick(100)) })
        .where("id", "=", id)
        .execute();
    }
  }
}
