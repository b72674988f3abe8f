/** What the list of parts shows instead of rows: why it is empty, and what the user can do about it. */
import type { ComponentChildren } from "preact";
import { FirstParts } from "../../import/first-parts.tsx";
import { trees } from "../../trees/tree-table.ts";
import type { NamedFilter } from "./named-filters.ts";
import { isFiltered, listAddress, partsPath, treeOf, type ListState } from "./list-state.ts";
import { countText } from "../../site/count-text.ts";

/** A filter or word of the search that hides parts, with the number of parts without it. */
export interface Alternative {
  readonly title: string;
  readonly href: string;
  readonly parts: number;
}

interface NoPartsProps {
  readonly state: ListState;
  readonly total: number;
  readonly filters: readonly NamedFilter[];
  readonly alternatives: readonly Alternative[];
}

export function NoParts({ state, total, filters, alternatives }: NoPartsProps) {
  if (total > 0) {
    return (
      <Empty title="This page does not exist.">
        <p>
          <a href={listAddress(state)}>Go to the first page</a>
        </p>
      </Empty>
    );
  }
  if (isFiltered(state)) {
    return (
      <Empty title="No parts match.">
        {filters
          .filter(({ apiValue }) => apiValue === null)
          .map(({ name, values }) => (
            <p>
              No {trees[treeOf(name)].noun} has{" "}
              <bdi>{values.map(({ value }) => `“${value}”`).join(" or ")}</bdi> in its name.
            </p>
          ))}
        {filters.flatMap(({ name, missing }) =>
          missing.map((id) => (
            <p>
              There is no {trees[treeOf(name)].noun} with the ID {id}. It may have been deleted or merged.
            </p>
          )),
        )}
        {alternatives.length > 0 && (
          <ul class="alternatives">
            {alternatives.map(({ title, href, parts }) => (
              <li>
                <a href={href} data-live-link="">
                  Without <bdi>{title}</bdi>
                </a>
                : {countText(parts)} {parts === 1 ? "part" : "parts"}
              </li>
            ))}
          </ul>
        )}
        <p>
          {state.q === ""
            ? "Remove a filter, or "
            : `Check the spelling${/\s/.test(state.q) ? ", use fewer words" : ""}, or `}
          <a href={partsPath} data-live-link="">
            clear all filters
          </a>
          .
        </p>
      </Empty>
    );
  }
  return (
    <Empty title="Your inventory contains no parts.">
      <FirstParts />
    </Empty>
  );
}

interface InvalidListProps {
  readonly messages: readonly string[];
}

/** The errors of an address or form that the list cannot show. */
export function InvalidList({ messages }: InvalidListProps) {
  return (
    <div class="errors" role="alert">
      <ul>
        {messages.map((message) => (
          <li>{message}</li>
        ))}
      </ul>
      <p>
        Correct the filter, or <a href={partsPath}>clear all filters</a>.
      </p>
    </div>
  );
}

function Empty({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="empty" role="status">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}
