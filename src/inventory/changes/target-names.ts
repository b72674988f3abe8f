/**
 * Reads the current names of the elements in log entries. Deleted elements and elements that the user has no permission
 * to view have no name. `labels.ts` adds the names of deleted elements.
 */
import { sql, type RawBuilder } from "kysely";
import { idList } from "../../database/id-list.ts";
import type { Reader } from "../../database/store.ts";
import type { Tables } from "../../database/tables/tables.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import { groupBy } from "../../util/group-by.ts";

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
  User: ["users", "users.read"],
  Group: ["groups", "groups.read"],
  Webhook: ["webhooks", "system.manage_webhooks"],
};

/**
 * Sources of the names of attachments and parameters. Their permissions depend on the element that owns them, so only
 * users who can read all of these elements see the names.
 */
const ownedSources: Readonly<Record<string, keyof Tables>> = {
  Attachment: "attachments",
  Parameter: "parameters",
};

/** Whether the user can read all elements of a type. */
export function canRead(principal: Pick<Principal, "can">, type: string): boolean {
  const source = sources[type];
  if (source !== undefined) return principal.can(source[1]);
  return (
    type in ownedSources && Object.values(elementGroups).every((group) => principal.can(`${group}.read`))
  );
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
  principal: Pick<Principal, "can">,
  targets: readonly Target[],
): Promise<TargetNames> {
  const parts = [...groupBy(targets, ({ type }) => type)].flatMap(([type, ofType]) => {
    const [table = ownedSources[type], , name = sql.ref<string>("name")] = sources[type] ?? [];
    if (table === undefined || !canRead(principal, type)) return [];
    const wanted = idList(dialect, "id", [...new Set(ofType.map(({ id }) => id))]);
    return [
      sql`select ${sql.lit(type)} as type, id, ${name} as name from ${sql.table(table)} where ${wanted}`,
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
