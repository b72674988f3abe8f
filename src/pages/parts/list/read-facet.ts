/** Reads the numbers of parts by which users narrow the list: by the elements of a tree, by tag and by parameter. */
import { groupBy } from "../../../util/group-by.ts";
import type { OperationDocument, PageOperations } from "../../site/operations.ts";
import type { SignedInRequest } from "../../site/page.ts";
import { readEntries, type Entry } from "../../trees/read-tree.ts";
import { treeOf, withReferences, type ListState, type ReferenceFilter } from "./list-state.ts";
import { namedFilters } from "./named-filters.ts";
import { filterQuery } from "./read-list.ts";

/** An element with the number of its parts, including those of its descendants. */
export interface FacetNode {
  readonly id: number;
  readonly name: string;
  readonly parts: number;
  readonly children: readonly FacetNode[];
}

export interface TreeFacet {
  readonly parts: number;
  readonly nodes: readonly FacetNode[];
  readonly omitted: number;
}

export type TagCounts = OperationDocument<"countPartTags">["tags"];
export type ParameterSummaries = OperationDocument<"summarizePartParameters">["summaries"];

/** In larger trees, only the roots and the branches of the selected elements are shown. */
const completeTree = 200;
const maximumSiblings = 300;

/** Counts the parts of each element of a tree. All filters apply except the one for this tree. */
export async function readTreeFacet(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
  by: ReferenceFilter,
): Promise<TreeFacet> {
  const others = { ...state, references: withReferences(state.references, by, []) };
  const query = await scopeOf(operations, request, others);
  if (query === null) return { parts: 0, nodes: [], omitted: 0 };
  const { counts, parts } = await operations.call(request, {
    operationId: "countParts",
    query: { ...query, by },
  });
  const partsOf = new Map(counts.map((count) => [count.id, count.parts_with_descendants]));
  const { entries } = await readEntries(operations, request, treeOf(by), "");
  const used = entries.filter(({ id }) => partsOf.has(id));
  const opened = used.length <= completeTree ? null : ancestorsOf(entries, state.references[by] ?? []);
  const childrenOf = groupBy(used, ({ parent }) => parent);
  let shown = 0;
  const nodesBelow = (parent: number | null): FacetNode[] =>
    (childrenOf.get(parent) ?? []).slice(0, maximumSiblings).map(({ id, name }) => {
      shown += 1;
      const isOpen = opened === null || opened.has(id);
      return { id, name, parts: partsOf.get(id) ?? 0, children: isOpen ? nodesBelow(id) : [] };
    });
  const nodes = nodesBelow(null);
  return { parts, nodes, omitted: used.length - shown };
}

function ancestorsOf(entries: readonly Entry[], ids: readonly string[]): ReadonlySet<number> {
  const parents = new Map(entries.map((entry) => [entry.id, entry.parent]));
  const found = new Set<number>();
  for (const id of ids)
    for (let at: number | null = Number(id); at !== null && !found.has(at); at = parents.get(at) ?? null)
      found.add(at);
  return found;
}

/** Counts the parts of each tag. All filters apply except the one for tags. */
export async function readTagFacet(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
): Promise<TagCounts> {
  const query = await scopeOf(operations, request, { ...state, tag: "" });
  return query === null ? [] : (await operations.call(request, { operationId: "countPartTags", query })).tags;
}

export async function readParameterFacet(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
): Promise<ParameterSummaries> {
  const query = await scopeOf(operations, request, state);
  if (query === null) return [];
  return (await operations.call(request, { operationId: "summarizePartParameters", query })).summaries;
}

/** Returns the search and the filters of a state as parameters of the API. Null if no part can match. */
async function scopeOf(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
): Promise<Record<string, unknown> | null> {
  const conditions = filterQuery(state, await namedFilters(operations, request, state), request.now);
  return conditions === null ? null : { ...conditions, ...(state.q !== "" && { q: state.q }) };
}
