/** Reads the JSON of a log entry: the changed values, and the values of deleted elements and events. */
import { shownValues } from "../../../history/shown-values.ts";
import { definitions } from "../../../inventory/definitions.ts";
import { isObject } from "../../../util/is-object.ts";
import { parseIri } from "../../../representation/iri.ts";
import type { LogRow } from "./log-query.ts";
import type { Target } from "../../../inventory/changes/target-names.ts";

/**
 * A value before and after a change. `undefined` means that there is no value; for permissions, the permission is
 * inherited.
 */
export interface Difference {
  readonly property: string;
  readonly before: unknown;
  readonly after: unknown;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the names of the changed properties. An object counts as one property. */
export function changedProperties({ changes }: Pick<LogRow, "changes">): readonly string[] {
  return Object.keys(readObject(changes));
}

/** Returns the changed values. For objects, only members that differ are returned, such as `permissions.parts.read`. */
export function differences({ changes }: Pick<LogRow, "changes">): readonly Difference[] {
  return Object.entries(readObject(changes)).flatMap(([property, change]) =>
    isObject(change) ? differing(property, change["old"], change["new"]) : [],
  );
}

function differing(property: string, before: unknown, after: unknown): Difference[] {
  // The object was set for the first time.
  if (before === null && isObject(after)) return differing(property, {}, after);
  if (!isObject(before) || !isObject(after)) {
    return [{ property, before, after }];
  }
  const members = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...members].flatMap((member) => {
    const [old, now] = [before[member], after[member]];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const name = `${property}.${member}`;
    // A permission group without any permission is missing from the object.
    if (isObject(old) || isObject(now)) return differing(name, old ?? {}, now ?? {});
    return [{ property: name, before: old, after: now }];
  });
}

/** Returns the additional content of an entry: the last values of a deleted element, or the details of an event. */
export function entryData({ data }: Pick<LogRow, "data">): JsonObject {
  return readObject(data);
}

/**
 * Returns the element that a value refers to, or `null` if the value is not a reference. Only properties that are
 * references in the contract count, because other texts can look like IRIs.
 * @param type type of the changed element
 */
export function referenceOf(type: string | null, property: string, value: unknown): Target | null {
  if (typeof value === "number") {
    // Users refer to their group, and groups to their parent group, by ID.
    const ofGroup = (type === "User" && property === "group") || (type === "Group" && property === "parent");
    return ofGroup ? { type: "Group", id: value } : null;
  }
  const parsed = typeof value === "string" && isReference(type, property) ? parseIri(value) : null;
  return parsed === null ? null : { type: parsed.resource, id: parsed.id };
}

function isReference(type: string | null, property: string): boolean {
  // These properties refer to the owner of an attachment or parameter, and to the other lot of a stock move.
  if (property === "element" || (type === "PartLot" && property === "other_lot")) return true;
  if (type === null || !Object.hasOwn(definitions, type)) return false;
  const { bindings } = definitions[type as keyof typeof definitions];
  return Object.entries(bindings).some(([name, { kind }]) => name === property && kind === "reference");
}

/**
 * Parses an object. Invalid JSON results in an empty object, because a single unreadable row must not hide the rest of
 * the log.
 */
function readObject(text: string | null): JsonObject {
  try {
    const value: unknown = text === null ? {} : shownValues(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
