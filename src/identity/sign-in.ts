/**
 * Defines the types of the browser sign-in, which has two steps: the password (`password-step.ts`) and, if 2FA is on,
 * the 2FA code (`second-factor-step.ts`). Attempts are limited. Neither messages nor response times reveal which user
 * names exist.
 */
import type { Store } from "../database/store.ts";
import type { RecordEntry } from "./record.ts";
import type { TotpSecrets } from "./totp-secrets.ts";

export interface PasswordAttempt {
  readonly username: string;
  readonly password: string;
  /** Whether the user selected "Keep me signed in". */
  readonly remember: boolean;
  /** The value of the trusted-device cookie, if the browser sent one. */
  readonly device: string | null;
  /** The cookie of the browser's current session. If the sign-in succeeds, the current session ends. */
  readonly replaces?: string | null;
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

export interface SecondFactorAttempt {
  readonly session: string;
  /** A six-digit code from the authenticator app, or a backup code. */
  readonly code: string;
  /** Whether to trust the device. A trusted device needs no 2FA code for 60 days. */
  readonly trustDevice: boolean;
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

export type SignInResult =
  | {
      readonly kind: "complete";
      /** The value of the session cookie, which changes with every step of the sign-in. */
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
      /** Whether the user must enter the password again, because no session waits for the 2FA code. */
      readonly restart?: boolean;
    }
  | { readonly kind: "throttled"; readonly retryAfter: number; readonly detail: string };

export interface SignIn {
  /** @throws {Problem} `unavailable` if too many users are signing in at once */
  withPassword(this: void, attempt: PasswordAttempt): Promise<SignInResult>;
  withSecondFactor(this: void, attempt: SecondFactorAttempt): Promise<SignInResult>;
}

/**
 * The actor of a sign-in's log entry: the user who signed in, or `anonymous` (with `userId` null) if the sign-in
 * failed.
 */
export interface SignInActor {
  readonly userId: number | null;
  readonly username: string;
}

export interface SignInOptions {
  readonly store: Store;
  readonly record: (actor: SignInActor, now: Date) => RecordEntry;
  readonly totpSecrets: TotpSecrets;
}
