/**
 * Parses, serializes and evaluates the permissions that are set for a user or group. `permissions.ts` lists all
 * permissions; `permission-presets.ts` defines presets.
 */
import { isObject } from "../util/is-object.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { isPermissionName, permission, permissions, type PermissionName } from "./permissions.ts";

/** Permissions by name: `true` allows and `false` denies. A missing permission is inherited from the parent group. */
export type PermissionData = ReadonlyMap<PermissionName, boolean>;

/**
 * Maximum length of the stored JSON. Longer texts are not parsed. The JSON of all permissions has about 4,000
 * characters.
 */
export const maximumStoredLength = 65_536;

export const nothingSet: PermissionData = new Map();

const everythingDenied: PermissionData = new Map([...permissions.keys()].map((name) => [name, false]));

/**
 * Parses stored JSON such as `{"parts": {"read": true, "edit": false}, "$ver": 4}`. Unknown groups and operations are
 * ignored. Invalid data never grants a permission: any value except `true` and `null` denies, and a text that is not a
 * JSON object denies every permission.
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

/** Serializes permissions in the order of `permissions`, so equal data always results in the same text. */
export function serializePermissionData(data: PermissionData): string {
  const stored: Record<string, Record<string, boolean>> = {};
  for (const { name, group, operation } of permissions.values()) {
    const value = data.get(name);
    if (value !== undefined) (stored[group] ??= {})[operation] = value;
  }
  return JSON.stringify(stored);
}

/** Returns the stored permissions by name, in the order of `permissions`. */
export function permissionsByName(text: string): Record<string, boolean> {
  const data = parsePermissionData(text);
  return Object.fromEntries(
    [...permissions.keys()].flatMap((name) => {
      const value = data.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

export function unknownPermissions(wanted: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(wanted).filter((name) => !isPermissionName(name));
}

/**
 * Changes by permission name: `true` allows, `false` denies, `null` inherits. A `null` instead of the object resets all
 * permissions to inherited.
 */
export type PermissionChanges = Readonly<Record<string, boolean | null>> | null;

/** Applies changes to stored JSON. Ignores unknown names; check names with {@link unknownPermissions} first. */
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
 * Allows the `alsoSet` permissions of all allowed permissions, recursively, even if they were denied. Called only when
 * permissions are saved, never when they are checked.
 */
export function withAlsoSet(data: PermissionData): PermissionData {
  const result = new Map(data);
  for (const name of addedByAlsoSet(data).keys()) result.set(name, true);
  return result;
}

/**
 * Returns the permissions that {@link withAlsoSet} adds. Maps each added permission to an allowed permission that
 * requires it.
 */
export function addedByAlsoSet(data: PermissionData): ReadonlyMap<PermissionName, PermissionName> {
  const added = new Map<PermissionName, PermissionName>();
  const allowed = [...data].filter(([, value]) => value).map(([name]) => name);
  for (let name = allowed.pop(); name !== undefined; name = allowed.pop()) {
    for (const also of permission(name).alsoSet) {
      if (data.get(also) === true || added.has(also)) continue;
      added.set(also, name);
      allowed.push(also);
    }
  }
  return added;
}

/**
 * Whether a permission is allowed. `chain` contains the permission data of the user, then of the user's group and its
 * ancestors, nearest first. The first entry that allows or denies the permission decides. If no entry does, the
 * permission is denied.
 */
export function isAllowed(chain: readonly PermissionData[], name: PermissionName): boolean {
  for (const data of chain) {
    const value = data.get(name);
    if (value !== undefined) return value;
  }
  return false;
}

/** Returns a variant of {@link parsePermissionData} that caches its results. */
export function createPermissionParser(cache: MemoryCache): (text: string) => PermissionData {
  const parsed = cache.section();
  const bytes = ({ size }: PermissionData) => 90 * size;
  return (text) =>
    text.length > maximumStoredLength
      ? parsePermissionData(text)
      : parsed.memo({ key: text, bytes, compute: parsePermissionData });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
