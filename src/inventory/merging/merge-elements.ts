/**
 * Merges two elements of a tree in one transaction. Everything that belongs or refers to the source moves to the target.
 * The rules of the resource (`checkMerge`) decide whether the target accepts it.
 */
import { sql } from "kysely";
import type { ResourceName } from "../../../generated/resources.ts";
import { timestamp } from "../../database/timestamp.ts";
import { problem } from "../../util/errors.ts";
import type { Changes } from "../../history/log-entry.ts";
import type { Definition } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { throwIfInvalid } from "../writing/apply.ts";
import type { Columns, Merge, Row, WriteContext } from "../writing/write-context.ts";
import { countUsages, deleteMerged } from "../writing/delete.ts";
import { collectionProperty, changedProperties } from "../writing/create-log-entries.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { resolveReference } from "../writing/resolve-references.ts";
import { anyDatabase, rowById } from "../writing/read-rows.ts";
import { moveChildren } from "./children.ts";
import { moveOwned, planOwned } from "./owned.ts";
import { moveReferences, referenceOf, requireEditPermission } from "./move-references.ts";

export interface MergeBody {
  readonly into: unknown;
}

interface MergedElements {
  readonly context: WriteContext;
  readonly definition: Definition;
  readonly source: Row;
  readonly target: Row;
  /** Writes the collected change log entries. Called repeatedly, so that large merges need little memory. */
  readonly writeLog: () => Promise<void>;
}

/**
 * Returns the element that remains.
 * @throws {Problem} 403 if the user cannot edit it, or 400 if the reference is invalid
 */
export async function mergeTarget(
  context: WriteContext,
  definition: Definition,
  { into }: MergeBody,
): Promise<Row> {
  const permission = operationPermission(definition.name, "update");
  if (permission !== null) context.requirePermission(permission);
  const id = await resolveReference(context, definition.name, into, "into");
  throwIfInvalid(context);
  const row = typeof id === "number" ? await rowById(context.transaction, definition, id) : null;
  if (row === null) throw problem("not-found");
  return row;
}

/**
 * @throws {Problem} 403 if the user cannot edit an entity that refers to the source, or 422 if the target does not
 * accept everything
 */
export async function mergeElements(elements: MergedElements): Promise<void> {
  const { context, definition, source, target, writeLog } = elements;
  const { usedBy = [], deletedWith = [] } = context.rules[definition.name] ?? {};
  const usages = await countUsages(context, [...usedBy, ...deletedWith], source);
  const references = usages
    .map(({ usage, count }) => ({ ...referenceOf(context, usage), usage, count }))
    .filter((reference) => !isParent(definition, reference));
  const children = usages.find(({ usage }) => isParent(definition, usage))?.count ?? 0;
  for (const reference of references) await requireEditPermission(context, reference, source.id);

  const merge: Merge = {
    context,
    definition,
    source,
    target,
    children,
    references: references
      .filter(({ usage }) => !deletedWith.includes(usage))
      .reduce((sum, { count }) => sum + count, 0),
    violate: (message, code) => context.violations.push({ propertyPath: "into", message, code }),
  };
  await context.rules[definition.name]?.checkMerge?.(merge);
  const owned = await planOwned(merge);
  throwIfInvalid(context);

  for (const reference of references) await moveReferences(merge, reference, writeLog);
  for (const plan of owned) await moveOwned(merge, plan);
  if (children > 0) await moveChildren(merge);
  const changes = await updateTarget(merge);
  const moved: Record<string, number> = {};
  const count = (resource: ResourceName, number: number): void => {
    const collection = collectionProperty(resource) ?? resource;
    if (number > 0) moved[collection] = (moved[collection] ?? 0) + number;
  };
  for (const reference of references) count(reference.definition.name, reference.count);
  count(definition.name, children);
  for (const plan of owned) count(plan.definition.name, plan.moved.length);
  context.log.push({
    kind: "element_merged",
    targetType: definition.name,
    targetId: target.id,
    comment: context.comment,
    ...(Object.keys(changes).length > 0 && { changes }),
    data: {
      source: iri(definition.name, source.id),
      name: source["name"],
      full_path: source["full_path"],
      moved,
    },
  });
  await deleteMerged(context, definition, source, iri(definition.name, target.id));
}

function isParent(
  { table }: Definition,
  usage: { readonly table: string; readonly column: string },
): boolean {
  return usage.table === table && usage.column === "parent_id";
}

/** References of an element to its own attachments. */
const ownAttachments = ["master_picture_attachment_id", "footprint_3d_attachment_id"];

/**
 * Increments the version of the target. If the target has no preview image or 3D model, it gets that of the source.
 * @returns the changed properties
 */
async function updateTarget({ context, definition, source, target }: Merge): Promise<Changes> {
  const taken: Columns = {};
  for (const column of ownAttachments) {
    if ((target[column] ?? null) === null && typeof source[column] === "number")
      taken[column] = source[column];
  }
  await anyDatabase(context.transaction)
    .updateTable(definition.table)
    .set({ ...taken, version: sql`version + 1`, last_modified: timestamp(context.now) })
    .where("id", "=", target.id)
    .execute();
  return changedProperties(definition, target, { ...target, ...taken });
}
