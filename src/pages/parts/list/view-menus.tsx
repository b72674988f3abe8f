/** The menus above the list of parts: the view of the user, and the keyboard shortcuts. */
import { Submit } from "../../site/components.tsx";
import { usePage } from "../../site/page-context.ts";
import { Checkbox, Select } from "../../site/fields.tsx";
import { Icon } from "../../site/icon.tsx";
import { Form } from "../../site/layout.tsx";
import { columnOf, partColumnNames, type PartColumnName } from "./columns.tsx";

export const columnsPath = "/parts/columns";
export const pageSizes = [25, 50, 100, 200] as const;

export interface View {
  readonly columns: readonly PartColumnName[];
  readonly perPage: number;
  /** Whether the numbers of parts by category and so on are beside the list. */
  readonly hasFacets: boolean;
}

const shortcuts = [
  ["/", "Search"],
  ["j or ↓", "Next part"],
  ["k or ↑", "Previous part"],
  ["Enter", "Open the part"],
  ["s", "Change its stock"],
  ["n", "New part"],
  ["e", "Edit the open part"],
] as const;

export function KeyboardHelp() {
  return (
    <details class="menu keyboard-help">
      <summary class="button quiet small" aria-label="Keyboard shortcuts">
        <Icon name="circle-help" />
      </summary>
      <div class="popup">
        <h2>Keyboard shortcuts</h2>
        <dl>
          {shortcuts.map(([key, effect]) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

export function ColumnMenu({ columns, perPage, hasFacets }: View) {
  const { currentPage } = usePage();
  return (
    <details class="menu column-menu">
      <summary class="button quiet small">
        <Icon name="columns-3" /> View
      </summary>
      <div class="popup">
        <Form action={columnsPath}>
          <input type="hidden" name="return_to" value={currentPage} />
          <fieldset class="choices">
            <legend>Columns</legend>
            {partColumnNames.map((name) => (
              <Checkbox
                label={columnOf(name).title}
                name="columns[]"
                id={`column-${name}`}
                value={name}
                checked={columns.includes(name)}
              />
            ))}
          </fieldset>
          <Select
            label="Rows per page"
            name="rows"
            value={String(perPage)}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          />
          <Checkbox label="Filters beside the list" name="facets" value="true" checked={hasFacets} />
          <Submit kind="quiet">Save view</Submit>
        </Form>
      </div>
    </details>
  );
}
