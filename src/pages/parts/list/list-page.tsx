/** `/parts`: searches, filters and sorts the parts of the inventory. */
import { scannedSearch } from "../../scan/scanned-search.ts";
import { canCreateParts } from "../create-permission.ts";
import { changePreferences, readPreferences, type Preferences } from "../../../identity/preferences.ts";
import { quickStockRoute } from "../../lots/quick-stock.tsx";
import type { PageDependencies } from "../../page-dependencies.ts";
import { LinkButton } from "../../site/components.tsx";
import { usePage } from "../../site/page-context.ts";
import { Icon } from "../../site/icon.tsx";
import { Page } from "../../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { returnPath } from "../../site/return-to.ts";
import { readUnits } from "../amount.ts";
import { chosenColumns } from "./columns.tsx";
import { facetRoute } from "./facet-page.tsx";
import { FacetPanel } from "./facets.tsx";
import { FilterForm } from "./filter-form.tsx";
import { listAddress, partsPath, rangeErrors, readListState } from "./list-state.ts";
import { alternativesTo, readValidList } from "./load-list.ts";
import { hasRangeFields } from "./parameter-filters.ts";
import { Results, type ResultsProps } from "./results.tsx";
import { ColumnMenu, columnsPath, KeyboardHelp, pageSizes, type View } from "./view-menus.tsx";

const defaultPageSize = 50;

function PartList({ hasFacets, ...props }: ResultsProps & View) {
  const { state, filters, columns, perPage } = props;
  return (
    <Page
      title="Parts"
      width="wide"
      scripts={["live.js", "parts.js"]}
      actions={
        canCreateParts(usePage().signedIn?.principal) && (
          <LinkButton href="/parts/new" kind="main" shortcut="n">
            <Icon name="plus" /> New part
          </LinkButton>
        )
      }
    >
      <div class={hasFacets ? "part-list with-facets" : "part-list"}>
        <div class="list-toolbar">
          <FilterForm state={state} filters={filters} />
          <div class="list-menus">
            <ColumnMenu columns={columns} perPage={perPage} hasFacets={hasFacets} />
            <KeyboardHelp />
          </div>
        </div>
        <FacetPanel state={state} />
        <div id="results">
          <Results {...props} />
        </div>
      </div>
    </Page>
  );
}

export function partListRoutes(dependencies: Pick<PageDependencies, "operations" | "store">): PageRoute[] {
  const { operations, store } = dependencies;
  return [
    {
      method: "GET",
      path: partsPath,
      access: ["parts.read"],
      handle: async (request: SignedInRequest) => {
        const scanned = await scannedSearch(operations, request);
        if (scanned !== null) return redirect(scanned);
        const state = readListState(request.query);
        const preferences = await readPreferences(store, request.signedIn.principal.userId);
        const perPage = pageSize(preferences);
        const invalid = rangeErrors(state);
        if (invalid.length === 0 && hasRangeFields(request.query))
          return redirect(listAddress(state, { page: state.page }));
        const { list, messages } = await readValidList(operations, request, state, perPage, invalid);
        const shown = {
          ...list,
          state,
          perPage,
          errors: messages,
          units: await readUnits(operations, request),
          columns: chosenColumns(preferences.partColumns),
          alternatives:
            list.total > 0 || messages.length > 0
              ? []
              : await alternativesTo(operations, request, state, list),
          hasFacets: preferences.partFacets !== false,
        };
        return page(<PartList {...shown} />, { status: messages.length > 0 ? 400 : 200 });
      },
    },
    facetRoute(operations),
    quickStockRoute(operations),
    {
      method: "POST",
      path: columnsPath,
      access: ["parts.read"],
      handle: async ({ form, signedIn, returnTo }: SignedInRequest) => {
        await changePreferences(store, signedIn.principal.userId, {
          partColumns: chosenColumns(form.getAll("columns[]")),
          partsPerPage: pageSize({ partsPerPage: Number(form.get("rows")) }),
          partFacets: form.get("facets") === "true",
        });
        return redirect(returnPath(returnTo, partsPath));
      },
    },
  ];
}

function pageSize({ partsPerPage }: Preferences): number {
  return pageSizes.find((size) => size === partsPerPage) ?? defaultPageSize;
}
