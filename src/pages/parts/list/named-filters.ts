/** Finds the elements that the reference filters of the list name. */
import type { PageOperations } from "../../site/operations.ts";
import type { SignedInRequest } from "../../site/page.ts";
import { trees } from "../../trees/tree-table.ts";
import { referenceFilters, treeOf, type ListState, type ReferenceFilter } from "./list-state.ts";

interface NamedValue {
  /** The ID, or the text that the name contains. */
  readonly value: string;
  /** Full path of the element, if `value` is its ID and the user can read it. */
  readonly title: string | null;
}

export interface NamedFilter {
  readonly name: ReferenceFilter;
  readonly values: readonly NamedValue[];
  /** The value of the filter in the API. Null if no element matches. */
  readonly apiValue: string | null;
  /** The IDs of elements that do not exist. Empty if the user cannot read the elements. */
  readonly missing: readonly string[];
}

/** The maximum number of elements that a text can match in a reference filter. */
const maximumMatches = 200;

/** Reads the elements that the reference filters name. Calls one operation for the IDs of a filter, and one for each text. */
export async function namedFilters(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
): Promise<readonly NamedFilter[]> {
  const filters: NamedFilter[] = [];
  for (const name of referenceFilters) {
    const given = state.references[name] ?? [];
    if (given.length === 0) continue;
    const ids = given.filter((value) => isId.test(value));
    const titles = await titlesOf(operations, request, name, ids);
    const elements = [...ids];
    for (const text of given.filter((value) => !isId.test(value)))
      elements.push(...(await elementsNamed(operations, request, name, text)));
    filters.push({
      name,
      values: given.map((value) => ({ value, title: titles.get(value) ?? null })),
      apiValue: elements.length === 0 ? null : elements.map((id) => `${id}++`).join(","),
      missing: canRead(request, name) ? ids.filter((id) => !titles.has(id)) : [],
    });
  }
  return filters;
}

const isId = /^[1-9]\d{0,15}$/;

/** Returns the full paths of elements by ID, without those that do not exist or that the user cannot read. */
async function titlesOf(
  operations: PageOperations,
  request: SignedInRequest,
  name: ReferenceFilter,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { list } = trees[treeOf(name)];
  if (ids.length === 0 || !canRead(request, name)) return new Map();
  const found = await operations.call(request, {
    operationId: list,
    query: { id: ids.join(","), itemsPerPage: ids.length, "properties[]": ["id", "full_path"] },
  });
  return new Map(found["hydra:member"].map(({ id, full_path: path }) => [String(id), path]));
}

function canRead({ signedIn }: SignedInRequest, name: ReferenceFilter): boolean {
  return signedIn.principal.can(`${trees[treeOf(name)].permission}.read`);
}

async function elementsNamed(
  operations: PageOperations,
  request: SignedInRequest,
  name: ReferenceFilter,
  text: string,
): Promise<readonly string[]> {
  const found = await operations.call(request, {
    operationId: trees[treeOf(name)].list,
    query: {
      name: `%${text.replace(/[\\%_]/g, "\\$&")}%`,
      itemsPerPage: maximumMatches,
      "properties[]": ["id", "name"],
    },
  });
  return found["hydra:member"].map(({ id }) => String(id));
}
