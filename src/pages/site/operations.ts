/**
 * Calls operations of the contract for pages. Pages read and write the inventory only this way, so the authorization,
 * validation, transactions and history are those of the API.
 */
import { operations as contract, type OperationId } from "../../../generated/operations.ts";
import type { operations } from "../../../generated/types.ts";
import type { ApiResponse, Content } from "../../http/handler.ts";
import { answerTo, runOnce, type IdempotencyKeys } from "../../http/idempotency/idempotency.ts";
import { itemTag, type Invocation, type Invoke } from "../../http/pipeline/invoke.ts";
import type { Caller } from "../../http/pipeline/validated-request.ts";
import { Problem, problem } from "../../util/errors.ts";
import { changeSetHeader } from "../../history/change-set.ts";
import type { DeniedRequestLog } from "../../history/denied-request-log.ts";
import { submittedKey } from "./submitted-key.ts";
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
   * Calls an operation on behalf of the signed-in user and returns its JSON-LD document. If the form has a key
   * (`submitted-key.ts`), an operation that changes something runs once per key.
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
   * Returns the document of the change that the form made before, or null if it made none. The change set of the request
   * is then that of the change.
   * @throws {Problem} 503 while the change is in progress, so that scripts repeat the form, or 422 if the form had other
   * values
   */
  readonly earlier: (request: SignedInRequest) => Promise<unknown>;
  /**
   * Calls an operation that returns a file instead of a document.
   * @throws {Problem} the same problems as over HTTP
   */
  readonly callForContent: (request: SignedInRequest, call: Invocation<OperationId>) => Promise<Content>;
}

/** The operations that can change something. */
const writing: ReadonlySet<string> = new Set(
  contract.filter(({ dryRun }) => dryRun !== undefined).map(({ operationId }) => operationId),
);

interface Calling {
  readonly invoke: Invoke<OperationId>;
  /** Records calls that lack a permission. */
  readonly onForbidden: DeniedRequestLog["record"];
  readonly idempotency: IdempotencyKeys;
}

/** Creates the calls of all pages. */
export function createPageOperations(calling: Calling): PageOperations {
  return {
    async call<Id extends OperationId>(request: SignedInRequest, call: OperationCall<Id>) {
      const { document } = await calledOnce(calling, request, call);
      // The contract tests validate the document of every operation against the type in the contract.
      return document as OperationDocument<Id>;
    },
    async callWithTag<Id extends OperationId>(request: SignedInRequest, call: OperationCall<Id>) {
      const response = await calledOnce(calling, request, call);
      return { document: response.document as OperationDocument<Id>, tag: itemTag(response) };
    },
    async earlier(request) {
      const keyed = submittedKey(request);
      if (keyed === null) return null;
      const { principal } = request.signedIn;
      const { key, fingerprint } = keyed;
      const scope = scopeOf(request);
      const used = await calling.idempotency.find(principal, scope, key, fingerprint, request.now);
      if (used === null) return null;
      if (used.kind === "running")
        throw problem("unavailable", "The form is still being processed. Try again later.");
      return repeated(request, answerTo(used)).document;
    },
    async callForContent(request, call) {
      const { content } = await invoked(calling, request, call);
      if (content === undefined) throw new TypeError(`${call.operationId} returns no file.`);
      return content;
    },
  };
}

/** The keys of a form belong to its page, because a repeated form can select another operation. */
const scopeOf = ({ path }: SignedInRequest): string => `page ${path}`;

async function calledOnce(
  calling: Calling,
  request: SignedInRequest,
  call: Invocation<OperationId>,
): Promise<ApiResponse> {
  const changes = writing.has(call.operationId) && call.query?.["dry_run"] !== true;
  const keyed = changes ? submittedKey(request) : null;
  if (keyed === null) return invoked(calling, request, call);
  const { signedIn, now } = request;
  const owner = { operation: { operationId: scopeOf(request) }, principal: signedIn.principal, now };
  const response = await runOnce(calling.idempotency, owner, keyed.key, keyed.fingerprint, (storing) =>
    invoked(calling, request, { ...call, ...storing }),
  );
  return repeated(request, response);
}

/** Sets the change set of a request to that of its stored response. */
function repeated({ changeSet }: SignedInRequest, response: ApiResponse): ApiResponse {
  const stored = response.headers?.[changeSetHeader];
  if (stored !== undefined) changeSet.id ??= Number(stored);
  return response;
}

async function invoked(
  { invoke, onForbidden }: Calling,
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
