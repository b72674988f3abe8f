/**
 * Rules of trees: names are unique among siblings, there are no cycles, and full paths are updated when elements are
 * renamed or moved.
 */
import { definitionOf, type TableOf } from "../../representation/definition.ts";
import { sql } from "kysely";
import {
  characterCount,
  maximumPathLength,
  tooDeep,
  treeViolations,
} from "../../database/tree-violations.ts";
import {
  subtreeExtent,
  isSameOrDescendant,
  pathSeparator,
  updateDescendantPaths,
  type Extent,
} from "../../database/tree-paths.ts";
import type { StructuralTable } from "../../database/tables/tables.ts";
import type { Violation } from "../../util/errors.ts";
import { changes, type Change, type Row, type Rules, type Usage } from "../writing/write-context.ts";
import { logTouched } from "../writing/create-log-entries.ts";
import { restrictingRow } from "../writing/referenced-rows.ts";
import { anyDatabase, rowById } from "../writing/read-rows.ts";
import { checkMergedTree, checkMergeTarget } from "./merged-trees.ts";
import { checkMasterPicture } from "./picture-rules.ts";
import type { TreeResource } from "./tree-resource.ts";

/** The maximum level of an element. This limit keeps paths readable and responses small. */
const defaultMaximumLevel = 50;

/** The resources whose elements form a tree. Groups have no attachments. */
type TreeOrGroup = TreeResource | "Group";

interface TreeOptions<R extends TreeResource> extends Pick<
  Rules<R>,
  "check" | "afterWrite" | "beforeDelete" | "unique" | "checkMerge" | "deletedWith"
> {
  readonly maximumLevel?: number;
}

/** @param usedBy the references to elements of the tree, in addition to those of child elements */
export function treeRules<R extends TreeResource>(
  table: TableOf<R>,
  usedBy: readonly Usage[],
  options?: TreeOptions<R>,
): Rules<R>;
export function treeRules(
  table: StructuralTable,
  usedBy: readonly Usage[],
  options: TreeOptions<TreeResource> = {},
): Rules<TreeResource> {
  const children: Usage = { table, column: "parent_id", label: ["child element", "child elements"] };
  return {
    usedBy: [children, ...usedBy],
    ...(options.deletedWith !== undefined && { deletedWith: options.deletedWith }),
    ...(options.beforeDelete !== undefined && { beforeDelete: options.beforeDelete }),
    ...(options.unique !== undefined && { unique: options.unique }),
    async check(change) {
      await checkTreePosition(change, options.maximumLevel ?? defaultMaximumLevel);
      await checkMasterPicture(change);
      await options.check?.(change);
    },
    async afterWrite(change, id, owner) {
      await updatePaths(change, id);
      await options.afterWrite?.(change, id, owner);
    },
    async checkMerge(merge) {
      if (!(await checkMergeTarget(merge))) return;
      await checkMergedTree(merge, options.maximumLevel ?? defaultMaximumLevel);
      await options.checkMerge?.(merge);
    },
  };
}

export async function updatePaths(change: Change<TreeOrGroup>, id: number): Promise<void> {
  if (change.before === null || !(changes(change, "full_path") || changes(change, "level"))) return;
  const { context, definition } = change;
  const descendants = await updateDescendantPaths(context.transaction, definition.table, id);
  logTouched(context, definition, descendants);
}

/**
 * Sets `full_path` and `level`. Rejects cycles, duplicate names among siblings, and levels above `maximumLevel`. The
 * level of a root element is 0.
 */
export async function checkTreePosition(change: Change<TreeOrGroup>, maximumLevel: number): Promise<void> {
  if (!changes(change, "name") && !changes(change, "parent_id")) return;
  const parentId = change.after.parent_id ?? null;
  const parent = parentId === null ? null : await parentOf(change, parentId);
  if (parentId !== null && parent === null) return;
  await checkName(change, parentId);
  const name = change.after.name ?? "";
  const path = parent === null ? name : `${parent.full_path}${pathSeparator}${name}`;
  const level = parent === null ? 0 : parent.level + 1;
  change.after.full_path = path;
  change.after.level = level;
  const below = await extentOf(change);
  if (level + below.levels > maximumLevel) addViolation(change, tooDeep(maximumLevel + 1));
  if (characterCount(path) + below.characters > maximumPathLength)
    addViolation(change, treeViolations.pathTooLong);
}

/**
 * Returns the new parent. If the parent is the element itself or one of its descendants, adds a violation and returns
 * `null`.
 */
async function parentOf(change: Change<TreeOrGroup>, parentId: number): Promise<Row<TreeOrGroup> | null> {
  if (parentId === change.id) {
    addViolation(change, treeViolations.parentIsSelf);
    return null;
  }
  const { context, definition, id } = change;
  if (
    id !== null &&
    changes(change, "parent_id") &&
    (await isSameOrDescendant(context.transaction, definition.table, parentId, id))
  ) {
    addViolation(change, treeViolations.parentIsChild);
    return null;
  }
  return rowById(context.transaction, definition, parentId);
}

/** Returns the extent of the subtree below the element. A new element has no subtree. */
async function extentOf({ context, definition, before, id }: Change<TreeOrGroup>): Promise<Extent> {
  if (id === null || before === null) return { levels: 0, characters: 0 };
  return subtreeExtent(context.transaction, definition.table, { id, level: before.level });
}

async function checkName(change: Change<TreeOrGroup>, parentId: number | null): Promise<void> {
  const { context, definition, id } = change;
  let query = anyDatabase(context.transaction)
    .selectFrom(definition.table)
    .select("id")
    .where("name", "=", change.after.name)
    .where(sql`coalesce(parent_id, 0)`, "=", parentId ?? 0);
  if (id !== null) query = query.where("id", "<>", id);
  const other = await query.executeTakeFirst();
  if (other !== undefined) addViolation(change, treeViolations.nameTaken, Number(other["id"]));
}

function addViolation(change: Change, { propertyPath, message, code }: Violation, usedBy?: number): void {
  change.violate(propertyPath, message, code, usedBy);
}

/** Rejects a new reference to an element that is not selectable. An existing reference is kept. */
export async function checkSelectable(change: Change, property: string): Promise<void> {
  const binding = change.definition.bindings[property];
  if (binding?.kind !== "reference") throw new Error(`The property ${property} is not a reference.`);
  const id = change.after[binding.column];
  if (typeof id !== "number" || !changes(change, binding.column)) return;
  const target = definitionOf(change.context.definitions, binding.resource);
  const row = await restrictingRow(change.context, target, id);
  if (row?.["not_selectable"] !== true) return;
  change.violate(
    property,
    `${JSON.stringify(row["name"])} is not selectable. It only groups other elements.`,
    "not-selectable",
  );
}
