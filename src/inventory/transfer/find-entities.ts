/** Finds what names in a file stand for. Names are compared exactly, letter by letter. */
import { sql } from "kysely";
import type { SqlBool } from "kysely";
import { fold } from "../../database/fold.ts";
import { prepared } from "../../database/prepared.ts";
import type { Prepared, Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import { anyDatabase } from "../writing/rows.ts";
import type { TreeName } from "./resources.ts";

type Child = { parent: number; name: string };
type ChildQuery = Prepared<{ id: number }, Child>;

const childQueries = new Map<string, ChildQuery>();

/** The element of that name below `parent`, or at the root. */
export async function findChild(
  transaction: Transaction,
  definitions: Definitions,
  tree: TreeName,
  { parent, name }: { readonly parent: number | null; readonly name: string },
): Promise<number | null> {
  const { table } = definitions[tree];
  let query = childQueries.get(table);
  if (query === undefined) {
    query = prepared<{ id: number }, Child>((db, slot: Slot<Child>) =>
      anyDatabase({ db })
        .selectFrom(table)
        .select("id")
        .where(sql<SqlBool>`coalesce(parent_id, 0) = ${slot("parent")}`)
        .where("name", "=", slot("name")),
    );
    childQueries.set(table, query);
  }
  return (await transaction.run(query, { parent: parent ?? 0, name }))[0]?.id ?? null;
}

type ByName = { name: string; folded: string };

const nameQueries = new Map<string, Prepared<{ id: number }, ByName>>();

/** The element of that name which is nearest to the root, wherever it is in the tree. */
export async function findAnywhere(
  transaction: Transaction,
  definitions: Definitions,
  tree: TreeName,
  name: string,
): Promise<number | null> {
  const { table } = definitions[tree];
  let query = nameQueries.get(table);
  if (query === undefined) {
    query = prepared<{ id: number }, ByName>((db, slot: Slot<ByName>) =>
      anyDatabase({ db })
        .selectFrom(table)
        .select("id")
        .where("name_folded", "=", slot("folded"))
        .where("name", "=", slot("name"))
        .orderBy("level")
        .orderBy("id")
        .limit(1),
    );
    nameQueries.set(table, query);
  }
  return (await transaction.run(query, { name, folded: fold(name) }))[0]?.id ?? null;
}

const currencyByCode = prepared((db, slot: Slot<{ code: string }>) =>
  db.selectFrom("currencies").select("id").where("iso_code", "=", slot("code")),
);

const userByName = prepared((db, slot: Slot<{ code: string }>) =>
  db.selectFrom("users").select("id").where("name", "=", slot("code")),
);

/** The currency of that code, the user of that name. */
export async function findByCode(
  transaction: Transaction,
  resource: "Currency" | "User",
  code: string,
): Promise<number | null> {
  const query = resource === "Currency" ? currencyByCode : userByName;
  return (await transaction.run(query, { code }))[0]?.id ?? null;
}

type Nth = { category: number; name: string; skipped: number; most: number };

const partsByName = prepared((db, slot: Slot<Nth>) =>
  db
    .selectFrom("parts")
    .select("id")
    .where("category_id", "=", slot("category"))
    .where("name", "=", slot("name"))
    .orderBy("id")
    .limit(sql<number>`${slot("most")}`)
    .offset(sql<number>`${slot("skipped")}`),
);

export interface Namesake {
  /** Null: the category has no such part yet. */
  readonly id: number | null;
  /** Whether the category has all the older ones. */
  readonly isNext: boolean;
}

/** Of the parts of one name in one category the one of that number, by age and from 1. */
export async function findNamesake(
  transaction: Transaction,
  category: number,
  name: string,
  number: number,
): Promise<Namesake> {
  const skipped = Math.max(number - 2, 0);
  const most = number - skipped;
  const rows = await transaction.run(partsByName, { category, name, skipped, most });
  const id = rows[most - 1]?.id ?? null;
  return { id, isNext: id === null && rows.length === most - 1 };
}

/** Whether one part is associated with another one in this way. */
export async function isAssociated(
  { db }: Transaction,
  owner: number,
  other: number,
  type: number,
): Promise<boolean> {
  const found = await db
    .selectFrom("part_associations")
    .select("id")
    .where("part_id", "=", owner)
    .where("other_part_id", "=", other)
    .where("type", "=", type)
    .executeTakeFirst();
  return found !== undefined;
}
