import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Logger } from "../../src/http/handler.ts";
import { Problem } from "../../src/util/errors.ts";
import { readConfig } from "../../src/config/config.ts";
import { createSecrets } from "../../src/oauth/configured.ts";
import { createKeyFiles, keyPaths } from "../../src/oauth/keys.ts";
import { copyKeys } from "../support/oauth-keys.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "partledger-keys-"));
  await copyKeys(directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const key = randomBytes(32).toString("base64url");

/** Returns the error and the log lines for an encryption key and a key directory. */
async function attempt(encryptionKey: string | null, folder: string) {
  const lines: string[] = [];
  const note = (_fields: object, message: string): void => void lines.push(message);
  const log: Logger = { debug: note, info: note, warn: note, error: note, child: () => log };
  const { oauth: defaults } = readConfig({});
  const oauth = { ...defaults, enabled: true, encryptionKey };
  const secrets = createSecrets({ config: { oauth }, keyFiles: createKeyFiles(folder) });
  const outcome = await secrets.require(log).catch((error: unknown) => error);
  return { lines, outcome };
}

describe("the keys of the authorization server", () => {
  it("the keys of the authorization server are returned if all are present", async () => {
    const { lines, outcome } = await attempt(key, directory);
    expect(lines).toEqual([]);
    expect(outcome).toMatchObject({ encryptionKey: Buffer.from(key, "base64url") });
  });

  it.each([
    ["without a key", null, ["OAUTH2_ENCRYPTION_KEY is not set", "oauth generate-secret"]],
    ["with an empty key", "", ["OAUTH2_ENCRYPTION_KEY is not set", "oauth generate-secret"]],
    [
      "with an invalid key",
      "change-me",
      ["OAUTH2_ENCRYPTION_KEY is not a 256-bit key", "oauth generate-secret"],
    ],
  ])("fails %s and logs one line with the remedy", async (_, text, hints) => {
    const { lines, outcome } = await attempt(text, directory);
    expect(outcome).toBeInstanceOf(Problem);
    expect(outcome).toMatchObject({ status: 500 });
    expect(lines).toHaveLength(1);
    for (const hint of hints) expect(lines[0]).toContain(hint);
    expect(lines[0]).not.toContain("change-me");
  });

  it("fails without a key pair and logs how to create one", async () => {
    const { lines, outcome } = await attempt(key, join(directory, "nowhere"));
    expect(outcome).toMatchObject({ status: 500 });
    expect(lines).toEqual([expect.stringContaining("oauth generate-keys")]);
    expect(lines[0]).not.toContain("generate-secret");
  });

  it("fails without permission to read the key pair and logs how to get it, which replaces no keys", async () => {
    const { privatePath, publicPath } = keyPaths(directory);
    for (const path of [privatePath, publicPath]) await chmod(path, 0o000);
    await chmod(directory, 0o755);
    const account = process.geteuid?.() ?? 0;
    // Root can read all files.
    if (account === 0) process.seteuid?.(12_345);
    try {
      const { lines, outcome } = await attempt(key, directory);
      expect(outcome).toMatchObject({ status: 500 });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`no permission to read ${privatePath}, ${publicPath}`);
      expect(lines[0]).toMatch(/`sudo chown \d+ \S+_private\.key \S+_public\.key && sudo chmod 600 /);
      expect(lines[0]).not.toMatch(/force|generate-keys/);
    } finally {
      process.seteuid?.(account);
      for (const path of [privatePath, publicPath]) await chmod(path, 0o600);
    }
  });

  it("logs both missing keys, which the client does not see", async () => {
    const { lines, outcome } = await attempt(null, join(directory, "nowhere"));
    expect(lines).toEqual([expect.stringMatching(/generate-secret.*generate-keys/)]);
    expect((outcome as Problem).detail).not.toMatch(/OAUTH2_ENCRYPTION_KEY|\.key|generate/);
  });
});
