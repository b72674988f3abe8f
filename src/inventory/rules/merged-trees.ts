/** Rules of merges that apply to all trees. `merged-references.ts` contains those of specific trees. */
import { sql } from "kysely";
import {
  characterCount,
  maximumPathLength,
  tooDeep,
  treeViolations,
} from "../../database/tree-violations.ts";
import { isSameOrDescendant, subtreeExtent } from "../../database/tree-paths.ts";
import type { Merge } from "../writing/write-context.ts";
import { quoted, quotedList } from "./merge-texts.ts";
import type { TreeResource } from "./tree-resource.ts";

/** Rejects a target that is the source or a descendant of it, and returns whether the target is none of them. */
export async function checkMergeTarget(merge: Merge<TreeResource>): Promise<boolean> {
  const { context, definition, source, target, violate } = merge;
  if (source.id === target.id) {
    violate("An element cannot be merged into itself.", "merge-into-itself");
    return false;
  }
  if (await isSameOrDescendant(context.transaction, definition.table, target.id, source.id)) {
    violate(
      `${quoted(target.name)} is below ${quoted(source.name)}. Move it to another parent first.`,
      "merge-into-descendant",
    );
    return false;
  }
  return true;
}

/** Rejects a target that cannot get the children of the source, or that is not selectable. */
export async function checkMergedTree(merge: Merge<TreeResource>, maximumLevel: number): Promise<void> {
  const { context, definition, source, target, violate } = merge;
  if (target.not_selectable && merge.references > 0) {
    violate(`${quoted(target.name)} is not selectable. It only groups other elements.`, "not-selectable");
  }
  if (merge.children === 0) return;
  await checkChildNames(merge);
  const below = await subtreeExtent(context.transaction, definition.table, source);
  if (target.level + below.levels > maximumLevel) violate(tooDeep(maximumLevel + 1).message, "too-deep");
  if (characterCount(target.full_path) + below.characters > maximumPathLength)
    violate(treeViolations.pathTooLong.message, "path-too-long");
}

/** The names of children must be unique. If the source is a child of the target, its name becomes free. */
async function checkChildNames(merge: Merge<TreeResource>): Promise<void> {
  const { context, definition, source, target, violate } = merge;
  const tree = sql.table(definition.table);
  const { rows } = await sql<{ name: string; count: number }>`
    select moved.name, count(*) over () as count from ${tree} moved
    join ${tree} kept on coalesce(kept.parent_id, 0) = ${target.id} and kept.name = moved.name
    where moved.parent_id = ${source.id} and kept.id <> ${source.id}
    order by moved.id limit 3`.execute(context.transaction.db);
  if (rows.length === 0) return;
  const names = quotedList(
    rows.map(({ name }) => name),
    Number(rows[0]?.count),
  );
  violate(
    `${quoted(target.name)} already has child elements with the names ${names}. Merge these first.`,
    "unique",
  );
}
