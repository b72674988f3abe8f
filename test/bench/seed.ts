/**
 * Creates the benchmark inventory: the same rows for the same number of parts. The rows are inserted directly, because
 * creating them through the API would take too long.
 */
import { createHash } from "node:crypto";
import { fold } from "../../src/database/fold.ts";
import type { Store, Transaction } from "../../src/database/store.ts";
import { timestamp } from "../../src/database/timestamp.ts";
import { serializePermissionData } from "../../src/identity/permission-data.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import { token } from "./requests.ts";

/** The categories with IDs up to this number have a subtree that contains a tenth of the parts. */
export const branches = 10;
const leavesPerBranch = 19;
export const categories = branches * (1 + leavesPerBranch);

/** A category without a parent, which contains the first parts. KiCad reads it as a library. */
export const kicadCategory = categories + 1;
export const kicadParts = 2000;

const footprints = 40;
const manufacturers = 30;
/** Keeps the number of values in a statement below SQLite's limit of 32,766. */
const rowsPerStatement = 1000;

/** Beginnings of the names of parts, which continue with seven digits. */
export const families = "STM32F4 ATmega RP20 LM NE5 BC8 1N4 MAX3 TPS6 SN74HC".split(" ");

/** Descriptions and tags of the parts, in proportion: 40% are resistors, so "resistor" is an expensive search term. */
const kinds = [
  ...Array.from({ length: 4 }, () => ["Thick film resistor", "resistor,smd,reflow"] as const),
  ...Array.from({ length: 2 }, () => ["Ceramic capacitor X7R", "mlcc,smd,reflow"] as const),
  ["Schottky diode", "diode,smd,reflow"],
  ["ARM Cortex-M4 microcontroller", "mcu,arm,reflow"],
  ["Low-dropout voltage regulator", "ldo,power,reflow"],
  ["Pin header, straight, gold plated", "connector,tht"],
] as const;

const packages = ["0402", "0603", "0805", "SOIC-8", "LQFP-64"] as const;

/**
 * Fills an empty, migrated database, which assigns IDs from 1 on. `now` becomes the creation time of all rows.
 */
export async function seed(store: Store, parts: number, now: Date): Promise<void> {
  await store.transaction(async (transaction) => {
    await seedPrincipal(transaction, now);
    await seedTrees(transaction, timestamp(now));
  });
  const random = generator(20_240_229);
  for (let first = 1; first <= parts; first += rowsPerStatement) {
    const count = Math.min(rowsPerStatement, parts + 1 - first);
    const ids = Array.from({ length: count }, (_, index) => first + index);
    await store.transaction((transaction) => seedParts(transaction, ids, timestamp(now), random));
  }
  // A running service does this in the first minute after an import.
  while (await store.mergeSearchIndex());
}

async function seedPrincipal({ db }: Transaction, now: Date): Promise<void> {
  const time = timestamp(now);
  const user = {
    name: "bench",
    name_folded: "bench",
    // Without a user who can sign in, each start would create a link for the set-up.
    password_hash: "no valid hash",
    permissions: serializePermissionData(presetData("all_allow")),
    added_date: time,
    last_modified: time,
  };
  const { id } = await db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
  await db
    .insertInto("api_tokens")
    .values({
      user_id: id,
      name: "bench",
      token_hash: createHash("sha256").update(token).digest("hex"),
      token_hint: token.slice(-4),
      tier: "full",
      added_date: time,
      // A recent use keeps the service from updating this column during the measurement.
      last_time_used: time,
    })
    .execute();
}

async function seedTrees({ db }: Transaction, time: string): Promise<void> {
  const rows = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => treeRow(`${prefix} ${index + 1}`, time));
  const leafRows = Array.from({ length: categories - branches }, (_, index) => {
    const leaf = branches + 1 + index;
    const parent = 1 + (leaf % branches);
    return {
      ...treeRow(`Leaf ${leaf}`, time),
      parent_id: parent,
      level: 1,
      full_path: `Branch ${parent} → Leaf ${leaf}`,
    };
  });
  await db.insertInto("categories").values(rows(branches, "Branch")).execute();
  await db.insertInto("categories").values(leafRows).execute();
  await db
    .insertInto("categories")
    .values({ ...treeRow("KiCad library", time), eda_kicad_symbol: "Device:R" })
    .execute();
  await db.insertInto("footprints").values(rows(footprints, "SOIC")).execute();
  await db.insertInto("manufacturers").values(rows(manufacturers, "Maker")).execute();
  await db.insertInto("attachment_types").values(treeRow("Datasheet", time)).execute();
}

/** Returns a root element of a tree, such as a category. */
export function treeRow(name: string, time: string) {
  return { name, name_folded: fold(name), full_path: name, added_date: time, last_modified: time };
}

async function seedParts(
  { db }: Transaction,
  ids: readonly number[],
  time: string,
  random: () => number,
): Promise<void> {
  const pick = (count: number): number => 1 + Math.floor(random() * count);
  const dates = { added_date: time, last_modified: time };
  const parts = ids.map((id) => {
    const name = `${families[id % families.length] ?? ""}${String(pick(1_000_000)).padStart(7, "0")}`;
    const [kind, tags] = kinds[pick(kinds.length) - 1] ?? kinds[0];
    const description = `${kind} ${pick(1000)} ${packages[pick(packages.length) - 1]}, 3.3 V, −40 to 85 °C`;
    return {
      name,
      name_folded: fold(name),
      description,
      description_folded: fold(description),
      tags,
      tags_folded: fold(tags),
      category_id: id <= kicadParts ? kicadCategory : pick(categories),
      footprint_id: pick(footprints),
      manufacturer_id: pick(manufacturers),
      manufacturer_product_number: name,
      manufacturer_product_number_folded: fold(name),
      mass: pick(1000) / 10,
      ...dates,
    };
  });
  await db.insertInto("parts").values(parts).execute();
  const attachments = ids
    .filter((id) => id % 4 === 0)
    .map((id) => ({
      part_id: id,
      attachment_type_id: 1,
      name: "Datasheet",
      name_folded: "datasheet",
      external_path: `https://example.com/datasheets/${id}.pdf`,
      ...dates,
    }));
  await db.insertInto("attachments").values(attachments).execute();
  const parameters = ids
    .filter((id) => id % 5 === 0)
    .flatMap((id) =>
      ["Supply voltage", "Clock"].map((name) => ({
        part_id: id,
        name,
        name_folded: fold(name),
        value_typical: pick(100),
        unit: "V",
        ...dates,
      })),
    );
  await db.insertInto("parameters").values(parameters).execute();
}

/** Returns a generator of uniform numbers in [0, 1), which is deterministic for a given seed (mulberry32). */
export function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
