/**
 * Calls operations of the contract for pages. Pages read and write the inventory only this way, so the authorization,
 * validation, transactions and history are those of the API.
 */
import { operations as contract, type OperationId } from "../../../generated/operations.ts";
import type { operations } from "../../../generated/types.ts";
import type { ApiResponse, Content } from "../../http/handler.ts";
import { itemTag, type Invocation, type Invoke } from "../../http/pipeline/invoke.ts";
import type { Caller } from "../../http/pipeline/validated-request.ts";
import { Problem } from "../../util/errors.ts";
import type { DeniedRequestLog } from "../../history/denied-request-log.ts";
import type { SignedInRequest } from "./page.ts";

type Documents<Responses> = Responses[keyof Responses & (200 | 201)] extends {
  readonly content: { readonly "application/ld+json": infer Document };
}
  ? Document
  : undefined;

/** The JSON-LD document that an operation returns. `undefined` for operations without a document. */
export type OperationDocument<Id extends OperationId> = Id extends keyof operations
  ? Documents<operations[Id]["responses"]>
  : undefined;

/** A call with the operation ID as a literal, which determines the type of the document. */
interface OperationCall<Id extends OperationId> extends Invocation<OperationId> {
  readonly operationId: Id;
}

export interface PageOperations {
  /**
   * Calls an operation on behalf of the signed-in user and returns its JSON-LD document.
   * @throws {Problem} the same problems as over HTTP
   */
  readonly call: <const Id extends OperationId>(
    request: SignedInRequest,
    call: OperationCall<Id>,
  ) => Promise<OperationDocument<Id>>;
  /**
   * Calls an operation that returns one item, and also returns the entity tag for the `ifMatch` of a later call.
   * @throws {Problem} the same problems as over HTTP
   */
  callWithTag<const Id extends OperationId>(
    request: SignedInRequest,
    call: OperationCall<Id>,
  ): Promise<{ readonly document: OperationDocument<Id>; readonly tag: string | null }>;
  /**
   * Calls an operation that returns a file instead of a document.
   * @throws {Problem} the same problems as over HTTP
   */
  readonly callForContent: (request: SignedInRequest, call: Invocation<OperationId>) => Promise<Content>;
}

/** The operations that can change something. */
const writing: ReadonlySet<string> = new Set(
  contract.filter(({ method }) => method !== "GET").map(({ operationId }) => operationId),
);

/** Creates the calls of all pages. `onForbidden` records calls that lack a permission. */
export function createPageOperations(
  invoke: Invoke<OperationId>,
  onForbidden: DeniedRequestLog["record"],
): PageOperations {
  return {
    async call<Id extends OperationId>(request: SignedInRequest, call: OperationCall<Id>) {
      const { document } = await invoked(invoke, onForbidden, request, call);
      // The contract tests validate the document of every operation against the type in the contract.
      return document as OperationDocument<Id>;
    },
    async callWithTag<Id extends OperationId>(request: SignedInRequest, call: OperationCall<Id>) {
      const response = await invoked(invoke, onForbidden, request, call);
      return { document: response.document as OperationDocument<Id>, tag: itemTag(response) };
    },
    async callForContent(request, call) {
      const { content } = await invoked(invoke, onForbidden, request, call);
      if (content === undefined) throw new TypeError(`${call.operationId} returns no file.`);
      return content;
    },
  };
}

async function invoked(
  invoke: Invoke<OperationId>,
  onForbidden: DeniedRequestLog["record"],
  { signedIn, requestId, now, log, address, method, path, changeSet }: SignedInRequest,
  call: Invocation<OperationId>,
): Promise<ApiResponse> {
  const { principal } = signedIn;
  const caller: Caller = { principal, requestId, now, log, address, changeSet };
  const { operationId, path: pathParameters, query } = call;
  // The first operation that changes something names the change set.
  if (changeSet.id === null && writing.has(operationId)) changeSet.operation = operationId;
  log.debug({ operationId, pathParameters, query }, "Called an operation.");
  try {
    return await invoke(call, caller);
  } catch (error) {
    if (error instanceof Problem && error.status === 403) {
      onForbidden(principal, { method, path, operationId }, now);
    }
    throw error;
  }
}
