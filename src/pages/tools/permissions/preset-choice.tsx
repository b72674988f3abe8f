/** Labels of the permission presets, and the field to choose one. */
import { invalid } from "../../../util/errors.ts";
import { parsePermissionData, serializePermissionData } from "../../../identity/permission-data.ts";
import { isPreset, presetData, presets, type Preset } from "../../../identity/permission-presets.ts";
import { Radios, type RadioOption } from "../../site/fields.tsx";

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

const offered: readonly Preset[] = ["all_inherit", "read_only", "editor", "admin", "all_allow", "all_forbid"];

interface PresetOfGroup {
  /** Whether the permissions are those of a group, in which case the first choice names the parent group. */
  readonly ofGroup?: boolean;
}

interface PresetFieldProps extends PresetOfGroup {
  readonly legend: string;
  readonly now: Preset;
}

export function PresetField({ legend, now, ofGroup = false }: PresetFieldProps) {
  return <Radios name="preset" {...{ legend, options: presetOptions({ ofGroup }) }} value={now} required />;
}

export function presetOptions({ ofGroup = false }: PresetOfGroup): readonly RadioOption[] {
  return offered.map((preset) => ({
    value: preset,
    ...(ofGroup && preset === "all_inherit" ? inheritedByGroup : words[preset]),
  }));
}

/** Returns the preset that equals the stored permissions, or `null` if there is none. */
export function presetOf(stored: string): Preset | null {
  const text = serializePermissionData(parsePermissionData(stored));
  return presets.find((preset) => serializePermissionData(presetData(preset)) === text) ?? null;
}

/** @throws {Problem} `unprocessable` on the field if no preset is chosen */
export function requirePreset(form: URLSearchParams): Preset {
  const value = form.get("preset") ?? "";
  if (isPreset(value)) return value;
  throw invalid([{ propertyPath: "preset", message: "Choose an option.", code: "choice" }]);
}

export function presetLabel(preset: Preset, { ofGroup = false }: PresetOfGroup = {}): string {
  return (ofGroup && preset === "all_inherit" ? inheritedByGroup : words[preset]).label;
}
