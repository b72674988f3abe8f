/**
 * `Idempotency-Key` on POST: runs the handler once for a key and gives its answer again to repetitions. Where keys
 * and answers are kept is passed in.
 */
import { createHmac } from "node:crypto";
import { invalid, problem } from "../errors.ts";
import type { Transaction } from "../database/store.ts";
import type { Principal } from "../identity/principal.ts";
import type { Answer, ApiRequest } from "./handler.ts";

/** What is known of a key when a request with it comes in. */
export type IdempotentStart =
  | {
      readonly kind: "fresh";
      /** Keeps the answer. */
      finish(answer: Answer): void | Promise<void>;
      /** Keeps the answer within the transaction of the write that it answers. */
      keep(transaction: Transaction, answer: Answer): Promise<void>;
      /** Forgets the key: the request failed, and a repetition may succeed. */
      release(): void | Promise<void>;
    }
  | { readonly kind: "replay"; readonly answer: Answer }
  | { readonly kind: "running" }
  | { readonly kind: "mismatch" };

/** Keeps keys, per user and operation, for 24 hours. */
export interface IdempotencyKeys {
  begin(
    principal: Principal,
    operationId: string,
    key: string,
    fingerprint: string,
    now: Date,
  ): IdempotentStart | Promise<IdempotentStart>;
}

/**
 * What makes two requests the same: a digest of everything that shapes the answer, made with the key. Bodies may hold
 * passwords; without the key, of which only a digest is stored, nobody can try out which.
 */
export function requestFingerprint(parts: {
  readonly key: string;
  readonly path: string;
  readonly query: string;
  readonly mediaType: string;
  /** The body as it was sent, or its digest. */
  readonly body: string | Buffer;
}): string {
  const { key, path, query, mediaType, body } = parts;
  return createHmac("sha256", key)
    .update(`${path}\n${query}\n${mediaType}\n`)
    .update(body)
    .digest("base64url");
}

/**
 * Runs `handle` under a key.
 *
 * @throws {Problem} 409 while the first request runs, 422 when the key came with another request before
 */
export async function onlyOnce(
  keys: IdempotencyKeys,
  request: ApiRequest,
  key: string,
  fingerprint: string,
  handle: (request: ApiRequest) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { operation, principal, now } = request;
  const start = await keys.begin(principal, operation.operationId, key, fingerprint, now);
  switch (start.kind) {
    case "replay":
      return { ...start.answer, headers: { ...start.answer.headers, "Idempotent-Replayed": "true" } };
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
    case "fresh":
      return runFresh(start, request, handle);
  }
}

async function runFresh(
  start: Extract<IdempotentStart, { kind: "fresh" }>,
  request: ApiRequest,
  handle: (request: ApiRequest) => Answer | Promise<Answer>,
): Promise<Answer> {
  let kept = false;
  const keepAnswer = async (transaction: Transaction, answer: Answer): Promise<void> => {
    await start.keep(transaction, answer);
    kept = true;
  };
  let answer: Answer;
  try {
    answer = await handle({ ...request, keepAnswer });
  } catch (error) {
    await start.release();
    throw error;
  }
  if (!kept) await start.finish(answer);
  return answer;
}
