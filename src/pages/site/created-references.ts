/**
 * Creates the entities that a form asks to create together with the entity of the form, as an atomic batch. The fields
 * contain placeholders until then. `reference-fields.ts` resolves the names in the form.
 */
import { randomUUID } from "node:crypto";
import { operations as declared, type OperationId } from "../../../generated/operations.ts";
import type { Invocation } from "../../http/pipeline/invoke.ts";
import { Problem } from "../../util/errors.ts";
import { isObject } from "../../util/is-object.ts";
import { FormRejection } from "./form-rejection.ts";
import type { PageOperations } from "./operations.ts";

interface Creation {
  /** Identifies the entity, so that two fields with the same name create it once. */
  readonly key: string;
  readonly field: string;
  readonly call: Invocation<OperationId>;
}

export function createdReferences(operations: PageOperations) {
  const creations: (Creation & { readonly placeholder: string })[] = [];
  const call: PageOperations["call"] = async (request, own) => {
    if (creations.length === 0) return operations.call(request, own);
    const references = new Map(
      creations.map(({ placeholder }, index) => [placeholder, `$${index + 1}.@id`] as const),
    );
    const all = [...creations.map((creation) => creation.call), own];
    const body = { atomic: true, operations: all.map((each) => batchOperation(each, references)) };
    try {
      const { results } = await operations.call(request, { operationId: "runBatch", body });
      const { body: document } = (results as readonly { readonly body?: unknown }[]).at(-1) ?? {};
      // The contract tests validate the document of every operation.
      return document as Awaited<ReturnType<typeof operations.call<typeof own.operationId>>>;
    } catch (error) {
      throw causeOf(error, creations);
    }
  };
  return {
    /** Returns the placeholder of an entity that will be created, or `undefined`. */
    find: (key: string): string | undefined => creations.find((each) => each.key === key)?.placeholder,
    /** Adds an entity. Returns its placeholder. */
    add(creation: Creation): string {
      const placeholder = `created:${randomUUID()}`;
      creations.push({ ...creation, placeholder });
      return placeholder;
    },
    call,
  };
}

function batchOperation(
  { operationId, path = {}, query = {}, body, ifMatch }: Invocation<OperationId>,
  references: ReadonlyMap<string, string>,
) {
  const operation = declared.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`The operation ${operationId} does not exist.`);
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name] ?? ""));
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return {
    method: operation.method,
    path: parameters.size === 0 ? address : `${address}?${parameters.toString().replaceAll("$", "%24")}`,
    ...(ifMatch !== undefined && { headers: { "If-Match": ifMatch } }),
    body: withReferences(body, references),
  };
}

/** Replaces placeholders with references, and escapes text that a batch would read as a reference. */
function withReferences(value: unknown, references: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    return references.get(value) ?? (value.startsWith("$") ? `$${value}` : value);
  }
  if (Array.isArray(value)) return value.map((element) => withReferences(element, references));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withReferences(member, references)]),
  );
}

/** Returns the error of the operation that failed, at the field that names its entity. */
function causeOf(error: unknown, creations: readonly Creation[]): unknown {
  if (!(error instanceof Problem) || error.failedOperation === undefined) return error;
  const { index, problem } = error.failedOperation;
  const field = creations[index]?.field;
  if (field === undefined || problem.status === 403) return problem;
  const messages = problem.violations?.map(({ message }) => message) ?? [problem.detail];
  return new FormRejection({ [field]: messages.join(" ") });
}
