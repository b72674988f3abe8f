/**
 * References to entities in forms. Users enter the name or full path of an entity; a hidden field contains the current
 * value, so an unchanged field needs no search. `reference-field.tsx` renders both fields.
 */
import { trees } from "../trees/tree-table.ts";
import { createdReferences } from "./created-references.ts";
import { FormRejection } from "./form-rejection.ts";
import type { PageOperations } from "./operations.ts";
import type { SignedInRequest } from "./page.ts";

/** The entities that forms can refer to, by the name of their collection in the API. Forms can only create those of trees. */
export const collections = {
  ...trees,
  parts: { noun: "part", permission: "parts", list: "listParts", create: null },
  users: { noun: "user", permission: "users", list: "listUsers", create: null },
} as const;

export type ReferenceCollection = keyof typeof collections;

export interface ReferencedEntity {
  readonly "@id"?: string;
  readonly name: string;
  readonly full_path?: string;
}

/** Name of the fields that list the references to create, by field name. */
export const createField = "_create";

const separator = "→";

export function referenceText(entity: ReferencedEntity | null | undefined): string {
  return entity ? (entity.full_path ?? entity.name) : "";
}

/** Returns the name and value of the hidden field for the current value of a reference. */
export function hiddenReference(
  name: string,
  collection: ReferenceCollection,
  entity: ReferencedEntity | null | undefined,
): readonly [string, string] {
  return [
    `_${name}`,
    entity?.["@id"] ? `${collection} ${entity["@id"]} ${referenceText(entity)}` : collection,
  ];
}

export interface ResolvedForm {
  readonly form: URLSearchParams;
  /** Calls an operation whose body contains these fields, and creates the entities that the form asks to create. */
  readonly call: PageOperations["call"];
}

/**
 * Replaces the entered names in a form with IRIs. Entities that the form asks to create are created together with the
 * entity of the form, so that none remains if it is rejected.
 * @throws {FormRejection} if a name matches no entity or several
 */
export async function resolveReferences(
  operations: PageOperations,
  request: SignedInRequest,
): Promise<ResolvedForm> {
  const { principal } = request.signedIn;
  const created = createdReferences(operations);
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
    if (collection === "users" && text === principal.username) {
      resolved.set(name, `/api/users/${principal.userId}`);
      continue;
    }
    const found =
      created.find(keyOf(collection, text)) ?? (await find(operations, request, collection, text));
    if (typeof found === "string") resolved.set(name, found);
    else if (found.length > 1) errors[name] = ambiguous(collection, text, found);
    else if (toCreate.has(name) && collections[collection].create !== null)
      resolved.set(name, await create(operations, request, created, { collection, name, text }));
    else errors[name] = unknown(collection, text);
  }
  if (Object.keys(errors).length > 0) throw new FormRejection(errors);
  return { form: resolved, call: created.call };
}

function isCollection(name: string): name is ReferenceCollection {
  return Object.hasOwn(collections, name);
}

function unknown(collection: ReferenceCollection, text: string): string {
  const { noun, create: canCreate } = collections[collection];
  return `No ${noun} is named “${text.slice(0, maximumName)}”. Choose an existing one${canCreate === null ? "." : ", or create it."}`;
}

function ambiguous(collection: ReferenceCollection, text: string, paths: readonly string[]): string {
  return `Several ${collections[collection].noun} entries are named “${text}”: ${paths.slice(0, 5).join("; ")}. Enter the full path.`;
}

const maximumName = 255;

/** The maximum number of entities with the same name that are compared. */
const maximumSameName = 100;

/** Returns the IRI of the entity with this path or name, or the paths of all entities with this name. */
async function find(
  operations: PageOperations,
  request: SignedInRequest,
  collection: ReferenceCollection,
  text: string,
): Promise<string | readonly string[]> {
  const segments = segmentsOf(text);
  if ((segments.at(-1) ?? "").length > maximumName) return [];
  const list = await operations.call(request, {
    operationId: collections[collection].list,
    query: {
      name: (segments.at(-1) ?? "").replace(/[\\%_]/g, "\\$&"),
      itemsPerPage: maximumSameName,
      "properties[]": collection in trees ? ["id", "name", "full_path"] : ["id", "name"],
    },
  });
  const named = list["hydra:member"].map((each) => ({ iri: each["@id"], path: referenceText(each) }));
  // Parts can have the same name. Their IRIs, which the field also accepts, tell them apart.
  const all = named.map(({ iri, path }) => ({
    iri,
    path: collection === "parts" && named.length > 1 ? `${path} (${iri})` : path,
  }));
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

interface NewReference {
  readonly collection: ReferenceCollection;
  readonly name: string;
  readonly text: string;
}

/** Plans to create an entity, below the parent that the text names. Returns its placeholder. */
async function create(
  operations: PageOperations,
  request: SignedInRequest,
  created: ReturnType<typeof createdReferences>,
  { collection, name, text }: NewReference,
): Promise<string> {
  const segments = segmentsOf(text);
  const parents = segments.slice(0, -1).join(` ${separator} `);
  const parent =
    parents === ""
      ? null
      : (created.find(keyOf(collection, parents)) ?? (await find(operations, request, collection, parents)));
  const body = { name: segments.at(-1) ?? "", parent: typeof parent === "string" ? parent : null };
  const { create: operationId } = collections[collection];
  if (operationId === null) throw new Error(`Forms cannot create entities of ${collection}.`);
  return created.add({ key: keyOf(collection, text), field: name, call: { operationId, body } });
}

function keyOf(collection: ReferenceCollection, text: string): string {
  return `${collection} ${normalized(segmentsOf(text))}`;
}
