/** Tests that the commands in pages, documents and messages exist and run in a shell as shown. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandAnywhere, commandInFolder } from "../../src/util/command-line.ts";
import { directory, partledger, useDirectory } from "../cli/program.ts";
import { bundle, startProcess } from "../support/process.ts";
import { visitor } from "../support/visitor.ts";

useDirectory();

const root = fileURLToPath(new URL("../../", import.meta.url));

/** How pages, their source code and documents show commands, by folder. */
const patterns: readonly { readonly folder: string; readonly files: RegExp; readonly command: RegExp }[] = [
  ...["src/pages/", "src/documentation/"].flatMap((folder) => [
    { folder, files: /\.tsx?$/, command: />\s*partledger\s([^<{]+)</g },
    { folder, files: /\.tsx$/, command: /<Command parameters="([^"]+)"/g },
  ]),
  { folder: "docs/", files: /\.md$/, command: /^ *partledger ([^#|>\n]+)/gm },
];

const shown = new Map<string, string>();
for (const { folder, files, command } of patterns) {
  for (const file of readdirSync(root + folder, { recursive: true, encoding: "utf8" })) {
    if (!files.test(file)) continue;
    const text = readFileSync(root + folder + file, "utf8");
    for (const [, found = ""] of text.matchAll(command)) shown.set(found.replace(/\s+/g, " ").trim(), file);
  }
}

/** Commands that run until they are stopped. Other tests start them. */
const servers = /^(serve|mock)\b/;

function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
}

/** Exit code of a usage error. */
const wrongUsage = 2;

test("finds all commands", () => {
  expect([...shown.keys()]).toEqual(
    expect.arrayContaining([
      "user set-password NAME --password-stdin",
      "user create NAME --preset admin --password-stdin",
      'token create --user NAME --name "Trying the API" --scope read_only',
      "oauth enable",
      "user reset-2fa bob",
    ]),
  );
});

// A test below runs `demo`, which takes a second, so this test skips it.
const understood = [...shown].filter(([command]) => !servers.test(command) && command !== "demo");

test.each(understood)("partledger %s is accepted (%s)", async (command) => {
  const { code, stderr } = await partledger(wordsOf(command), { input: "four words that fit together\n" });
  expect(code, stderr).not.toBe(wrongUsage);
});

test("partledger user set-password NAME would be rejected", async () => {
  expect((await partledger(wordsOf("user set-password NAME"))).code).toBe(wrongUsage);
});

/** Runs a command line in a shell with no environment variables except PATH and the given ones. */
function shell(line: string, folder: string, environment: Readonly<Record<string, string>> = {}) {
  const path = `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`;
  const env = { PATH: path, HOME: tmpdir(), NO_UPDATE_NOTIFIER: "1", ...environment };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile("/bin/sh", ["-c", line], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr });
    });
    // A command that does not read its input may exit before the input is written.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end("four words that fit together\n");
  });
}

describe("a shown command line", () => {
  const checkout = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
  let folder: string;
  let copied: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "partledger-it's shown-"));
    copied = join(folder, "program files/partledger.js");
    await cp(dirname(bundle), dirname(copied), { recursive: true });
    await mkdir(join(folder, "project/node_modules/.bin"), { recursive: true });
    await writeFile(join(folder, "project/package.json"), '{ "name": "other" }');
    await symlink(copied, join(folder, "project/node_modules/.bin/partledger"));
    await mkdir(join(folder, "service"));
    await mkdir(join(folder, "bin"));
    await writeFile(join(folder, "bin/true"), "#!/bin/sh\n", { mode: 0o755 });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  interface Case {
    readonly entry: string;
    readonly directory: string;
    readonly path?: string;
  }
  test.each<[string, () => Case, string]>([
    ["the bundle", () => ({ entry: copied, directory: join(folder, "service") }), "node '"],
    ["a checkout", () => ({ entry: bundle, directory: checkout }), "npx partledger "],
    [
      "a subfolder of a checkout",
      () => ({ entry: bundle, directory: join(checkout, "docs") }),
      "npx partledger ",
    ],
    [
      "an installed package",
      () => ({
        entry: join(folder, "project/node_modules/.bin/partledger"),
        directory: join(folder, "project"),
      }),
      "npx partledger ",
    ],
    ["an executable", () => ({ entry: "/usr/bin/true", directory: tmpdir() }), "/usr/bin/true "],
    ["an executable in the folder", () => ({ entry: "/usr/bin/true", directory: "/usr/bin" }), "./true "],
    ["an executable below the folder", () => ({ entry: "/usr/bin/true", directory: "/usr" }), "./bin/true "],
    [
      "an executable on PATH",
      () => ({ entry: "/usr/bin/true", directory: tmpdir(), path: "/nowhere:/usr/bin" }),
      "true ",
    ],
    [
      "an executable that is hidden by another one on PATH",
      () => ({ entry: "/usr/bin/true", directory: tmpdir(), path: `${join(folder, "bin")}:/usr/bin` }),
      "/usr/bin/true ",
    ],
  ])("runs as shown: %s", async (_name, start, begins) => {
    const { path: PATH, ...where } = start();
    const environment = { UPLOADS_DIR: join(folder, "up loads"), PATH };
    const started = { ...where, environment };
    const inFolder = commandInFolder(started)("--version");
    expect(inFolder).toMatch(/^UPLOADS_DIR='/);
    expect(inFolder).toContain(`up loads' ${begins}`);
    const anywhere = commandAnywhere(started)("--version");
    // One run tests both cases, because npx takes seconds to start.
    expect(anywhere).toMatch(/^cd \S/);
    expect(anywhere.endsWith(` && ${inFolder}`)).toBe(true);
    expect(await shell(anywhere, "/")).toMatchObject({ code: 0 });
  });

  test.each([
    [{}, ""],
    [{ UPLOADS_DIR: "uploads" }, ""],
    [{ UPLOADS_DIR: "./uploads/" }, ""],
    [{ UPLOADS_DIR: "/srv/$HOME" }, "UPLOADS_DIR='/srv/$HOME' "],
    [{ DATABASE_URL: "sqlite:a.db" }, "DATABASE_URL=sqlite:a.db "],
    [{ DATABASE_URL: "postgres://ann@db/parts" }, "DATABASE_URL=postgres://ann@db/parts "],
    [{ DATABASE_URL: "postgres://ann:secret@db/parts" }, 'DATABASE_URL="${DATABASE_URL:?}" '],
    [{ DATABASE_URL: "postgres://db/parts?password=secret" }, 'DATABASE_URL="${DATABASE_URL:?}" '],
    [{ DATABASE_URL: "postgres://ann:sec/ret" }, 'DATABASE_URL="${DATABASE_URL:?}" '],
  ])("contains settings that are not the default: %j", (environment, settings) => {
    const start = { entry: "/opt/partledger.js", directory: "/srv", environment };
    expect(commandInFolder(start)("serve")).toBe(`${settings}node /opt/partledger.js serve`);
  });

  test("does not use another database if the database URL has a password", async () => {
    const environment = { DATABASE_URL: "postgres://ann:secret@127.0.0.1:1/parts" };
    const start = { entry: copied, directory: join(folder, "service"), environment };
    const { code, output } = await shell(commandInFolder(start)("user list"), start.directory);
    expect([code, output]).toEqual([2, expect.stringContaining("DATABASE_URL")]);
  });
});

test("a command contains paths for administrators only, and works in any folder", async () => {
  const environment = { UPLOADS_DIR: "own files" };
  const made = ["user", "create", "ada", "--preset", "admin", "--password-stdin"];
  const input = "four words that fit together\n";
  expect((await partledger(made, { input, environment })).code).toBe(0);
  const running = await startProcess([], { directory, environment });
  try {
    const browser = visitor({ url: running.url });
    const login = await browser.get("/login");
    expect(login.words).toContain("partledger user set-password NAME --password-stdin");
    expect(login.words).toContain("in the working directory of the service");
    for (const path of ["/login", "/", "/set-up"]) {
      expect((await browser.get(path)).document.toString()).not.toContain(directory);
    }
    const fields = { _username: "ada", _password: "four words that fit together" };
    await browser.submit(login, { fields });
    const start = await browser.get("/");
    const commands = start.document.querySelectorAll("code").map((code) => code.textContent);
    const enable = commands.find((text) => text.endsWith(" oauth enable")) ?? "";
    expect(enable).toBe(`cd ${directory} && UPLOADS_DIR='own files' node ${bundle} oauth enable`);
    const { code, output } = await shell(enable, "/");
    expect(code, output).toBe(0);
  } finally {
    await running.stop("SIGTERM");
  }
});

test("messages of the program name the command that was used", async () => {
  const { stderr } = await partledger(["user", "list"], { environment: { UPLOADS_DIR: "own files" } });
  const [, shown = ""] = /`(.+ user create)`/.exec(stderr) ?? [];
  expect(shown).toBe(`UPLOADS_DIR='own files' node ${bundle} user create`);
  expect((await shell(`${shown} bob --preset editor --password-stdin`, directory)).code).toBe(0);
  const { stdout } = await partledger(["user", "list"], { environment: { UPLOADS_DIR: "own files" } });
  expect(stdout).toContain("bob");
});
