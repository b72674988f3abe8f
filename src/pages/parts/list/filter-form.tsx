/** The filters of the list of parts. The search field in the header belongs to the same form. With scripts, the list updates while the user types. */
import { Icon } from "../../site/icon.tsx";
import { Checkbox, Field, Select } from "../../site/fields.tsx";
import { LinkButton, Submit } from "../../site/components.tsx";
import { partFilterForm } from "../../site/layout.tsx";
import { usePage } from "../../site/context.ts";
import { trees } from "../../trees/tree-table.ts";
import {
  isFiltered,
  listAddress,
  partsPath,
  queryOf,
  referenceFilters,
  referenceTitles,
  sortableProperties,
  stockFilters,
  withoutReference,
} from "./list-state.ts";
import type { ListState, ReferenceFilter } from "./list-state.ts";
import { treeOf } from "./read-facet.ts";
import type { NamedFilter } from "./read-list.ts";

/** ID of the suggested tags, which `parts.js` loads when the field gets the focus. */
const tagSuggestions = "tag-suggestions";

const any = { value: "", label: "Any" };

interface FilterFormProps {
  readonly state: ListState;
  readonly filters: readonly NamedFilter[];
}

export function FilterForm({ state, filters }: FilterFormProps) {
  const sort = state.sort === null ? "" : `${state.sort.descending ? "-" : ""}${state.sort.property}`;
  const { signedIn } = usePage();
  const active = [...queryOf({ ...state, q: "", sort: null, page: 1 })].length;
  const readable = referenceFilters.filter(
    (name) =>
      state.references[name] !== undefined ||
      signedIn?.principal.can(`${trees[treeOf(name)].permission}.read`) === true,
  );
  return (
    <form
      id={partFilterForm}
      class="list-filters"
      method="get"
      action={partsPath}
      aria-label="Filters"
      data-live="results"
    >
      <details>
        <summary class="button quiet small">
          <Icon name="funnel" /> Filters {active > 0 && <span class="badge good">{active}</span>}
        </summary>
        <div class="list-fields">
          {readable.map((name) => (
            <ReferenceFilterField
              name={name}
              label={referenceTitles[name]}
              state={state}
              found={filters.find((each) => each.name === name)}
            />
          ))}
          <Select
            label="Stock"
            name="stock"
            value={state.stock ?? ""}
            options={[
              any,
              ...Object.entries(stockFilters).map(([value, { title }]) => ({ value, label: title })),
            ]}
          />
          <Field
            label="Tag"
            name="tag"
            value={state.tag}
            autocomplete="off"
            maxLength={255}
            suggestions={tagSuggestions}
          />
          <Select
            label="Sort by"
            name="sort"
            value={sort}
            options={[
              { value: "", label: state.q === "" ? "Name" : "Relevance" },
              ...Object.entries(sortableProperties).flatMap(([value, title]) => [
                { value, label: `${title}, ascending` },
                { value: `-${value}`, label: `${title}, descending` },
              ]),
            ]}
          />
          <Checkbox label="Favorites" name="favorite" value="true" checked={state.favorite} />
          <Checkbox label="Needs review" name="needs_review" value="true" checked={state.needsReview} />
          <div class="actions">
            <Submit kind="quiet">Apply</Submit>
            {isFiltered(state) && <LinkButton href={partsPath}>Clear all</LinkButton>}
          </div>
        </div>
      </details>
      <datalist id={tagSuggestions} />
    </form>
  );
}

interface ReferenceFilterFieldProps {
  readonly name: ReferenceFilter;
  readonly label: string;
  readonly state: ListState;
  readonly found: NamedFilter | undefined;
}

/** A text field, or the element that an ID in the address selects, with a link that removes it. */
function ReferenceFilterField({ name, label, state, found }: ReferenceFilterFieldProps) {
  if (found === undefined || found.title === null) {
    return (
      <Field
        label={label}
        name={name}
        value={found?.value ?? state.references[name] ?? ""}
        autocomplete="off"
        maxLength={255}
      />
    );
  }
  const references = withoutReference(state, name);
  return (
    <div class="field">
      <span class="label">{label}</span>
      <input type="hidden" name={name} value={found.value} />
      <span class="chosen">
        <bdi>{found.title}</bdi>
        <a href={listAddress(state, { references })} aria-label={`Remove the filter ${label}`}>
          <Icon name="x" />
        </a>
      </span>
    </div>
  );
}
