/** The panel beside the list of parts: numbers of parts by category, location, tag and so on, and fields for ranges. */
import { countText } from "../../site/count-text.ts";
import { Icon } from "../../site/icon.tsx";
import { usePage } from "../../site/page-context.ts";
import { treePath, trees } from "../../trees/tree-table.ts";
import {
  listAddress,
  partsPath,
  queryOf,
  referenceTitle,
  treeOf,
  withReferences,
  type ListState,
  type ReferenceFilter,
} from "./list-state.ts";
import { FacetClear, FacetLink } from "./facet-link.tsx";
import { ParameterFields } from "./parameter-fields.tsx";
import type { FacetNode, TagCounts, TreeFacet } from "./read-facet.ts";

/** The properties by which the panel counts parts, in the order of the panel. */
export const facets = [
  "category",
  "parameter",
  "storage_location",
  "tag",
  "supplier",
  "manufacturer",
  "footprint",
  "partCustomState",
] as const;
export type Facet = (typeof facets)[number];

function facetTitle(facet: Facet): string {
  if (facet === "parameter") return "Parameters";
  return facet === "tag" ? "Tags" : referenceTitle(facet);
}

/** Returns the address of the page with one facet. `parts.js` shows its content in the panel. */
export function facetAddress(facet: Facet, state: ListState): string {
  const query = queryOf({ ...state, page: 1 });
  const path = `${partsPath}/facets/${facet}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

export function useFacets(): readonly Facet[] {
  const { signedIn } = usePage();
  return facets.filter(
    (facet) =>
      facet === "tag" ||
      facet === "parameter" ||
      signedIn?.principal.can(`${trees[treeOf(facet)].permission}.read`) === true,
  );
}

/** The panel. Its numbers are loaded separately, because the list does not need them. */
export function FacetPanel({ state }: { readonly state: ListState }) {
  const hasRanges = state.parameters.length > 0;
  return (
    <aside class="facets" aria-label="Narrow the list">
      {useFacets().map((facet) => (
        <details
          class="facet"
          data-facet={facet}
          open={facet === "category" || (facet === "parameter" && hasRanges)}
        >
          <summary>
            <Icon name="chevron-right" /> {facetTitle(facet)}
          </summary>
          <div class="facet-content">
            {facet === "parameter" && hasRanges && <ParameterFields state={state} summaries={[]} />}
            <p>
              <a href={facetAddress(facet, state)}>
                {facet === "parameter" ? "More parameters" : "Show the numbers of parts"}
              </a>
            </p>
          </div>
        </details>
      ))}
    </aside>
  );
}

interface TreeFacetListProps {
  readonly state: ListState;
  readonly by: ReferenceFilter;
  readonly facet: TreeFacet;
}

/** The elements of a tree with links that add them to the filter or remove them from it. */
export function TreeFacetList({ state, by, facet: { parts, nodes, omitted } }: TreeFacetListProps) {
  const selected = new Set(state.references[by]);
  const tree = treeOf(by);
  if (parts === 0) return <p class="muted">No parts match the other filters.</p>;
  if (nodes.length === 0) return <p class="muted">None of these parts has a {trees[tree].noun}.</p>;
  return (
    <>
      {selected.size > 0 && (
        <p>
          <FacetClear href={listAddress(state, { references: withReferences(state.references, by, []) })} />
        </p>
      )}
      <FacetNodes nodes={nodes} state={state} by={by} selected={selected} above={[]} />
      {omitted > 0 && (
        <p class="hint">
          Select an entry to see what is below it, or <a href={treePath(tree)}>browse all</a>.
        </p>
      )}
    </>
  );
}

interface FacetNodesProps extends Omit<TreeFacetListProps, "facet"> {
  readonly nodes: readonly FacetNode[];
  readonly selected: ReadonlySet<string>;
  /** The IDs of the elements above the nodes. */
  readonly above: readonly string[];
}

function FacetNodes({ nodes, above, ...context }: FacetNodesProps) {
  const { state, by, selected } = context;
  return (
    <ul class="facet-tree">
      {nodes.map((node) => {
        const id = String(node.id);
        const values = toggled([...selected], id, [...above, ...node.children.flatMap(idsOf)]);
        return (
          <li>
            <FacetLink
              href={listAddress(state, { references: withReferences(state.references, by, values) })}
              title={node.name}
              parts={node.parts}
              isSelected={selected.has(id)}
            />
            {node.children.length > 0 && (
              <details open={contains(node, selected)}>
                <summary aria-label={`Entries below ${node.name}`}>
                  <Icon name="chevron-right" />
                </summary>
                <FacetNodes nodes={node.children} above={[...above, id]} {...context} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Removes a value, or adds it in place of the values of its ancestors and descendants: a parent already includes its
 * children, so both together would not narrow the list.
 */
function toggled(values: readonly string[], id: string, relatives: readonly string[]): readonly string[] {
  if (values.includes(id)) return values.filter((value) => value !== id);
  const replaced = new Set(relatives);
  return [...values.filter((value) => !replaced.has(value)), id];
}

function idsOf({ id, children }: FacetNode): string[] {
  return [String(id), ...children.flatMap(idsOf)];
}

function contains(node: FacetNode, ids: ReadonlySet<string>): boolean {
  return ids.has(String(node.id)) || node.children.some((child) => contains(child, ids));
}

/** The maximum number of tags that the panel shows. The field for the tag suggests more. */
const shownTags = 40;

interface TagListProps {
  readonly state: ListState;
  readonly tags: TagCounts;
}

export function TagList({ state, tags }: TagListProps) {
  if (tags.length === 0) return <p class="muted">None of these parts has a tag.</p>;
  return (
    <>
      <ul class="facet-tags">
        {tags.slice(0, shownTags).map(({ tag, parts }) => (
          <li>
            <FacetLink
              href={listAddress(state, { tag: tag.toLowerCase() === state.tag.toLowerCase() ? "" : tag })}
              title={tag}
              parts={parts}
              isSelected={tag.toLowerCase() === state.tag.toLowerCase()}
            />
          </li>
        ))}
      </ul>
      <datalist>
        {tags.map(({ tag, parts }) => (
          <option value={tag}>{`${tag} (${countText(parts)})`}</option>
        ))}
      </datalist>
    </>
  );
}
