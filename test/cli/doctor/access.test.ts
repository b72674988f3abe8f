/** `doctor` checks who can access settings, database, files and keys. */
import { execFileSync } from "node:child_process";
import { chmod, chown, stat, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { partledger, useDirectory } from "../program.ts";
import { examine, found, inside, itReports, useInstallation } from "./installation.ts";

useDirectory();

const isRoot = process.getuid?.() === 0;

describe("access to an installation", () => {
  useInstallation("migrate");

  itReports([
    {
      title: "a database that other users can read",
      create: () => chmod(inside("uploads/partledger.db"), 0o644),
      name: "permissions",
      status: "warning",
      message: "uploads/partledger.db (0644)",
      fix: /^chmod go= \S+partledger\.db$/,
      fixed: "uploads/partledger.db (0644) to their owner.",
    },
    {
      title: "a previous private key that other users can read",
      create: () => writeFile(inside("uploads/oauth_private.previous.key"), "", { mode: 0o644 }),
      name: "permissions",
      status: "warning",
      message: "uploads/oauth_private.previous.key (0644)",
      fix: /^chmod go= \S+oauth_private\.previous\.key$/,
      fixed: "uploads/oauth_private.previous.key (0644) to their owner.",
    },
    {
      title: "a settings file with a secret that other users can read",
      create: async () => {
        await writeFile(inside(".env"), "OAUTH2_ENCRYPTION_KEY=x\n");
        await chmod(inside(".env"), 0o644);
      },
      name: "secrets",
      status: "warning",
      message: ".env, which contains OAUTH2_ENCRYPTION_KEY",
      fix: /^chmod 600 \S+\.env$/,
      fixed: /^Restricted \S+\.env to its owner\.$/,
    },
  ]);

  it("runs the shown commands", async () => {
    await chmod(inside("uploads/partledger.db"), 0o644);
    const [, report] = await examine();
    execFileSync("sh", ["-c", found(report, "permissions")?.fix ?? "false"]);
    expect(found((await examine())[1], "permissions")?.status).toBe("ok");
  });

  it("reports a repair that fails", async () => {
    await writeFile(inside("private.pem"), "");
    await chmod(inside("private.pem"), 0o644);
    execFileSync("ln", ["-s", inside("private.pem"), inside("uploads/oauth_private.key")]);
    const { stdout } = await partledger(["doctor", "--fix"]);
    expect(stdout).toMatch(/^FAILED {2}permissions: .*symbolic link/);
    expect(stdout).toMatch(/^warning permissions: /m);
  });

  it.runIf(isRoot)("corrects the owner of files that root created", async () => {
    await chown(inside("uploads"), 12_345, 12_345);
    const [, report] = await examine();
    expect(found(report, "owner")).toMatchObject({ status: "warning", fixable: true });
    expect(found(report, "owner")?.fix).toMatch(/^chown 12345:12345 \S+partledger\.db$/);
    const [, repaired] = await examine("--fix");
    expect(found(repaired, "owner")?.status).toBe("ok");
    expect((await stat(inside("uploads/partledger.db"))).uid).toBe(12_345);
  });
});

it.skipIf(process.platform === "win32").each([
  [".env.local", "OAUTH2_ENCRYPTION_KEY=x", "640", true],
  [".env", "export OAUTH2_ENCRYPTION_KEY='x'", "604", true],
  [".env.local", "OAUTH2_ENCRYPTION_KEY=x", "600", false],
  [".env.local", "OAUTH2_ENCRYPTION_KEY=", "644", false],
  [".env.local", "OAUTH2_ENCRYPTION_KEY_PREVIOUS=x", "644", true],
  [".env.local", "INSTANCE_NAME=x", "644", false],
])("warns only if other users can read the key: %s with %s, mode %s", async (file, text, mode, isWarned) => {
  await writeFile(inside(file), `${text}\n`);
  await chmod(inside(file), mode);
  const [, report] = await examine();
  expect(found(report, "secrets")?.status).toBe(isWarned ? "warning" : undefined);
});
