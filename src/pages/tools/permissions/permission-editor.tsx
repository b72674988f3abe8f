/** The form to edit the permissions of a user or group one by one, or to fill them in from a preset. */
import { parsePermissionData } from "../../../identity/permission-data.ts";
import { permissions, type PermissionName } from "../../../identity/permissions.ts";
import { ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Select } from "../../site/fields.tsx";
import { Form } from "../../site/layout.tsx";
import { ChangeSummary } from "./change-summary.tsx";
import type { PermissionSource } from "./effective-permissions.ts";
import { filterState, filterStates, filterText, readFilter } from "./permission-filter.ts";
import {
  permissionChanges,
  permissionField,
  presetButton,
  presetField,
  showButton,
  shownPermissions,
} from "./permission-form.ts";
import { PermissionTable } from "./permission-table.tsx";
import { presetOf, presetOptions } from "./preset-choice.tsx";

export interface PermissionEditorProps {
  readonly stored: string;
  readonly inherited: readonly PermissionSource[];
  readonly tag: string | null;
  /** The submitted form. Empty if the page is opened. */
  readonly form: URLSearchParams;
  readonly ofGroup: boolean;
  readonly action: string;
  readonly cancel: string;
  readonly notes: ReadonlyMap<PermissionName, string>;
}

const labels: Readonly<Record<string, string>> = {
  [presetField]: "Preset",
  ...Object.fromEntries([...permissions.values()].map(({ name, title }) => [permissionField(name), title])),
};

export function PermissionEditor(props: PermissionEditorProps) {
  const { stored: storedText, inherited, tag, form, ofGroup, action, cancel, notes } = props;
  const stored = parsePermissionData(storedText);
  const chosen = shownPermissions(form, stored);
  const changes = permissionChanges(stored, chosen);
  return (
    <Form class="permission-form" action={action}>
      <ErrorSummary labels={labels} />
      <input type="hidden" name="_tag" value={tag ?? ""} />
      <Toolbar form={form} preset={presetOf(storedText) ?? ""} ofGroup={ofGroup} />
      <ChangeSummary changes={changes} />
      <PermissionTable {...{ stored, chosen, inherited, notes }} filter={readFilter(form)} />
      <div class="form-bar">
        <div class="actions">
          <Submit>Save permissions</Submit>
          <span data-without-script="">
            <Submit kind="quiet" name={showButton} value="changes">
              Review changes
            </Submit>
          </span>
          <LinkButton href={cancel}>Cancel</LinkButton>
        </div>
      </div>
    </Form>
  );
}

interface ToolbarProps {
  readonly form: URLSearchParams;
  /** The preset that equals the stored permissions; empty if there is none. */
  readonly preset: string;
  readonly ofGroup: boolean;
}

function Toolbar({ form, preset, ofGroup }: ToolbarProps) {
  const { text, state } = readFilter(form);
  return (
    <div class="permission-tools">
      <div class="filters">
        <div class="field">
          <label for="permission-filter">Filter</label>
          <input
            type="search"
            id="permission-filter"
            name={filterText}
            value={text}
            placeholder="Such as price or stock"
            maxLength={100}
            autocomplete="off"
          />
        </div>
        <Select name={filterState} label="Show" value={state} options={filterStates} />
        <div class="actions" data-without-script="">
          <Submit kind="quiet" name={showButton} value="filter">
            Filter
          </Submit>
        </div>
      </div>
      <div class="filters">
        <Select
          name={presetField}
          label="Preset"
          value={preset}
          options={[
            { value: "", label: preset === "" ? "None: custom permissions" : "Choose a preset" },
            ...presetOptions({ ofGroup }),
          ]}
        />
        <div class="actions">
          <Submit kind="quiet" name={presetButton} value="1">
            Apply preset
          </Submit>
        </div>
      </div>
    </div>
  );
}
