/**
 * What a user or group is explicitly allowed or denied, how that is stored as JSON, and the decision over a user
 * and the chain of groups above. What permissions exist is said in `permissions.ts`; the presets in
 * `permission-presets.ts`.
 */
import { LRUCache } from "lru-cache";
import { isObject } from "../is-object.ts";
import { isPermissionName, permission, permissions } from "./permissions.ts";
import type { PermissionName } from "./permissions.ts";

/** `true` allows, `false` denies; a permission that is not in the map is inherited from the group above. */
export type PermissionData = ReadonlyMap<PermissionName, boolean>;

/** Longer texts are not parsed. The whole table with every permission denied takes about 4 KB. */
export const maximumStoredLength = 65_536;

export const nothingSet: PermissionData = new Map();

const everythingDenied: PermissionData = new Map([...permissions.keys()].map((name) => [name, false]));

/**
 * Reads stored JSON: `{"parts": {"read": true, "edit": false}, "$ver": 4}`. Groups and operations that do not
 * exist (any more, or yet) are passed over. What cannot be understood never gives a right: a value other than
 * `true` and `null` denies, and a text that is no JSON object denies everything.
 */
export function parsePermissionData(text: string): PermissionData {
  if (text === "" || text === "{}" || text === "[]") return nothingSet;
  const stored = text.length > maximumStoredLength ? null : parseJson(text);
  if (!isObject(stored)) return everythingDenied;
  const data = new Map<PermissionName, boolean>();
  for (const [group, operations] of Object.entries(stored)) {
    if (!isObject(operations)) continue;
    for (const [operation, value] of Object.entries(operations)) {
      const name = `${group}.${operation}`;
      if (isPermissionName(name) && value !== null) data.set(name, value === true);
    }
  }
  return data;
}

/** The JSON to store, with groups and operations in the order of the table: equal data gives equal text. */
export function serializePermissionData(data: PermissionData): string {
  const stored: Record<string, Record<string, boolean>> = {};
  for (const { name, group, operation } of permissions.values()) {
    const value = data.get(name);
    if (value !== undefined) (stored[group] ??= {})[operation] = value;
  }
  return JSON.stringify(stored);
}

/** The stored values by permission name, in the order of the table. */
export function permissionsByName(text: string): Record<string, boolean> {
  const data = parsePermissionData(text);
  return Object.fromEntries(
    [...permissions.keys()].flatMap((name) => {
      const value = data.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The names that are not permissions. */
export function unknownPermissions(wanted: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(wanted).filter((name) => !isPermissionName(name));
}

/** `true` allows, `false` denies, `null` inherits. `null` instead of the object removes all. */
export type PermissionChanges = Readonly<Record<string, boolean | null>> | null;

/**
 * What is stored with some of it set otherwise: `true` allows, `false` denies, `null` leaves it to the groups above,
 * and null in place of all leaves everything to them. Names of no permission are passed over.
 */
export function changedPermissions(text: string, wanted: PermissionChanges): PermissionData {
  if (wanted === null) return nothingSet;
  const data = new Map(parsePermissionData(text));
  for (const [name, value] of Object.entries(wanted)) {
    if (!isPermissionName(name)) continue;
    if (value === null) data.delete(name);
    else data.set(name, value);
  }
  return data;
}

/**
 * Adds what the allowed permissions bring along (`alsoSet`), and what those bring along, even over an explicit
 * denial. Applied when data is saved, never when it is checked.
 */
export function withAlsoSet(data: PermissionData): PermissionData {
  const closed = new Map(data);
  for (const name of broughtAlong(data).keys()) closed.set(name, true);
  return closed;
}

/** What {@link withAlsoSet} adds, each with an allowed permission that brings it along. */
export function broughtAlong(data: PermissionData): ReadonlyMap<PermissionName, PermissionName> {
  const brought = new Map<PermissionName, PermissionName>();
  const allowed = [...data].filter(([, value]) => value).map(([name]) => name);
  for (let name = allowed.pop(); name !== undefined; name = allowed.pop()) {
    for (const also of permission(name).alsoSet) {
      if (data.get(also) === true || brought.has(also)) continue;
      brought.set(also, name);
      allowed.push(also);
    }
  }
  return brought;
}

/**
 * Decides one permission. `chain` is the user's own data first, then the group's, then its parents' upwards: the
 * first that says anything decides, and where none does the permission is denied.
 */
export function isAllowed(chain: readonly PermissionData[], name: PermissionName): boolean {
  for (const data of chain) {
    const value = data.get(name);
    if (value !== undefined) return value;
  }
  return false;
}

/**
 * {@link parsePermissionData} with the results kept for the last `size` users (or groups: use one parser for each).
 * The result depends only on the text. The id is the key because comparing with one text takes a tenth of the time of
 * a lookup by text.
 */
export function createPermissionParser(size = 256): (id: number, text: string) => PermissionData {
  const parsed = new LRUCache<number, { readonly text: string; readonly data: PermissionData }>({
    max: size,
  });
  return (id, text) => {
    const known = parsed.get(id);
    if (known?.text === text) return known.data;
    const data = parsePermissionData(text);
    if (text.length > maximumStoredLength) return data;
    parsed.set(id, { text, data });
    return data;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
