/** Finds the entities that records refer to, and creates missing elements of trees. */
import type { Transaction } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import type { Body } from "../writing/change.ts";
import { findAnywhere, findByCode, findChild, findNamesake } from "./find-entities.ts";
import { count, names, refusal } from "./record-values.ts";
import type { TreeName } from "./resources.ts";

export interface References {
  /** The id of an element of a tree, null if there is none. */
  find(tree: TreeName, names: readonly string[]): Promise<number | null>;
  /**
   * The same; creates the element and its ancestors if they do not exist.
   * @param place where the record names it
   */
  findOrCreate(tree: TreeName, names: readonly string[], place: string): Promise<number>;
  code(resource: "Currency" | "User", code: string): Promise<number | null>;
  /** The part that a record names by its category and name. */
  part(key: unknown, place: string): Promise<number>;
}

/** How a file names elements, where it does not name their place in the tree. */
export interface Naming {
  /** Trees whose elements are named alone: the element of that name which is nearest to the root is meant. */
  readonly anywhere: ReadonlySet<TreeName>;
  /** Properties of a new element of that name. */
  properties(tree: TreeName, name: string): Body;
}

/** Creates an element of a tree. */
export type CreateElement = (tree: TreeName, body: Body, place: string) => Promise<number>;

interface Lookups {
  readonly transaction: Transaction;
  /** The transaction for queries about elements: it remembers their answers. */
  readonly remembered: Transaction;
  readonly definitions: Definitions;
}

export function createReferences(
  { transaction, remembered, definitions }: Lookups,
  create: CreateElement,
  naming?: Naming,
): References {
  const find: References["find"] = async (tree, names) => {
    if (names.length === 1 && naming?.anywhere.has(tree) === true) {
      return findAnywhere(remembered, definitions, tree, names[0] ?? "");
    }
    let parent: number | null = null;
    for (const name of names) {
      parent = await findChild(remembered, definitions, tree, { parent, name });
      if (parent === null) return null;
    }
    return parent;
  };

  const findOrCreate: References["findOrCreate"] = async (tree, names, place) => {
    const found = await find(tree, names);
    if (found !== null) return found;
    const parent = names.length === 1 ? null : await findOrCreate(tree, names.slice(0, -1), place);
    const name = names.at(-1) ?? "";
    const body = {
      name,
      ...(parent !== null && { parent: iri(tree, parent) }),
      ...naming?.properties(tree, name),
    };
    return create(tree, body, place);
  };

  return {
    find,
    findOrCreate,
    code: (resource, code) => findByCode(remembered, resource, code),
    async part(key, place) {
      const { category, name, namesake } = partKey(key, place);
      const categoryId = await find("Category", category);
      const found = categoryId === null ? null : await findNamesake(transaction, categoryId, name, namesake);
      if (found === null || found.id === null) throw refusal(place, "There is no such part.");
      return found.id;
    },
  };
}

function partKey(key: unknown, place: string) {
  const { category, name, namesake = 1 } = (key ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== "string") throw refusal(place, "A part is named by its category and its name.");
  return { category: names(category, `${place}.category`), name, namesake: count(namesake, place) };
}
