/** `/parts/facets/:facet`: numbers of parts by category, tag and so on. The panel beside the list loads these pages. */
import type { ComponentChildren } from "preact";
import { problem } from "../../../util/errors.ts";
import type { PageOperations } from "../../site/operations.ts";
import { trees } from "../../trees/tree-table.ts";
import { partFilterForm, Page } from "../../site/layout.tsx";
import { page, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { facets, TagList, TreeFacetList, type Facet } from "./facets.tsx";
import { ParameterFields } from "./parameter-fields.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { listAddress, partsPath, queryOf, readListState, treeOf, type ListState } from "./list-state.ts";
import { namedFilters } from "./named-filters.ts";
import { readParameterFacet, readTagFacet, readTreeFacet } from "./read-facet.ts";

export function facetRoute(operations: PageOperations): PageRoute {
  return {
    method: "GET",
    path: `${partsPath}/facets/:facet`,
    access: ["parts.read"],
    handle: async (request: SignedInRequest) => {
      const facet = facets.find((name) => name === request.parameters["facet"]);
      if (facet === undefined) throw problem("not-found");
      const noun = facet === "tag" || facet === "parameter" ? facet : trees[treeOf(facet)].noun;
      const state = readListState(request.query);
      const filters = await namedFilters(operations, request, state);
      return page(
        <Page
          title={`Parts by ${noun}`}
          trail={[{ href: listAddress(state), title: "Parts" }]}
          width="narrow"
        >
          <FilterChips state={state} filters={filters} />
          <form id={partFilterForm} method="get" action={partsPath}>
            {[...queryOf({ ...state, parameters: [], page: 1 })].map(([name, value]) => (
              <input type="hidden" name={name} value={value} />
            ))}
          </form>
          <div data-facet-content>{await content(operations, request, state, facet)}</div>
        </Page>,
      );
    },
  };
}

async function content(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
  facet: Facet,
): Promise<ComponentChildren> {
  if (facet === "tag") return <TagList state={state} tags={await readTagFacet(operations, request, state)} />;
  if (facet === "parameter")
    return <ParameterFields state={state} summaries={await readParameterFacet(operations, request, state)} />;
  return (
    <TreeFacetList state={state} by={facet} facet={await readTreeFacet(operations, request, state, facet)} />
  );
}
