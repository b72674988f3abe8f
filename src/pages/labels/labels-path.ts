/** The addresses of the page that prints labels and of label profiles, and the permissions for their links. */
import type { components } from "../../../generated/types.ts";
import type { Principal } from "../../identity/principal.ts";

export type LabelElementType = components["schemas"]["LabelSupportedElement"];

export const labelsPath = "/labels";

/** Returns the PDF document or picture. It has the same parameters as {@link labelsPath}. */
export const labelDocumentPath = `${labelsPath}/document`;

export const labelProfilesPath = "/label_profiles";

export const labelProfilePath = (id: number | ":id"): string => `${labelProfilesPath}/${id}`;

/** Returns the page that prints labels for elements. */
export function labelsAddress(type: LabelElementType, ids: readonly number[]): string {
  return `${labelsPath}?type=${type}&ids=${ids.join(",")}`;
}

/** Returns the page that prints labels for a storage location and all below it, or for the lots or parts in them. */
export function treeLabelsAddress(type: LabelElementType, location: number): string {
  return `${labelsPath}?type=${type}&storage_location=${location}`;
}

/** Returns the page that prints labels for the elements in a list of the API, with the query of the list. */
export function listLabelsAddress(type: LabelElementType, filter: URLSearchParams): string {
  return `${labelsPath}?${new URLSearchParams({ type, filter: filter.toString() }).toString()}`;
}

/** Returns the page that prints labels for all parts that a search finds, with the query of the search of the API. */
export function searchLabelsAddress(search: URLSearchParams): string {
  return `${labelsPath}?${new URLSearchParams({ type: "part", search: search.toString() }).toString()}`;
}

export function canPrintLabels(principal: Pick<Principal, "can"> | undefined): boolean {
  return principal?.can("labels.create_labels") === true && principal.can("labels.read_profiles");
}
