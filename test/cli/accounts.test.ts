/** The commands that manage users, groups and tokens. */
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { startProcess } from "../support/process.ts";
import { ada, directory, done, partledger, prepare, useDirectory } from "./program.ts";

useDirectory();

describe("users", () => {
  it("are created, listed, disabled and enabled", async () => {
    const made = await done([...ada, "--password-stdin"], "correct horse\n");
    expect(made.stdout).toBe("");
    expect(made.stderr).toContain("ada");
    const list = async () => JSON.parse((await done(["user", "list", "--json"])).stdout) as unknown[];
    expect(await list()).toEqual([
      {
        id: 1,
        name: "ada",
        disabled: false,
        group: null,
        email: "",
        added_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/) as string,
      },
    ]);
    await done(["user", "disable", "ada"]);
    expect(await list()).toMatchObject([{ disabled: true }]);
    expect((await done(["user", "list"])).stdout).toMatch(/^NAME .*\nada +disabled/);
    await done(["user", "enable", "ADA"]);
    expect(await list()).toMatchObject([{ disabled: false }]);
  });

  it("read the password from standard input and remove one line break at its end", async () => {
    const hashOf = (): string => {
      const handle = new Database(join(directory, "uploads/partledger.db"), { readonly: true });
      const hash = handle.prepare("select password_hash from users").pluck().get() as string;
      handle.close();
      return hash;
    };
    const { verifyPassword } = await import("../../src/identity/password.ts");
    await done([...ada, "--password-stdin"], "correct horse \n");
    expect(await verifyPassword("correct horse ", hashOf())).toBe(true);
    await done(["user", "set-password", "ada", "--password-stdin"], "battery staple\r\n");
    expect(await verifyPassword("battery staple", hashOf())).toBe(true);
  });

  it.each([
    ["an empty password", "\n", 2, "No password"],
    ["a short password", "abc\n", 1, "characters"],
    ["too much input", "x".repeat(10_000), 2, "must not be longer than 4096 bytes"],
  ])("rejects %s", async (_, input, code, hint) => {
    const finished = await partledger([...ada, "--password-stdin"], { input });
    expect(finished.code).toBe(code);
    expect(finished.stderr).toContain(hint);
  });

  it("rejects an existing or invalid user name", async () => {
    await done(ada);
    const again = await partledger(["user", "create", "Ada", "--preset", "editor"]);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toContain('A user named "ada" already exists.');
    expect(await partledger(["user", "create", "a b", "--preset", "editor"])).toMatchObject({ code: 1 });
  });

  it("rejects changes of unknown users", async () => {
    for (const parameters of [
      ["user", "disable", "bob"],
      ["user", "enable", "bob"],
      ["user", "set-password", "bob", "--password-stdin"],
      ["token", "list", "--user", "bob"],
      ["token", "create", "--user", "bob", "--name", "x", "--scope", "edit"],
      ["token", "revoke", "--user", "bob", "--name", "x"],
    ]) {
      const finished = await partledger(parameters, { input: "correct horse\n" });
      expect(finished, parameters.join(" ")).toMatchObject({ code: 1, stdout: "" });
      expect(finished.stderr).toContain('The user "bob" does not exist.');
    }
  });
});

describe("groups", () => {
  it("give their members permissions", async () => {
    await done(["group", "create", "everybody", "--preset", "read_only"]);
    await done(["group", "create", "lab", "--preset", "editor", "--parent", "everybody"]);
    await done(["user", "create", "grace", "--group", "lab"]);
    const { stdout } = await done(["group", "list", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject([
      { name: "everybody", parent: null, members: 0 },
      { name: "lab", parent: "everybody", members: 1 },
    ]);
    const made = await done(["token", "create", "--user", "grace", "--name", "t", "--scope", "edit"]);
    const running = await startProcess([], { directory });
    const create = async () => {
      const client = api(running, made.stdout.trim());
      return (await client.post("/api/categories", { name: `c${Math.random()}` })).status;
    };
    try {
      expect(await create()).toBe(201);
      await done(["group", "set-preset", "lab", "--preset", "read_only"]);
      expect(await create()).toBe(403);
    } finally {
      await running.stop("SIGTERM");
    }
  });

  it("must exist to be used", async () => {
    const { code, stderr } = await partledger(["user", "create", "grace", "--group", "nowhere"]);
    expect(code).toBe(1);
    expect(stderr).toContain('The group "nowhere" does not exist');
  });
});

describe("tokens", () => {
  const create = (name: string, ...more: string[]) =>
    done(["token", "create", "--user", "ada", "--name", name, "--scope", "read_only", ...more]);
  const list = async () =>
    JSON.parse((await done(["token", "list", "--user", "ada", "--json"])).stdout) as {
      name: string;
      scope: string;
      hint: string;
      added_date: string;
      valid_until: string | null;
    }[];

  beforeEach(async () => {
    await prepare(ada);
  });

  it("prints a token alone and once; the token works until it is revoked", async () => {
    const { stdout, stderr } = await create("first");
    expect(stdout).toMatch(/^plt_[0-9A-Za-z]{49}\n$/);
    expect(stderr).toBe("");
    const running = await startProcess([], { directory });
    const status = async () =>
      (await api(running, stdout.trim()).get("/api/parts", { accept: "application/json" })).status;
    try {
      expect(await status()).toBe(200);
      await done(["token", "revoke", "--user", "ada", "--name", "first"]);
      expect(await status()).toBe(401);
    } finally {
      await running.stop("SIGTERM");
    }
    expect(running.stdout() + running.stderr()).not.toContain(stdout.trim());
    expect(await list()).toEqual([]);
  });

  it("expire after a year, a number of days, or never", async () => {
    await create("year");
    await create("days", "--expires", "90");
    await create("never", "--expires", "never");
    const tokens = await list();
    const days = tokens.map(({ valid_until: until, added_date: added }) =>
      until === null ? null : Math.round((Date.parse(until) - Date.parse(added)) / 86_400_000),
    );
    expect(tokens.map(({ name, scope }) => ({ name, scope }))).toEqual([
      { name: "year", scope: "read_only" },
      { name: "days", scope: "read_only" },
      { name: "never", scope: "read_only" },
    ]);
    expect([365, 366]).toContain(days[0]);
    expect(days.slice(1)).toEqual([90, null]);
  });

  it("need a unique name", async () => {
    await create("one");
    const again = await partledger([
      ...["token", "create", "--user", "ada", "--name", "one", "--scope", "read_only"],
    ]);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toContain('already has a token named "one"');
  });
});
