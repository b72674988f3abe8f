/** The table of the permission editor: a row for each permission, with its own setting and its effect. */
import { useContext } from "preact/hooks";
import { addedByAlsoSet, type PermissionData } from "../../../identity/permission-data.ts";
import {
  permission as permissionNamed,
  permissionGroups,
  type Permission,
  type PermissionName,
} from "../../../identity/permissions.ts";
import { fieldId } from "../../site/fields.tsx";
import { RejectedFormContext } from "../../site/form-rejection.ts";
import {
  effectivePermissions,
  permissionSections,
  sectionTitles,
  type EffectivePermission,
  type PermissionSource,
} from "./effective-permissions.ts";
import type { PermissionFilter } from "./permission-filter.ts";
import { choiceLabels, choiceOf, choices, permissionField, type Choice } from "./permission-form.ts";

interface Row {
  readonly permission: Permission;
  readonly stored: Choice;
  readonly choice: Choice;
  readonly own: boolean | undefined;
  readonly inherited: EffectivePermission;
  /** An allowed permission that requires this one, which is not allowed itself. */
  readonly requiredBy: Permission | null;
  readonly isAllowed: boolean;
  readonly isHidden: boolean;
}

interface RowGroup {
  readonly title: string;
  readonly section: string;
  readonly rows: readonly Row[];
  readonly isHidden: boolean;
}

interface TableProps {
  readonly stored: PermissionData;
  readonly chosen: PermissionData;
  readonly inherited: readonly PermissionSource[];
  readonly filter: PermissionFilter;
  readonly notes: ReadonlyMap<PermissionName, string>;
}

export function PermissionTable({ notes, ...props }: TableProps) {
  const groups = rowGroups(props);
  return (
    <table class="permission-table">
      <caption class="unseen">Permissions</caption>
      <thead>
        <tr>
          <th scope="col">Permission</th>
          <th scope="col">Own setting</th>
          <th scope="col">Effective</th>
        </tr>
      </thead>
      {groups.map(({ title, section, rows, isHidden }) => (
        <tbody hidden={isHidden} data-group={`${section} ${title}`}>
          <tr class="group">
            <th scope="rowgroup" colSpan={3}>
              {title} <span class="muted">{section}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <PermissionRow {...row} note={notes.get(row.permission.name) ?? null} />
          ))}
        </tbody>
      ))}
      <tbody class="none" hidden={groups.some(({ isHidden }) => !isHidden)}>
        <tr>
          <td colSpan={3} class="muted">
            No permission matches. Clear the filter to see all permissions.
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function rowGroups({ stored, chosen, inherited, filter }: Omit<TableProps, "notes">): readonly RowGroup[] {
  const effective = effectivePermissions(inherited);
  const required = addedByAlsoSet(chosen);
  const rowOf = (permission: Permission, group: string): Row[] => {
    const below = effective.get(permission.name);
    if (below === undefined) return [];
    const requiring = required.get(permission.name);
    const own = chosen.get(permission.name);
    const isAllowed = own ?? (requiring !== undefined || below.allowed);
    return [
      {
        permission,
        stored: choiceOf(stored, permission.name),
        choice: choiceOf(chosen, permission.name),
        own,
        inherited: below,
        requiredBy: requiring === undefined ? null : permissionNamed(requiring),
        isAllowed,
        isHidden: !filter.matches({ permission, own, isAllowed }, group),
      },
    ];
  };
  return permissionSections.flatMap((name) =>
    permissionGroups
      .filter((group) => group.section === name)
      .map(({ title, permissions }) => {
        const section = sectionTitles[name];
        const rows = permissions.flatMap((each) => rowOf(each, `${section} ${title}`));
        return { title, section, rows, isHidden: rows.every(({ isHidden }) => isHidden) };
      }),
  );
}

function PermissionRow({ note, ...row }: Row & { readonly note: string | null }) {
  const { permission, stored, choice, inherited, requiredBy, isHidden } = row;
  const isChanged = (requiredBy === null ? choice : "allow") !== stored;
  const { name, title, alsoSet } = permission;
  const field = permissionField(name);
  const id = fieldId(field);
  const error = useContext(RejectedFormContext).errors[field];
  return (
    <tr
      class={isChanged ? "changed" : undefined}
      hidden={isHidden}
      data-permission={name}
      data-stored={stored}
      data-title={title}
      data-inherited={inherited.allowed ? "allow" : "deny"}
      data-from={inherited.from ?? undefined}
      data-requires={alsoSet.length === 0 ? undefined : alsoSet.join(" ")}
    >
      <th scope="row">
        {title} <code class="muted">{name}</code>
        {alsoSet.length > 0 && (
          <small>Requires: {alsoSet.map((each) => permissionNamed(each).title).join(", ")}</small>
        )}
        {note !== null && <small>{note}</small>}
      </th>
      <td>
        <fieldset
          class="segments"
          id={id}
          aria-label={title}
          {...(error !== undefined && { "aria-describedby": `${id}-error` })}
        >
          {choices.map((each) => (
            <label class={each}>
              <input
                type="radio"
                name={field}
                value={each}
                checked={each === choice}
                aria-label={choiceLabels[each]}
              />
              <span>{choiceLabels[each]}</span>
            </label>
          ))}
        </fieldset>
        {error !== undefined && (
          <p class="field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </td>
      <td class="effective">
        <Effect {...row} />
      </td>
    </tr>
  );
}

/** `assets/permissions.js` updates the effect while the user chooses. */
function Effect({ own, inherited, requiredBy, isAllowed }: Row) {
  return (
    <>
      <span class={isAllowed ? "allowed" : "denied"}>{isAllowed ? "Allowed" : "Denied"}</span>{" "}
      <small>{sourceOf({ own, inherited, requiredBy })}</small>
    </>
  );
}

function sourceOf({ own, inherited, requiredBy }: Pick<Row, "own" | "inherited" | "requiredBy">): string {
  if (own === false && requiredBy !== null) return `conflict: “${requiredBy.title}” requires it`;
  if (own !== undefined) return "own setting";
  if (requiredBy !== null) return `required by “${requiredBy.title}”`;
  return inherited.from === null ? "not set" : `from ${inherited.from}`;
}
