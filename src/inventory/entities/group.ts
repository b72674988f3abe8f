/** Binds groups to their table. `identity/accounts/group-rules.ts` checks them. */
import {
  changedPermissions,
  parsePermissionData,
  permissionsByName,
  serializePermissionData,
  withAlsoSet,
  type PermissionChanges,
} from "../../identity/permission-data.ts";
import { binder, type ColumnValue } from "../../representation/binding.ts";
import { resource } from "../../representation/definition.ts";

const normalized = (stored: ColumnValue): string =>
  serializePermissionData(parsePermissionData(String(stored ?? "{}")));

/**
 * Binds the permissions of a user or group. A request changes only the permissions that it names. `null` removes all
 * permissions.
 */
export const permissionsBinding = {
  ...binder<"groups">().computed(["permissions"], permissionsByName),
  writes: "permissions",
  stores: (value: unknown, present: ColumnValue): ColumnValue => {
    // The contract has validated the type of the value.
    const wanted = changedPermissions(String(present ?? "{}"), value as PermissionChanges);
    // Equivalent permissions are kept as stored, because they can include permissions that this version does not know.
    if (present !== null && serializePermissionData(wanted) === normalized(present)) return present;
    return serializePermissionData(withAlsoSet(wanted));
  },
  logs: (stored: ColumnValue): unknown => (stored === null ? null : JSON.parse(normalized(stored))),
  // Requests name each permission, but the change log groups them.
  storesLogged: (logged: unknown): ColumnValue => JSON.stringify(logged ?? {}),
};

export const group = resource(
  "Group",
  "groups",
  (bind) => ({
    id: bind.column("id"),
    name: bind.text("name", "sortable"),
    full_path: bind.column("full_path"),
    level: bind.column("level"),
    parent: bind.reference("Group", "parent_id"),
    comment: bind.text("comment"),
    enforce_2fa: bind.column("enforce_2fa"),
    permissions: permissionsBinding,
    addedDate: bind.timestamp("added_date"),
    lastModified: bind.timestamp("last_modified"),
  }),
  { tree: true },
);
