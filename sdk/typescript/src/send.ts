/** Sends requests: repeats them after temporary failures, and adds the access token. */

/** The part of `fetch` that the client uses. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * Returns an access token. After a response with status 401, the client calls the function again with the rejected
 * token, and repeats the request if the function returns another one.
 */
export type TokenProvider = (rejected?: string) => string | Promise<string>;

/** How the client connects to the service. */
export interface ConnectionOptions {
  /** Address of the service, such as `https://parts.example.com`. Default: the origin of the page. */
  readonly baseUrl?: string;
  /** API token, or a function that returns OAuth access tokens. Without it, requests have no credentials. */
  readonly token?: string | TokenProvider;
  /** `false` sends each request only once. */
  readonly retry?: RetryOptions | false;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch;
}

/** Limits for repeating requests. */
export interface RetryOptions {
  /** Maximum number of repetitions. Default: 3. */
  readonly retries?: number;
  /** Longest time to wait before a repetition, in seconds. If `Retry-After` is longer, the client gives up. Default: 60. */
  readonly maximumDelay?: number;
}

/** Methods whose repetition has no further effect (RFC 9110 §9.2.2). */
const idempotentMethods = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);
const temporaryStatuses = new Set([429, 503]);

/**
 * Repeats idempotent requests, and others with an `Idempotency-Key`, after the statuses 429 and 503 and if the
 * connection breaks. `Retry-After` (RFC 9110 §10.2.3) sets the delay; otherwise, it doubles with each repetition. The
 * last response is returned if nothing helps. Bodies of such requests are kept in memory.
 */
export function withRetries(send: Fetch, { retries = 3, maximumDelay = 60 }: RetryOptions): Fetch {
  return async (request) => {
    const isRepeatable = idempotentMethods.has(request.method) || request.headers.has("Idempotency-Key");
    const repetitions = isRepeatable ? retries : 0;
    for (let attempt = 0; attempt < repetitions; attempt += 1) {
      let delay = backoff(attempt);
      try {
        const response = await send(request.clone());
        if (!isTemporary(response, request, attempt)) return response;
        delay = retryAfter(response) ?? delay;
        if (delay > maximumDelay) return response;
        await response.body?.cancel();
      } catch (error) {
        // Broken connections are a TypeError, also those of a token provider.
        if (request.signal.aborted || !(error instanceof TypeError)) throw error;
      }
      await wait(delay, request.signal);
    }
    return send(request);
  };
}

/** Returns whether a repetition can help. With an idempotency key, 409 can mean that an earlier attempt is in progress. */
function isTemporary({ status }: Response, { headers }: Request, attempt: number): boolean {
  const canBeInProgress = attempt > 0 && headers.has("Idempotency-Key");
  return temporaryStatuses.has(status) || (status === 409 && canBeInProgress);
}

/** Returns a random delay in seconds: at most 0.5 before the first repetition, and twice as long before each further one. */
function backoff(attempt: number): number {
  return 0.25 * 2 ** attempt * (1 + Math.random());
}

/** Returns `Retry-After` in seconds, or `null` if it is missing or invalid. */
function retryAfter(response: Response): number | null {
  const value = response.headers.get("Retry-After")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1_000);
}

/** Waits, and rejects with the reason of the signal as soon as it aborts. */
function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1_000);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}

/** Adds the access token to each request. A request that is rejected with 401 is repeated once with a new token. */
export function withToken(send: Fetch, token: string | TokenProvider): Fetch {
  const authorize = (request: Request, value: string): Request => {
    request.headers.set("Authorization", `Bearer ${value}`);
    return request;
  };
  if (typeof token === "string") return (request) => send(authorize(request, token));
  return async (request) => {
    const first = await token();
    const response = await send(authorize(request.clone(), first));
    if (response.status !== 401) return response;
    const second = await token(first);
    if (second === first) return response;
    await response.body?.cancel();
    return send(authorize(request, second));
  };
}
