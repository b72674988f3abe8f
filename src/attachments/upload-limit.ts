/** Limits the number of simultaneous large uploads, per process and per user. */
import { problem, retryLater } from "../util/errors.ts";
import type { Principal } from "../identity/principal.ts";
import { addressSubject } from "../identity/failure-rate-limit.ts";
import { createFairQueue } from "../util/queue/fair-queue.ts";

/** The user and the IP address against whose shares an upload counts. */
export interface Uploader {
  readonly user: string;
  readonly address: string;
}

export function uploaderOf({ principal, address }: { principal: Principal; address: string }): Uploader {
  return { user: String(principal.userId), address: addressSubject(address) };
}

/**
 * Waits until the user can start another large upload. Returns a function that the caller must call when the upload
 * ends.
 * @throws {Problem} 429 if the user has too many uploads in progress; 503 if all users together have too many
 */
type UploadLimit = (user: string) => Promise<() => void>;

const perUser = 8;

export function createUploadLimit(waitTimeoutMilliseconds = 10_000): UploadLimit {
  const queue = createFairQueue({
    name: "uploads",
    total: 100,
    perOwner: perUser,
    waiting: 200,
    waitingPerOwner: 24,
    waitTimeoutMilliseconds,
    refusal: (isUserAtLimit) =>
      isUserAtLimit
        ? problem(
            "too-many-requests",
            `A user can have at most ${perUser} large uploads in progress. Wait until one of them is complete.`,
            retryLater,
          )
        : problem("unavailable", "Too many large uploads are in progress. Try again later.", retryLater),
  });
  return queue.enter;
}
