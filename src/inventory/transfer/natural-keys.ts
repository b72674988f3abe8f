/** Finds the names that stand for ids in what is exported. */
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { idList } from "../../database/id-list.ts";
import type { Reader } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import type { Row } from "../writing/change.ts";
import { rowById } from "../writing/rows.ts";
import type { PartKey, TreeName } from "./resources.ts";

export interface NaturalKeys {
  /** Names from the root down. */
  path(tree: TreeName, id: number): Promise<readonly string[]>;
  /** The code of a currency, the name of a user. */
  code(resource: "Currency" | "User", id: number): Promise<string>;
  /** Whether amounts of this unit are whole numbers. */
  isInteger(unit: number): Promise<boolean>;
  /** The keys of parts, by id. */
  parts(ids: readonly number[]): Promise<ReadonlyMap<number, PartKey>>;
}

/** Answers kept in memory; an inventory may have more categories and locations than that. */
const maximumCached = 20_000;

/** The names as they are in the view of `reader`. */
export function createNaturalKeys(reader: Reader, definitions: Definitions): NaturalKeys {
  const paths = new LRUCache<string, readonly string[]>({ max: maximumCached });
  const codes = new LRUCache<string, string>({ max: maximumCached });
  const integers = new LRUCache<number, boolean>({ max: maximumCached });

  async function rowOf<R extends TreeName | "User">(resource: R, id: number): Promise<Row<R>> {
    const row = await rowById<R>(reader, definitions[resource], id);
    if (row === null) throw new Error(`There is no ${resource} ${id}`);
    return row;
  }

  const path: NaturalKeys["path"] = (tree, id) =>
    cached(paths, `${tree} ${id}`, async () => {
      const { name, parent_id: parent } = await rowOf(tree, id);
      return parent === null ? [name] : [...(await path(tree, parent)), name];
    });

  return {
    path,
    code: (resource, id) =>
      cached(codes, `${resource} ${id}`, async () =>
        resource === "Currency" ? (await rowOf(resource, id)).iso_code : (await rowOf(resource, id)).name,
      ),
    isInteger: (id) => cached(integers, id, async () => (await rowOf("MeasurementUnit", id)).is_integer),
    async parts(ids) {
      const rows = await reader.db
        .selectFrom("parts as p")
        .select(["p.id", "p.name", "p.category_id"])
        .select(
          sql<number>`(select count(*) from parts q
            where q.category_id = p.category_id and q.name = p.name and q.id < p.id)`.as("before"),
        )
        .where(idList(reader.dialect, "p.id", ids))
        .execute();
      const keys = new Map<number, PartKey>();
      for (const { id, name, category_id, before } of rows) {
        const category = await path("Category", category_id);
        const namesake = Number(before) + 1;
        keys.set(id, { category, name, ...(namesake > 1 && { namesake }) });
      }
      return keys;
    },
  };
}

async function cached<K extends string | number, V extends string | boolean | readonly string[]>(
  cache: LRUCache<K, V>,
  key: K,
  find: () => Promise<V>,
): Promise<V> {
  const found = cache.get(key) ?? (await find());
  cache.set(key, found);
  return found;
}
