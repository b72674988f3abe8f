/**
 * Asks for the password again before security-relevant changes, so an attacker with a stolen session cannot make them.
 * Limits failed attempts.
 */
import { invalid, problem } from "../util/errors.ts";
import { uncountAttempt, beginAttempt, formatDuration, type AttemptLimit } from "./attempts.ts";
import { verifyPassword } from "./password.ts";
import { createFailureCounter } from "./failure-rate-limit.ts";
import { securityEvent, type ChangeContext } from "./record.ts";

interface Confirmation {
  readonly userId: number;
  readonly password: string;
  /** The property path of the password in the request, which the error reports. */
  readonly propertyPath: string;
  readonly address?: string;
}

const quarterHour = 15 * 60;

/**
 * Limits attempts per session and, with a higher limit, per user. The limit per session prevents an attacker with a
 * stolen session from blocking the owner's password change in another session.
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
 * @returns the stored password hash
 * @throws {Problem} `unprocessable` if the password is missing or wrong; `too-many-requests` after 10 wrong passwords
 * in the session or 50 wrong passwords of the user within 15 minutes; `not-found` if the user does not exist
 */
export async function confirmPassword(context: ChangeContext, confirmation: Confirmation): Promise<string> {
  const { store, now, record } = context;
  const { userId, password, propertyPath, address } = confirmation;
  // An empty field is not an attempt to guess the password, so it is neither counted nor logged.
  if (password === "") throw invalid([{ propertyPath, message: "Enter your password.", code: "not-blank" }]);
  const limits = limitsOf(context, userId);
  const verdict = await beginAttempt(store, limits, now);
  if (!verdict.allowed) {
    const { retryAfter } = verdict;
    const detail = `Too many wrong passwords. Try again in ${formatDuration(retryAfter)}.`;
    throw problem("too-many-requests", detail, { headers: { "Retry-After": String(retryAfter) } });
  }
  const hash = await store.transaction(({ db }) =>
    db.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirst(),
  );
  if (hash === undefined) throw problem("not-found", "The user does not exist.");
  const isCorrect = await verifyPassword(password, hash.password_hash);
  await store.transaction(async (transaction) => {
    if (isCorrect) return uncountAttempt(transaction, limits, now);
    const data = { event: "password_confirmation_failed", ...(address !== undefined && { address }) };
    await record(transaction, securityEvent(userId, data, "warning"));
  });
  if (!isCorrect || hash.password_hash === null) {
    throw invalid([{ propertyPath, message: "The password is wrong.", code: "wrong-password" }]);
  }
  return hash.password_hash;
}
