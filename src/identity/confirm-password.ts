/**
 * Checks the password again before changes that an attacker with a stolen session must not make. Attempts are limited as
 * at the sign-in.
 */
import { invalid, problem } from "../errors.ts";
import { takeBackAttempt, beginAttempt, inWords } from "./attempts.ts";
import type { AttemptLimit } from "./attempts.ts";
import { verifyPassword } from "./password.ts";
import { createFailureCounter } from "./rate-limit.ts";
import { securityEvent } from "./record.ts";
import type { ChangeContext } from "./record.ts";

interface Confirmation {
  readonly userId: number;
  readonly password: string;
  /** The field that the error names if the password is wrong. */
  readonly propertyPath: string;
  /** For the log. */
  readonly address?: string;
}

const quarterHour = 15 * 60;

/**
 * Counted by session, so that an attacker with a stolen session cannot keep the owner from changing the password in
 * another one. The limit of the user is higher.
 */
function limitsOf({ sessionId }: ChangeContext, userId: number): readonly AttemptLimit[] {
  const counter = (kind: string, limit: number) =>
    createFailureCounter({ kind, limit, windowSeconds: quarterHour });
  const subject = sessionId === undefined ? `user ${userId}` : `session ${sessionId}`;
  return [
    { counter: counter("confirm-password", 10), subject },
    { counter: counter("confirm-password-user", 50), subject: String(userId) },
  ];
}

/**
 * @returns the hash that the password was checked against
 * @throws {Problem} `unprocessable` when the password is wrong; `too-many-requests` after ten wrong ones of a session,
 * or fifty of the user, in a quarter of an hour; `not-found` when there is no such user
 */
export async function confirmPassword(context: ChangeContext, confirmation: Confirmation): Promise<string> {
  const { store, now, record } = context;
  const { userId, password, propertyPath, address } = confirmation;
  const limits = limitsOf(context, userId);
  const verdict = await beginAttempt(store, limits, now);
  if (!verdict.allowed) {
    const { retryAfter } = verdict;
    const detail = `The password was wrong too often. Try again in ${inWords(retryAfter)}.`;
    throw problem("too-many-requests", detail, { headers: { "Retry-After": String(retryAfter) } });
  }
  const hash = await store.transaction(({ db }) =>
    db.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirst(),
  );
  if (hash === undefined) throw problem("not-found", "There is no such user.");
  const right = await verifyPassword(password, hash.password_hash);
  await store.transaction(async (transaction) => {
    if (right) return takeBackAttempt(transaction, limits, now);
    const data = { event: "password_confirmation_failed", ...(address !== undefined && { address }) };
    await record(transaction, securityEvent(userId, data, "warning"));
  });
  if (!right || hash.password_hash === null) {
    throw invalid([{ propertyPath, message: "This is not your password.", code: "wrong-password" }]);
  }
  return hash.password_hash;
}
