/** Reads the form of the permission editor, and compares the chosen permissions with the stored ones. */
import { invalid } from "../../../util/errors.ts";
import { addedByAlsoSet, type PermissionData } from "../../../identity/permission-data.ts";
import { isPreset, presetData } from "../../../identity/permission-presets.ts";
import {
  permission,
  permissions,
  type Permission,
  type PermissionName,
} from "../../../identity/permissions.ts";

export const choices = ["inherit", "allow", "deny"] as const;
export type Choice = (typeof choices)[number];

export const choiceLabels: Readonly<Record<Choice, string>> = {
  inherit: "Inherit",
  allow: "Allow",
  deny: "Deny",
};

/** The buttons of the form that show the page again without saving. */
export const showButton = "_show";
export const presetField = "_preset";
export const presetButton = "_apply_preset";

/** Returns the name of the field of a permission, which is also the path of its violations. */
export function permissionField(name: PermissionName): string {
  return `permissions.${name}`;
}

export function choiceOf(data: PermissionData, name: PermissionName): Choice {
  const value = data.get(name);
  return value === undefined ? "inherit" : value ? "allow" : "deny";
}

/** Returns whether the form was sent with a button that does not save. */
export function isPreview(form: URLSearchParams): boolean {
  return form.has(showButton) || form.has(presetButton);
}

/**
 * Returns the chosen permissions. Permissions without a field keep their stored values.
 * @throws {Problem} `unprocessable` on the field if the preset or a choice does not exist
 */
export function chosenPermissions(form: URLSearchParams, stored: PermissionData): PermissionData {
  const preset = form.get(presetField) ?? "";
  if (form.has(presetButton) && !isPreset(preset)) throw wrongChoice(presetField, "Choose a preset.");
  for (const name of permissions.keys()) {
    const value = form.get(permissionField(name));
    if (value !== null && !isChoice(value)) throw wrongChoice(permissionField(name), "Choose an option.");
  }
  return shownPermissions(form, stored);
}

/** Returns the permissions to show: the chosen ones, and the stored ones instead of choices that do not exist. */
export function shownPermissions(form: URLSearchParams, stored: PermissionData): PermissionData {
  const preset = form.get(presetField) ?? "";
  if (form.has(presetButton) && isPreset(preset)) return presetData(preset);
  const shown = new Map<PermissionName, boolean>();
  for (const name of permissions.keys()) {
    const value = form.get(permissionField(name)) ?? "";
    const choice = isChoice(value) ? value : choiceOf(stored, name);
    if (choice !== "inherit") shown.set(name, choice === "allow");
  }
  return shown;
}

function isChoice(text: string): text is Choice {
  return (choices as readonly string[]).includes(text);
}

function wrongChoice(propertyPath: string, message: string): Error {
  return invalid([{ propertyPath, message, code: "choice" }]);
}

export interface PermissionChange {
  readonly permission: Permission;
  readonly before: Choice;
  readonly after: Choice;
  /** An allowed permission that requires this one, if the form did not choose to allow it. */
  readonly requiredBy: Permission | null;
}

/** Returns the changes that saving makes, including the permissions that become allowed because others require them. */
export function permissionChanges(
  stored: PermissionData,
  chosen: PermissionData,
): readonly PermissionChange[] {
  const required = addedByAlsoSet(chosen);
  return [...permissions.values()].flatMap((each) => {
    const requiring = required.get(each.name);
    const before = choiceOf(stored, each.name);
    const after = requiring === undefined ? choiceOf(chosen, each.name) : "allow";
    if (before === after) return [];
    return [
      { permission: each, before, after, requiredBy: requiring === undefined ? null : permission(requiring) },
    ];
  });
}

/**
 * Returns the permissions to send to the API: those that change, and denied ones that an allowed permission requires,
 * which the API rejects. The API itself allows required permissions that are inherited.
 */
export function requestedPermissions(
  stored: PermissionData,
  chosen: PermissionData,
): Readonly<Record<string, boolean | null>> {
  const required = addedByAlsoSet(chosen);
  const requested: Record<string, boolean | null> = {};
  for (const name of permissions.keys()) {
    const value = chosen.get(name) ?? null;
    const changes = value !== (stored.get(name) ?? null);
    if (required.has(name) ? value === false : changes) requested[name] = value;
  }
  return requested;
}
