/** Finds the names that stand for ids in what is exported. */
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { idList } from "../../database/id-list.ts";
import { prepared } from "../../database/prepared.ts";
import type { Prepared, Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import { anyDatabase } from "../writing/rows.ts";
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

interface NodeRow {
  readonly name: string;
  readonly parent_id: number | null;
}

type NodeQuery = Prepared<NodeRow, { id: number }>;

const currencyById = prepared((db, slot: Slot<{ id: number }>) =>
  db.selectFrom("currencies").select("iso_code as code").where("id", "=", slot("id")),
);

const userById = prepared((db, slot: Slot<{ id: number }>) =>
  db.selectFrom("users").select("name as code").where("id", "=", slot("id")),
);

const unitById = prepared((db, slot: Slot<{ id: number }>) =>
  db.selectFrom("measurement_units").select("is_integer").where("id", "=", slot("id")),
);

/** Answers kept in memory; an inventory may have more categories and locations than that. */
const keysKept = 20_000;

/** The names as they are in the view of `reader`. */
export function createNaturalKeys(reader: Reader, definitions: Definitions): NaturalKeys {
  const kept = new LRUCache<string, NonNullable<unknown>>({ max: keysKept });
  const queries = new Map<TreeName, NodeQuery>();

  async function keep<T extends NonNullable<unknown>>(key: string, find: () => Promise<T>): Promise<T> {
    const known = kept.get(key) as T | undefined;
    if (known !== undefined) return known;
    const found = await find();
    kept.set(key, found);
    return found;
  }

  function nodeQuery(tree: TreeName): NodeQuery {
    let query = queries.get(tree);
    if (query === undefined) {
      const { table } = definitions[tree];
      query = prepared<NodeRow, { id: number }>((db, slot: Slot<{ id: number }>) =>
        anyDatabase({ db }).selectFrom(table).select(["name", "parent_id"]).where("id", "=", slot("id")),
      );
      queries.set(tree, query);
    }
    return query;
  }

  const path: NaturalKeys["path"] = (tree, id) =>
    keep(`${tree} ${id}`, async () => {
      const [row] = await reader.run(nodeQuery(tree), { id });
      if (row === undefined) throw new Error(`There is no ${tree} ${id}`);
      return row.parent_id === null ? [row.name] : [...(await path(tree, row.parent_id)), row.name];
    });

  return {
    path,
    code: (resource, id) =>
      keep(`${resource} code ${id}`, async () => {
        const [row] = await reader.run(resource === "Currency" ? currencyById : userById, { id });
        if (row === undefined) throw new Error(`There is no ${resource} ${id}`);
        return row.code;
      }),
    isInteger: (id) =>
      keep(`integer ${id}`, async () => {
        const [row] = await reader.run(unitById, { id });
        return row?.is_integer === true;
      }),
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
