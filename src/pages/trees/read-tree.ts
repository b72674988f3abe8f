/** Reads the entries of a tree and the numbers of their parts. */
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import type { ReferencedEntity } from "../site/reference-fields.ts";
import { idOf, trees, type Tree, type TreeName } from "./tree-table.ts";

export type EntryDocument = OperationDocument<Tree["get"]>;

export interface Count {
  readonly parts: number;
  readonly parts_with_descendants: number;
}

/** The numbers of parts by ID of the entry. Entries without parts are missing. */
export type Counts = ReadonlyMap<number, Count>;

export interface Entry {
  readonly id: number;
  readonly name: string;
  readonly full_path: string;
  readonly parent: number | null;
}

const pageSize = 5000;
const maximumPages = 4;
export const maximumMatches = 200;

export interface EntryList {
  readonly entries: readonly Entry[];
  readonly total: number;
}

export async function readEntries(
  operations: PageOperations,
  request: SignedInRequest,
  name: TreeName,
  text: string,
): Promise<EntryList> {
  const entries: Entry[] = [];
  let total = 0;
  for (let page = 1; page <= maximumPages; page++) {
    const list = await operations.call(request, {
      operationId: trees[name].list,
      query: {
        page,
        itemsPerPage: text === "" ? pageSize : maximumMatches,
        "order[name]": "asc",
        "properties[]": ["id", "name", "parent", ...(text === "" ? [] : ["full_path"])],
        ...(text !== "" && { name: `%${text.replace(/[\\%_]/g, "\\$&")}%` }),
      },
    });
    for (const { id, name: title, full_path: path, parent } of list["hydra:member"])
      entries.push({ id, name: title, full_path: path ?? title, parent: parentId(parent) });
    total = list["hydra:totalItems"];
    if (text !== "" || entries.length >= total) break;
  }
  return { entries, total };
}

/** Returns null if the user must not read parts. */
export async function readCounts(
  operations: PageOperations,
  request: SignedInRequest,
  name: TreeName,
): Promise<Counts | null> {
  const { partFilter } = trees[name];
  if (!request.signedIn.principal.can("parts.read")) return null;
  const { counts } = await operations.call(request, { operationId: "countParts", query: { by: partFilter } });
  return new Map(counts.map((count) => [count.id, count]));
}

/** Responses contain the parent as an IRI or as an object. */
export function parentId(parent: string | { readonly id: number } | null | undefined): number | null {
  if (!parent) return null;
  return typeof parent === "string" ? idOf(parent) : parent.id;
}

/** Returns the parent of an entry. Its path is the path of the entry without the last name. */
export function parentOf(
  entry: Pick<EntryDocument, "@id" | "name" | "full_path" | "parent">,
): ReferencedEntity | null {
  const id = parentId(entry.parent);
  if (id === null) return null;
  const path = entry.full_path.slice(0, -` → ${entry.name}`.length);
  return { "@id": entry["@id"].replace(/\d+$/, String(id)), name: path, full_path: path };
}

export async function readNames(
  operations: PageOperations,
  request: SignedInRequest,
  name: TreeName,
  id: number,
): Promise<Pick<EntryDocument, "@id" | "id" | "name" | "full_path" | "parent">> {
  const query = { "properties[]": ["id", "name", "full_path", "parent"] };
  return operations.call(request, { operationId: trees[name].get, path: { id }, query });
}

export async function readAncestors(
  operations: PageOperations,
  request: SignedInRequest,
  name: TreeName,
  { id, level }: Pick<EntryDocument, "id" | "level">,
): Promise<readonly Pick<Entry, "id" | "name">[]> {
  if (level === 0) return [];
  const list = await operations.call(request, {
    operationId: trees[name].list,
    query: {
      ancestors_of: String(id),
      itemsPerPage: maximumDepth,
      "properties[]": ["id", "name", "level"],
    },
  });
  return [...list["hydra:member"]].sort((a, b) => a.level - b.level);
}

const maximumDepth = 100;
