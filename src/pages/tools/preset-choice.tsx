/** Labels of the permission presets, and the field to choose one. */
import { invalid } from "../../errors.ts";
import { parsePermissionData, serializePermissionData } from "../../identity/permission-data.ts";
import type { PermissionData } from "../../identity/permission-data.ts";
import { isPreset, presetData, presets } from "../../identity/permission-presets.ts";
import type { Preset } from "../../identity/permission-presets.ts";
import { Radios } from "../site/fields.tsx";
import type { RadioOption } from "../site/fields.tsx";

interface PresetLabel {
  readonly label: string;
  readonly hint: string;
  readonly warning?: string;
}

const words: Readonly<Record<Preset, PresetLabel>> = {
  all_inherit: {
    label: "Inherit from the group",
    hint: "No own permissions. Without a group, the user has no permissions.",
  },
  read_only: {
    label: "Read-only",
    hint: "View parts, stock, prices, projects and master data, but not their history. Create read-only API tokens for KiCad and scripts.",
  },
  editor: {
    label: "Editor",
    hint: "Also create, change and delete parts, stock and master data, view their history, open private attachments and use MCP tools.",
  },
  admin: {
    label: "Administrator",
    hint: "Also manage users, groups and OAuth clients, and read the event log.",
  },
  all_allow: {
    label: "All permissions",
    hint: "All current permissions. Permissions added in later versions are not included.",
    warning: "Only for users whom you trust with the whole service.",
  },
  all_forbid: { label: "No permissions", hint: "Denies all permissions, even those that the group allows." },
};

const inheritedByGroup: PresetLabel = {
  label: "Inherit from the parent group",
  hint: "No own permissions. Without a parent group, the group has no permissions.",
};

/** The presets in the order of the form. */
const offered: readonly Preset[] = ["all_inherit", "read_only", "editor", "admin", "all_allow", "all_forbid"];

/** The value of the field that keeps the current permissions. */
const keepPermissions = "keep";

interface PresetFieldProps {
  readonly legend: string;
  /** The current preset. `null` if the permissions match no preset, in which case the field offers to keep them. */
  readonly now: Preset | null;
  /** Whether the field is for a group, in which case the first choice names the parent group. */
  readonly ofGroup?: boolean;
}

export function PresetField({ legend, now, ofGroup = false }: PresetFieldProps) {
  const options: RadioOption[] = offered.map((preset) => ({ value: preset, ...words[preset] }));
  if (ofGroup) options[0] = { value: "all_inherit", ...inheritedByGroup };
  if (now === null) {
    const hint = "These permissions do not match a preset.";
    options.unshift({ value: keepPermissions, label: "Keep the current permissions", hint });
  }
  return <Radios name="preset" {...{ legend, options }} value={now ?? keepPermissions} required />;
}

/** Returns the preset that equals the stored permissions, or `null` if there is none. */
export function presetOf(stored: string): Preset | null {
  const text = serializePermissionData(parsePermissionData(stored));
  return presets.find((preset) => serializePermissionData(presetData(preset)) === text) ?? null;
}

/**
 * Returns the chosen preset.
 * @throws {Problem} `unprocessable` on the field if no preset is chosen
 */
export function requirePreset(form: URLSearchParams): Preset {
  const value = form.get("preset") ?? "";
  if (isPreset(value)) return value;
  throw invalid([{ propertyPath: "preset", message: "Choose an option.", code: "choice" }]);
}

/** Returns the chosen permissions, or `null` to keep the current permissions of the user or group. */
export function changedPermissions(form: URLSearchParams): PermissionData | null {
  return form.get("preset") === keepPermissions ? null : presetData(requirePreset(form));
}

/** Returns the label of a preset, such as “Read the inventory”. */
export function presetLabel(preset: Preset, { ofGroup = false } = {}): string {
  return (ofGroup && preset === "all_inherit" ? inheritedByGroup : words[preset]).label;
}
