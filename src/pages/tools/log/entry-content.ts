/** Reads what an entry of the log holds as JSON: what changed from what to what, and what else is known. */
import { definitions } from "../../../inventory/definitions.ts";
import { isObject } from "../../../is-object.ts";
import { parseIri } from "../../../representation/iri.ts";
import type { LogRow } from "./log-query.ts";
import type { Target } from "./target-names.ts";

/** A value before and after. `undefined`: there was none, which for a permission means that it is inherited. */
export interface Difference {
  readonly property: string;
  readonly before: unknown;
  readonly after: unknown;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** The names of the changed properties, objects taken as one. */
export function changedProperties({ changes }: Pick<LogRow, "changes">): readonly string[] {
  return Object.keys(readObject(changes));
}

/** The changed values, one by one: of objects only the members that differ, as `permissions.parts.read`. */
export function differences({ changes }: Pick<LogRow, "changes">): readonly Difference[] {
  return Object.entries(readObject(changes)).flatMap(([property, change]) =>
    isObject(change) ? differing(property, change["old"], change["new"]) : [],
  );
}

function differing(property: string, before: unknown, after: unknown): Difference[] {
  // Of what was made with them there were none before.
  if (before === null && isObject(after)) return differing(property, {}, after);
  if (!isObject(before) || !isObject(after)) {
    return [{ property, before, after }];
  }
  const members = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...members].flatMap((member) => {
    const [old, now] = [before[member], after[member]];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const name = `${property}.${member}`;
    // A group of permissions of which nothing was set.
    if (isObject(old) || isObject(now)) return differing(name, old ?? {}, now ?? {});
    return [{ property: name, before: old, after: now }];
  });
}

/** What is known beside the changes: what a deleted element held, or facts about an event. */
export function entryData({ data }: Pick<LogRow, "data">): JsonObject {
  return readObject(data);
}

/**
 * The element that the value of a property refers to; null for every other value. Only what the contract calls a
 * reference is one: a description that somebody wrote may look just the same.
 *
 * @param type kind of the element that the entry tells of
 */
export function referenceOf(type: string | null, property: string, value: unknown): Target | null {
  if (typeof value === "number") {
    // Users and groups name the group that they are in by its number.
    const ofGroup = (type === "User" && property === "group") || (type === "Group" && property === "parent");
    return ofGroup ? { type: "Group", id: value } : null;
  }
  const parsed = typeof value === "string" && isReference(type, property) ? parseIri(value) : null;
  return parsed === null ? null : { type: parsed.resource, id: parsed.id };
}

function isReference(type: string | null, property: string): boolean {
  // What an attachment or a parameter belongs to; where stock came from or went.
  if (property === "element" || (type === "PartLot" && property === "other_lot")) return true;
  if (type === null || !Object.hasOwn(definitions, type)) return false;
  const { bindings } = definitions[type as keyof typeof definitions];
  return Object.entries(bindings).some(([name, { kind }]) => name === property && kind === "reference");
}

/** Entries are written by us, but a row that cannot be read must not hide the rest of the log. */
function readObject(text: string | null): JsonObject {
  try {
    const value: unknown = text === null ? {} : JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
