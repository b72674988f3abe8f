/** TOTP secrets are encrypted per user, with a key file that several processes can create at the same time. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  enableSecondFactor,
  newTotp,
  resetSecondFactor,
  useSecondFactor,
} from "../../src/identity/second-factor.ts";
import { secretKeyPath } from "../../src/identity/secret-encryption.ts";
import { createTotpSecrets } from "../../src/identity/totp-secrets.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { now, withoutLog } from "./recorded-changes.ts";
import { after, appCode, appOf, createUserWithPassword } from "./sign-in-attempts.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "partledger-key-"));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

describeOneDialect("a TOTP secret in the database", (dialect) => {
  const { store } = useTestStore(dialect);
  let count = 0;

  /** Creates a user with two-factor authentication. */
  async function protectedUser() {
    const id = await createUserWithPassword(store(), { name: `${dialect}-${++count}` });
    const { secret } = newTotp("Test", "test");
    const before = after(-3600);
    const change = { ...withoutLog(store()), now: before };
    const { backupCodes } = await enableSecondFactor(change, secrets(), appOf(id, secret, before));
    return { id, secret, backupCodes };
  }
  const stored = async (id: number) => {
    const { db } = store().read;
    const row = await db.selectFrom("users").select("totp_secret").where("id", "=", id).executeTakeFirst();
    return row?.totp_secret ?? null;
  };
  const setStored = (id: number, secret: string | null) =>
    store().transaction(async ({ db }) => {
      await db.updateTable("users").set({ totp_secret: secret }).where("id", "=", id).execute();
    });
  const secrets = () => createTotpSecrets(directory, (parameters) => `cd /srv && run ${parameters}`);
  const use = (id: number, code: string) =>
    store().transaction((transaction) => useSecondFactor(transaction, secrets(), id, code, now));
  afterEach(async () => {
    await store().transaction(async ({ db }) => {
      await db.updateTable("users").set({ totp_secret: null }).execute();
    });
  });

  test("is encrypted, differently each time, with a key that only its owner can read", async () => {
    const { id, secret } = await protectedUser();
    const encrypted = await stored(id);
    expect(encrypted).toMatch(/^v1:[\w-]+$/);
    expect(encrypted).not.toContain(secret);
    expect(statSync(secretKeyPath(directory)).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(["totp.key"]);
    const again = await store().transaction((transaction) =>
      createTotpSecrets(directory).encrypt(transaction, id, secret),
    );
    expect(again).not.toBe(encrypted);
    expect(await use(id, appCode(secret))).toBe("app");
  });

  test("cannot be decrypted for another user, and is rejected without encryption", async () => {
    const [one, other] = [await protectedUser(), await protectedUser()];
    await setStored(other.id, await stored(one.id));
    await expect(use(other.id, appCode(one.secret))).rejects.toMatchObject({ status: 503 });
    await setStored(other.id, one.secret);
    await expect(use(other.id, appCode(one.secret))).rejects.toMatchObject({ status: 503 });
  });

  test("cannot be read without its key, and no new key is created; backup codes and a reset work", async () => {
    const { id, secret, backupCodes } = await protectedUser();
    rmSync(secretKeyPath(directory));
    const cause = {
      message: expect.stringMatching(
        /totp\.key is missing\..*`cd \/srv && run user reset-2fa NAME`/,
      ) as string,
    };
    await expect(use(id, appCode(secret))).rejects.toMatchObject({
      status: 503,
      detail: expect.stringMatching(
        /^Codes from authenticator apps cannot be checked:.*Use a backup code/,
      ) as string,
      cause,
    });
    expect(await use(id, backupCodes[0] ?? "")).toBe("backup_code");
    const refused = await protectedUser().catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 503,
      detail: expect.stringMatching(/^Two-factor authentication cannot be turned on:/) as string,
      cause,
    });
    expect(String(refused)).not.toContain("backup code");
    expect(readdirSync(directory)).toEqual([]);
    await resetSecondFactor(withoutLog(store()), id);
    const next = await protectedUser();
    expect(await use(next.id, appCode(next.secret))).toBe("app");
  });
});

test("processes that create the key at the same time use the same key", async () => {
  const script = `
    import { once } from "node:events";
    import { createTotpSecrets } from "./src/identity/totp-secrets.ts";
    const none = { selectFrom: () => none, select: () => none, where: () => none, limit: () => none,
      executeTakeFirst: async () => undefined };
    process.stderr.write("ready");
    await once(process.stdin.resume(), "end");
    console.log(await createTotpSecrets(${JSON.stringify(directory)}).encrypt({ db: none }, 1, "SECRET"));`;
  const run = () =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  const processes = [run(), run(), run()];
  const results = Promise.all(processes);
  await Promise.race([results, Promise.all(processes.map(({ child }) => once(child.stderr!, "data")))]);
  for (const { child } of processes) child.stdin?.end();
  const outputs = await results;
  const key = readFileSync(secretKeyPath(directory), "utf8");
  expect(key).toMatch(/^[\w-]{43}\n$/);
  const secrets = createTotpSecrets(directory);
  for (const { stdout } of outputs) expect(secrets.decrypt(1, stdout.trim())).toBe("SECRET");
});
