/** A user changes the own password. That of another user: `setPassword` in `users.ts`. */
import type { ChangeContext } from "./record.ts";

export interface PasswordChange {
  readonly userId: number;
  readonly current: string;
  readonly next: string;
  /** The session that stays: the one which the change is made with. */
  readonly keepSessionId: number | null;
  /** Whether the API tokens of the user are revoked as well. */
  readonly revokeApiTokens: boolean;
  /** For the log. */
  readonly address: string;
}

/**
 * Changes the password, and ends sessions, trusted devices and OAuth grants.
 * @throws {Problem} `unprocessable` on `current` or `next`; `too-many-requests` after too many wrong passwords
 */
export async function changePassword(context: ChangeContext, change: PasswordChange): Promise<void> {
  throw new Error(`To be written. ${typeof context} ${change.userId}`);
}
