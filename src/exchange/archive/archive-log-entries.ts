/**
 * Converts log entries for an inventory archive. References to users within `changes` and `data`, such as the owner of a
 * lot, contain the ID of the user in the database, but the name in the archive.
 */
import { isObject } from "../../util/is-object.ts";
import type { Definitions } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { InvalidRow, type AnyRow } from "./archive-rows.ts";

/** The resources whose history is part of the inventory. Entries about accounts, sign-ins and webhooks are not. */
export function historyTypes(definitions: Definitions): readonly string[] {
  const omitted: readonly string[] = [
    "ApiToken",
    "ChangeSet",
    "Group",
    "LogEntry",
    "User",
    "Webhook",
    "WebhookDelivery",
  ];
  return Object.keys(definitions).filter((name) => !omitted.includes(name));
}

const prefix = iri("User", 0).slice(0, -1);

/** Replaces a deleted user, because the ID can belong to another user in the target. No user has this ID. */
const deletedUser = iri("User", 0);

/** Returns the function that converts a row for the archive. `nameOf` returns the name of a user. */
export function historyEncoder(
  definitions: Definitions,
  nameOf: (user: number) => string | null,
): (row: AnyRow) => AnyRow {
  const properties = userProperties(definitions);
  const named = (value: unknown): unknown => {
    if (typeof value !== "string" || !value.startsWith(prefix)) return value;
    return prefix + encodeURIComponent(nameOf(Number(value.slice(prefix.length))) ?? "");
  };
  return (row) => {
    const own = properties.get(String(row["target_type"])) ?? [];
    return {
      ...row,
      changes: mapChanges(parsed(row["changes"]), own, named),
      data: mapMembers(parsed(row["data"]), own, named),
    };
  };
}

/** Returns the function that converts a row of the archive. `idOf` returns the ID of a user. */
export function historyDecoder(
  definitions: Definitions,
  idOf: (name: string) => Promise<number>,
): (row: AnyRow) => Promise<Record<string, unknown>> {
  const properties = userProperties(definitions);
  return async (row) => {
    const own = properties.get(String(row["target_type"])) ?? [];
    const references = new Map<unknown, string>();
    const identified = (value: unknown): unknown => references.get(value) ?? value;
    const collect = (value: unknown): unknown => {
      if (typeof value === "string" && value.startsWith(prefix)) references.set(value, deletedUser);
      return value;
    };
    mapChanges(row["changes"], own, collect);
    mapMembers(row["data"], own, collect);
    for (const value of references.keys()) {
      const name = decodedName(String(value).slice(prefix.length));
      if (name !== "") references.set(value, iri("User", await idOf(name)));
    }
    return {
      ...row,
      changes: text(mapChanges(row["changes"], own, identified)),
      data: text(mapMembers(row["data"], own, identified)),
    };
  };
}

function decodedName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new InvalidRow(`"${encoded}" is not the encoded name of a user`);
  }
}

/** Returns the properties of each resource that refer to users. */
function userProperties(definitions: Definitions): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.values(definitions).map(({ name, bindings }) => [
      name,
      Object.entries(bindings).flatMap(([property, binding]) =>
        binding.kind === "reference" && binding.resource === "User" ? [property] : [],
      ),
    ]),
  );
}

type MapValue = (value: unknown) => unknown;

function mapChanges(changes: unknown, properties: readonly string[], map: MapValue): unknown {
  return mapMembers(changes, properties, (change) => mapMembers(change, ["old", "new"], map));
}

/** Returns the object with other values of the given properties, in the same order. */
function mapMembers(object: unknown, properties: readonly string[], map: MapValue): unknown {
  if (!isObject(object) || !properties.some((property) => Object.hasOwn(object, property))) return object;
  return Object.fromEntries(
    Object.entries(object).map(([property, value]) => [
      property,
      properties.includes(property) ? map(value) : value,
    ]),
  );
}

function parsed(stored: unknown): unknown {
  return typeof stored === "string" ? JSON.parse(stored) : null;
}

function text(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
