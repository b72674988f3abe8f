/** Defines the events that the service reports to its metrics. `registry.ts` counts them. */
import type { RequestHandler } from "../http/http-server.ts";
import type { EndedRequest } from "../http/request-lifecycle.ts";
import type { SignInResult } from "../identity/sign-in.ts";

/** The credential that was wrong. */
export type SignInKind = "password" | "second_factor" | "token";

export interface Metrics {
  requestEnded(request: EndedRequest): void;
  signInFailed(kind: SignInKind): void;
  webhookAttempted(succeeded: boolean): void;
}

/** Reports the requests that a handler outside the contract handles, under a fixed name. */
export function observed(handler: RequestHandler, operation: string, metrics?: Metrics): RequestHandler {
  if (metrics === undefined) return handler;
  return async (request, response) => {
    const started = performance.now();
    const isHandled = await handler(request, response);
    if (isHandled) {
      const milliseconds = performance.now() - started;
      const status = response.headersSent ? response.statusCode : null;
      metrics.requestEnded({ operation, method: request.method, status, milliseconds });
    }
    return isHandled;
  };
}

/** Reports the attempts that a step of the sign-in refuses. */
export function countingRefusals<Attempt>(
  step: (attempt: Attempt) => Promise<SignInResult>,
  kind: SignInKind,
  metrics?: Metrics,
): (attempt: Attempt) => Promise<SignInResult> {
  if (metrics === undefined) return step;
  return async (attempt) => {
    const result = await step(attempt);
    if (result.kind === "refused" || result.kind === "throttled") metrics.signInFailed(kind);
    return result;
  };
}
