/**
 * Handles `Idempotency-Key` on POST: runs the handler once per key and replays its response for repeated requests.
 * `idempotency-store.ts` stores keys and responses.
 */
import { createHmac } from "node:crypto";
import { invalid, problem } from "../../util/errors.ts";
import type { Transaction } from "../../database/store.ts";
import type { Principal } from "../../identity/principal.ts";
import type { ApiResponse, ApiRequest } from "../handler.ts";

/** The state of a key when a request with it arrives. */
export type IdempotentStart =
  | {
      readonly kind: "fresh";
      /** Stores the response to the request. */
      finish(answer: ApiResponse): Promise<void>;
      /** Stores the response to the request in the transaction of the write. */
      store(transaction: Transaction, answer: ApiResponse): Promise<void>;
      /** Deletes the key after a failed request, which allows the client to retry. */
      release(): Promise<void>;
    }
  | { readonly kind: "replay"; readonly answer: ApiResponse }
  | { readonly kind: "running" }
  | { readonly kind: "mismatch" };

export type UsedKey = Exclude<IdempotentStart, { readonly kind: "fresh" }>;

type KeyArguments = [principal: Principal, operationId: string, key: string, fingerprint: string, now: Date];

/** Stores keys per user and operation for 24 hours. */
export interface IdempotencyKeys {
  begin(...key: KeyArguments): Promise<IdempotentStart>;
  /** Returns the state of a key without using it, or null if it is unused. */
  find(...key: KeyArguments): Promise<UsedKey | null>;
}

/**
 * Returns a digest that identifies equal requests. It covers everything that affects the response. Bodies can contain
 * passwords, so the digest is keyed with the idempotency key. The database contains only a digest of this key, so a
 * copy of the database does not help to guess passwords.
 */
export function requestFingerprint(parts: {
  readonly key: string;
  readonly path: string;
  readonly query: string;
  readonly mediaType: string;
  /** The body as the client sent it, or a digest of the body. */
  readonly body: string | Buffer;
}): string {
  const { key, path, query, mediaType, body } = parts;
  return createHmac("sha256", key)
    .update(`${path}\n${query}\n${mediaType}\n`)
    .update(body)
    .digest("base64url");
}

/** The request to which a key belongs. */
interface KeyedRequest extends Pick<ApiRequest, "principal" | "now"> {
  readonly operation: { readonly operationId: string };
}

/** Handles the request. The handler of the operation stores the response. */
type Run = (storing: Pick<ApiRequest, "storeResponse">) => Promise<ApiResponse>;

/**
 * Calls `run` once per key.
 * @throws {Problem} 409 while the first request with the key is in progress, or 422 if the key was used for a different
 * request
 */
export async function runOnce(
  keys: IdempotencyKeys,
  { operation, principal, now }: KeyedRequest,
  key: string,
  fingerprint: string,
  run: Run,
): Promise<ApiResponse> {
  const start = await keys.begin(principal, operation.operationId, key, fingerprint, now);
  return start.kind === "fresh" ? runFresh(start, run) : answerTo(start);
}

/**
 * Calls `run` without using the key, unless the key was used before.
 * @throws {Problem} 409 or 422, like {@link runOnce}
 */
export async function tryOnce(
  keys: IdempotencyKeys,
  { operation, principal, now }: KeyedRequest,
  key: string,
  fingerprint: string,
  run: Run,
): Promise<ApiResponse> {
  const used = await keys.find(principal, operation.operationId, key, fingerprint, now);
  return used === null ? run({}) : answerTo(used);
}

/**
 * Returns the response to an earlier request with the key.
 * @throws {Problem} 409 or 422, like {@link runOnce}
 */
export function answerTo(used: UsedKey): ApiResponse {
  switch (used.kind) {
    case "replay":
      return { ...used.answer, headers: { ...used.answer.headers, "Idempotent-Replayed": "true" } };
    case "running":
      throw problem(
        "conflict",
        "Another request with this Idempotency-Key is still in progress. Try again later.",
      );
    case "mismatch":
      throw invalid([
        {
          propertyPath: "Idempotency-Key",
          message: "This key was already used for a different request. Send a new key.",
          code: "idempotency-key-reused",
        },
      ]);
  }
}

async function runFresh(start: Extract<IdempotentStart, { kind: "fresh" }>, run: Run): Promise<ApiResponse> {
  let kept = false;
  const storeResponse = async (transaction: Transaction, answer: ApiResponse): Promise<void> => {
    await start.store(transaction, answer);
    kept = true;
  };
  let answer: ApiResponse;
  try {
    answer = await run({ storeResponse });
  } catch (error) {
    await start.release();
    throw error;
  }
  if (!kept) await start.finish(answer);
  return answer;
}
