/** Runs the packed TypeScript client in the runtimes that it supports, against a running service. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProject, type Project } from "../sdk/project.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { installTools } from "./tools.ts";

const arm = process.arch === "arm64";

/** The packages of `runtimes/` exist for Linux only. */
const packages: Readonly<Record<string, readonly string[]>> =
  process.platform === "linux"
    ? {
        "Node.js 22": [arm ? "node22-arm64/bin/node" : "node22-x64/bin/node"],
        "Node.js 24": [arm ? "node24-arm64/bin/node" : "node24-x64/bin/node"],
        Bun: [arm ? "@oven/bun-linux-aarch64/bin/bun" : "@oven/bun-linux-x64/bin/bun"],
        Deno: [arm ? "@deno/linux-arm64-glibc/deno" : "@deno/linux-x64-glibc/deno", "run", "--allow-all"],
      }
    : {};

let modules: string;
let service: TestService;
let project: Project;

beforeAll(async () => {
  if (thoroughness === "full") modules = join(await installTools("runtimes"), "node_modules");
  [project, service] = await Promise.all([createProject(), startService()]);
  const program = readFileSync(new URL("runtimes/program.mjs", import.meta.url), "utf8");
  await project.write("program.mjs", program);
});

afterAll(async () => {
  await service?.close();
  await project?.remove();
});

async function run(name: string, command: string, parameters: readonly string[]): Promise<unknown> {
  const args = [...parameters, "program.mjs", service.url, tokens.edit, name];
  const { stdout } = await promisify(execFile)(command, args, { cwd: project.directory });
  return JSON.parse(stdout);
}

const expected = (name: string) => ({
  amount: 16,
  names: [`Part of ${name}`],
  all: [{ tags: "timer" }],
  none: null,
  hasTag: true,
  attachment: "Notes",
  invalid: [422, "not-blank", "string"],
  unreachable: [true, "http://127.0.0.1:9/api/parts"],
  maker: `Maker of ${name}`,
  gone: true,
});

test("the client works in the Node.js that runs the tests", async () => {
  expect(await run("Node.js", process.execPath, [])).toEqual(expected("Node.js"));
});

describe.runIf(thoroughness === "full")("the client in other runtimes", () => {
  test.each(Object.entries(packages))("the client works in %s", async (name, [file = "", ...parameters]) => {
    expect(await run(name, join(modules, file), parameters)).toEqual(expected(name));
  });
});
