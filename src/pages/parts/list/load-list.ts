/** Loads the list of parts. If it cannot be shown, or if it is empty, also what the user can do about it. */
import { Problem } from "../../../util/errors.ts";
import type { PageOperations } from "../../site/operations.ts";
import type { SignedInRequest } from "../../site/page.ts";
import { titledFilters } from "./filter-chips.tsx";
import {
  listAddress,
  referenceFilters,
  referenceTitle,
  type ActiveFilter,
  type ListState,
} from "./list-state.ts";
import type { Alternative } from "./no-parts.tsx";
import { countMatches, readPartList, type PartListPage } from "./read-list.ts";

interface ValidList {
  readonly list: PartListPage;
  /** Why the list cannot be read. Empty if it can. */
  readonly messages: readonly string[];
}

/** Reads the list. The messages of invalid filters are part of the page, so users can correct them. */
export async function readValidList(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
  perPage: number,
  invalid: readonly string[],
): Promise<ValidList> {
  const none = { parts: [], total: 0, filters: [] };
  if (invalid.length > 0) return { list: none, messages: invalid };
  try {
    return { list: await readPartList(operations, request, state, perPage), messages: [] };
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error;
    const { detail, violations = [] } = error;
    const messages = violations.map(
      ({ propertyPath, message }) => `${parameterTitles[propertyPath] ?? propertyPath}: ${message}`,
    );
    return { list: none, messages: messages.length === 0 ? [detail] : messages };
  }
}

const parameterTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(referenceFilters.map((filter) => [filter, referenceTitle(filter)])),
  q: "Search",
  tags: "Tag",
  parameter: "Parameter",
  page: "Page",
  name: "Filter",
};

/** With more filters and words, counting the parts without each of them would take too long. */
const maximumAlternatives = 6;

/** Returns the filters and words of the search whose removal lets parts match. */
export async function alternativesTo(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
  { filters }: PartListPage,
): Promise<readonly Alternative[]> {
  const active = titledFilters(state, filters, { isGrouped: true });
  const candidates = [...(active.length > 1 ? active : []), ...shorterSearches(state)];
  const alternatives: Alternative[] = [];
  for (const { title, without } of candidates.slice(0, maximumAlternatives)) {
    const parts = await countMatches(operations, request, { ...state, ...without }, filters);
    if (parts > 0) alternatives.push({ title, href: listAddress(state, without), parts });
  }
  return alternatives;
}

/** Returns the words of the search, if there are several, each with the search without it. */
function shorterSearches({ q }: ListState): ActiveFilter[] {
  const words = q.split(/\s+/);
  if (words.length === 1) return [];
  return words.map((word, index) => ({
    title: `“${word}”`,
    without: { q: words.filter((_, other) => other !== index).join(" ") },
  }));
}
