/** Defines presets for the permissions of a user or group. A preset replaces all permissions of the user or group. */
import { nothingSet, withAlsoSet, type PermissionData } from "./permission-data.ts";
import { permissions, type Permission, type PermissionName } from "./permissions.ts";

export const presets = ["all_inherit", "all_forbid", "all_allow", "read_only", "editor", "admin"] as const;

export type Preset = (typeof presets)[number];

export function isPreset(text: string): text is Preset {
  return (presets as readonly string[]).includes(text);
}

const masterData: ReadonlySet<string> = new Set([
  "storelocations",
  "footprints",
  "categories",
  "suppliers",
  "manufacturers",
  "projects",
  "attachment_types",
  "currencies",
  "measurement_units",
  "part_custom_states",
]);

/** Allows reading the inventory. Includes the API and API tokens, so KiCad and scripts can read the inventory too. */
const readOnly: ReadonlySet<PermissionName> = new Set<PermissionName>([
  "parts.read",
  "projects.read",
  "tools.statistics",
  "tools.label_scanner",
  "labels.create_labels",
  "labels.edit_options",
  "labels.read_profiles",
  "attachments.list_attachments",
  "api.access_api",
  "api.manage_tokens",
]);

function isForEditors({ name, group }: Permission): boolean {
  return (
    readOnly.has(name) ||
    group === "parts" ||
    group === "parts_stock" ||
    masterData.has(group) ||
    group === "labels" ||
    group === "api" ||
    name === "attachments.show_private" ||
    name === "self.edit_infos"
  );
}

function isForAdmins(permission: Permission): boolean {
  const { group } = permission;
  return isForEditors(permission) || group === "users" || group === "groups" || group === "system";
}

/** Returns the permission data of a preset, including the `alsoSet` permissions. */
export function presetData(preset: Preset): PermissionData {
  switch (preset) {
    case "all_inherit":
      return nothingSet;
    case "all_forbid":
      return matching(() => true, false);
    case "all_allow":
      return matching(() => true, true);
    case "read_only":
      return matching(({ name }) => readOnly.has(name), true);
    case "editor":
      return matching(isForEditors, true);
    case "admin":
      return matching(isForAdmins, true);
  }
}

function matching(matches: (permission: Permission) => boolean, value: boolean): PermissionData {
  const chosen = [...permissions.values()].filter(matches);
  return withAlsoSet(new Map(chosen.map(({ name }) => [name, value])));
}
