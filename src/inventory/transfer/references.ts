/** What records refer to, within one batch: found once, and made where a tree lacks it. */
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
   * The same, made with everything above it where there is none.
   * @param place where the record names it
   */
  findOrMake(tree: TreeName, names: readonly string[], place: string): Promise<number>;
  code(resource: "Currency" | "User", code: string): Promise<number | null>;
  /** The part that a record names by its category and name. */
  part(key: unknown, place: string): Promise<number>;
  /** An element was made by its own record. */
  made(tree: TreeName, names: readonly string[], id: number): void;
  /** Forgets what was made since the last call of this or of `keep`. */
  undo(): void;
  keep(): void;
}

/** How a file names elements, where it does not name their place in the tree. */
export interface Naming {
  /** Trees whose elements are named alone: the element of that name which is nearest to the root is meant. */
  readonly anywhere: ReadonlySet<TreeName>;
  /** Properties of a new element of that name. */
  properties(tree: TreeName, name: string): Body;
}

/** Makes an element of a tree. */
export type MakeElement = (tree: TreeName, body: Body, place: string) => Promise<number>;

export function createReferences(
  transaction: Transaction,
  definitions: Definitions,
  make: MakeElement,
  naming?: Naming,
): References {
  const known = new Map<string, number>();
  let fresh: string[] = [];

  async function recalled(key: string, search: () => Promise<number | null>): Promise<number | null> {
    const id = known.get(key) ?? (await search());
    if (id !== null) known.set(key, id);
    return id;
  }

  const keyOf = (tree: TreeName, names: readonly string[]): string => JSON.stringify([tree, ...names]);

  const find: References["find"] = (tree, names) =>
    recalled(keyOf(tree, names), async () => {
      const [first = "", ...below] = names;
      if (below.length === 0 && naming?.anywhere.has(tree) === true) {
        return findAnywhere(transaction, definitions, tree, first);
      }
      const parent = names.length === 1 ? null : await find(tree, names.slice(0, -1));
      if (names.length > 1 && parent === null) return null;
      return findChild(transaction, definitions, tree, { parent, name: names.at(-1) ?? "" });
    });

  const made: References["made"] = (tree, names, id) => {
    const key = keyOf(tree, names);
    known.set(key, id);
    fresh.push(key);
  };

  const findOrMake: References["findOrMake"] = async (tree, names, place) => {
    const found = await find(tree, names);
    if (found !== null) return found;
    const parent = names.length === 1 ? null : await findOrMake(tree, names.slice(0, -1), place);
    const name = names.at(-1) ?? "";
    const body = {
      name,
      ...(parent !== null && { parent: iri(tree, parent) }),
      ...naming?.properties(tree, name),
    };
    const id = await make(tree, body, place);
    made(tree, names, id);
    return id;
  };

  return {
    find,
    findOrMake,
    made,
    code: (resource, code) =>
      recalled(JSON.stringify([`${resource} by code`, code]), () => findByCode(transaction, resource, code)),
    async part(key, place) {
      const { category, name, namesake } = partKey(key, place);
      const categoryId = await find("Category", category);
      const found = categoryId === null ? null : await findNamesake(transaction, categoryId, name, namesake);
      if (found === null || found.id === null) throw refusal(place, "There is no such part.");
      return found.id;
    },
    undo: () => {
      for (const key of fresh) known.delete(key);
      fresh = [];
    },
    keep: () => {
      fresh = [];
    },
  };
}

function partKey(key: unknown, place: string) {
  const { category, name, namesake = 1 } = (key ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== "string") throw refusal(place, "A part is named by its category and its name.");
  return { category: names(category, `${place}.category`), name, namesake: count(namesake, place) };
}
