/** `doctor` checks the keys of the OAuth server and of two-factor authentication. */
import { execFileSync } from "node:child_process";
import { appendFile, chown, readFile, writeFile } from "node:fs/promises";
import { parse } from "dotenv";
import { describe, expect, it } from "vitest";
import { directory, done, partledgerHere, useDirectory } from "../program.ts";
import { change, examine, found, inside, itReports, useInstallation } from "./installation.ts";

useDirectory();

const enabled = "OAUTH_SERVER_ENABLED=1\n";

describe("keys of an installation", () => {
  useInstallation("migrate");

  itReports([
    {
      title: "missing keys of the OAuth server",
      create: () => writeFile(inside(".env.local"), enabled, { mode: 0o600 }),
      name: "oauth",
      message: /OAUTH2_ENCRYPTION_KEY is not set.*generate-secret.*generate-keys/,
      fix: /oauth enable$/,
      fixed: /^Created the key pair .* Wrote OAUTH2_ENCRYPTION_KEY to /,
    },
    {
      title: "an invalid key pair",
      create: async () => {
        await done(["oauth", "enable"]);
        await writeFile(inside("uploads/oauth_public.key"), "x");
      },
      name: "oauth",
      message: "is missing or invalid",
      fix: /oauth generate-keys --force$/,
    },
    {
      title: "an interrupted rotation of the key pair",
      create: async () => {
        await done(["oauth", "enable"]);
        const before = await readFile(inside("uploads/oauth_public.key"));
        await done(["oauth", "rotate-keys"]);
        await writeFile(inside("uploads/oauth_public.key"), before);
      },
      name: "oauth",
      status: "warning",
      message: "A rotation of the key pair was interrupted",
      fix: /oauth rotate-keys$/,
    },
    {
      title: "a rotation of the key pair in the future",
      create: async () => {
        await done(["oauth", "enable"]);
        await done(["oauth", "rotate-keys"]);
        const path = inside("uploads/oauth_public.previous.key");
        const text = await readFile(path, "utf8");
        await writeFile(path, text.replace(/^Replaced-At: 2.../, "Replaced-At: 2999"));
      },
      name: "oauth",
      status: "warning",
      message: /time of the last rotation of the key pair, 2999-\S+Z, is in the future/,
      fix: /oauth rotate-keys$/,
    },
    {
      title: "an invalid previous encryption key",
      create: async () => {
        await done(["oauth", "enable"]);
        await appendFile(inside(".env.local"), "OAUTH2_ENCRYPTION_KEY_PREVIOUS=short\n");
      },
      name: "oauth",
      status: "warning",
      message: "OAUTH2_ENCRYPTION_KEY_PREVIOUS is not a 256-bit key and is ignored",
      fix: /^grep -n OAUTH2_ENCRYPTION_KEY_PREVIOUS/,
    },
    {
      title: "a previous encryption key that is the current one",
      create: async () => {
        await done(["oauth", "enable"]);
        const { OAUTH2_ENCRYPTION_KEY: key = "" } = parse(await readFile(inside(".env.local"), "utf8"));
        await appendFile(
          inside(".env.local"),
          `OAUTH2_ENCRYPTION_KEY_PREVIOUS=${Buffer.from(key, "base64url").toString("hex")}\n`,
        );
      },
      name: "oauth",
      status: "warning",
      message: "it equals OAUTH2_ENCRYPTION_KEY",
      fix: /^grep -n OAUTH2_ENCRYPTION_KEY_PREVIOUS/,
    },
    {
      title: "a lost key of two-factor authentication",
      create: () =>
        change(`insert into users (name, name_folded, totp_secret, added_date, last_modified)
        values ('ada', 'ada', 'v1:AAAA', '', '')`),
      name: "two-factor",
      message: /^ada cannot sign in with an authenticator app\. .*totp\.key is missing\./,
      fix: /user reset-2fa ada$/,
    },
    {
      title: "a lost key of webhooks",
      create: () =>
        change(`insert into webhooks (name, name_folded, url, secret, position, added_date, last_modified)
        values ('Display', 'display', 'https://display.example.com', 'v1:AAAA', 0, '', '')`),
      name: "webhooks",
      message: /^Deliveries of Display cannot be signed, because .*totp\.key is missing/,
      fix: /\/api\/webhooks\/1\/rotate_secret$/,
    },
  ]);
});

it.runIf(process.getuid?.() === 0)("reports a key pair that root has written for itself", async () => {
  await done(["oauth", "enable"]);
  await done(["migrate"]);
  const files = ["private", "public"].map((name) => inside(`uploads/oauth_${name}.key`));
  execFileSync("chown", ["-R", "65534:65534", directory]);
  for (const path of files) await chown(path, 0, 0);
  // The account "nobody" exists on most systems.
  process.seteuid?.(65_534);
  const { stdout } = await partledgerHere(["doctor", "--json", "--offline"]).finally(() =>
    process.seteuid?.(0),
  );
  const { checks } = JSON.parse(stdout) as { checks: { name: string; message: string; fix: string }[] };
  const check = checks.find(({ name }) => name === "oauth");
  expect(check?.message).toMatch(/^The account .* no permission to read \S+private\.key, \S+public\.key\./);
  expect(check?.message).not.toMatch(/force|invalid/);
  expect(check?.fix).toMatch(/^sudo chown 65534 \S+private\.key \S+public\.key && sudo chmod 600 /);
});

it.each([
  ["PUBLIC_URL=http://parts.example", "not https"],
  ["HOST=0.0.0.0", "PUBLIC_URL is not set"],
])("warns if the OAuth server has an unsuitable address: %s", async (setting, message) => {
  await done(["oauth", "enable"]);
  await done(["migrate"]);
  await writeFile(inside(".env"), `${setting}\n`);
  const [code, report] = await examine("--offline");
  expect([code, found(report, "oauth")?.status]).toEqual([0, "warning"]);
  expect(found(report, "oauth")?.message).toContain(message);
});

it("reports the state of a rotation, and that the previous encryption key can be removed", async () => {
  await done(["oauth", "enable"]);
  await done(["migrate"]);
  const message = async () => {
    const [code, report] = await examine("--offline");
    expect([code, found(report, "oauth")?.status]).toEqual([0, "ok"]);
    return found(report, "oauth")?.message ?? "";
  };
  expect(await message()).toBe("The encryption key and the key pair are valid.");
  await done(["oauth", "rotate-keys"]);
  await appendFile(inside(".env.local"), `OAUTH2_ENCRYPTION_KEY_PREVIOUS=${"1".repeat(64)}\n`);
  expect(await message()).toMatch(
    /^The encryption key and the key pair are valid\. The newest pair signs from 2\S+Z; the previous one is accepted until 2\S+Z\. OAUTH2_ENCRYPTION_KEY_PREVIOUS is set\. Remove it 30 days /,
  );
});
