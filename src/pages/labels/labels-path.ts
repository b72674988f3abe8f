/** The address of the page that prints labels. */
export const labelsPath = "/labels";

export type LabelType = "part" | "part_lot" | "storelocation";

/** @example labelsAddress("part_lot", [5, 7]) // "/labels?type=part_lot&ids=5%2C7" */
export function labelsAddress(type: LabelType, ids: readonly number[]): string {
  return `${labelsPath}?${new URLSearchParams({ type, ids: ids.join(",") }).toString()}`;
}
