/** The filter of the permission editor. `assets/permissions.js` applies the same filter while the user types. */
import type { Permission } from "../../../identity/permissions.ts";
import type { Option } from "../../site/fields.tsx";

export const filterText = "_filter";
export const filterState = "_state";

export const filterStates = [
  { value: "", label: "All permissions" },
  { value: "own", label: "With an own setting" },
  { value: "allowed", label: "Allowed" },
  { value: "denied", label: "Denied" },
] as const satisfies readonly Option[];

interface FilteredRow {
  readonly permission: Permission;
  readonly own: boolean | undefined;
  readonly isAllowed: boolean;
}

export interface PermissionFilter {
  readonly text: string;
  readonly state: string;
  /** Returns whether to show a row. `group` contains the titles of its group and section. */
  matches(row: FilteredRow, group: string): boolean;
}

export function readFilter(form: URLSearchParams): PermissionFilter {
  const text = (form.get(filterText) ?? "").slice(0, 100);
  const state = form.get(filterState) ?? "";
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    text,
    state,
    matches: ({ permission: { title, name }, own, isAllowed }, group) => {
      const searched = `${title} ${name} ${group}`.toLowerCase();
      if (!words.every((word) => searched.includes(word))) return false;
      if (state === "own") return own !== undefined;
      return state === "allowed" ? isAllowed : state === "denied" ? !isAllowed : true;
    },
  };
}
