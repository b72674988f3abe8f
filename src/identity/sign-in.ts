/**
 * Defines the types of the browser sign-in: the password (`password-step.ts`), then the 2FA code if 2FA is on
 * (`second-factor-step.ts`). Attempts are limited. Neither messages nor response times reveal which user names exist.
 */
import type { Store } from "../database/store.ts";
import type { RecordEntry } from "./record.ts";
import type { TotpSecrets } from "./totp-secrets.ts";

export interface PasswordAttempt {
  readonly username: string;
  readonly password: string;
  /** Whether the user selected "Keep me signed in". */
  readonly remember: boolean;
  /** The value of the trusted-device cookie. */
  readonly device: string | null;
  /** The cookie of the browser's current session. If the attempt succeeds, that session ends. */
  readonly replaces?: string | null;
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

export interface SecondFactorAttempt {
  /** The value of the session cookie. */
  readonly session: string;
  /** A six-digit code of the authenticator app, or a backup code. */
  readonly code: string;
  /** Whether to trust the device. A trusted device needs no code for 60 days. */
  readonly trustDevice: boolean;
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

export type SignInResult =
  | {
      readonly kind: "complete";
      /** The value of the session cookie, which changes with every step. */
      readonly session: string;
      /** `Max-Age` of the cookie in seconds; null for a cookie that ends with the browser session. */
      readonly maxAge: number | null;
      /** The value of a new trusted-device cookie. Its `Max-Age` is `trustedDeviceSeconds`. */
      readonly device?: string;
    }
  | { readonly kind: "second_factor"; readonly session: string }
  | {
      readonly kind: "refused";
      readonly detail: string;
      /** Whether the user must start again with the password, because there is no pending session. */
      readonly restart?: boolean;
    }
  | { readonly kind: "throttled"; readonly retryAfter: number; readonly detail: string };

export interface SignIn {
  /**
   * Signs in with a password.
   * @throws {Problem} `unavailable` if too many users are signing in at once
   */
  withPassword(this: void, attempt: PasswordAttempt): Promise<SignInResult>;
  withSecondFactor(this: void, attempt: SecondFactorAttempt): Promise<SignInResult>;
}

/** The actor of a log entry: the user who signed in, or `anonymous` (with `userId` null) for a failed sign-in. */
export interface SignInActor {
  readonly userId: number | null;
  readonly username: string;
}

export interface SignInOptions {
  readonly store: Store;
  readonly record: (actor: SignInActor, now: Date) => RecordEntry;
  readonly totpSecrets: TotpSecrets;
}
