/** Runs the examples of docs/api.md and docs/try-and-undo.md against the demo inventory and compares the output. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { runProcess, startProcess, type RunningProcess } from "../support/process.ts";

interface Block {
  readonly language: string;
  readonly text: string;
}

const execute = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const text = ["docs/api.md", "docs/try-and-undo.md"]
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");
const blocks: readonly Block[] = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
  ([, language = "", text = ""]) => ({ language, text }),
);
const commands = blocks.flatMap(({ language, text }, index) =>
  language === "sh" ? [{ command: text, shown: blocks[index + 1] }] : [],
);
const programs = blocks.flatMap(({ language, text }, index) => {
  const next = blocks[index + 1];
  return language === "ts" && next?.language === "text" ? [{ program: text, output: next.text }] : [];
});
const separator = "--- next command ---";

let directory: string;
let token: string;
let running: RunningProcess;
let outputs: readonly string[];

/** Replaces the address in an example with that of the test service. */
function adapted(example: string): string {
  return example.replace("http://127.0.0.1:8080", running.url).replace("plt_…", token);
}

/** Replaces the package of the client, which is not installed here, with its source. */
function fromSource(program: string): string {
  return program.replace('"@partledger/client"', JSON.stringify(join(root, "sdk/typescript/src/index.ts")));
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "partledger-examples-"));
  const demo = await runProcess(["demo"], { directory });
  token = /plt_\w+/.exec(demo.stdout)?.[0] ?? "";
  running = await startProcess([], { directory });
  const script = commands.map(({ command }) => `${adapted(command)}printf '\\n${separator}\\n'\n`).join("");
  const { stdout } = await execute("sh", ["-c", script], { cwd: directory });
  outputs = stdout.split(`\n${separator}\n`);
});

afterAll(async () => {
  await running?.stop("SIGTERM");
  await rm(directory, { recursive: true, force: true });
});

/** Returns a pattern for a line of a response, in which `…` matches any text. */
function pattern(line: string): RegExp {
  const literals = line.split("…").map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${literals.join(".*")}\r?$`, "m");
}

describe("the examples of the documentation", () => {
  it("the commands succeed, except those that show an error", () => {
    const statuses = outputs.flatMap((output) => /"status":([45]\d\d)/.exec(output)?.[1] ?? []);
    expect(statuses).toEqual(["422", "412", "422", "409"]);
  });

  test.each(commands.map((example, index) => ({ ...example, index })))(
    "a command prints the documented output: $command",
    ({ shown, index }) => {
      const output = outputs[index]!;
      if (shown?.language === "json") {
        expect(JSON.parse(output)).toMatchObject(JSON.parse(shown.text) as object);
      }
      if (shown?.language === "http") {
        for (const line of shown.text.trim().split("\n")) expect(output).toMatch(pattern(line));
      }
    },
  );

  test.each(programs)("an example program prints the documented output", async ({ program, output }) => {
    // The program is in the checkout so that Node.js finds the packages.
    await mkdir(join(root, ".cache"), { recursive: true });
    const folder = await mkdtemp(join(root, ".cache", "example-"));
    try {
      await writeFile(join(folder, "example.mts"), fromSource(adapted(program)));
      const { stdout } = await execute(join(root, "node_modules/.bin/tsx"), ["example.mts"], { cwd: folder });
      expect(stdout).toBe(output);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
