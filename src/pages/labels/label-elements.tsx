/** The elements that a page prints labels for. */
import { labelTypes } from "../../labels/requests/label-types.ts";
import { lotPath } from "../lots/lot-path.ts";
import { partPath } from "../parts/part-path.ts";
import { capitalized } from "../site/capitalized.ts";
import { usePage } from "../site/page-context.ts";
import { parsePositiveInteger } from "../site/path-id.ts";
import { entryPath } from "../trees/tree-table.ts";
import type { LabelElementType } from "./labels-path.ts";

const locationPath = (id: number): string => entryPath("storage_locations", id);

const elementPaths: Readonly<Record<LabelElementType, (id: number) => string>> = {
  part: partPath,
  part_lot: lotPath,
  storelocation: locationPath,
};

/** The elements in the query, with a link to their page or list. */
export function LabelledElements({ type }: { readonly type: LabelElementType }) {
  const { query } = usePage();
  const { singular, plural } = labelTypes[type];
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
      <a href={elementPaths[type](id)}>
        {capitalized(singular)} {id}
      </a>
    );
  return (
    <>
      {ids.length} {plural}
    </>
  );
}
