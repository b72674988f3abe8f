/** Reads the elements of labels with the properties that placeholders and barcodes need. */
import { setImmediate } from "node:timers/promises";
import type { components } from "../../../generated/types.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Principal } from "../../identity/principal.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import type {
  LabelElement,
  LabelElementType,
  LabelLocation,
  LabelLot,
  LabelOwner,
  LabelPart,
  LabelTreeElement,
} from "../label-element.ts";
import { longestValue } from "../placeholders/inline-markdown.ts";

type Schemas = components["schemas"];
type Ids = { readonly ids: readonly number[] };

/** The number of elements per transaction. SQLite blocks the event loop while it reads them. */
const elementsPerChunk = 50;

const partProperties = [
  ...["id", "name", "description", "comment", "tags", "category", "footprint", "manufacturer"],
  ...["partCustomState", "manufacturer_product_number", "manufacturing_status", "mass", "ipn", "gtin"],
  ...["total_instock", "partUnit", "orderdetails", "parameters", "addedDate", "lastModified"],
];

const lotProperties = [
  ...["id", "description", "comment", "part", "storage_location", "amount", "instock_unknown"],
  ...["expiration_date", "owner", "user_barcode"],
];

const locationProperties = [
  ...["id", "name", "full_path", "parent", "comment", "owner", "addedDate", "lastModified"],
];

const partSelection = selection(partProperties, ["properties[partLots][]", "instock_unknown"]);
const lotSelection = selection(lotProperties);
const locationSelection = selection(locationProperties);
const pathSelection = selection(["id", "name", "full_path"]);

function selection(properties: readonly string[], ...more: [string, string][]): URLSearchParams {
  return new URLSearchParams([
    ...properties.map((name): [string, string] => ["properties[]", name]),
    ...more,
  ]);
}

const unitsOf = prepared((db, slot: Slot<Ids>, dialect) =>
  db
    .selectFrom("parts as p")
    .innerJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .select(["p.id", "u.name", "u.unit"])
    .where(idList(dialect, "p.id", slot("ids"))),
);

const usersWith = prepared((db, slot: Slot<Ids>, dialect) =>
  db
    .selectFrom("users")
    .select(["id", "name", "first_name", "last_name"])
    .where(idList(dialect, "id", slot("ids"))),
);

/** Returns the elements by ID. Elements that no longer exist are omitted. */
export async function readLabelElements(
  { store, plans }: Pick<Inventory, "store" | "plans">,
  principal: Principal,
  type: LabelElementType,
  ids: readonly number[],
  closed: AbortSignal | undefined,
): Promise<ReadonlyMap<number, LabelElement>> {
  const elements = new Map<number, LabelElement>();
  for (let start = 0; start < ids.length; start += elementsPerChunk) {
    if (start > 0) await setImmediate();
    closed?.throwIfAborted();
    const chunk = ids.slice(start, start + elementsPerChunk);
    const found = await store.readTransaction((reader) => readers[type]({ reader, plans, principal }, chunk));
    for (const element of found) elements.set(elementId(element), element);
  }
  return elements;
}

export function elementId(element: LabelElement): number {
  switch (element.type) {
    case "part":
      return element.part.id;
    case "part_lot":
      return element.lot.id;
    case "storelocation":
      return element.location.id;
  }
}

/** Reads the names of users. */
export async function readLabelOwners(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LabelOwner>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.run(usersWith, { ids });
  return new Map(
    rows.map(({ id, name, first_name: first, last_name: last }) => [
      id,
      { name, fullName: `${first} ${last}`.trim() },
    ]),
  );
}

interface ReadContext {
  readonly reader: Reader;
  readonly plans: Inventory["plans"];
  readonly principal: Principal;
}

type ReadChunk = (context: ReadContext, ids: readonly number[]) => Promise<readonly LabelElement[]>;

const readers: Readonly<Record<LabelElementType, ReadChunk>> = {
  part: async (context, ids) => (await readParts(context, ids)).map((part) => ({ type: "part", part })),
  part_lot: readLots,
  storelocation: readLocations,
};

/** Reads documents of the contract's schemas, in which the selected properties are present. */
async function readDocuments<Document>(
  { reader, plans, principal }: ReadContext,
  shape: "Part" | "PartLot" | "StorageLocation",
  selected: URLSearchParams,
  ids: readonly number[],
): Promise<readonly Document[]> {
  const loaded = await plans.for(shape, principal, selected).many(reader, [...new Set(ids)]);
  return loaded.map((entity) => entity.document(false) as Document);
}

async function readParts(context: ReadContext, ids: readonly number[]): Promise<readonly LabelPart[]> {
  const documents = await readDocuments<Schemas["Part"]>(context, "Part", partSelection, ids);
  const units = new Map<number, string>();
  for (const { id, name, unit } of await context.reader.run(unitsOf, { ids })) units.set(id, unit || name);
  return documents.map((part) => ({
    ...part,
    comment: shortComment(part.comment),
    category: visible(part.category),
    footprint: visible(part.footprint),
    manufacturer: visible(part.manufacturer),
    partCustomState: visible(part.partCustomState),
    unit: visible(part.partUnit) && (units.get(part.id) ?? null),
    orderdetails: part.orderdetails.map((orderdetail) => ({
      ...orderdetail,
      supplier: visible(orderdetail.supplier),
    })),
  }));
}

async function readLots(context: ReadContext, ids: readonly number[]): Promise<readonly LabelElement[]> {
  const lots = await readDocuments<Schemas["PartLot"]>(context, "PartLot", lotSelection, ids);
  const parts = await readParts(
    context,
    lots.map(({ part }) => part.id),
  );
  const partsById = new Map(parts.map((part) => [part.id, part]));
  const owners = await ownersOf(context, lots);
  return lots.flatMap((document): LabelElement[] => {
    const part = partsById.get(document.part.id);
    if (part === undefined) return [];
    const lot: LabelLot = {
      ...document,
      comment: shortComment(document.comment),
      storage_location: visible(document.storage_location),
      owner: owners.get(document.owner?.id ?? 0),
    };
    return [{ type: "part_lot", lot, part }];
  });
}

async function readLocations(context: ReadContext, ids: readonly number[]): Promise<readonly LabelElement[]> {
  type Location = Schemas["StorageLocation"];
  const locations = await readDocuments<Location>(context, "StorageLocation", locationSelection, ids);
  const parentIds = locations.flatMap(({ parent }) => parentId(parent) ?? []);
  type Parent = LabelTreeElement & { readonly id: number };
  const parents = await readDocuments<Parent>(context, "StorageLocation", pathSelection, parentIds);
  const parentsById = new Map(parents.map((parent) => [parent.id, parent]));
  const owners = await ownersOf(context, locations);
  return locations.map((document) => {
    const location: LabelLocation = {
      ...document,
      comment: shortComment(document.comment),
      parent: parentsById.get(parentId(document.parent) ?? 0),
      owner: owners.get(document.owner?.id ?? 0),
    };
    return { type: "storelocation", location };
  });
}

/** Labels show the start of a comment. A copy of it is kept, because a slice keeps the whole comment in memory. */
function shortComment(comment: string): string {
  return comment.length <= longestValue
    ? comment
    : Buffer.from(comment.slice(0, longestValue + 1)).toString();
}

function parentId(iri: string | null | undefined): number | null {
  const id = /\/(\d+)$/.exec(iri ?? "")?.[1];
  return id === undefined ? null : Number(id);
}

function ownersOf(
  { reader }: ReadContext,
  elements: readonly { readonly owner?: { readonly id: number } | null | undefined }[],
): Promise<ReadonlyMap<number, LabelOwner>> {
  return readLabelOwners(reader, [...new Set(elements.flatMap(({ owner }) => owner?.id ?? []))]);
}

/** Returns null for an element that the user cannot read, which has no name. */
function visible<Element extends { readonly name: string }>(
  element: Partial<Element> | null | undefined,
): Element | null {
  return element?.name === undefined ? null : (element as Element);
}
