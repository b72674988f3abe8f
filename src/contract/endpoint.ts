/**
 * Everything about an operation that can be prepared at start-up, so that a request only has to use it.
 */
import type { Principal } from "../identity/principal.ts";
import { createAuthorization } from "./authorize.ts";
import type { CheckBody } from "./body-validation.ts";
import { createBodyReader, type BodyReader, type BodyReaderOptions } from "./body.ts";
import type { Handler } from "./handler.ts";
import { createNegotiator, offersOf, type Negotiator, type Offers } from "./negotiate.ts";
import type { Operation } from "./operation.ts";
import { createParameterCheck, type ParameterCheck } from "./parameters.ts";
import { securityHeaders } from "./respond.ts";
import type { Route } from "./route-index.ts";
import type { RequestValidation } from "./request-validation.ts";

export interface Endpoint {
  readonly operation: Operation;
  readonly handler: Handler;
  readonly offers: Offers;
  readonly negotiate: Negotiator;
  /** @throws {Problem} 403 */
  readonly authorize: (principal: Principal) => void;
  readonly parameters: ParameterCheck;
  /** `null` for operations that take no body: one that is sent nevertheless is not read. */
  readonly body: { readonly read: BodyReader; readonly check: CheckBody } | null;
}

export interface EndpointOptions extends BodyReaderOptions {
  readonly operations: readonly Operation[];
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly validation: RequestValidation;
}

/** @throws {Error} at start-up for whatever does not fit together: no handler, no such schema or permission */
export function createEndpoints(options: EndpointOptions): readonly Endpoint[] {
  const { operations, handlers, validation } = options;
  return operations.map((operation) => {
    const handler = handlers[operation.operationId];
    if (handler === undefined) throw new Error(`There is no handler for ${operation.operationId}.`);
    const offers = offersOf(operation);
    return {
      operation,
      handler,
      offers,
      negotiate: createNegotiator(offers.mediaTypes),
      authorize: createAuthorization(operation),
      parameters: createParameterCheck(operation, validation),
      body:
        operation.body === null
          ? null
          : { read: createBodyReader(operation, options), check: validation.body(operation.body.schema) },
    };
  });
}

/** Headers of answers where no route was found. */
export const strayHeaders = Object.freeze({ ...securityHeaders, Vary: vary(false) });

/** Whether a route only describes the service. */
export function isOpen({ endpoints }: Route<Endpoint>): boolean {
  return [...endpoints.values()].every(({ operation }) => operation.documentation);
}

/** The headers that every answer of a route carries. */
export function routeHeaders(route: Route<Endpoint>): Readonly<Record<string, string>> {
  const { endpoints, allow } = route;
  const accepts = (method: string) => endpoints.get(method)?.operation.body?.mediaTypes.join(", ");
  const [post, patch] = [accepts("POST"), accepts("PATCH")];
  return Object.freeze({
    ...securityHeaders,
    Vary: vary(isOpen(route)),
    Allow: allow,
    ...(post !== undefined && { "Accept-Post": post }),
    ...(patch !== undefined && { "Accept-Patch": patch }),
  });
}

function vary(open: boolean): string {
  return open ? "Accept, Accept-Encoding" : "Accept, Authorization, Cookie, Origin, Accept-Encoding";
}
