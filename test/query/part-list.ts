/** A list with every type of filter and its rows, for the tests in this directory. */
import type { Filter } from "../../generated/operations.ts";
import { fold } from "../../src/database/fold.ts";
import { sortText } from "../../src/database/sort-text.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import type { FieldBinding } from "../../src/query/field-binding.ts";
import type { ListParameter } from "../../src/query/filters.ts";
import { compileList, type ListPage } from "../../src/query/list-query.ts";
import { memoize } from "../../src/util/memoize.ts";
import { testCache } from "../support/memory-cache.ts";

const bindings: readonly FieldBinding[] = [
  { property: "id", column: "id", type: "number" },
  { property: "name", column: "name", folded: "name_folded", type: "text", sortable: true },
  { property: "ipn", column: "ipn", folded: "ipn_folded", type: "text", nullable: true, sortable: true },
  { property: "tags", column: "tags", folded: "tags_folded", type: "text" },
  {
    property: "category",
    column: "category_id",
    type: "reference",
    target: { table: "categories", collection: "/api/categories", tree: true },
  },
  {
    property: "footprint",
    column: "footprint_id",
    type: "reference",
    target: { table: "footprints", collection: "/api/footprints", tree: true },
  },
  { property: "favorite", column: "favorite", type: "boolean" },
  { property: "eda_visibility", column: "eda_visibility", type: "boolean", nullable: true },
  { property: "mass", column: "mass", type: "number", nullable: true },
  { property: "gtin", column: "gtin", type: "text", nullable: true },
  { property: "version", column: "version", type: "number" },
  { property: "addedDate", column: "added_date", type: "date" },
];
export const fields = new Map(bindings.map((binding) => [binding.property, binding]));

function parameter(kind: Filter["kind"], property: string, operator?: string): ListParameter {
  const name =
    kind === "order" ? `order[${property}]` : operator === undefined ? property : `${property}[${operator}]`;
  return { name, filter: operator === undefined ? { kind, property } : { kind, property, operator } };
}

export const parameters: readonly ListParameter[] = [
  { name: "page" },
  parameter("like", "name"),
  parameter("like", "ipn"),
  parameter("tag", "tags"),
  parameter("entity", "category"),
  parameter("entity", "footprint"),
  parameter("boolean", "favorite"),
  parameter("boolean", "eda_visibility"),
  parameter("equals", "gtin"),
  parameter("equals", "version"),
  ...["between", "gt", "gte", "lt", "lte"].map((operator) => parameter("range", "mass", operator)),
  parameter("range", "version", "gte"),
  ...["before", "strictly_before", "after", "strictly_after"].map((operator) =>
    parameter("date", "addedDate", operator),
  ),
  ...["name", "id", "addedDate", "mass", "ipn", "favorite", "eda_visibility"].map((property) =>
    parameter("order", property),
  ),
];

const partList = memoize((_dialect: Dialect) =>
  compileList({ table: "parts", fields, parameters }, testCache()),
);

/** Reads a page with the given query string. */
export async function readParts(store: Store, query: string | URLSearchParams): Promise<ListPage> {
  const pairs = new URLSearchParams(query);
  const list = partList(store.dialect);
  const request = list.parse(Object.fromEntries(pairs), pairs);
  return store.readTransaction((reader) => list.read(reader, request, {}));
}

/** Returns the IDs of all parts that match a query, in order. */
export async function idsOf(store: Store, query: string | URLSearchParams): Promise<readonly number[]> {
  const pairs = new URLSearchParams(query);
  pairs.set("itemsPerPage", "5000");
  const { ids, total } = await readParts(store, pairs);
  if (total !== ids.length) throw new Error(`The total is ${total}, but ${ids.length} parts were listed.`);
  return ids;
}

export interface SomePart {
  readonly name?: string;
  readonly ipn?: string | null;
  readonly tags?: string;
  readonly category?: number;
  readonly footprint?: number | null;
  readonly favorite?: boolean;
  readonly eda_visibility?: boolean | null;
  readonly mass?: number | null;
  readonly gtin?: string | null;
  readonly addedDate?: string;
}

const someDate = "2026-01-31T12:00:00.000Z";

/** Inserts a tree. Each entry contains a name and the index of its parent. IDs start with 1. */
export async function addTree(
  store: Store,
  table: "categories" | "footprints",
  nodes: readonly { name: string; parent: number | null }[],
): Promise<void> {
  await store.transaction(async ({ db }) => {
    for (const { name, parent } of nodes) {
      await db
        .insertInto(table)
        .values({
          name,
          name_folded: fold(name),
          name_sort: sortText(fold(name)),
          full_path: name,
          parent_id: parent,
          added_date: someDate,
          last_modified: someDate,
        })
        .execute();
    }
  });
}

/** Inserts parts, by default in category 1. In an empty table, their IDs start with 1. */
export async function addParts(store: Store, parts: readonly SomePart[]): Promise<void> {
  await store.transaction(async ({ db }) => {
    for (const part of parts) {
      const { name = "Part", ipn = null, tags = "", addedDate = someDate } = part;
      await db
        .insertInto("parts")
        .values({
          name,
          name_folded: fold(name),
          name_sort: sortText(fold(name)),
          ipn,
          ipn_folded: ipn === null ? null : fold(ipn),
          ipn_sort: ipn === null ? null : sortText(fold(ipn)),
          tags,
          tags_folded: fold(tags),
          category_id: part.category ?? 1,
          footprint_id: part.footprint ?? null,
          favorite: part.favorite ?? false,
          eda_visibility: part.eda_visibility ?? null,
          mass: part.mass ?? null,
          gtin: part.gtin ?? null,
          added_date: addedDate,
          last_modified: addedDate,
        })
        .execute();
    }
  });
}
