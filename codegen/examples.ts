/**
 * Adds an example to every request body and to every JSON body of a success response. Examples of responses that
 * operations share become components of the published document. `entity-schemas.ts` composes the examples of entities, and
 * `linked-data.ts` converts them to JSON-LD.
 */
import { isObject } from "../src/util/is-object.ts";
import {
  follow,
  operationsInRole,
  operationsOf,
  ref,
  schemaName,
  type Contract,
  type MediaType,
  type Route,
  type Schema,
} from "./document.ts";
import { sortComponents } from "./contract.ts";

type Members = Readonly<Record<string, unknown>>;

/** Returns a copy of the contract with the examples. Examples that the contract already contains are kept. */
export function addExamples(source: Contract): Contract {
  const contract = structuredClone(source);
  const shared: Record<string, { value: unknown }> = {};
  nameExamples(contract);
  for (const route of operationsOf(contract)) {
    for (const media of Object.values(route.operation.requestBody?.content ?? {})) {
      media.example ??= exampleOf(contract, media.schema ?? {});
    }
    for (const { name, media } of successBodies(route)) {
      const example = exampleOf(contract, ref(name));
      const fitted = fitToPath(contract, route, example);
      if (fitted === example) shared[name] = { value: example };
      media.examples = {
        default: fitted === example ? { $ref: `#/components/examples/${name}` } : { value: fitted },
        ...media.examples,
      };
    }
  }
  for (const name of Object.keys(shared)) delete contract.components.schemas[name]?.examples;
  contract.components = sortComponents({ ...contract.components, examples: shared });
  return contract;
}

/** Moves the `example` of each response to `examples`, so that readers of the document find all examples there. */
function nameExamples(contract: Contract): void {
  const own = operationsOf(contract).flatMap(({ operation }) => Object.values(operation.responses));
  for (const { content = {} } of [...own, ...Object.values(contract.components.responses ?? {})]) {
    for (const media of Object.values(content)) {
      if (media.example === undefined) continue;
      media.examples = { default: { value: media.example } };
      delete media.example;
    }
  }
}

/** Returns the JSON bodies of an operation's success responses, with the names of their schemas. */
function successBodies({ operation }: Route): { name: string; media: MediaType }[] {
  const contents = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, { content = {} }]) => Object.entries(content));
  return contents.flatMap(([mediaType, media]) => {
    const name = schemaName(media.schema);
    return name !== null && /[/+]json$/.test(mediaType) ? [{ name, media }] : [];
  });
}

/**
 * Returns the first example of a schema. If a list has no example, returns a list with an example of its items. If
 * alternatives have no example, returns an example of the first alternative.
 */
function exampleOf(contract: Contract, schema: Schema): unknown {
  const { examples, items, anyOf } = follow<Schema>(contract, schema);
  const [example] = examples ?? [];
  if (example !== undefined) return example;
  if (items !== undefined) return [exampleOf(contract, items)];
  const [first] = anyOf ?? [];
  if (first === undefined)
    throw new Error(`The schema ${schema.$ref ?? JSON.stringify(schema)} has no example`);
  return exampleOf(contract, first);
}

/** Adapts the example of a list below an entity to the entity in the path. */
function fitToPath(contract: Contract, { path, operation }: Route, example: unknown): unknown {
  const role = operation["x-role"] ?? "";
  if (!["children", "members", "log"].includes(role)) return example;
  const [collection = "", below = ""] = path.split("/{id}");
  const resource = resourceOf(contract, collection);
  const id = Number(contract.components.schemas[resource]?.properties?.["id"]?.examples?.[0]);
  const fit = (entry: Members): Members =>
    role === "log" ? logEntryOf(entry, resource, `${collection}/${id}`) : entry;
  if (Array.isArray(example)) return role === "log" ? (example as Members[]).map(fit) : example;
  const { "hydra:member": members, ...envelope } = example as { "hydra:member": Members[] };
  const owner = role === "children" ? parentOf(members[0], resource) : `${collection}/${id}`;
  return { ...envelope, "@id": `${owner}${below}`, "hydra:member": members.map(fit) };
}

/** Returns the IRI of the parent in a JSON-LD example. The parent is an IRI or an embedded entity. */
function parentOf(example: Members | undefined, resource: string): string {
  const parent = example?.["parent"];
  const iri = isObject(parent) ? parent["@id"] : parent;
  if (typeof iri !== "string") throw new Error(`The example of ${resource} needs a parent`);
  return iri;
}

/**
 * Returns the example of a log entry for another element. Omits the comment, changes and labels, which belong to a part.
 * A change set contains entries of other elements.
 */
function logEntryOf(example: Members, resource: string, target: string): Members {
  if (example["target_type"] === resource || resource === "ChangeSet") return example;
  const { comment: _comment, changes: _changes, labels: _labels, ...entry } = example;
  const id = Number(target.slice(target.lastIndexOf("/") + 1));
  return { ...entry, kind: "element_created", target_type: resource, target_id: id, target };
}

/** Returns the resource whose entities have the path `${collection}/{id}`. */
function resourceOf(contract: Contract, collection: string): string {
  const [tag] = contract.paths[`${collection}/{id}`]?.get?.tags ?? [];
  if (tag === undefined || operationsInRole(contract, tag, "get").length === 0) {
    throw new Error(`${collection} is not the collection of a resource`);
  }
  return tag;
}
