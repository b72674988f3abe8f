/** Finds natural keys, such as paths and codes. Exports contain natural keys instead of IDs. */
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { idList } from "../../database/id-list.ts";
import type { Reader } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import type { Row } from "../../inventory/writing/write-context.ts";
import { rowById } from "../../inventory/writing/read-rows.ts";
import type { PartKey, TreeName } from "./exported-resources.ts";

export interface NaturalKeys {
  /** Returns the names of an element and its ancestors, from the root down. */
  path(tree: TreeName, id: number): Promise<readonly string[]>;
  code(resource: "Currency" | "User", id: number): Promise<string>;
  isInteger(unit: number): Promise<boolean>;
  parts(ids: readonly number[]): Promise<ReadonlyMap<number, PartKey>>;
}

/**
 * The maximum number of cached keys of each kind. The cache is limited because an inventory can contain any number of
 * categories and storage locations.
 */
const maximumCached = 20_000;

export type KeyCaches = ReturnType<typeof createKeyCaches>;

export function createKeyCaches() {
  return {
    paths: new LRUCache<string, readonly string[]>({ max: maximumCached }),
    codes: new LRUCache<string, string>({ max: maximumCached }),
    integers: new LRUCache<number, boolean>({ max: maximumCached }),
  };
}

/**
 * Creates the functions that find keys. They find all entities that `reader` can see.
 * @param caches shared by several readers, so that a file has one name for each element, even if it is renamed
 */
export function createNaturalKeys(
  reader: Reader,
  definitions: Definitions,
  { paths, codes, integers }: KeyCaches = createKeyCaches(),
): NaturalKeys {
  async function rowOf<R extends TreeName | "User">(resource: R, id: number): Promise<Row<R>> {
    const row = await rowById<R>(reader, definitions[resource], id);
    if (row === null) throw new Error(`${resource} ${id} does not exist.`);
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
