/** A service with an adjustable clock, its log, and users with two-factor authentication. */
import { TOTP } from "otpauth";
import { afterAll, beforeAll } from "vitest";
import { writeLog } from "../../../src/history/log-entry.ts";
import { enableSecondFactor, newTotp } from "../../../src/identity/second-factor.ts";
import { createTotpSecrets } from "../../../src/identity/totp-secrets.ts";
import { passwords } from "../../support/principals.ts";
import {
  forgetFailures,
  startService,
  type ServiceOptions,
  type TestService,
} from "../../support/service.ts";
import { memoryLogger, type LoggedLine } from "../../support/web.ts";

export interface SignInService extends TestService {
  readonly lines: LoggedLine[];
  now(): Date;
  /** Advances the clock, for example so that a code of the app is valid again. */
  pass(seconds: number): void;
  /** Resets the limits of failed sign-ins. */
  resetLimits(): Promise<void>;
  /**
   * Enables two-factor authentication for a user. Returns the backup codes and a function for the code that the app
   * shows.
   */
  secondFactor(
    username: keyof typeof passwords,
  ): Promise<{ readonly backupCodes: readonly string[]; code(): string }>;
}

export async function startSignIn(options: ServiceOptions = {}): Promise<SignInService> {
  let instant = Date.now();
  const now = () => new Date(instant);
  const logger = memoryLogger();
  const service = await startService({ ...options, overrides: { now, logger } });
  const { store } = service;
  return {
    ...service,
    lines: logger.lines,
    now,
    pass: (seconds) => {
      instant += seconds * 1000;
    },
    resetLimits: () => forgetFailures(service),
    secondFactor: async (username) => {
      const { id } = await store.read.db
        .selectFrom("users")
        .select("id")
        .where("name", "=", username)
        .executeTakeFirstOrThrow();
      const { secret } = newTotp("Partledger", username);
      const code = () => new TOTP({ secret }).generate({ timestamp: instant });
      const actor = { userId: id, username, tokenId: null, client: null };
      const record = (
        ...[transaction, entries]: Parameters<Parameters<typeof enableSecondFactor>[0]["record"]>
      ) => writeLog(transaction, actor, now(), entries);
      const password = passwords[username];
      const wanted = { userId: id, secret, code: code(), password };
      const { backupCodes } = await enableSecondFactor(
        { store, now: now(), record },
        createTotpSecrets(service.uploads),
        wanted,
      );
      instant += 60_000;
      return { backupCodes, code };
    },
  };
}

/** Starts one service for all tests of the enclosing `describe`. */
export function useSignIn(options: ServiceOptions = {}): () => SignInService {
  let started: SignInService | undefined;
  beforeAll(async () => {
    started = await startSignIn(options);
  });
  afterAll(() => started?.close());
  return () => {
    if (started === undefined) throw new Error("The service runs only while tests are running.");
    return started;
  };
}
