/**
 * Adds the bodies that operations with a standard role have: `XCreate` to create an X, `XList` for a page of Xs…
 * What an operation defines itself stays. Headers and error responses come from the overlays.
 */
import type { Contract, Operation, Schema } from "./document.ts";
import { apiOperationsOf, ref } from "./document.ts";

/** `changed` is the form in which lists and answers to changes hold an item: `XListed` where it exists. */
type AnswerKind = "item" | "changed" | "list" | "log";

/** The success response of each role. */
const answers: Record<string, { status: string; kind: AnswerKind }> = {
  list: { status: "200", kind: "list" },
  children: { status: "200", kind: "list" },
  members: { status: "200", kind: "list" },
  log: { status: "200", kind: "log" },
  get: { status: "200", kind: "item" },
  create: { status: "201", kind: "changed" },
  update: { status: "200", kind: "changed" },
  replace: { status: "200", kind: "changed" },
};

const bodies: Record<string, { mediaType: string; suffix: string }> = {
  create: { mediaType: "application/json", suffix: "Create" },
  update: { mediaType: "application/merge-patch+json", suffix: "Patch" },
  replace: { mediaType: "application/json", suffix: "Replace" },
};

/** Completes the operations of the contract in place. */
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
  const answer = answers[operation["x-role"] ?? ""];
  const response = operation.responses[answer?.status ?? ""];
  if (answer === undefined || response === undefined) return;
  response.content ??= { "application/json": {} };
  const media = response.content["application/json"];
  if (media !== undefined) media.schema ??= answeredSchema(contract, operation, answer.kind);
}

/** The schema of the success response. Schemas of lists are added to the contract. */
function answeredSchema(contract: Contract, operation: Operation, kind: AnswerKind): Schema {
  const { schemas } = contract.components;
  const resource = kind === "log" ? "LogEntry" : resourceOf(operation);
  const listed = ref(`${resource}Listed` in schemas ? `${resource}Listed` : resource);
  if (kind === "item") return ref(resource);
  if (kind === "changed") return listed;
  schemas[`${resource}List`] ??= { description: "A page of a list.", type: "array", items: listed };
  return ref(`${resource}List`);
}

function resourceOf({ operationId, tags }: Operation): string {
  const [resource] = tags ?? [];
  if (resource === undefined) throw new Error(`${operationId}: an operation with a role needs a tag`);
  return resource;
}
