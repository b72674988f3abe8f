/** `export all`, `import all`, and `serve --ephemeral --seed` with their archives. */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { api } from "../support/client.ts";
import { runProcess } from "../support/process.ts";
import { startEphemeral } from "./ephemeral-instance.ts";
import { directory, done, partledger, prepare, useDirectory } from "./program.ts";

useDirectory();

const at = (name: string) => ({ environment: { UPLOADS_DIR: name } });
const bytes = (name: string) => readFile(join(directory, name));

const row = { name: "Test part", category_path: "Test", quantity: "7" };
beforeEach(async () => {
  await writeFile(
    join(directory, "parts.csv"),
    `${Object.keys(row).join(",")}\n${Object.values(row).join(",")}\n`,
  );
  await prepare(["import", "parts", "parts.csv"]);
});

describe("export all and import all", () => {
  it("move the inventory, and print what was moved", async () => {
    const exported = await done(["export", "all", "inventory.tar.gz"]);
    expect(exported.stdout).toMatch(
      /^Exported 1 part, 0 projects, 0 files and \d+ log entries to inventory\.tar\.gz \([\d.]+ kB\)\.\n$/,
    );
    expect(exported.stderr).toBe("");
    expect((await stat(join(directory, "inventory.tar.gz"))).mode & 0o777).toBe(0o600);
    const imported = await partledger(["import", "all", "inventory.tar.gz"], at("other"));
    expect(imported).toMatchObject({ code: 0, stderr: "" });
    expect(imported.stdout).toMatch(
      /^Imported 1 part, 0 projects, 0 files and \d+ log entries from inventory\.tar\.gz\.\n$/,
    );
    await partledger(["export", "all", "again.tar.gz"], at("other"));
    expect((await bytes("again.tar.gz")).equals(await bytes("inventory.tar.gz"))).toBe(true);
    expect((await readdir(directory)).sort()).toEqual([
      "again.tar.gz",
      "inventory.tar.gz",
      "other",
      "parts.csv",
      "uploads",
    ]);
    for (const uploads of ["uploads", "other"]) {
      expect(await readdir(join(directory, uploads, "tmp"))).toEqual([]);
      const report = await partledger(["doctor", "--deep", "--json"], at(uploads));
      const { checks } = JSON.parse(report.stdout) as { checks: { name: string; status: string }[] };
      expect(checks.filter(({ name, status }) => status !== "ok" && name !== "owner")).toEqual([]);
    }
  });

  it("replace a file only with --force, and change nothing if they fail", async () => {
    await writeFile(join(directory, "old.tar"), "old");
    const refused = await partledger(["export", "all", "old.tar"]);
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toContain("already exists. Choose another name, or pass --force");
    expect((await bytes("old.tar")).toString()).toBe("old");
    await done(["export", "all", "old.tar", "--force"]);
    const unwritable = await partledger(["export", "all", "nowhere/x.tar"]);
    expect(unwritable).toMatchObject({ code: 1, stdout: "" });
    expect(unwritable.stderr).toContain("nowhere");
    const again = await partledger(["import", "all", "old.tar"]);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toContain("The inventory is not empty.");
    expect(await readdir(join(directory, "uploads", "tmp"))).toEqual([]);
  });

  it("create missing users, disabled, and report them", async () => {
    await done(["user", "create", "ada", "--preset", "editor"]);
    await writeFile(
      join(directory, "owned.jsonl"),
      '{"@type":"Part","category":["Test"],"name":"Owned","partLots":[{"amount":1,"owner":"ada"}]}\n',
    );
    await done(["import", "parts", "owned.jsonl"]);
    await done(["export", "all", "inventory.tar"]);
    const imported = await partledger(["import", "all", "inventory.tar"], at("other"));
    expect(imported).toMatchObject({
      code: 0,
      stderr: 'Created the user "ada", who is disabled and has no permissions.\n',
    });
    expect((await partledger(["user", "list"], at("other"))).stdout).toMatch(/ada +disabled/);
    // A user who cannot sign in does not prevent the creation of the first administrator.
    expect(await partledger(["user", "enable", "ada"], at("other"))).toMatchObject({ code: 0 });
  });

  it("report a file that is missing in the storage", async () => {
    const store = await openStore(`sqlite:${join(directory, "uploads/partledger.db")}`);
    const key = "secure/part/1/a-0123456789abcdefghijkl.txt";
    const time = "2026-01-01T00:00:00.000Z";
    await store.transaction(async ({ db }) => {
      const dates = { added_date: time, last_modified: time };
      const type = { name: "T", name_folded: "t", full_path: "T", ...dates };
      const { id } = await db
        .insertInto("attachment_types")
        .values(type)
        .returning("id")
        .executeTakeFirstOrThrow();
      const file = { part_id: 1, name: "a", name_folded: "a", attachment_type_id: id, internal_path: key };
      await db
        .insertInto("attachments")
        .values({ ...file, ...dates })
        .execute();
    });
    await store.close();
    const exported = await partledger(["export", "all", "inventory.tar"]);
    expect(exported.code).toBe(1);
    expect(exported.stdout).toContain("Exported 1 part, ");
    expect(exported.stderr).toContain(
      `The file ${key} is missing in UPLOADS_DIR.\nThe archive lacks 1 file. \``,
    );
    const imported = await partledger(["import", "all", "inventory.tar"], at("other"));
    expect(imported).toMatchObject({
      code: 0,
      stderr: `Warning: the file ${key} was missing when the archive was created.\n`,
    });
  });

  it("encrypt and decrypt an archive", async () => {
    const identity = await generateIdentity();
    await writeFile(join(directory, "key.txt"), `${identity}\n`);
    await done(["export", "all", "inventory.age", "--recipient", await identityToRecipient(identity)]);
    const refused = await partledger(["import", "all", "inventory.age"], at("other"));
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain("The archive is encrypted.");
    const imported = await partledger(
      ["import", "all", "inventory.age", "--identity", "key.txt"],
      at("other"),
    );
    expect(imported).toMatchObject({ code: 0 });
  });
});

describe("serve --ephemeral --seed with an archive", () => {
  it("starts with the inventory, and with the tokens of an administrator", async () => {
    // The archive contains changes by a user with the name of the administrator of the temporary instance.
    await done(["user", "create", "admin", "--preset", "editor"]);
    await writeFile(
      join(directory, "owned.jsonl"),
      '{"@type":"Part","category":["Test"],"name":"Owned","partLots":[{"amount":1,"owner":"admin"}]}\n',
    );
    await done(["import", "parts", "owned.jsonl"]);
    for (const file of ["inventory", "inventory.tar"]) {
      await done(["export", "all", file]);
      const instance = await startEphemeral(["--seed", file, "--token", "ci=full"]);
      const client = api(instance, instance.tokens["ci"]);
      const { body } = await client.get("/api/parts?name=Test%20part", { expect: 200 });
      expect(body).toMatchObject({ "hydra:totalItems": 1, "hydra:member": [{ id: 1, total_instock: 7 }] });
      await client.post("/api/categories", { name: "New" }, { expect: 201 });
      expect(await instance.stop()).toBe(0);
      expect(instance.output.stderr).toBe("");
    }
  });

  it("does not start with a damaged or encrypted archive, or with --demo", async () => {
    await done(["export", "all", "inventory.tar.gz"]);
    const whole = await bytes("inventory.tar.gz");
    await writeFile(join(directory, "damaged.tar.gz"), whole.subarray(0, whole.length - 50));
    const recipient = await identityToRecipient(await generateIdentity());
    await done(["export", "all", "inventory.age", "--recipient", recipient]);
    for (const [parameters, reason] of [
      [["--seed", "damaged.tar.gz"], "is damaged or incomplete"],
      [["--seed", "inventory.age"], "inventory.age is encrypted. Decrypt it first"],
      [["--demo", "--seed", "inventory.tar.gz"], "Omit --demo."],
    ] as const) {
      const finished = await runProcess(["serve", "--ephemeral", ...parameters], { directory });
      expect([finished.code, finished.stdout]).toEqual([1, ""]);
      expect(finished.stderr).toContain(reason);
    }
  });
});
