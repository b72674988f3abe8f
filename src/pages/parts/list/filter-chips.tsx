/** The search and the filters of the list, each with a link that removes it. */
import { Icon } from "../../site/icon.tsx";
import { entryPath, trees } from "../../trees/tree-table.ts";
import {
  activeFilters,
  listAddress,
  partsPath,
  treeOf,
  type ActiveFilter,
  type ListState,
} from "./list-state.ts";
import type { NamedFilter } from "./named-filters.ts";

interface FilterChipsProps {
  readonly state: ListState;
  readonly filters: readonly NamedFilter[];
}

export function FilterChips({ state, filters }: FilterChipsProps) {
  const active = titledFilters(state, filters);
  if (active.length === 0) return null;
  const element = onlyElement(filters);
  return (
    <ul class="chips" aria-label="Active filters">
      {active.map(({ title, without }) => (
        <li>
          <a
            class="chip"
            href={listAddress(state, without)}
            data-live-link=""
            aria-label={`Remove the filter ${title}`}
          >
            <bdi>{title}</bdi> <Icon name="x" />
          </a>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a href={partsPath} data-live-link="">
            Clear all
          </a>
        </li>
      )}
      {element !== null && (
        <li>
          <a href={element.href}>Open {element.noun}</a>
        </li>
      )}
    </ul>
  );
}

/** Returns the element that the filters select, if it is only one. Its page shows more than the list. */
function onlyElement(
  filters: readonly NamedFilter[],
): { readonly href: string; readonly noun: string } | null {
  const [only, ...others] = filters.flatMap(({ name, values }) => values.map((each) => ({ name, ...each })));
  if (only === undefined || only.title === null || others.length > 0) return null;
  const tree = treeOf(only.name);
  return { href: entryPath(tree, Number(only.value)), noun: trees[tree].noun };
}

/** Returns the active filters with the names of the elements that they select. */
export function titledFilters(
  state: ListState,
  filters: readonly NamedFilter[],
  options?: Parameters<typeof activeFilters>[2],
): readonly ActiveFilter[] {
  const titles = new Map(
    filters.flatMap(({ name, values }) => values.map(({ value, title }) => [`${name} ${value}`, title])),
  );
  return activeFilters(state, (name, value) => titles.get(`${name} ${value}`) ?? value, options);
}
