/**
 * Sessions of browsers: finding, listing and ending them. They are made by `sign-in.ts`; what else a password change
 * ends is in `endings.ts`.
 *
 * A session that is not remembered ends 12 hours after it was last used, and 7 days after the sign-in at the latest;
 * one that is remembered ends 30 days after the sign-in.
 */
import type { Store } from "../database/store.ts";
import type { ChangeContext } from "./record.ts";
import type { SignedIn } from "./signed-in.ts";

export interface ListedSession {
  readonly id: number;
  readonly address: string;
  readonly userAgent: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  readonly remembered: boolean;
}

export interface Sessions {
  /**
   * Who a cookie's value stands for, in one statement; null for one that is unknown or has ended, and when the user is
   * disabled. Also answers sessions that still wait for the second factor: look at `stage`.
   */
  find(this: void, token: string, now: Date): Promise<SignedIn | null>;
  /** The complete sessions of a user that have not ended, last used first. */
  list(this: void, userId: number, now: Date): Promise<ListedSession[]>;
  /** Ends one session of the user; false when the user has no such session. */
  endOne(this: void, context: ChangeContext, userId: number, sessionId: number): Promise<boolean>;
  /** Ends all sessions of the user but one, pending ones included; how many complete ones there were. */
  endOthers(this: void, context: ChangeContext, userId: number, keepSessionId: number): Promise<number>;
  /** Signs out; nothing happens when the session is unknown. */
  end(this: void, token: string): Promise<void>;
  /** Writes what was taken down of the use of sessions. For tests. */
  flush(this: void): Promise<void>;
  /** Writes the rest and stops. */
  close(this: void): Promise<void>;
}

export interface SessionsOptions {
  readonly store: Store;
  /** Told of what fails in the background: the last use of sessions could not be written. */
  readonly onFault?: (error: unknown) => void;
}

export function createSessions(options: SessionsOptions): Sessions {
  throw new Error(`To be written. ${typeof options}`);
}
