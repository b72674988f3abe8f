/** The program as its users call it: arguments and input in; exit code, data and messages out. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runProcess, startProcess } from "../support/process.ts";
import type { Finished } from "../support/process.ts";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "partledger-cli-"));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

function partledger(
  parameters: string[],
  more: { input?: string; environment?: Record<string, string> } = {},
): Promise<Finished> {
  return runProcess(parameters, { directory, ...more });
}

async function done(parameters: string[], input?: string): Promise<Finished> {
  const finished = await partledger(parameters, input === undefined ? {} : { input });
  expect(finished.code, finished.stderr).toBe(0);
  return finished;
}

const ada = ["user", "create", "ada", "--preset", "editor"];

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
    [["import", "parts"]],
    [["openapi"]],
  ])("is printed for %j, with an example", async (command) => {
    const { code, stdout, stderr } = await partledger([...command, "--help"]);
    expect(code).toBe(0);
    expect(stderr).toBe("");
    expect(stdout).toContain(["Usage: partledger", ...command].join(" "));
    expect(stdout).toMatch(/Examples?:\n {2}\$ .*partledger/);
    expect(await readdir(directory)).toEqual([]);
  });
});

describe("wrong usage", () => {
  it.each([
    [[], "Usage: partledger"],
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
    [["import", "parts"], "missing required argument 'file'"],
  ])("%j ends with 2 and a hint, and makes nothing", async (parameters, hint) => {
    const { code, stdout, stderr } = await partledger(parameters);
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(hint);
    expect(await readdir(directory)).toEqual([]);
  });

  it("names every setting that is wrong", async () => {
    const environment = { PORT: "x", LOG_LEVEL: "loud", PUBLIC_URL: "nowhere" };
    for (const command of ["serve", "migrate", "demo"]) {
      const { code, stderr } = await partledger([command], { environment });
      expect(code).toBe(2);
      for (const name of Object.keys(environment)) expect(stderr).toContain(`${name} must`);
    }
  });
});

describe("groups", () => {
  it("give their members what they may do", async () => {
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
      const { status } = await fetch(`${running.url}/api/categories`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${made.stdout.trim()}`,
          "Content-Type": "application/json",
          Accept: "application/json",
        },
        body: JSON.stringify({ name: `c${Math.random()}` }),
      });
      return status;
    };
    try {
      expect(await create()).toBe(201);
      await done(["group", "set-preset", "lab", "--preset", "read_only"]);
      expect(await create()).toBe(403);
    } finally {
      await running.stop("SIGTERM");
    }
  });

  it("have to exist", async () => {
    const { code, stderr } = await partledger(["user", "create", "grace", "--group", "nowhere"]);
    expect(code).toBe(1);
    expect(stderr).toContain('There is no group "nowhere"');
  });
});

describe("settings", () => {
  const database = (name: string) => readFile(join(directory, name, "partledger.db")).then(() => true);

  it("come from .env, which .env.local, the environment and flags overrule, in this order", async () => {
    await writeFile(join(directory, ".env"), "UPLOADS_DIR=from-env\nPORT=1\n");
    await done(["migrate"]);
    expect(await database("from-env")).toBe(true);
    await writeFile(join(directory, ".env.local"), "UPLOADS_DIR='from-local'\n");
    await done(["migrate"]);
    expect(await database("from-local")).toBe(true);
    await partledger(["migrate"], { environment: { UPLOADS_DIR: "from-environment" } });
    expect(await database("from-environment")).toBe(true);
    // PORT=1 is in .env, --port 0 among the flags of startProcess.
    const running = await startProcess([], { directory });
    expect(running.url).not.toMatch(/:1$/);
    expect((await running.stop("SIGTERM")).code).toBe(0);
  });
});

describe("users", () => {
  it("are made, listed, disabled and enabled", async () => {
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

  it("get the password from standard input, without one line break at its end", async () => {
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
    ["an empty password", "\n", 2, "no password"],
    ["a short password", "abc\n", 1, "characters"],
    ["much too much input", "x".repeat(10_000), 2, "too long"],
  ])("are refused with %s", async (_, input, code, hint) => {
    const finished = await partledger([...ada, "--password-stdin"], { input });
    expect(finished.code).toBe(code);
    expect(finished.stderr).toContain(hint);
  });

  it("are refused a second time under the same name, and when their name is wrong", async () => {
    await done(ada);
    const again = await partledger(["user", "create", "Ada", "--preset", "editor"]);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toContain('There is a user "ada" already.');
    expect(await partledger(["user", "create", "a b", "--preset", "editor"])).toMatchObject({ code: 1 });
  });

  it("cannot be changed when they do not exist", async () => {
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
      expect(finished.stderr).toContain('There is no user "bob".');
    }
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
    await done(ada);
  });

  it("are printed alone, once, and work until they are revoked", async () => {
    const { stdout, stderr } = await create("first");
    expect(stdout).toMatch(/^plt_[0-9A-Za-z]{49}\n$/);
    expect(stderr).toBe("");
    const running = await startProcess([], { directory });
    const status = async () =>
      (
        await fetch(`${running.url}/api/parts`, {
          headers: { Authorization: `Bearer ${stdout.trim()}`, Accept: "application/json" },
        })
      ).status;
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

  it("need a name of their own", async () => {
    await create("one");
    const again = await partledger([
      ...["token", "create", "--user", "ada", "--name", "one", "--scope", "read_only"],
    ]);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toContain('has a token "one" already');
  });
});

describe("importing", () => {
  const file = async (content: string | Buffer) => {
    await writeFile(join(directory, "parts.csv"), content);
    return ["import", "parts", "parts.csv"];
  };

  it("reports for people, and for programs", async () => {
    const command = await file("name,category_path,datasheet\nA,X->Y,http://example.com/a.pdf\nB,X,x.pdf\n");
    const rehearsal = await done([...command, "--dry-run", "--json"]);
    expect(JSON.parse(rehearsal.stdout)).toEqual({
      dry_run: true,
      rows: 2,
      created: { parts: 2, categories: 2, footprints: 0, attachment_types: 1, attachments: 1 },
      unchanged: 0,
      refused: [],
      dropped_datasheets: [
        { line: 3, name: "B", reason: "It is no http or https address.", datasheet: "x.pdf" },
      ],
    });
    const { stdout, stderr } = await done(command);
    expect(stderr).toBe("");
    expect(stdout).toContain("Made: 2 parts, 2 categories, 1 attachment type, 1 datasheet.");
    expect(stdout).toContain('line 3 (B): It is no http or https address. "x.pdf"');
    expect(JSON.parse((await done([...command, "--json"])).stdout)).toMatchObject({ unchanged: 2 });
  });

  it("ends with 1 when a row was refused, and imports the others", async () => {
    const { code, stdout } = await partledger([...(await file("name,category_path\n,X\nA,X\n")), "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ created: { parts: 1 }, refused: [{ line: 2 }] });
  });

  it.each([
    ["a column that it does not know", "name,category_path,colour\n", 'the column "colour"'],
    ["a file that is not UTF-8", Buffer.from([0x6e, 0xff, 0x0a]), "UTF-8"],
  ])("ends with 1 and a sentence for %s", async (_, content, hint) => {
    const finished = await partledger(await file(content));
    expect(finished).toMatchObject({ code: 1, stdout: "" });
    expect(finished.stderr).toContain(hint);
  });

  it("ends with 1 for a file that is not there", async () => {
    const finished = await partledger(["import", "parts", "none.csv"]);
    expect(finished).toMatchObject({ code: 1, stdout: "" });
    expect(finished.stderr).toContain("There is no file");
  });
});

describe("the demo", () => {
  it("fills an empty database once", async () => {
    const first = await done(["demo"]);
    expect(first.stdout.match(/plt_\w{49}/g)).toHaveLength(2);
    const again = await partledger(["demo"]);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    const careful = await done(["demo", "--if-empty"]);
    expect(careful.stdout).toBe("");
    expect(careful.stderr).toContain("nothing was done");
  });

  it("prints a call that works as it is", async () => {
    const running = await startProcess([], { directory });
    const { port } = new URL(running.url);
    try {
      const { stdout } = await partledger(["demo"], { environment: { PORT: port } });
      const call = /curl .*/.exec(stdout)?.[0] ?? "";
      const answer = await promisify(execFile)("sh", ["-c", `${call} --silent --fail`]);
      expect(JSON.parse(answer.stdout)).toHaveLength(3);
    } finally {
      await running.stop("SIGTERM");
    }
  });

  it("makes no user where there is one", async () => {
    await done(ada);
    expect((await done(["demo"])).stdout).toBe("");
    expect(JSON.parse((await done(["user", "list", "--json"])).stdout)).toHaveLength(1);
  });
});

describe("doctor", () => {
  interface Report {
    ok: boolean;
    checks: { name: string; status: string; detail: string }[];
  }
  const examine = async (): Promise<[number | null, Report]> => {
    const { code, stdout } = await partledger(["doctor", "--json"]);
    return [code, JSON.parse(stdout) as Report];
  };
  const statusOf = ({ checks }: Report, name: string) => checks.find((check) => check.name === name)?.status;

  it("finds nothing wrong with a fresh database", async () => {
    await done(["demo"]);
    const [code, report] = await examine();
    expect(code).toBe(0);
    expect(report.ok).toBe(true);
    expect(report.checks.map(({ name, status }) => [name, status])).toEqual(
      ["settings", "uploads", "sqlite", "database", "integrity", "references", "schema", "files"].map(
        (name) => [name, "ok"],
      ),
    );
  });

  it("says that there is no database, and does not make one", async () => {
    const [code, report] = await examine();
    expect(code).toBe(1);
    expect(statusOf(report, "database")).toBe("failed");
    expect(await readdir(directory)).toEqual([]);
  });

  it("finds references to nothing, lost files, leftovers and old schemas", async () => {
    await done(["demo"]);
    const handle = new Database(join(directory, "uploads/partledger.db"));
    handle.pragma("foreign_keys = OFF");
    handle.exec("update parts set manufacturer_id = 999999 where id = 1");
    const key = "media/part/1/photo-0123456789abcdef012345.png";
    handle.exec(`update attachments set external_path = null, internal_path = '${key}' where id = 1`);
    handle.close();
    await mkdir(join(directory, "uploads/media/part/2"), { recursive: true });
    await writeFile(join(directory, "uploads/media/part/2/photo-0123456789abcdef012345.png"), "x");
    const [code, report] = await examine();
    expect(code).toBe(1);
    expect(statusOf(report, "references")).toBe("failed");
    expect(statusOf(report, "files")).toBe("failed");
    expect(statusOf(report, "leftovers")).toBe("warning");
    expect(statusOf(report, "integrity")).toBe("ok");
    const again = new Database(join(directory, "uploads/partledger.db"));
    again.exec("delete from migrations where version = (select max(version) from migrations)");
    again.close();
    const [, older] = await examine();
    expect(statusOf(older, "schema")).toBe("failed");
  });

  it("finds a damaged file", async () => {
    await done(["demo"]);
    const path = join(directory, "uploads/partledger.db");
    const bytes = await readFile(path);
    bytes.fill(0x5a, 40_960, 81_920);
    await writeFile(path, bytes);
    const [code, report] = await examine();
    expect(code).toBe(1);
    expect(report.ok).toBe(false);
  });
});

describe("serving", () => {
  it("migrates, says where it listens, and finishes when it is asked to", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const running = await startProcess([], {
        directory,
        environment: { PUBLIC_URL: "https://parts.example" },
      });
      expect(running.stdout()).toContain(`listens on ${running.url}`);
      expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
      const { code, stdout, stderr } = await running.stop(signal);
      expect(code, stderr).toBe(0);
      expect(stdout).toContain("https://parts.example");
    }
  });

  it("writes nothing into the inventory", async () => {
    const running = await startProcess([], { directory });
    await running.stop("SIGTERM");
    expect((await done(["demo"])).stdout).toContain("plt_");
  });

  it("logs a line of JSON for each request, without secrets", async () => {
    const running = await startProcess([], { directory });
    const secret = "plt_thisisnotatoken";
    await fetch(`${running.url}/api/parts?name=${secret}`, {
      headers: { Authorization: `Bearer ${secret}` },
    });
    const { stderr, stdout } = await running.stop("SIGTERM");
    const lines = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: "info", method: "GET", path: "/api/parts", status: 401 }),
    );
    expect(stdout + stderr).not.toContain(secret);
  });

  it("ends with 1 and a sentence when the port is taken", async () => {
    const running = await startProcess([], { directory });
    const { port } = new URL(running.url);
    const other = await partledger(["serve", "--port", port]);
    await running.stop("SIGTERM");
    expect(other.code).toBe(1);
    expect(other.stderr).toContain(`Port ${port} of 127.0.0.1 is in use`);
  });

  it("ends at once with the second signal", async () => {
    const running = await startProcess([], { directory });
    const { Socket } = await import("node:net");
    const socket = new Socket();
    await new Promise<void>((resolve) => {
      socket.connect(Number(new URL(running.url).port), "127.0.0.1", resolve);
    });
    // A request that never ends keeps the first signal waiting.
    socket.on("error", () => undefined);
    socket.write("POST /api/parts HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n");
    const ended = running.stop("SIGTERM");
    await until(() => running.stderr().includes("Stopping"));
    process.kill(running.pid, "SIGTERM");
    expect((await ended).code).toBe(1);
    socket.destroy();
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}
