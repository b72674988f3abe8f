/**
 * Adds the request and response bodies of standard roles, such as `XCreate` to create an X or `XList` for a page of Xs.
 * Bodies that an operation defines itself are kept. Overlays add headers and error responses.
 */
import type { Contract, Operation, Schema } from "./document.ts";
import { apiOperationsOf, ref } from "./document.ts";
import { nounOf, pluralOf } from "./nouns.ts";

/** For `changed` and the items of `list`, the schema is `XListed` if this schema exists, otherwise `X`. */
type ResponseKind = "item" | "changed" | "list" | "log";

/** The status and kind of the success response, by role. */
const successResponses: Record<string, { status: string; kind: ResponseKind }> = {
  list: { status: "200", kind: "list" },
  children: { status: "200", kind: "list" },
  members: { status: "200", kind: "list" },
  log: { status: "200", kind: "log" },
  get: { status: "200", kind: "item" },
  create: { status: "201", kind: "changed" },
  update: { status: "200", kind: "changed" },
  replace: { status: "200", kind: "changed" },
  merge: { status: "200", kind: "changed" },
};

const bodies: Record<string, { mediaType: string; suffix: string }> = {
  create: { mediaType: "application/json", suffix: "Create" },
  update: { mediaType: "application/merge-patch+json", suffix: "Patch" },
  replace: { mediaType: "application/json", suffix: "Replace" },
  merge: { mediaType: "application/json", suffix: "Merge" },
};

/** Adds the bodies to the operations in place. */
export function completeStandardOperations(contract: Contract): void {
  for (const { operation } of apiOperationsOf(contract)) {
    addBody(operation);
    addContent(contract, operation);
  }
}

function addBody(operation: Operation): void {
  const body = bodies[operation["x-role"] ?? ""];
  if (body === undefined) return;
  operation.requestBody ??= {
    required: true,
    content: { [body.mediaType]: { schema: ref(`${resourceOf(operation)}${body.suffix}`) } },
  };
}

function addContent(contract: Contract, operation: Operation): void {
  const expected = successResponses[operation["x-role"] ?? ""];
  const response = operation.responses[expected?.status ?? ""];
  if (expected === undefined || response === undefined) return;
  response.content ??= { "application/json": {} };
  const media = response.content["application/json"];
  if (media !== undefined) media.schema ??= responseSchema(contract, operation, expected.kind);
}

/** Returns the schema of the success response. For lists, adds the schema `XList` to the contract. */
function responseSchema(contract: Contract, operation: Operation, kind: ResponseKind): Schema {
  const { schemas } = contract.components;
  const resource = kind === "log" ? "LogEntry" : resourceOf(operation);
  const listed = ref(`${resource}Listed` in schemas ? `${resource}Listed` : resource);
  if (kind === "item") return ref(resource);
  if (kind === "changed") return listed;
  schemas[`${resource}List`] ??= {
    description: `One page of ${pluralOf(nounOf(resource))}.`,
    type: "array",
    items: listed,
  };
  return ref(`${resource}List`);
}

function resourceOf({ operationId, tags }: Operation): string {
  const [resource] = tags ?? [];
  if (resource === undefined) throw new Error(`${operationId}: an operation with a role needs a tag`);
  return resource;
}
