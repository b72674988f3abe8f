/**
 * Finds the entities that records refer to, and creates missing elements of trees. Names are compared exactly, letter by
 * letter.
 */
import { sql } from "kysely";
import type { SqlBool } from "kysely";
import { fold } from "../../database/fold.ts";
import { prepared } from "../../database/prepared.ts";
import type { Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { invalid } from "../../errors.ts";
import { isObject } from "../../is-object.ts";
import { memoize } from "../../memoize.ts";
import type { Definitions } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import type { Body } from "../writing/change.ts";
import { anyDatabase } from "../writing/rows.ts";
import type { TreeName } from "./resources.ts";

export interface References {
  /** The id of an element of a tree, null if there is none. */
  find(tree: TreeName, names: readonly string[]): Promise<number | null>;
  /**
   * The same; creates the element and its ancestors if they do not exist.
   * @param propertyPath where the record names it
   */
  findOrCreate(tree: TreeName, names: readonly string[], propertyPath: string): Promise<number>;
  /** The currency of that code, the user of that name. */
  code(resource: "Currency" | "User", code: string): Promise<number | null>;
  /** The part that a record names by its category and name. */
  part(key: unknown, propertyPath: string): Promise<number>;
}

/** How a file names elements, where it does not name their propertyPath in the tree. */
export interface Naming {
  /** Trees whose elements are named alone: the element of that name which is nearest to the root is meant. */
  readonly anywhere: ReadonlySet<TreeName>;
  /** Properties of a new element of that name. */
  properties(tree: TreeName, name: string): Body;
}

type Child = { parent: number; name: string };

const childQuery = memoize((table: string) =>
  prepared((db, slot: Slot<Child>) =>
    anyDatabase({ db })
      .selectFrom(table)
      .select("id")
      .where(sql<SqlBool>`coalesce(parent_id, 0) = ${slot("parent")}`)
      .where("name", "=", slot("name")),
  ),
);

type ByName = { name: string; folded: string };

/** The element of that name which is nearest to the root, wherever it is in the tree. */
const nameQuery = memoize((table: string) =>
  prepared((db, slot: Slot<ByName>) =>
    anyDatabase({ db })
      .selectFrom(table)
      .select("id")
      .where("name_folded", "=", slot("folded"))
      .where("name", "=", slot("name"))
      .orderBy("level")
      .orderBy("id")
      .limit(1),
  ),
);

const currencyByCode = prepared((db, slot: Slot<{ code: string }>) =>
  db.selectFrom("currencies").select("id").where("iso_code", "=", slot("code")),
);

const userByName = prepared((db, slot: Slot<{ code: string }>) =>
  db.selectFrom("users").select("id").where("name", "=", slot("code")),
);

/**
 * @param cached the transaction, for queries about elements: it remembers their answers
 * @param create creates an element of a tree that a record names at `propertyPath`
 */
export function createReferences(
  transaction: Transaction,
  cached: Transaction,
  definitions: Definitions,
  create: (tree: TreeName, body: Body, propertyPath: string) => Promise<number>,
  naming?: Naming,
): References {
  const find: References["find"] = async (tree, names) => {
    const { table } = definitions[tree];
    const [name = ""] = names;
    if (names.length === 1 && naming?.anywhere.has(tree) === true) {
      return (await cached.run(nameQuery(table), { name, folded: fold(name) }))[0]?.id ?? null;
    }
    let parent: number | null = null;
    for (const name of names) {
      const children: { id: number }[] = await cached.run(childQuery(table), {
        parent: parent ?? 0,
        name,
      });
      parent = children[0]?.id ?? null;
      if (parent === null) return null;
    }
    return parent;
  };

  const findOrCreate: References["findOrCreate"] = async (tree, names, propertyPath) => {
    const found = await find(tree, names);
    if (found !== null) return found;
    const parent = names.length === 1 ? null : await findOrCreate(tree, names.slice(0, -1), propertyPath);
    const name = names.at(-1) ?? "";
    const body = {
      name,
      ...(parent !== null && { parent: iri(tree, parent) }),
      ...naming?.properties(tree, name),
    };
    return create(tree, body, propertyPath);
  };

  return {
    find,
    findOrCreate,
    async code(resource, code) {
      const query = resource === "Currency" ? currencyByCode : userByName;
      return (await cached.run(query, { code }))[0]?.id ?? null;
    },
    async part(key, propertyPath) {
      const { category, name, namesake = 1 } = isObject(key) ? key : {};
      if (typeof name !== "string")
        throw recordProblem(propertyPath, "A part is named by its category and its name.");
      const categoryId = await find("Category", pathNames(category, `${propertyPath}.category`));
      const number = namesakeNumber(namesake, propertyPath);
      const found = categoryId === null ? null : await findNamesake(transaction, categoryId, name, number);
      if (found === null || found.id === null) throw recordProblem(propertyPath, "There is no such part.");
      return found.id;
    },
  };
}

type NamesakeQuery = { category: number; name: string; skipped: number; most: number };

const partsByName = prepared((db, slot: Slot<NamesakeQuery>) =>
  db
    .selectFrom("parts")
    .select("id")
    .where("category_id", "=", slot("category"))
    .where("name", "=", slot("name"))
    .orderBy("id")
    .limit(sql<number>`${slot("most")}`)
    .offset(sql<number>`${slot("skipped")}`),
);

interface Namesake {
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

/**
 * Names from the root of a tree down.
 * @throws {Problem}
 */
export function pathNames(value: unknown, propertyPath: string): readonly string[] {
  if (value === undefined || value === null) throw recordProblem(propertyPath, "This is missing.");
  if (!Array.isArray(value) || value.length === 0 || !value.every((name) => typeof name === "string")) {
    throw recordProblem(propertyPath, "This has to be a list of names from the root down.");
  }
  if (value.includes("")) throw recordProblem(propertyPath, "A level has no name.");
  return value;
}

/**
 * Which of the parts of one name is meant.
 * @throws {Problem}
 */
export function namesakeNumber(value: unknown, propertyPath: string): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value < 2 ** 31) return value;
  throw recordProblem(propertyPath, "This has to be 1 or more.");
}

/** What is thrown for something that a record says at `propertyPath`. */
export function recordProblem(propertyPath: string, message: string): Error {
  return invalid([{ propertyPath, message, code: "invalid" }]);
}
