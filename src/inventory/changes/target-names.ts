/**
 * Reads the current names of the elements in log entries. Deleted elements and elements that the user has no permission
 * to view have no name. `labels.ts` adds the names of deleted elements.
 */
import { sql, type RawBuilder } from "kysely";
import { idList } from "../../database/id-list.ts";
import type { Reader } from "../../database/store.ts";
import type { Tables } from "../../database/tables/tables.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import { definitionOf } from "../../representation/definition.ts";
import { groupBy } from "../../util/group-by.ts";
import { definitions } from "../definitions.ts";

export interface Target {
  readonly type: string;
  readonly id: number;
}

/** Elements without a name get the name of the part that they belong to. */
const nameOfPart = sql<string>`(select name from parts where parts.id = part_id)`;

const nameOfPricedPart = sql<string>`(select parts.name from orderdetails inner join parts
  on parts.id = orderdetails.part_id where orderdetails.id = orderdetail_id)`;

type Source = readonly [keyof Tables, PermissionName, RawBuilder<string>?];

/** Sources of names, with the permission to read the elements. */
const sources: Readonly<Record<string, Source>> = {
  Part: ["parts", "parts.read"],
  PartLot: ["part_lots", "parts.read", nameOfPart],
  Orderdetail: ["orderdetails", "parts.read", nameOfPart],
  Pricedetail: ["pricedetails", "parts.read", nameOfPricedPart],
  PartAssociation: ["part_associations", "parts.read", nameOfPart],
  Category: ["categories", "categories.read"],
  Footprint: ["footprints", "footprints.read"],
  Manufacturer: ["manufacturers", "manufacturers.read"],
  Supplier: ["suppliers", "suppliers.read"],
  StorageLocation: ["storage_locations", "storelocations.read"],
  MeasurementUnit: ["measurement_units", "measurement_units.read"],
  PartCustomState: ["part_custom_states", "part_custom_states.read"],
  Currency: ["currencies", "currencies.read"],
  Project: ["projects", "projects.read"],
  AttachmentType: ["attachment_types", "attachment_types.read"],
  LabelProfile: ["label_profiles", "labels.read_profiles"],
  User: ["users", "users.read"],
  Group: ["groups", "groups.read"],
  Webhook: ["webhooks", "system.manage_webhooks"],
};

/** Sources of the names of attachments and parameters. The element that owns them determines the permission. */
const ownedSources: Readonly<Record<string, "attachments" | "parameters">> = {
  Attachment: "attachments",
  Parameter: "parameters",
};

type Permissions = Pick<Principal, "can">;

/**
 * Whether the user can read an element.
 * @param owner the type of the element that owns an attachment or parameter
 */
export function canRead(principal: Permissions, type: string, owner: string | null): boolean {
  const [, permission] = sources[type in ownedSources ? (owner ?? "") : type] ?? [];
  return permission !== undefined && principal.can(permission);
}

/** Whether the user can read elements of a type that have names. */
export function canReadSome(principal: Permissions, type: string): boolean {
  return type in ownedSources || canRead(principal, type, null);
}

/** Whether the row of an attachment or parameter belongs to an element that the user can read. */
function hasReadableOwner(principal: Permissions, type: string): RawBuilder<unknown> {
  const columns = Object.entries(definitionOf(definitions, type).owners ?? {}).flatMap(([owner, column]) =>
    canRead(principal, type, owner) ? [sql`${sql.ref(column)} is not null`] : [],
  );
  return columns.length === 0 ? sql`false` : sql`(${sql.join(columns, sql` or `)})`;
}

export interface TargetNames {
  /**
   * Returns the name of an element. Returns `null` if the element is deleted or has no name, or if the user has no
   * permission to view the element.
   */
  of(target: Target): string | null;
}

/** Reads all names with at most one statement. */
export async function readTargetNames(
  { db, dialect }: Reader,
  principal: Permissions,
  targets: readonly Target[],
): Promise<TargetNames> {
  const parts = [...groupBy(targets, ({ type }) => type)].flatMap(([type, ofType]) => {
    const [table = ownedSources[type], , name = sql.ref<string>("name")] = sources[type] ?? [];
    if (table === undefined || !canReadSome(principal, type)) return [];
    const wanted = idList(dialect, "id", [...new Set(ofType.map(({ id }) => id))]);
    const readable = type in ownedSources ? sql` and ${hasReadableOwner(principal, type)}` : sql``;
    return [
      sql`select ${sql.lit(type)} as type, id, ${name} as name from ${sql.table(table)} where ${wanted}${readable}`,
    ];
  });
  const names = new Map<string, string>();
  if (parts.length > 0) {
    const all = sql<Target & { name: string }>`${sql.join(parts, sql` union all `)}`;
    for (const row of (await all.execute(db)).rows) names.set(keyOf(row), row.name);
  }
  return { of: (target) => names.get(keyOf(target)) ?? null };
}

export function keyOf({ type, id }: Target): string {
  return `${type} ${id}`;
}
