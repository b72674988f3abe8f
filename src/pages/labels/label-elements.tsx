/** The names of the types of elements that have labels, and the elements that a page prints labels for. */
import { lotPath } from "../lots/lot-path.ts";
import { partPath } from "../parts/part-path.ts";
import { capitalized } from "../site/capitalized.ts";
import { usePage } from "../site/page-context.ts";
import { parsePositiveInteger } from "../site/path-id.ts";
import { entryPath } from "../trees/tree-table.ts";
import type { LabelElementType } from "./labels-path.ts";

interface ElementName {
  readonly noun: string;
  readonly plural: string;
  readonly pathOf: (id: number) => string;
}

const locationPath = (id: number): string => entryPath("storage_locations", id);

export const elementNames: Readonly<Record<LabelElementType, ElementName>> = {
  part: { noun: "part", plural: "parts", pathOf: partPath },
  part_lot: { noun: "lot", plural: "lots", pathOf: lotPath },
  storelocation: { noun: "storage location", plural: "storage locations", pathOf: locationPath },
};

/** The elements in the query, with a link to their page or list. */
export function LabelledElements({ type }: { readonly type: LabelElementType }) {
  const { query } = usePage();
  const { noun, plural, pathOf } = elementNames[type];
  const location = parsePositiveInteger(query.get("storage_location") ?? "");
  if (location !== null)
    return (
      <>
        {type === "storelocation"
          ? "A storage location and all below it: "
          : `All ${plural} in a storage location and below it: `}
        <a href={locationPath(location)}>storage location {location}</a>
      </>
    );
  if (query.has("search")) return <>All {plural} that the search finds</>;
  if (query.has("filter")) return <>All {plural} in the list</>;
  const ids = (query.get("ids") ?? "").split(",");
  const id = ids.length === 1 ? parsePositiveInteger(ids[0] ?? "") : null;
  if (id !== null)
    return (
      <a href={pathOf(id)}>
        {capitalized(noun)} {id}
      </a>
    );
  return (
    <>
      {ids.length} {plural}
    </>
  );
}
