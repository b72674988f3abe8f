/** Limits how many large uploads a process receives at the same time, in all and for each user. */
import { problem, retryLater } from "../errors.ts";
import type { Principal } from "../identity/principal.ts";
import { addressSubject } from "../identity/rate-limit.ts";
import { createFairQueue } from "../queue/fair-queue.ts";

/** The user and the client address that files are staged for. */
export interface Uploader {
  readonly user: string;
  readonly address: string;
}

export function uploaderOf({ principal, address }: { principal: Principal; address: string }): Uploader {
  return { user: String(principal.userId), address: addressSubject(address) };
}

/**
 * Waits until a user may send another large upload. Returns the function that is called at its end.
 * @throws {Problem} 429 if the user sends too many, 503 if all users together do
 */
type UploadLimit = (user: string) => Promise<() => void>;

const perUser = 8;

export function createUploadLimit(waitTimeoutMilliseconds = 10_000): UploadLimit {
  const queue = createFairQueue({
    total: 100,
    perOwner: perUser,
    waiting: 200,
    waitingPerOwner: 24,
    waitTimeoutMilliseconds,
    refusal: (isUserAtLimit) =>
      isUserAtLimit
        ? problem(
            "too-many-requests",
            `A user can have ${perUser} large uploads in progress. Wait until one of them is complete.`,
            retryLater,
          )
        : problem("unavailable", "Too many large uploads are in progress. Try again later.", retryLater),
  });
  return queue.enter;
}
