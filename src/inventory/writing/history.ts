/** What the change log tells of a write: which properties changed, in the words of the API. */
import type { ResourceName } from "../../../generated/resources.ts";
import { formatDecimal } from "../../database/decimal.ts";
import { apiDate } from "../../database/timestamp.ts";
import type { Definition } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { ownerOf } from "../entities/owners.ts";
import type { Changes } from "../../history/log-entry.ts";
import type { ColumnValue, Columns, WriteContext } from "./change.ts";

/** Columns that change with every write and are of no interest in the log. */
const unlogged = new Set(["id", "last_modified", "version", "full_path", "level"]);

/**
 * Notes what changed in an entity: in the entry that the request has for it already, if there is one. The creation
 * of an entity is not followed by entries of what happened to it in the same request.
 */
export function logChanges(
  { log, comment }: WriteContext,
  targetType: ResourceName,
  targetId: number,
  changes: Changes,
): void {
  if (Object.keys(changes).length === 0) return;
  const index = log.findIndex(
    (entry) =>
      (entry.kind === "element_created" || entry.kind === "element_edited") &&
      entry.targetType === targetType &&
      entry.targetId === targetId,
  );
  const entry = log[index];
  if (entry === undefined) log.push({ kind: "element_edited", targetType, targetId, comment, changes });
  else if (entry.kind === "element_edited")
    log[index] = { ...entry, changes: { ...entry.changes, ...changes } };
}

/** Old and new value of each property that differs between two states of an entity. */
export function changedProperties(
  definition: Definition,
  before: Readonly<Columns>,
  after: Readonly<Columns>,
) {
  const changes: Record<string, { old: unknown; new: unknown }> = {};
  for (const { property, column, present } of loggedColumns(definition)) {
    if ((before[column] ?? null) === (after[column] ?? null)) continue;
    changes[property] = { old: present(before[column] ?? null), new: present(after[column] ?? null) };
  }
  const [old, now] = [elementOf(definition, before), elementOf(definition, after)];
  if (old !== now) changes["element"] = { old, new: now };
  return changes;
}

/** Everything that a deleted entity held. */
export function lastValues(definition: Definition, row: Readonly<Columns>): Record<string, unknown> {
  const values: Record<string, unknown> = { id: row["id"] };
  for (const { property, column, present } of loggedColumns(definition))
    values[property] = present(row[column] ?? null);
  const element = elementOf(definition, row);
  if (element !== null) values["element"] = element;
  return values;
}

interface LoggedColumn {
  readonly property: string;
  readonly column: string;
  readonly present: (value: ColumnValue) => unknown;
}

function loggedColumns(definition: Definition): readonly LoggedColumn[] {
  return boundColumns(definition).filter(({ column }) => !unlogged.has(column));
}

function boundColumns(definition: Definition): LoggedColumn[] {
  const asItIs = (value: ColumnValue): unknown => value;
  const columns = Object.entries(definition.bindings).flatMap(([property, binding]): LoggedColumn[] => {
    switch (binding.kind) {
      case "column":
        return [{ property, column: binding.column, present: asItIs }];
      case "decimal":
        return [
          {
            property,
            column: binding.column,
            present: (value) => (typeof value === "number" ? formatDecimal(value) : null),
          },
        ];
      case "instant":
      case "timestamp":
        return [
          {
            property,
            column: binding.column,
            present: (value) => (typeof value === "string" ? apiDate(value) : null),
          },
        ];
      case "computed":
        return "writes" in binding ? [{ property, column: String(binding.writes), present: asItIs }] : [];
      case "reference": {
        const resource = binding.resource as ResourceName;
        return [
          {
            property,
            column: binding.column,
            present: (id) => (id === null ? null : iri(resource, Number(id))),
          },
        ];
      }
      case "value":
        return Object.entries(binding.members).map(([member, column]) => ({
          property: `${property}.${member}`,
          column,
          present: asItIs,
        }));
      case "owned":
      case "owner":
      case "write-only":
        return [];
    }
  });
  if (definition.name !== "Attachment") return columns;
  return [...columns, { property: "internal_path", column: "internal_path", present: asItIs }];
}

function elementOf(definition: Definition, row: Readonly<Columns>): string | null {
  const owner = definition.owners === undefined ? null : ownerOf(row);
  return owner === null ? null : iri(owner.resource, owner.id);
}
