/** The filters of the list of parts. The search field in the header belongs to the same form. With scripts, the list updates while the user types. */
import { Icon } from "../../site/icon.tsx";
import { Checkbox, Field, Select } from "../../site/fields.tsx";
import { LinkButton, Submit } from "../../site/components.tsx";
import { partFilterForm } from "../../site/layout.tsx";
import { usePage } from "../../site/page-context.ts";
import { trees } from "../../trees/tree-table.ts";
import {
  isFiltered,
  listAddress,
  partsPath,
  queryOf,
  referenceFilters,
  referenceTitle,
  sortableProperties,
  stockFilters,
  treeOf,
  withReferences,
  type ListState,
  type ReferenceFilter,
} from "./list-state.ts";
import type { NamedFilter } from "./named-filters.ts";

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
  const active = queryOf({ ...state, q: "", sort: null, page: 1 }).size;
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
      data-live="results filter-count"
      data-live-fields="list-fields"
    >
      <details>
        <summary class="button quiet small">
          <Icon name="funnel" /> Filters
          <span id="filter-count">{active > 0 && <span class="badge good">{active}</span>}</span>
        </summary>
        <div id="list-fields" class="list-fields">
          {state.added !== null && <input type="hidden" name="added" value={state.added} />}
          {readable.map((name) => (
            <ReferenceFilterField
              name={name}
              label={referenceTitle(name)}
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

/** A text field, or the chosen elements with links that remove them. */
function ReferenceFilterField({ name, label, state, found }: ReferenceFilterFieldProps) {
  const given = state.references[name] ?? [];
  const values = found?.values ?? given.map((value) => ({ value, title: null }));
  if (values.length === 0 || (values.length === 1 && values[0]?.title === null)) {
    return (
      <Field label={label} name={name} value={values[0]?.value ?? ""} autocomplete="off" maxLength={255} />
    );
  }
  return (
    <div class="field">
      <span class="label">{label}</span>
      {values.map(({ value, title }) => {
        const others = given.filter((each) => each !== value);
        return (
          <span class="chosen">
            <input type="hidden" name={name} value={value} />
            <bdi>{title ?? value}</bdi>
            <a
              href={listAddress(state, { references: withReferences(state.references, name, others) })}
              aria-label={`Remove the filter ${label}: ${title ?? value}`}
            >
              <Icon name="x" />
            </a>
          </span>
        );
      })}
    </div>
  );
}
