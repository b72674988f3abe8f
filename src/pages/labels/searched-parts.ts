/** Finds the parts to label if the page is opened from a search, whose list can have several pages. */
import { maximumLabels, tooManyLabels } from "../../labels/requests/label-limit.ts";
import { invalid } from "../../util/errors.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";

/**
 * @returns the IDs of all parts that the search in the query finds, or null without a search
 * @throws {Problem} if the search is invalid, or finds no part or too many
 */
export async function searchedParts(
  operations: PageOperations,
  request: SignedInRequest,
): Promise<readonly number[] | null> {
  const text = request.query.get("search");
  if (text === null) return null;
  const search = new URLSearchParams(text);
  const hits = await operations.call(request, {
    operationId: "searchParts",
    query: {
      ...Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)])),
      ...{ itemsPerPage: maximumLabels, page: 1, "properties[]": ["lot"], "properties[part][]": ["id"] },
    },
  });
  if (hits["hydra:totalItems"] > maximumLabels) throw tooManyLabels(hits["hydra:totalItems"]);
  if (hits["hydra:totalItems"] === 0) {
    const message = "The search finds no parts.";
    throw invalid([{ propertyPath: "elements", message, code: "too-few" }]);
  }
  return hits["hydra:member"].map(({ part }) => part.id);
}
