/** Creates the change log entries of a write. Properties are named as in the API. */
import { resourceFacts, type ResourceName } from "../../../generated/resources.ts";
import type { Definition } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { ownerOf } from "../entities/owners.ts";
import type { Changes, LogEntry } from "../../history/log-entry.ts";
import { loggedColumns } from "./logged-columns.ts";
import type { Change, Columns, RulesByResource, WriteContext } from "./write-context.ts";

/**
 * Logs changed properties. If the request already has an entry for the entity, adds the properties to this entry, unless
 * the entity was deleted since. Logs nothing if the request has created the entity.
 */
export function logChanges(
  context: WriteContext,
  targetType: ResourceName,
  targetId: number,
  changes: Changes,
): void {
  const { log } = context;
  if (Object.keys(changes).length === 0) return;
  const index = log.findLastIndex(
    (entry) =>
      existenceOrEdit.has(entry.kind) && entry.targetType === targetType && entry.targetId === targetId,
  );
  const entry = log[index];
  if (entry?.kind === "element_created") return;
  if (entry?.kind === "element_edited")
    log[index] = { ...entry, changes: combined(entry.changes ?? {}, changes) };
  else logChangesOfAll(context, targetType, [targetId], changes);
}

const existenceOrEdit: ReadonlySet<LogEntry["kind"]> = new Set([
  "element_created",
  "element_edited",
  "element_deleted",
]);

/** Returns the changes from the values before the first change to those after the second one. */
function combined(first: Changes, second: Changes): Changes {
  const changes = { ...first };
  for (const [property, { old, new: now }] of Object.entries(second))
    changes[property] = { old: property in first ? first[property]?.old : old, new: now };
  return changes;
}

/**
 * Logs the same change for several entities that do not have entries in this request yet. {@link logChanges} would be
 * slower, because it searches for existing entries.
 */
export function logChangesOfAll(
  { log, comment, rules }: WriteContext,
  targetType: ResourceName,
  targetIds: readonly number[],
  changes: Changes,
): void {
  for (const targetId of targetIds)
    log.push({
      kind: "element_edited",
      ...levelOf(rules, targetType),
      targetType,
      targetId,
      comment,
      changes,
    });
}

/**
 * Adds entities to the change feed whose version was incremented. Their log entries, if any, do not show this: the owner
 * of a changed entity has none.
 */
export function logTouched(
  { log }: Pick<WriteContext, "log">,
  definition: Definition,
  rows: readonly (Readonly<Columns> & { readonly id: number })[],
): void {
  for (const row of rows)
    log.push({
      kind: "element_touched",
      targetType: definition.name,
      targetId: row.id,
      ...ownerTypeOf(definition, row),
    });
}

/** Returns the type of the element that owns an attachment or parameter. */
export function ownerTypeOf(definition: Definition, row: Readonly<Columns>): Pick<LogEntry, "ownerType"> {
  const owner = Object.entries(definition.owners ?? {}).find(([, column]) => typeof row[column] === "number");
  return owner === undefined ? {} : { ownerType: owner[0] };
}

/** Returns the name of a resource's collection in the change log, such as `part_lots`. */
export function collectionProperty(resource: ResourceName): string | undefined {
  return resourceFacts[resource].collection?.split("/").at(-1);
}

export function levelOf(rules: RulesByResource, resource: ResourceName): Pick<LogEntry, "level"> {
  const level = rules[resource]?.log?.level;
  return level === undefined ? {} : { level };
}

/**
 * Logs the creation of an entity, with the values that the rules of its resource select.
 * @param row the columns of the entity, including the foreign key of its owner
 */
export function logCreation(
  { context, definition, after }: Change,
  targetId: number,
  row: Readonly<Columns>,
): void {
  const { rules, comment } = context;
  const created = rules[definition.name]?.log?.created ?? [];
  const values = created.length === 0 ? {} : changedProperties(definition, {}, after);
  const changes = Object.fromEntries(
    created.flatMap((property) => {
      const change = values[property];
      return change === undefined || isEmpty(change.new) ? [] : [[property, change]];
    }),
  );
  context.log.push({
    kind: "element_created",
    ...levelOf(rules, definition.name),
    targetType: definition.name,
    targetId,
    ...ownerTypeOf(definition, row),
    comment,
    ...(Object.keys(changes).length > 0 && { changes }),
  });
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === null || value === false;
}

export function changedProperties(
  definition: Definition,
  before: Readonly<Columns>,
  after: Readonly<Columns>,
  omitted: readonly string[] = [],
) {
  const changes: Record<string, { old: unknown; new: unknown }> = {};
  const differs = (name: string): boolean => (before[name] ?? null) !== (after[name] ?? null);
  for (const { property, column, remainder, format } of loggedColumns(definition)) {
    if (!differs(column) && (remainder === undefined || !differs(remainder))) continue;
    if (omitted.includes(property)) continue;
    changes[property] = {
      old: format(before[column] ?? null, before[remainder ?? ""]),
      new: format(after[column] ?? null, after[remainder ?? ""]),
    };
  }
  const [old, now] = [elementOf(definition, before), elementOf(definition, after)];
  if (old !== now) changes["element"] = { old, new: now };
  return changes;
}

/**
 * Returns the last values of a deleted entity. If the rules of its resource select properties, returns only their
 * values.
 */
export function lastValues(
  rules: RulesByResource,
  definition: Definition,
  row: Readonly<Columns>,
): Record<string, unknown> {
  // Undo needs the version and the creation date of all entities, even if responses do not contain them.
  const values: Record<string, unknown> = {
    id: row["id"],
    version: row["version"],
    addedDate: row["added_date"],
  };
  for (const { property, column, remainder, format } of loggedColumns(definition))
    values[property] = format(row[column] ?? null, row[remainder ?? ""]);
  const element = elementOf(definition, row);
  if (element !== null) values["element"] = element;
  const deleted = rules[definition.name]?.log?.deleted;
  return deleted === undefined
    ? values
    : Object.fromEntries(deleted.map((property) => [property, values[property]]));
}

function elementOf(definition: Definition, row: Readonly<Columns>): string | null {
  const owner = definition.owners === undefined ? null : ownerOf(row);
  return owner === null ? null : iri(owner.resource, owner.id);
}
