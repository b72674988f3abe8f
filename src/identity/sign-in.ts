/**
 * Sign-in with a browser: the password, then the code of 2FA if it is on. Throttled. Neither the messages nor the time
 * taken reveal which names exist. The steps are in `password-step.ts` and `second-factor-step.ts`.
 */
import type { Store } from "../database/store.ts";
import type { RecordEntry } from "./record.ts";
import type { TotpSecrets } from "./totp-secrets.ts";

export interface PasswordAttempt {
  readonly username: string;
  readonly password: string;
  /** "Keep me signed in". */
  readonly remember: boolean;
  /** The value of the trusted-device cookie. */
  readonly device: string | null;
  /** The session that the browser holds already: it ends when the attempt succeeds. */
  readonly replaces?: string | null;
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

export interface SecondFactorAttempt {
  /** The value of the session cookie. */
  readonly session: string;
  /** Six digits of the app, or a backup code. */
  readonly code: string;
  /** Do not ask on this device for 60 days. */
  readonly trustDevice: boolean;
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

export type SignInResult =
  | {
      readonly kind: "complete";
      /** The value of the session cookie: a new one after every step. */
      readonly session: string;
      /** Seconds that the cookie is kept; null: until the browser is closed. */
      readonly maxAge: number | null;
      /** The value of a new trusted-device cookie, to be kept for `trustedDeviceSeconds` of `trusted-devices.ts`. */
      readonly device?: string;
    }
  | { readonly kind: "second_factor"; readonly session: string }
  | {
      readonly kind: "refused";
      readonly detail: string;
      /** There is no pending session (any more): it begins again with the password. */
      readonly restart?: boolean;
    }
  | { readonly kind: "throttled"; readonly retryAfter: number; readonly detail: string };

export interface SignIn {
  /** @throws {Problem} `unavailable` when too many are signing in at once */
  withPassword(this: void, attempt: PasswordAttempt): Promise<SignInResult>;
  withSecondFactor(this: void, attempt: SecondFactorAttempt): Promise<SignInResult>;
}

/** Who a log entry names: the user who signed in, or `anonymous` with `userId` null for somebody who failed to. */
export interface SignInActor {
  readonly userId: number | null;
  readonly username: string;
}

export interface SignInOptions {
  readonly store: Store;
  readonly record: (actor: SignInActor, now: Date) => RecordEntry;
  readonly totpSecrets: TotpSecrets;
}
