/**
 * References to entities in forms. Users enter the name or full path of an entity; a hidden field contains the current
 * value, so an unchanged field needs no search. `reference-field.tsx` renders both fields.
 */
import type { OperationId } from "../../../generated/operations.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import { FormRejection } from "./form-rejection.ts";
import type { PageOperations } from "./operations.ts";
import type { SignedInRequest } from "./page.ts";

interface Collection {
  readonly list: OperationId;
  readonly create: OperationId;
  readonly createPermission: PermissionName;
  /** Name of one entity, such as “category”. */
  readonly noun: string;
}

/** The trees that forms can refer to, by the name of their collection in the API. */
export const collections = {
  categories: {
    list: "listCategories",
    create: "createCategory",
    createPermission: "categories.create",
    noun: "category",
  },
  footprints: {
    list: "listFootprints",
    create: "createFootprint",
    createPermission: "footprints.create",
    noun: "footprint",
  },
  manufacturers: {
    list: "listManufacturers",
    create: "createManufacturer",
    createPermission: "manufacturers.create",
    noun: "manufacturer",
  },
  suppliers: {
    list: "listSuppliers",
    create: "createSupplier",
    createPermission: "suppliers.create",
    noun: "supplier",
  },
  storage_locations: {
    list: "listStorageLocations",
    create: "createStorageLocation",
    createPermission: "storelocations.create",
    noun: "storage location",
  },
  measurement_units: {
    list: "listMeasurementUnits",
    create: "createMeasurementUnit",
    createPermission: "measurement_units.create",
    noun: "unit",
  },
  part_custom_states: {
    list: "listPartCustomStates",
    create: "createPartCustomState",
    createPermission: "part_custom_states.create",
    noun: "part state",
  },
  currencies: {
    list: "listCurrencies",
    create: "createCurrency",
    createPermission: "currencies.create",
    noun: "currency",
  },
  attachment_types: {
    list: "listAttachmentTypes",
    create: "createAttachmentType",
    createPermission: "attachment_types.create",
    noun: "attachment type",
  },
  projects: {
    list: "listProjects",
    create: "createProject",
    createPermission: "projects.create",
    noun: "project",
  },
} as const satisfies Readonly<Record<string, Collection>>;

export type CollectionName = keyof typeof collections;

/** An entity as embedded in documents. */
export interface ReferencedEntity {
  readonly "@id"?: string;
  readonly name: string;
  readonly full_path?: string;
}

/** Name of the fields that list the references to create, by field name. */
export const createField = "_create";

const separator = "→";

/** Returns the text by which users see an entity. */
export function referenceText(entity: ReferencedEntity | null | undefined): string {
  return entity ? (entity.full_path ?? entity.name) : "";
}

/** Returns the name and value of the hidden field for the current value of a reference. */
export function hiddenReference(
  name: string,
  collection: CollectionName,
  entity: ReferencedEntity | null | undefined,
): readonly [string, string] {
  return [
    `_${name}`,
    entity?.["@id"] ? `${collection} ${entity["@id"]} ${referenceText(entity)}` : collection,
  ];
}

/**
 * Replaces the entered names in a form with IRIs. Entities that the form asks to create are created.
 * @throws {FormRejection} if a name matches no entity or several
 */
export async function resolveReferences(
  operations: PageOperations,
  request: SignedInRequest,
): Promise<URLSearchParams> {
  const resolved = new URLSearchParams(request.form);
  const toCreate = new Set(request.form.getAll(createField));
  const errors: Record<string, string> = {};
  for (const [hiddenName, current] of request.form) {
    const [, collection, iri, path] = /^(\w+)(?: (\/api\/\w+\/\d+) (.*))?$/s.exec(current) ?? [];
    if (!hiddenName.startsWith("_") || collection === undefined || !isCollection(collection)) continue;
    const name = hiddenName.slice(1);
    const text = (request.form.get(name) ?? "").trim();
    if (text === "" || /^\/api\/\w+\/\d+$/.test(text)) continue;
    if (iri !== undefined && text === path) {
      resolved.set(name, iri);
      continue;
    }
    const found = await find(operations, request, collection, text);
    if (typeof found === "string") resolved.set(name, found);
    else if (found.length > 1) errors[name] = ambiguous(collection, text, found);
    else if (toCreate.has(name)) resolved.set(name, await create(operations, request, collection, text));
    else
      errors[name] =
        `No ${collections[collection].noun} is named “${text}”. Choose an existing one, or create it.`;
  }
  if (Object.keys(errors).length > 0) throw new FormRejection(errors);
  return resolved;
}

function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

function ambiguous(collection: CollectionName, text: string, paths: readonly string[]): string {
  return `Several ${collections[collection].noun} entries are named “${text}”: ${paths.slice(0, 5).join("; ")}. Enter the full path.`;
}

/** The maximum number of entities with the same name that are compared. */
const maximumSameName = 100;

/** Returns the IRI of the entity with this path or name, or the paths of all entities with this name. */
async function find(
  operations: PageOperations,
  request: SignedInRequest,
  collection: CollectionName,
  text: string,
): Promise<string | readonly string[]> {
  const segments = segmentsOf(text);
  const list = await operations.call(request, {
    operationId: collections[collection].list,
    query: {
      name: (segments.at(-1) ?? "").replace(/[\\%_]/g, "\\$&"),
      itemsPerPage: maximumSameName,
      "properties[]": ["id", "name", "full_path"],
    },
  });
  const all = list["hydra:member"].map((each) => ({ iri: each["@id"], path: referenceText(each) }));
  const wanted = normalized(segments);
  const exact = all.filter(({ path }) => normalized(segmentsOf(path)) === wanted);
  const [only] = exact.length === 1 ? exact : all;
  if (only !== undefined && (exact.length === 1 || (all.length === 1 && segments.length === 1)))
    return only.iri;
  return segments.length === 1 ? all.map(({ path }) => path) : [];
}

function segmentsOf(text: string): readonly string[] {
  return text.split(separator).map((segment) => segment.trim());
}

function normalized(segments: readonly string[]): string {
  return segments.join(separator).toLowerCase();
}

/** Creates an entity, below the parent that the text names. */
async function create(
  operations: PageOperations,
  request: SignedInRequest,
  collection: CollectionName,
  text: string,
): Promise<string> {
  const segments = segmentsOf(text);
  const parents = segments.slice(0, -1).join(` ${separator} `);
  const parent = parents === "" ? null : await find(operations, request, collection, parents);
  const body = { name: segments.at(-1) ?? "", parent: typeof parent === "string" ? parent : null };
  const created = await operations.call(request, { operationId: collections[collection].create, body });
  return created["@id"];
}
