/**
 * Defines all permissions: the name (`group.operation`), the required token scope, the title, and the permissions that
 * are granted with it. `permission-data.ts` evaluates the permissions of users and groups.
 */
import type { Scope } from "./scope.ts";

interface PermissionRow {
  readonly scope: Scope;
  /** The label of the permission's checkbox, such as "View parts". */
  readonly title: string;
  /** Permissions that this permission requires. When this permission is saved as allowed, they become allowed too. */
  readonly alsoSet: readonly string[];
}

function row<const A extends readonly string[] = readonly []>(scope: Scope, title: string, alsoSet?: A) {
  return { scope, title, alsoSet: (alsoSet ?? []) as A };
}

/** Returns the permissions for one type of master data, such as `footprints`. */
function masterData<const G extends string>(group: G, noun: string, plural = `${noun}s`) {
  const operations = {
    read: row("read_only", `View ${plural}`),
    edit: row("edit", `Edit ${plural}`, [`${group}.read`]),
    create: row("edit", `Create ${plural}`, [`${group}.read`, `${group}.edit`]),
    delete: row("edit", `Delete ${plural}`, [`${group}.read`, `${group}.edit`]),
    show_history: row("read_only", `View ${noun} history`),
    revert_element: row("edit", `Undo changes of ${plural}`, [
      `${group}.read`,
      `${group}.edit`,
      `${group}.create`,
      `${group}.delete`,
      `${group}.show_history`,
    ]),
  };
  type Row<O extends keyof typeof operations> = (typeof operations)[O];
  return Object.fromEntries(
    Object.entries(operations).map(([operation, operationRow]) => [`${group}.${operation}`, operationRow]),
  ) as { readonly [O in keyof typeof operations as `${G}.${O}`]: Row<O> };
}

const rows = {
  "parts.read": row("read_only", "View parts", [
    "storelocations.read",
    "footprints.read",
    "categories.read",
    "suppliers.read",
    "manufacturers.read",
    "currencies.read",
    "attachment_types.read",
    "measurement_units.read",
    "part_custom_states.read",
  ]),
  "parts.edit": row("edit", "Edit parts", [
    "parts.read",
    "parts_stock.withdraw",
    "parts_stock.add",
    "parts_stock.move",
  ]),
  "parts.create": row("edit", "Create parts", ["parts.read", "parts.edit"]),
  "parts.delete": row("edit", "Delete parts", ["parts.read", "parts.edit"]),
  "parts.import": row("edit", "Import parts", ["parts.read", "parts.edit", "parts.create"]),
  "parts.change_favorite": row("edit", "Mark parts as favorites", ["parts.edit"]),
  "parts.show_history": row("read_only", "View part history", ["parts.read"]),
  "parts.revert_element": row("edit", "Undo changes of parts", [
    "parts.read",
    "parts.edit",
    "parts.create",
    "parts.delete",
    "parts.show_history",
  ]),
  "parts_stock.withdraw": row("edit", "Withdraw stock"),
  "parts_stock.add": row("edit", "Add stock"),
  "parts_stock.move": row("edit", "Move stock to another lot"),
  "parts_stock.stocktake": row("edit", "Record stocktakes and correct lot amounts"),
  ...masterData("storelocations", "storage location"),
  ...masterData("footprints", "footprint"),
  ...masterData("categories", "category", "categories"),
  ...masterData("suppliers", "supplier"),
  ...masterData("manufacturers", "manufacturer"),
  ...masterData("projects", "project"),
  ...masterData("attachment_types", "attachment type"),
  ...masterData("currencies", "currency", "currencies"),
  ...masterData("measurement_units", "measurement unit"),
  ...masterData("part_custom_states", "custom part state"),
  "tools.statistics": row("read_only", "View statistics"),
  "tools.label_scanner": row("read_only", "Look up parts by scanned codes"),
  "labels.create_labels": row("read_only", "Print labels"),
  "labels.read_profiles": row("read_only", "View label profiles"),
  "labels.edit_options": row("read_only", "Print labels with own options", ["labels.create_labels"]),
  "labels.edit_profiles": row("edit", "Edit label profiles", ["labels.read_profiles"]),
  "labels.create_profiles": row("edit", "Create label profiles", [
    "labels.read_profiles",
    "labels.edit_profiles",
  ]),
  "labels.delete_profiles": row("edit", "Delete label profiles", [
    "labels.read_profiles",
    "labels.edit_profiles",
    "labels.create_profiles",
  ]),
  "labels.show_history": row("read_only", "View label profile history", ["labels.read_profiles"]),
  "labels.revert_element": row("edit", "Undo changes of label profiles", [
    "labels.read_profiles",
    "labels.edit_profiles",
    "labels.create_profiles",
    "labels.delete_profiles",
    "labels.show_history",
  ]),
  "groups.read": row("admin", "View groups"),
  "groups.edit": row("admin", "Edit groups", ["groups.read"]),
  "groups.create": row("admin", "Create groups", ["groups.read", "groups.edit"]),
  "groups.delete": row("admin", "Delete groups", ["groups.read"]),
  "groups.edit_permissions": row("admin", "Edit group permissions", ["groups.read", "groups.edit"]),
  "groups.show_history": row("admin", "View group history"),
  "users.read": row("admin", "View users"),
  "users.create": row("admin", "Create users", ["users.read", "users.edit_username", "users.edit_infos"]),
  "users.delete": row("admin", "Delete users", ["users.read", "users.edit_username", "users.edit_infos"]),
  "users.edit_username": row("admin", "Rename users", ["users.read"]),
  "users.edit_infos": row("admin", "Edit user profiles and lot owners", ["users.read"]),
  "users.edit_permissions": row("admin", "Edit user permissions", ["users.read"]),
  "users.set_password": row("full", "Set passwords of other users", ["users.read"]),
  "users.show_history": row("admin", "View user history"),
  "system.show_logs": row("admin", "View the event log"),
  "system.manage_oauth_clients": row("admin", "Manage OAuth clients"),
  "system.manage_webhooks": row("admin", "Manage webhooks"),
  "attachments.show_private": row("read_only", "Open private attachments"),
  "attachments.list_attachments": row("read_only", "List all attachments", ["attachment_types.read"]),
  "self.edit_infos": row("full", "Edit your own profile"),
  "api.access_api": row("read_only", "Use the API"),
  "api.use_mcp": row("read_only", "Use MCP tools", ["api.access_api"]),
  "api.manage_tokens": row("full", "Create API tokens", ["api.access_api"]),
};

/** The name of a permission, for example `parts.edit`. */
export type PermissionName = keyof typeof rows;

type PermissionGroupName = PermissionName extends `${infer Group}.${string}` ? Group : never;

export interface Permission {
  readonly name: PermissionName;
  readonly group: PermissionGroupName;
  readonly operation: string;
  /** The lowest token scope that can use this permission. */
  readonly scope: Scope;
  readonly title: string;
  readonly alsoSet: readonly PermissionName[];
}

/** The section of the permission editor that contains a group: inventory data, the service itself, or other. */
export type PermissionSection = "data" | "system" | "miscellaneous";

const groupTitles: { readonly [G in PermissionGroupName]: readonly [PermissionSection, string] } = {
  parts: ["data", "Parts"],
  parts_stock: ["data", "Stock"],
  storelocations: ["data", "Storage locations"],
  footprints: ["data", "Footprints"],
  categories: ["data", "Categories"],
  suppliers: ["data", "Suppliers"],
  manufacturers: ["data", "Manufacturers"],
  projects: ["data", "Projects"],
  attachment_types: ["data", "Attachment types"],
  currencies: ["data", "Currencies"],
  measurement_units: ["data", "Measurement units"],
  part_custom_states: ["data", "Custom part states"],
  tools: ["miscellaneous", "Tools"],
  labels: ["miscellaneous", "Labels"],
  groups: ["system", "Groups"],
  users: ["system", "Users"],
  system: ["system", "System"],
  attachments: ["miscellaneous", "Attachments"],
  self: ["miscellaneous", "Own account"],
  api: ["miscellaneous", "API"],
};

// The type makes the compiler check that every `alsoSet` entry is a permission.
const checkedRows: {
  readonly [N in PermissionName]: PermissionRow & { readonly alsoSet: readonly PermissionName[] };
} = rows;

/** All permissions by name, in display order. */
export const permissions: ReadonlyMap<PermissionName, Permission> = new Map(
  (Object.keys(checkedRows) as PermissionName[]).map((name) => {
    const [group, operation] = name.split(".") as [PermissionGroupName, string];
    return [name, Object.freeze({ name, group, operation, ...checkedRows[name] })];
  }),
);

interface PermissionGroup {
  readonly name: PermissionGroupName;
  readonly section: PermissionSection;
  readonly title: string;
  readonly permissions: readonly Permission[];
}

/** All permissions by group, for pages that list or edit permissions. */
export const permissionGroups: readonly PermissionGroup[] = (
  Object.keys(groupTitles) as PermissionGroupName[]
).map((name) => ({
  name,
  section: groupTitles[name][0],
  title: groupTitles[name][1],
  permissions: [...permissions.values()].filter(({ group }) => group === name),
}));

/** @throws {TypeError} if the permission does not exist */
export function permission(name: PermissionName): Permission {
  const found = permissions.get(name);
  if (found === undefined) throw new TypeError(`The permission "${name as string}" does not exist.`);
  return found;
}

export function isPermissionName(text: string): text is PermissionName {
  return permissions.has(text as PermissionName);
}

/**
 * Narrows a text, such as an `x-permission` in the contract, to a permission name. Used only at startup, where an
 * unknown name is a bug.
 * @throws {TypeError} if the permission does not exist
 */
export function permissionName(text: string): PermissionName {
  return permission(text as PermissionName).name;
}
