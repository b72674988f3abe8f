/** Finds the entities that records refer to, and creates missing tree elements. Names are compared case-sensitively. */
import { sql, type SqlBool } from "kysely";
import { fold } from "../../database/fold.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { invalid, type ViolationCode } from "../../util/errors.ts";
import { isObject } from "../../util/is-object.ts";
import { memoize } from "../../util/memoize.ts";
import type { Definitions } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import type { Body } from "../../inventory/writing/write-context.ts";
import { anyDatabase } from "../../inventory/writing/read-rows.ts";
import type { TreeName } from "./exported-resources.ts";

export interface References {
  /** Returns the ID of a tree element, or `null` if it does not exist. */
  find(tree: TreeName, names: readonly string[]): Promise<number | null>;
  /**
   * Returns the ID of a tree element. Creates the element and its ancestors if they do not exist.
   * @param propertyPath the property of the record that names the element
   */
  findOrCreate(tree: TreeName, names: readonly string[], propertyPath: string): Promise<number>;
  /** Returns the ID of a currency with this code or of a user with this name, or `null` if there is none. */
  code(resource: "Currency" | "User", code: string): Promise<number | null>;
  /** Whether the file creates a currency with this code if it does not exist. */
  createsCurrency(code: string): boolean;
  /** Returns the ID of the part that a key identifies by category and name. */
  part(key: unknown, propertyPath: string): Promise<number>;
}

/** Defines which tree elements a file names without a path, and how to create them. */
export interface Naming {
  /**
   * The trees whose elements are named without a path. If several elements have the name, the element closest to the
   * root is used.
   */
  readonly anywhere: ReadonlySet<TreeName>;
  /** Returns additional properties for a new element with this name. */
  properties(tree: TreeName, name: string): Body;
  /** Whether to create a currency with this code, which `properties` then sets, if it does not exist. */
  createsCurrency?(code: string): boolean;
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

/**
 * Finds an element by its name, anywhere in the tree. If several elements match, the element closest to the root is
 * used.
 */
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
 * @param cached the transaction with cached query results
 * @param create creates a tree element that the record names at `propertyPath`
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
    createsCurrency: (code) => naming?.createsCurrency?.(code) ?? false,
    async part(key, propertyPath) {
      const { category, name, namesake = 1 } = isObject(key) ? key : {};
      if (typeof name !== "string")
        throw recordProblem(propertyPath, "A part reference must contain `category` and `name`.");
      const categoryId = await find("Category", pathNames(category, `${propertyPath}.category`));
      const number = namesakeNumber(namesake, propertyPath);
      const found = categoryId === null ? null : await findNamesake(transaction, categoryId, name, number);
      if (found === null || found.id === null) throw recordProblem(propertyPath, "This part does not exist.");
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
  /** The ID of the part, or `null` if the category does not contain the part yet. */
  readonly id: number | null;
  /** Whether the category contains all parts with this name and a lower number, so that the part can be created. */
  readonly isNext: boolean;
}

/**
 * Finds the part with a name and a number in a category. The parts with the same name are numbered by ID, starting at
 * 1.
 */
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
 * Reads a path, from the root of the tree down.
 * @throws {Problem} if the value is not a path
 */
export function pathNames(value: unknown, propertyPath: string): readonly string[] {
  if (value === undefined || value === null) throw recordProblem(propertyPath, "This value is required.");
  if (!Array.isArray(value) || value.length === 0 || !value.every((name) => typeof name === "string")) {
    throw recordProblem(propertyPath, "This value must be a list of names from the root down.");
  }
  if (value.includes("")) throw recordProblem(propertyPath, "A level of the path has no name.");
  return value;
}

/**
 * Reads the number that distinguishes parts with the same name and category.
 * @throws {Problem} if the value is not a positive integer
 */
export function namesakeNumber(value: unknown, propertyPath: string): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value < 2 ** 31) return value;
  throw recordProblem(propertyPath, "This value must be a positive integer.");
}

export function recordProblem(propertyPath: string, message: string, code: ViolationCode = "invalid"): Error {
  return invalid([{ propertyPath, message, code }]);
}
