/** Behavior of all commands: help, usage errors and sources of settings. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startProcess } from "../support/process.ts";
import { directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

describe("help", () => {
  it.each([
    [[]],
    [["serve"]],
    [["migrate"]],
    [["doctor"]],
    [["demo"]],
    [["user", "create"]],
    [["user", "list"]],
    [["user", "disable"]],
    [["user", "enable"]],
    [["user", "set-password"]],
    [["group", "create"]],
    [["group", "list"]],
    [["group", "set-preset"]],
    [["token", "create"]],
    [["token", "list"]],
    [["token", "revoke"]],
    [["oauth", "generate-keys"]],
    [["oauth", "generate-secret"]],
    [["oauth", "enable"]],
    ...["list", "show", "revoke", "delete", "allow"].map((action) => [["oauth", "clients", action]]),
    [["import", "parts"]],
    [["export", "parts"]],
    [["changes"]],
    [["undo"]],
    [["redo"]],
    [["user", "reset-2fa"]],
    [["openapi"]],
    [["health"]],
    [["version"]],
    [["licenses"]],
  ])("prints help for %j, with a summary and an example", async (command) => {
    const { code, stdout, stderr } = await partledger([...command, "--help"]);
    expect(code).toBe(0);
    expect(stderr).toBe("");
    expect(stdout).toContain(["Usage: partledger", ...command].join(" "));
    const [, , summary = ""] = stdout.split("\n");
    expect(summary).toMatch(command.length === 0 ? /^Inventory service/ : /^[A-Z][a-z]+ /);
    expect(stdout).not.toMatch(/\b(nobody|whoever|anybody|rights?|to make|whatever)\b/i);
    expect(stdout).toMatch(/Examples?:\n {2}\$ .*partledger/);
    expect(await readdir(directory)).toEqual([]);
  });
});

describe("usage errors", () => {
  it.each([
    [["user"], "Usage: partledger user"],
    [["serv"], "Did you mean serve?"],
    [["serve", "--prot", "80"], "Did you mean --port?"],
    [["serve", "extra"], "too many arguments"],
    [["serve", "--port", "eighty"], 'PORT must be a whole number from 0 to 65535, not "eighty"'],
    [["user", "create", "--preset", "editor"], "missing required argument 'name'"],
    [["user", "create", "ada"], "--preset"],
    [["user", "create", "ada", "--preset", "root"], "admin, editor, read_only"],
    [["user", "set-password", "ada"], "--password-stdin"],
    [["token", "create", "--user", "ada", "--name", "x", "--scope", "all"], "read_only, edit, admin, full"],
    [["token", "create", "--user", "ada", "--name", "x", "--scope", "edit", "--expires", "0"], "at least 1"],
    [["oauth"], "Usage: partledger oauth"],
    [["oauth", "generate-key"], "Did you mean generate-keys?"],
    [["oauth", "generate-keys", "--forse"], "Did you mean --force?"],
    [["oauth", "enable", "now"], "too many arguments"],
    [["oauth", "clients", "revok", "x"], "unknown command 'revok'"],
    [["oauth", "clients", "--json", "foo"], "unknown command 'foo'"],
    [["oauth", "clients", "list", "foo"], "too many arguments for 'list'"],
    [["oauth", "clients", "revoke"], "missing required argument 'client-id'"],
    [["import", "parts"], "missing required argument 'file'"],
    [["undo"], "missing required argument 'change-set'"],
    [["redo", "0"], "Set the ID of a change set"],
  ])("%j exits with 2 and a hint, and creates no files", async (parameters, hint) => {
    const { code, stdout, stderr } = await partledger(parameters);
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(hint);
    expect(await readdir(directory)).toEqual([]);
  });

  it("reports every invalid setting", async () => {
    const environment = { PORT: "x", LOG_LEVEL: "loud", PUBLIC_URL: "nowhere" };
    for (const command of ["serve", "migrate", "demo"]) {
      const { code, stderr } = await partledger([command], { environment });
      expect(code).toBe(2);
      for (const name of Object.keys(environment)) expect(stderr).toContain(`${name} must`);
    }
  });
});

describe("settings", () => {
  const database = (name: string) => readFile(join(directory, name, "partledger.db")).then(() => true);

  it("are read from .env, .env.local, the environment and flags, in ascending priority", async () => {
    await writeFile(join(directory, ".env"), "UPLOADS_DIR=from-env\nPORT=1\n");
    await done(["migrate"]);
    expect(await database("from-env")).toBe(true);
    await writeFile(join(directory, ".env.local"), "UPLOADS_DIR='from-local'\n");
    await done(["migrate"]);
    expect(await database("from-local")).toBe(true);
    await partledger(["migrate"], { environment: { UPLOADS_DIR: "from-environment" } });
    expect(await database("from-environment")).toBe(true);
    // .env sets PORT=1, and startProcess passes `--port 0`.
    const running = await startProcess([], { directory });
    expect(running.url).not.toMatch(/:1$/);
    expect((await running.stop("SIGTERM")).code).toBe(0);
  });
});
