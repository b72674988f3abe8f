/** New and existing files of the service are accessible to their owner only. */
import { chmod, mkdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { directory, done, partledger, partledgerProcess, useDirectory } from "./program.ts";

useDirectory();

const mode = async (name: string) => ((await stat(join(directory, name))).mode & 0o777).toString(8);
const permissions = async () => {
  const { stdout } = await partledger(["doctor", "--json"]);
  const { checks } = JSON.parse(stdout) as { checks: { name: string; status: string; message: string }[] };
  return checks.find(({ name }) => name === "permissions");
};

it("creates the database and the uploads folder for their owner only", async () => {
  for (const command of [["demo"], ["export", "parts", "out.jsonl"]]) {
    expect(await partledgerProcess(command)).toMatchObject({ code: 0 });
  }
  expect(await mode("uploads")).toBe("700");
  expect(await mode("uploads/partledger.db")).toBe("600");
  expect(await mode("out.jsonl")).toBe("600");
  expect(await permissions()).toMatchObject({ status: "ok" });
});

it("restricts files of an earlier version, and reports symbolic links without following them", async () => {
  await done(["migrate"]);
  await mkdir(join(directory, "elsewhere"));
  const outside = join(directory, "elsewhere/private.pem");
  await writeFile(outside, "");
  await symlink(outside, join(directory, "uploads/oauth_private.key"));
  await writeFile(join(directory, "uploads/totp.key"), "");
  await writeFile(join(directory, ".env.local"), "");
  const open = ["uploads/partledger.db", "uploads/totp.key", ".env.local"];
  for (const name of [...open, "elsewhere/private.pem"]) await chmod(join(directory, name), 0o644);
  await chmod(join(directory, "uploads"), 0o755);

  const before = await permissions();
  expect(before?.status).toBe("warning");
  for (const name of [...open, "oauth_private.key"]) expect(before?.message).toContain(name);

  const { stderr } = await done(["migrate"]);
  expect(await Promise.all(open.map(mode))).toEqual(["600", "600", "600"]);
  expect(await mode("uploads")).toBe("700");
  expect(await mode("elsewhere/private.pem")).toBe("644");
  expect(stderr).toMatch(/oauth_private\.key .*symbolic link/);
  expect((await permissions())?.message).not.toContain("partledger.db");
});

it("restricts a database that is given by a symbolic link", async () => {
  await done(["migrate"]);
  await symlink(join(directory, "uploads/partledger.db"), join(directory, "linked.db"));
  await chmod(join(directory, "uploads/partledger.db"), 0o644);
  const { code, stderr } = await partledger(["migrate"], {
    environment: { DATABASE_URL: `sqlite:${join(directory, "linked.db")}` },
  });
  expect(code, stderr).toBe(0);
  expect(await mode("uploads/partledger.db")).toBe("600");
});

it("does not restrict a folder that several users share", async () => {
  await mkdir(join(directory, "uploads"));
  await chmod(join(directory, "uploads"), 0o1777);
  const { stderr } = await done(["migrate"]);
  expect((await stat(join(directory, "uploads"))).mode & 0o7777).toBe(0o1777);
  expect(stderr).toContain("Set UPLOADS_DIR to a directory used only by Partledger");
});

it("lets an administrator reset the 2FA of a user", async () => {
  await done(["user", "create", "ada", "--preset", "editor"]);
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const database = new Database(join(directory, "uploads/partledger.db"));
  database.prepare("update users set totp_secret = ?").run(secret);
  const stored = () => database.prepare("select totp_secret from users").pluck().get();
  try {
    await done(["user", "reset-2fa", "ada"]);
    expect(stored()).toBeNull();
  } finally {
    database.close();
  }
});
