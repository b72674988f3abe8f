/** Maps the recorded IDs of new entities to those of the service. Rows of the fixture keep their IDs. */

/** Maps a property with an embedded object to the collection of the object. */
const collectionOfProperty: Readonly<Record<string, string>> = {
  category: "categories",
  footprint: "footprints",
  manufacturer: "manufacturers",
  supplier: "suppliers",
  storage_location: "storage_locations",
  storage_type: "measurement_units",
  partUnit: "measurement_units",
  partCustomState: "part_custom_states",
  currency: "currencies",
  project: "projects",
  part: "parts",
  build_part: "parts",
  partLots: "part_lots",
  orderdetail: "orderdetails",
  orderdetails: "orderdetails",
  pricedetails: "pricedetails",
  associated_parts_as_owner: "part_associations",
  associated_parts_as_other: "part_associations",
  attachments: "attachments",
  attachment_type: "attachment_types",
  master_picture_attachment: "attachments",
  parameters: "parameters",
  user: "users",
};

const iri = /\/api\/([a-z_]+)\/(\d+)(?![\w-])/g;

export interface IdMap {
  /** Maps a recorded ID to the ID in the service. */
  learn(collection: string, recorded: number, actual: number): void;
  /** Replaces recorded IDs in a text. */
  translate(text: string): string;
  /** Replaces recorded IDs in a document. `collection` is that of its root object. */
  translateDocument(document: unknown, collection: string | null): unknown;
  knows(collection: string, recorded: number): boolean;
}

/** @param baseUrl replaces `{base}` in a recording */
export function createIdMap(baseUrl: () => string): IdMap {
  const actual = new Map<string, number>();
  const lookUp = (collection: string, recorded: number): number =>
    actual.get(`${collection}/${recorded}`) ?? recorded;
  const translate = (text: string): string =>
    text
      .replaceAll("{base}", baseUrl)
      .replaceAll(
        iri,
        (_match, collection: string, id: string) => `/api/${collection}/${lookUp(collection, Number(id))}`,
      );
  const translateDocument = (document: unknown, collection: string | null): unknown => {
    if (typeof document === "string") return translate(document);
    if (Array.isArray(document)) return document.map((member) => translateDocument(member, collection));
    if (typeof document !== "object" || document === null) return document;
    return Object.fromEntries(
      Object.entries(document).map(([key, member]: [string, unknown]) => {
        if (key === "id" && typeof member === "number" && collection !== null) {
          return [key, lookUp(collection, member)];
        }
        return [
          key,
          translateDocument(
            member,
            key === "hydra:member" ? collection : (collectionOfProperty[key] ?? null),
          ),
        ];
      }),
    );
  };
  return {
    learn: (collection, recorded, id) => actual.set(`${collection}/${recorded}`, id),
    knows: (collection, recorded) => actual.has(`${collection}/${recorded}`),
    translate,
    translateDocument,
  };
}

/** Returns the collection and ID in a path such as `/api/parts/7/…`. */
export function itemOf(path: string): { collection: string; id: number } | null {
  const match = /^\/api\/([a-z_]+)\/(\d+)(?![\w-])/.exec(path);
  return match === null ? null : { collection: match[1]!, id: Number(match[2]) };
}

export function collectionOf(path: string): string | null {
  return /^\/api\/([a-z_]+)/.exec(path)?.[1] ?? null;
}
