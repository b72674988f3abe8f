/**
 * Changes the password of the signed-in user. `setPassword` in `identity/accounts/accounts.ts` sets the password of another
 * user.
 */
import { invalid, problem } from "../util/errors.ts";
import { confirmPassword } from "./confirm-password.ts";
import { revokeSignIns } from "./revoke-sign-ins.ts";
import { hashPassword, minimumChosenLength, passwordViolation } from "./password.ts";
import { securityEvent, type ChangeContext } from "./record.ts";
import { rotateSession, type RotatedSession } from "./new-session.ts";
import { touchUser } from "./user-row.ts";

export interface PasswordChange {
  readonly userId: number;
  readonly current: string;
  readonly next: string;
  /** Whether the API tokens of the user are revoked as well. */
  readonly revokeApiTokens: boolean;
  readonly address: string;
}

/**
 * Changes the password, ends the user's other sessions, forgets trusted devices and revokes OAuth grants. The current
 * session continues with a new secret.
 * @returns the current session, or null if the request is not made in a session
 * @throws {Problem} `unprocessable` on `current` or `next`; `too-many-requests` after too many wrong passwords;
 * `conflict` if the password was changed at the same time
 */
export async function changePassword(
  context: ChangeContext,
  change: PasswordChange,
): Promise<RotatedSession | null> {
  const { store, now, record, sessionId } = context;
  const { userId, current, next, revokeApiTokens, address } = change;
  const violation =
    next === current
      ? "The new password must differ from the current one."
      : passwordViolation(next, minimumChosenLength);
  if (violation !== null) throw invalid([{ propertyPath: "next", message: violation, code: "password" }]);
  const before = await confirmPassword(context, {
    userId,
    password: current,
    propertyPath: "current",
    address,
  });
  const after = await hashPassword(next);
  return store.transaction(async (transaction) => {
    const changed = await touchUser(transaction, userId, now)
      .set({ password_hash: after, need_pw_change: false })
      .where("password_hash", "=", before)
      .returning("id")
      .execute();
    if (changed.length === 0) {
      throw problem(
        "conflict",
        "Your password was changed in the meantime. Enter your current password and try again.",
      );
    }
    const kept = sessionId === undefined ? null : await rotateSession(transaction, sessionId, now);
    await revokeSignIns(transaction, userId, {
      now,
      reason: "password_changed",
      keepSessionId: kept?.id ?? null,
      apiTokens: revokeApiTokens,
    });
    const data = { event: "password_changed", address, api_tokens_revoked: revokeApiTokens };
    await record(transaction, [
      securityEvent(userId, data),
      { kind: "element_touched", targetType: "User", targetId: userId },
    ]);
    return kept;
  });
}
