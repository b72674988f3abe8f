/** The elements that a page prints labels for. */
import { labelTypes } from "../../labels/requests/label-types.ts";
import { Problem } from "../../util/errors.ts";
import { lotPath } from "../lots/lot-path.ts";
import { partPath } from "../parts/part-path.ts";
import { countText } from "../site/count-text.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { entryPath } from "../trees/tree-table.ts";
import { labelIds, labelLocation } from "./label-request.ts";
import type { LabelElementType } from "./labels-path.ts";

interface Labelled {
  /** The text before the name. */
  readonly text: string;
  /** The element that the query names. Null for several elements, and if it does not exist. */
  readonly element: { readonly name: string; readonly href: string } | null;
}

/** The elements in the query, with a link to the page of the only one. */
export function LabelledElements({ text, element }: Labelled) {
  return (
    <>
      {text}
      {element !== null && <a href={element.href}>{element.name}</a>}
    </>
  );
}

/** @throws {Problem} `bad-request` if the query names no elements */
export async function readLabelled(
  operations: PageOperations,
  request: SignedInRequest,
  type: LabelElementType,
): Promise<Labelled> {
  const { query } = request;
  const { singular, plural } = labelTypes[type];
  const location = labelLocation(query);
  if (location !== null) {
    const text =
      type === "storelocation"
        ? "A storage location and all below it: "
        : `All ${plural} in a storage location and below it: `;
    return { text, element: await readElement(operations, request, "storelocation", location) };
  }
  if (query.has("search")) return { text: `All ${plural} that the search finds`, element: null };
  if (query.has("filter")) return { text: `All ${plural} in the list`, element: null };
  const ids = labelIds(query);
  const [id = 0] = ids;
  if (ids.length > 1) return { text: `${countText(ids.length)} ${plural}`, element: null };
  const element = await readElement(operations, request, type, id);
  return { text: element === null ? `The ${singular} with the ID ${id}` : "", element };
}

/** Returns null if the element does not exist. Its error is shown with the preview. */
async function readElement(
  operations: PageOperations,
  request: SignedInRequest,
  type: LabelElementType,
  id: number,
): Promise<Labelled["element"]> {
  const path = { id };
  try {
    switch (type) {
      case "part": {
        const query = { "properties[]": ["id", "name"] };
        const { name } = await operations.call(request, { operationId: "getPart", path, query });
        return { name, href: partPath(id) };
      }
      case "part_lot": {
        const query = { "properties[]": ["id", "description"], "properties[part][]": ["id", "name"] };
        const lot = await operations.call(request, { operationId: "getPartLot", path, query });
        return { name: `${lot.part.name}, lot ${lot.description || id}`, href: lotPath(id) };
      }
      case "storelocation": {
        const query = { "properties[]": ["id", "full_path"] };
        const location = await operations.call(request, { operationId: "getStorageLocation", path, query });
        return { name: location.full_path, href: entryPath("storage_locations", id) };
      }
    }
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}
