/** Creates the tools that call a single operation of the contract. */
import { operations, type OperationId } from "../../../generated/operations.ts";
import type { ToolOperation } from "../../../generated/tools.ts";
import { changeSetHeader } from "../../history/change-set.ts";
import type { Invocation, Invoke } from "../../http/pipeline/invoke.ts";
import { Problem, problem, problemKinds } from "../../util/errors.ts";
import { namingArguments } from "./naming-arguments.ts";
import type { ToolArguments, ToolCaller, ToolDocument, ToolHandler } from "./tool.ts";

export function operationTool(operation: ToolOperation, invoke: Invoke<OperationId>): ToolHandler {
  const { path, query, body } = operation;
  const names = new Map(Object.entries({ ...path, ...query, ...body }));
  return async (args, caller) => {
    try {
      return await documentOf(invoke, callOf(operation, args), caller);
    } catch (error) {
      throw namingArguments(error, names);
    }
  };
}

/**
 * Calls an operation and returns the document in its response. If the call has changed an element, the property
 * `change_set` is the ID of its change set.
 * @throws {Problem} if the operation fails. A 404 problem names the missing record
 */
export async function documentOf(
  invoke: Invoke<OperationId>,
  call: Invocation<OperationId>,
  caller: ToolCaller,
): Promise<ToolDocument> {
  try {
    const { document, headers } = await invoke(call, caller);
    const changeSet = headers?.[changeSetHeader];
    return {
      ...(document as ToolDocument),
      ...(changeSet !== undefined && { change_set: Number(changeSet) }),
    };
  } catch (error) {
    const id = call.path?.["id"];
    const resource = resources.get(call.operationId) ?? null;
    const unnamed = error instanceof Problem && error.detail === problemKinds["not-found"].detail;
    if (!unnamed || id === undefined || resource === null) throw error;
    throw notFound(resource, id);
  }
}

const resources = new Map(operations.map(({ operationId, resource }) => [operationId, resource]));

/** Creates a 404 problem that names the missing record. */
export function notFound(resource: string, id: string | number): Problem {
  return problem("not-found", `${nounOf(resource)} ${id} does not exist.`);
}

/** Returns the noun of a resource at the beginning of a sentence, such as `Change set` for `ChangeSet`. */
function nounOf(resource: string): string {
  const [first, ...others] = resource
    .split(/(?<=[a-z])(?=[A-Z])|(?=[A-Z][a-z])/)
    .filter((word) => word !== "");
  const rest = others.map((word) => (/^[A-Z]+$/.test(word) ? word : word.toLowerCase()));
  return [first, ...rest].join(" ");
}

function callOf(
  { operationId, path, query, body, ids }: ToolOperation,
  args: ToolArguments,
): Invocation<OperationId> {
  return {
    operationId,
    path: chosen(path, args) as Record<string, string | number>,
    query: chosen(query, args),
    ...(body !== null && { body: withReferences(ids, chosen(body, args)) }),
  };
}

function withReferences(ids: ToolOperation["ids"], body: Record<string, unknown>): Record<string, unknown> {
  for (const [property, collection] of Object.entries(ids)) {
    const id = body[property];
    if (typeof id === "number") body[property] = `${collection}/${id}`;
  }
  return body;
}

/**
 * Returns the arguments that were sent, under the names that the operation uses. The values are copied, because
 * validation changes them.
 */
function chosen(names: Readonly<Record<string, string>>, args: ToolArguments): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, argument]) =>
      Object.hasOwn(args, argument) ? [[name, structuredClone(args[argument])]] : [],
    ),
  );
}
