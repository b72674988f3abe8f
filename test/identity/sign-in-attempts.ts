/** Runs sign-in attempts with default values for tests, and collects their log entries. */
import { TOTP } from "otpauth";
import type { Store } from "../../src/database/store.ts";
import { hashPassword } from "../../src/identity/password.ts";
import type { ScryptParameters } from "../../src/identity/password-cost.ts";
import type { LogEntry } from "../../src/history/log-entry.ts";
import { createLastUsed } from "../../src/identity/last-used.ts";
import { enableSecondFactor, newTotp, type SecondFactorSetUp } from "../../src/identity/second-factor.ts";
import { createSessions } from "../../src/identity/sessions.ts";
import { createPasswordStep } from "../../src/identity/password-step.ts";
import { createSecondFactorStep } from "../../src/identity/second-factor-step.ts";
import type {
  PasswordAttempt,
  SecondFactorAttempt,
  SignInOptions,
  SignInResult,
} from "../../src/identity/sign-in.ts";
import { createUser, type NewUser } from "../../src/identity/accounts/accounts.ts";
import { totpSecrets } from "../support/totp-secrets.ts";
import { now, withoutLog } from "./recorded-changes.ts";
import { testPermissionChainReader } from "../support/memory-cache.ts";

export const right = "correct horse";

/** The given number of seconds after {@link now}. */
export const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Creates a user with the password {@link right} and returns the ID. */
export async function createUserWithPassword(store: Store, user: NewUser): Promise<number> {
  const id = await createUser(withoutLog(store), user);
  await storePasswordHash(store, id);
  return id;
}

/** Stores a hash of the password {@link right}, with the given cost parameters. */
export async function storePasswordHash(store: Store, id: number, cost?: ScryptParameters): Promise<void> {
  const hash = await hashPassword(right, cost);
  await store.transaction(({ db }) =>
    db.updateTable("users").set({ password_hash: hash }).where("id", "=", id).execute(),
  );
}

/** The code that the authenticator app shows. */
export function appCode(secret: string, at: Date = now): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}

/** The form values that enable two-factor authentication. */
export function appOf(userId: number, secret: string, at: Date = now): SecondFactorSetUp {
  return { userId, secret, code: appCode(secret, at), password: right };
}

/** Enables two-factor authentication for a user, an hour before {@link now}. */
export async function enableTwoFactor(store: Store, userId: number) {
  const { secret } = newTotp("Test", "test");
  const before = after(-3600);
  const change = { ...withoutLog(store), now: before };
  const { backupCodes } = await enableSecondFactor(change, totpSecrets, appOf(userId, secret, before));
  return { secret, backupCodes };
}

interface RecordedEntry {
  readonly username: string;
  readonly entry: LogEntry;
}

export function signInAttempts(store: Store, options: Partial<SignInOptions> = {}) {
  const logged: RecordedEntry[] = [];
  const all: SignInOptions = {
    store,
    totpSecrets,
    record: (actor) => (transaction, entries) => {
      transaction.afterCommit(() => {
        for (const entry of [entries].flat()) logged.push({ username: actor.username, entry });
      });
      return Promise.resolve();
    },
    ...options,
  };
  const [withPassword, withSecondFactor] = [createPasswordStep(all), createSecondFactorStep(all)];
  const usual = { address: "192.0.2.7", userAgent: "Browser/1.0", now };
  return {
    logged,
    /** The collected events in order, as `username: event`. */
    events: () => logged.map(({ username, entry }) => `${username}: ${String(entry.data?.["event"])}`),
    password: (username: string, more: Partial<PasswordAttempt> = {}): Promise<SignInResult> =>
      withPassword({ ...usual, username, password: right, remember: false, device: null, ...more }),
    code: (session: string, code: string, more: Partial<SecondFactorAttempt> = {}): Promise<SignInResult> =>
      withSecondFactor({ ...usual, session, code, trustDevice: false, ...more }),
  };
}

/** Returns the sessions of a store, and records their last uses. */
export function sessionsOf(store: Store) {
  const { noteSession, flush, close } = createLastUsed({ store });
  return {
    ...createSessions({ store, permissionChainOf: testPermissionChainReader(), noteSession }),
    flush,
    close,
  };
}

/**
 * Returns the session of a result.
 * @throws {Error} if there is none
 */
export function sessionOf(result: SignInResult): string {
  if (result.kind !== "complete" && result.kind !== "second_factor") {
    throw new Error(`There is no session: ${JSON.stringify(result)}`);
  }
  return result.session;
}
