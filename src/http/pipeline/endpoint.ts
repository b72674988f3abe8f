/** Prepares everything about an operation that does not depend on a request. Runs once, at startup. */
import type { Principal } from "../../identity/principal.ts";
import { protectedResourceOf, type ProtectedResource } from "../../identity/protected-resource.ts";
import { createAuthorization, createQueryAuthorization } from "./authorize.ts";
import { lazily } from "../../util/memoize.ts";
import type { CheckBody } from "../body/body-validation.ts";
import { createBodyReader, type BodyReader, type BodyReaderOptions } from "../body/body.ts";
import type { Handler } from "../handler.ts";
import { withDryRuns, type DryRunHandlers } from "./dry-run.ts";
import { offersOf, type Offers } from "../request/negotiate.ts";
import type { Operation } from "../operation.ts";
import { createParameterCheck, type ParameterCheck } from "../request/parameters.ts";
import type { RequestValidation } from "../validation/request-validation.ts";

export interface Endpoint {
  readonly operation: Operation;
  /** The protected resource that the operation belongs to. */
  readonly protectedResource: ProtectedResource;
  /** Handles requests, including dry runs. */
  readonly handler: Handler;
  readonly offers: Offers;
  /**
   * Checks the principal's permission for the operation.
   * @throws {Problem} 403 if the principal is not allowed to call the operation
   */
  readonly authorize: (principal: Principal) => void;
  /**
   * Checks the permissions that parameters of the query require.
   * @throws {Problem} 403 if the principal is not allowed to use one of them
   */
  readonly authorizeQuery: (principal: Principal, query: URLSearchParams) => void;
  /** Created on first use, because operations have many parameters and the service must start fast. */
  readonly parameters: () => ParameterCheck;
  /**
   * The functions that read and check the body. `null` if the operation accepts no body; a body that the client sends
   * is then not read.
   */
  readonly body: { readonly read: BodyReader; readonly check: CheckBody } | null;
}

export interface EndpointOptions extends BodyReaderOptions {
  readonly operations: readonly Operation[];
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly dryRunHandlers?: DryRunHandlers;
  readonly validation: RequestValidation;
}

/**
 * Creates the endpoints of all operations.
 * @throws {Error} at startup, if a handler, schema or permission is missing
 */
export function createEndpoints(options: EndpointOptions): readonly Endpoint[] {
  const { operations, handlers, dryRunHandlers, validation } = options;
  return operations.map((operation) => {
    const handler = handlers[operation.operationId];
    if (handler === undefined) throw new Error(`No handler for operation ${operation.operationId}.`);
    return {
      operation,
      protectedResource: protectedResourceOf(operation.path),
      handler: withDryRuns(operation, handler, dryRunHandlers),
      offers: offersOf(operation),
      authorize: createAuthorization(operation),
      authorizeQuery: createQueryAuthorization(operation),
      parameters: lazily(() => createParameterCheck(operation, validation)),
      body:
        operation.body === null
          ? null
          : { read: createBodyReader(operation, options), check: validation.body(operation.body.schema) },
    };
  });
}
