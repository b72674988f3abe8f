/** Rules of trees: names unique on their level, no loops, paths kept up to date below a renamed or moved element. */
import { definitionOf } from "../../representation/definition.ts";
import { sql } from "kysely";
import type { Definition } from "../../representation/definition.ts";
import type { Change, Columns, Rules, Usage } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { anyDatabase, rowById } from "../writing/rows.ts";
import { checkMasterPicture } from "./picture-rules.ts";

export const pathSeparator = " → ";

/** Deeper trees than this are refused: a path must stay readable, and an answer bounded. */
const deepest = 50;
/** Characters of a path from the root: every list shows one for each element. */
const longestPath = 4096;

interface TreeOptions {
  readonly check?: Rules["check"];
  readonly deepest?: number;
}

/** The rules of the tree in `table`; `usedBy` says what refers to its elements besides their own children. */
export function treeRules(table: string, usedBy: readonly Usage[], options: TreeOptions = {}): Rules {
  const children: Usage = { table, column: "parent_id", label: ["element below it", "elements below it"] };
  return {
    usedBy: [children, ...usedBy],
    async check(change) {
      await checkPlace(change, options.deepest ?? deepest);
      await checkMasterPicture(change);
      await options.check?.(change);
    },
    async written(change, id) {
      if (change.before !== null && (changes(change, "full_path") || changes(change, "level"))) {
        await updatePathsBelow(change, id);
      }
    },
  };
}

async function checkPlace(change: Change, levels: number): Promise<void> {
  if (!changes(change, "name") && !changes(change, "parent_id")) return;
  const parentId = (change.after["parent_id"] ?? null) as number | null;
  const parent = parentId === null ? null : await parentOf(change, parentId);
  if (parentId !== null && parent === null) return;
  await checkName(change, parentId);
  const name = String(change.after["name"] ?? "");
  const path = parent === null ? name : `${parent["full_path"] as string}${pathSeparator}${name}`;
  const level = parent === null ? 0 : (parent["level"] as number) + 1;
  change.after["full_path"] = path;
  change.after["level"] = level;
  const below = await extentBelow(change);
  if (level + below.levels > levels) {
    change.violate("parent", `A tree can not be deeper than ${levels} levels.`, "too-deep");
  }
  if (path.length + below.characters > longestPath) {
    const message = `The names from the root down can not have more than ${longestPath} characters together.`;
    change.violate("parent", message, "path-too-long");
  }
}

/** The new parent, or null with a violation where the element would lie within itself. */
async function parentOf(change: Change, parentId: number): Promise<Readonly<Columns> | null> {
  if (parentId === change.id) {
    change.violate("parent", "An element can not be its own parent!", "parent-is-self");
    return null;
  }
  const { context, definition, id } = change;
  if (id !== null && changes(change, "parent_id") && (await liesBelow(change, definition, parentId, id))) {
    change.violate(
      "parent",
      "You can not assign children element as parent (This would cause loops)!",
      "parent-is-child",
    );
    return null;
  }
  return rowById(context.transaction, definition, parentId);
}

async function liesBelow(
  change: Change,
  { table }: Definition,
  candidate: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    with recursive up(id, parent_id) as (
      select id, parent_id from ${sql.table(table)} where id = ${candidate}
      union
      select t.id, t.parent_id from ${sql.table(table)} t join up on t.id = up.parent_id
    ) select id from up where id = ${id}`.execute(change.context.transaction.db);
  return rows.length > 0;
}

async function checkName(change: Change, parentId: number | null): Promise<void> {
  const { context, definition, id } = change;
  let query = anyDatabase(context.transaction)
    .selectFrom(definition.table)
    .select("id")
    .where("name", "=", change.after["name"])
    .where(sql`coalesce(parent_id, 0)`, "=", parentId ?? 0);
  if (id !== null) query = query.where("id", "<>", id);
  if ((await query.executeTakeFirst()) === undefined) return;
  change.violate("name", "An element with this name already exists on this level!", "unique");
}

async function updatePathsBelow(change: Change, id: number): Promise<void> {
  const table = sql.table(change.definition.table);
  await sql`
    with recursive below(id, full_path, level) as (
      select id, full_path, level from ${table} where id = ${id}
      union all
      select t.id, below.full_path || ${pathSeparator} || t.name, below.level + 1
      from ${table} t join below on t.parent_id = below.id
    )
    update ${table} set full_path = below.full_path, level = below.level, version = version + 1
    from below where ${table}.id = below.id and ${table}.id <> ${id}`.execute(change.context.transaction.db);
}

/** How many levels lie below an element, and how many characters the longest path there adds to its own. */
async function extentBelow({ context, definition, before, id }: Change): Promise<Extent> {
  if (id === null || before === null) return { levels: 0, characters: 0 };
  const table = sql.table(definition.table);
  const { rows } = await sql<{ level: number; characters: number }>`
    with recursive below(id, level, characters) as (
      select id, level, length(full_path) from ${table} where id = ${id}
      union all
      select t.id, t.level, length(t.full_path) from ${table} t join below on t.parent_id = below.id
    ) select max(level) as level, max(characters) - min(characters) as characters from below`.execute(
    context.transaction.db,
  );
  const [extent] = rows;
  return {
    levels: Number(extent?.level ?? 0) - Number(before["level"]),
    characters: Number(extent?.characters ?? 0),
  };
}

interface Extent {
  readonly levels: number;
  readonly characters: number;
}

/** Refuses a relation to an element that only groups others; one that was there before may stay. */
export async function checkSelectable(change: Change, property: string, column: string): Promise<void> {
  const id = change.after[column];
  if (typeof id !== "number" || !changes(change, column)) return;
  const binding = change.definition.bindings[property];
  if (binding?.kind !== "reference") throw new Error(`${property} is no reference`);
  const target = definitionOf(change.context.definitions, binding.resource);
  const row = await rowById(change.context.transaction, target, id);
  if (row?.["not_selectable"] !== true) return;
  change.violate(
    property,
    `${JSON.stringify(row["name"])} only groups others, it is not selectable.`,
    "not-selectable",
  );
}
