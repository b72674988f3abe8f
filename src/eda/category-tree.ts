/** Reads the category tree with the EDA properties that parts inherit. */
import { sql } from "kysely";
import { prepared, type RowOf, type Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import { groupBy } from "../util/group-by.ts";
import { memoize } from "../util/memoize.ts";

export interface Category {
  readonly id: number;
  /** The names from the root, joined with `/`. */
  readonly path: string;
  /** The depth in the tree; 0 for a root. */
  readonly level: number;
  readonly comment: string;
  readonly visibility: boolean | null;
  readonly symbol: string | null;
  readonly referencePrefix: string | null;
  readonly excludeFromBom: boolean | null;
  readonly excludeFromBoard: boolean | null;
  readonly excludeFromSim: boolean | null;
  /** The child categories in natural order, ignoring case. */
  readonly children: readonly Category[];
}

const columns = [
  "id",
  "parent_id",
  "name",
  "comment",
  "eda_visibility",
  "eda_kicad_symbol",
  "eda_reference_prefix",
  "eda_exclude_from_bom",
  "eda_exclude_from_board",
  "eda_exclude_from_sim",
] as const;

const allCategories = prepared((db) => db.selectFrom("categories").select(columns));

const ancestorsOfPart = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .withRecursive("up", (query) =>
      query
        .selectFrom("categories")
        .innerJoin("parts", "parts.category_id", "categories.id")
        .where("parts.id", "=", slot("id"))
        .select(["categories.id", "categories.parent_id"])
        .union(
          query
            .selectFrom("categories")
            .innerJoin("up", "up.parent_id", "categories.id")
            .select(["categories.id", "categories.parent_id"]),
        ),
    )
    .selectFrom("categories")
    .select(columns)
    .where("id", "in", ({ selectFrom }) => selectFrom(sql<{ id: number }>`up`.as("up")).select("up.id")),
);

type Row = RowOf<typeof allCategories>;

/** Reads the whole tree and returns its root categories in natural order. */
export async function readCategoryTree(reader: Reader): Promise<readonly Category[]> {
  return tree(await reader.run(allCategories, {}));
}

/** Reads the categories from the root to the category of a part. Returns an empty list if the part does not exist. */
export async function readBranchOfPart(reader: Reader, partId: number): Promise<readonly Category[]> {
  return tree(await reader.run(ancestorsOfPart, { id: partId }));
}

/** Created on first use, because creating a collator is slow and the service must start fast. */
const naturalOrder = memoize(
  (language: string) => new Intl.Collator(language, { numeric: true, sensitivity: "accent" }),
);

function tree(rows: readonly Row[]): readonly Category[] {
  const childrenOf = groupBy(rows, (row) => row.parent_id);
  const below = (parent: number | null, path: string, level: number): readonly Category[] =>
    (childrenOf.get(parent) ?? [])
      .toSorted((a, b) => naturalOrder("en").compare(a.name, b.name) || a.id - b.id)
      .map((row) => category(row, path, level, below));
  return below(null, "", 0);
}

function category(
  row: Row,
  above: string,
  level: number,
  below: (parent: number, path: string, level: number) => readonly Category[],
): Category {
  const path = `${above}${row.name}`;
  return {
    id: row.id,
    path,
    level,
    comment: row.comment,
    visibility: row.eda_visibility,
    symbol: row.eda_kicad_symbol,
    referencePrefix: row.eda_reference_prefix,
    excludeFromBom: row.eda_exclude_from_bom,
    excludeFromBoard: row.eda_exclude_from_board,
    excludeFromSim: row.eda_exclude_from_sim,
    children: below(row.id, `${path}/`, level + 1),
  };
}

/** Returns the categories and all their descendants, parents before children. */
export function flattened(categories: readonly Category[]): readonly Category[] {
  return categories.flatMap((one) => [one, ...flattened(one.children)]);
}
