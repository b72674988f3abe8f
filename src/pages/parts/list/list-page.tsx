/** `/parts`: searches, filters and sorts the parts of the inventory. */
import { changePreferences, readPreferences } from "../../../identity/preferences.ts";
import type { Preferences } from "../../../identity/preferences.ts";
import type { PagesParts } from "../../page-dependencies.ts";
import { LinkButton, Submit } from "../../site/components.tsx";
import { Checkbox, Select } from "../../site/fields.tsx";
import { Icon } from "../../site/icon.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { returnPath } from "../../site/return-to.ts";
import { usePage } from "../../site/context.ts";
import { readUnits } from "../amount.ts";
import { chosenColumns, columnOf, partColumnNames } from "./columns.tsx";
import { FilterForm } from "./filter-form.tsx";
import { partsPath, readListState } from "./list-state.ts";
import { readPartList } from "./read-list.ts";
import { Results } from "./results.tsx";
import type { ResultsProps } from "./results.tsx";

const columnsPath = "/parts/columns";
const pageSizes = [25, 50, 100, 200] as const;
const defaultPageSize = 50;

function PartList(props: ResultsProps) {
  const { state, filters, columns, perPage } = props;
  return (
    <Page
      title="Parts"
      width="wide"
      scripts={["live.js"]}
      actions={
        usePage().signedIn?.principal.can("parts.create") === true && (
          <LinkButton href="/parts/new" kind="main">
            <Icon name="plus" /> New part
          </LinkButton>
        )
      }
    >
      <div class="list-toolbar">
        <FilterForm state={state} filters={filters} />
        <ColumnMenu columns={columns} perPage={perPage} />
      </div>
      <div id="results">
        <Results {...props} />
      </div>
    </Page>
  );
}

function ColumnMenu({ columns, perPage }: Pick<ResultsProps, "columns" | "perPage">) {
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
          <Submit kind="quiet">Save view</Submit>
        </Form>
      </div>
    </details>
  );
}

export function partListRoutes(parts: Pick<PagesParts, "operations" | "store">): PageRoute[] {
  const { operations, store } = parts;
  return [
    {
      method: "GET",
      path: partsPath,
      access: ["parts.read"],
      handle: async (request: SignedInRequest) => {
        const state = readListState(request.query);
        const preferences = await readPreferences(store, request.signedIn.principal.userId);
        const perPage = pageSize(preferences);
        const found = await readPartList(operations, request, state, perPage);
        const units = await readUnits(operations, request);
        const columns = chosenColumns(preferences.partColumns);
        return page(<PartList {...found} state={state} units={units} columns={columns} perPage={perPage} />);
      },
    },
    {
      method: "POST",
      path: columnsPath,
      access: ["parts.read"],
      handle: async ({ form, signedIn, returnTo }: SignedInRequest) => {
        await changePreferences(store, signedIn.principal.userId, {
          partColumns: chosenColumns(form.getAll("columns[]")),
          partsPerPage: pageSize({ partsPerPage: Number(form.get("rows")) }),
        });
        return redirect(returnPath(returnTo, partsPath));
      },
    },
  ];
}

function pageSize({ partsPerPage }: Preferences): number {
  return pageSizes.find((size) => size === partsPerPage) ?? defaultPageSize;
}
