/** Copies the elements of trees with their parameters, each after its parent. */
import type { ResourceName } from "../../../generated/resources.ts";
import { iri } from "../../representation/iri.ts";
import type { TreeName } from "../transfer/exported-resources.ts";
import type { CopySession } from "./copy-session.ts";
import { idOf, listOf, type Document } from "./part-db-documents.ts";
import type { Item } from "./items.ts";

export async function copyTree(
  session: CopySession,
  tree: TreeName | "Project",
): Promise<ReadonlyMap<number, Document>> {
  const documents = await session.read(tree, (document) => document);
  const items: Item[] = [];
  for (const [id, document] of parentsFirst(documents)) {
    const properties =
      tree === "Footprint" ? ["master_picture_attachment", "footprint_3d"] : ["master_picture_attachment"];
    for (const property of properties) {
      session.addPicture({ resource: tree, id, property }, idOf(document[property]));
    }
    items.push({ resource: tree, document, members: await parametersOf(session, tree, id, document) });
  }
  await session.copy(items);
  return documents;
}

/** Reads the parameters of a tree element, which its document only names. */
async function parametersOf(
  { mapping, orReport, options: { client } }: CopySession,
  resource: ResourceName,
  id: number,
  document: Document,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const named of listOf(document["parameters"])) {
    const parameter = idOf(named);
    if (parameter === null || mapping.find("Parameter", parameter) !== undefined) continue;
    const own = await orReport("Parameter", { id: parameter }, () => client.json(`/parameters/${parameter}`));
    if (own !== null) items.push({ resource: "Parameter", document: { ...own, element: iri(resource, id) } });
  }
  return items;
}

/** Returns the elements of a tree, each after its parent. */
function* parentsFirst(documents: ReadonlyMap<number, Document>): Generator<[number, Document]> {
  const below = new Map<number, [number, Document][]>();
  const next: [number, Document][] = [];
  for (const [id, document] of documents) {
    const parent = idOf(document["parent"]);
    if (parent === null || !documents.has(parent)) next.push([id, document]);
    else below.set(parent, [...(below.get(parent) ?? []), [id, document]]);
  }
  for (let index = 0; index < next.length; index += 1) {
    const element = next[index];
    if (element === undefined) return;
    yield element;
    next.push(...(below.get(element[0]) ?? []));
  }
}
