/** Runs the packed TypeScript client in the runtimes that it supports, against a running service. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
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
        "Node.js 20": [arm ? "node20-arm64/bin/node" : "node20-x64/bin/node"],
        "Node.js 22": [arm ? "node22-arm64/bin/node" : "node22-x64/bin/node"],
        "Node.js 24": [arm ? "node24-arm64/bin/node" : "node24-x64/bin/node"],
        Bun: [arm ? "@oven/bun-linux-aarch64/bin/bun" : "@oven/bun-linux-x64/bin/bun"],
        Deno: [arm ? "@deno/linux-arm64-glibc/deno" : "@deno/linux-x64-glibc/deno", "run", "--allow-all"],
      }
    : {};

let modules: string;
let service: TestService;
let project: Project;
let unreliable: Server;
let unreliableUrl: string;
/** An address at which no server listens. */
let unusedUrl: string;
let attempts: number;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns 503, then a truncated response, then a complete one. Below `/truncated`, truncates all responses. */
function respond({ url = "", socket }: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ title: "Third attempt" });
  const headers = { "Content-Type": "application/json", "Content-Length": body.length };
  const isTruncated = url.startsWith("/truncated/");
  if (!isTruncated) attempts += 1;
  if (isTruncated || attempts === 2) {
    response.writeHead(200, headers).write("{", () => setTimeout(() => socket.destroy(), 20));
  } else if (attempts === 1) response.writeHead(503, { "Retry-After": "0" }).end();
  else response.writeHead(200, headers).end(body);
}

beforeAll(async () => {
  const unused = createServer();
  unusedUrl = await listen(unused);
  await new Promise((resolve) => unused.close(resolve));
  unreliable = createServer(respond);
  unreliableUrl = await listen(unreliable);
  if (thoroughness === "full") modules = join(await installTools("runtimes"), "node_modules");
  [project, service] = await Promise.all([createProject(), startService()]);
  const program = readFileSync(new URL("runtimes/program.mjs", import.meta.url), "utf8");
  await project.write("program.mjs", program);
});

afterAll(async () => {
  unreliable?.closeAllConnections();
  unreliable?.close();
  await service?.close();
  await project?.remove();
});

async function run(name: string, command: string, parameters: readonly string[]): Promise<unknown> {
  attempts = 0;
  const args = [...parameters, "program.mjs", service.url, tokens.edit, name, unreliableUrl, unusedUrl];
  const { stdout } = await promisify(execFile)(command, args, { cwd: project.directory });
  return JSON.parse(stdout);
}

/** Reasons of failed connections: no server, and a response that ends early. */
const reasonsOf = (name: string): readonly [refused: string, truncated: string] => {
  if (name === "Deno") {
    return ["tcp connect error: Connection refused (os error 111)", "error reading a body from connection"];
  }
  const code = name === "Bun" ? "ECONNRESET" : "UND_ERR_SOCKET";
  return ["connection refused (ECONNREFUSED)", `connection closed before the end of the response (${code})`];
};

const failure = (baseUrl: string, reason: string) => {
  const address = `${baseUrl}/api/parts`;
  return [true, address, `GET ${address} failed: ${reason}`];
};

const expected = (name: string) => ({
  amount: 16,
  names: [`Part of ${name}`],
  all: [{ tags: "timer" }],
  none: null,
  hasTag: true,
  attachment: "Notes",
  invalid: [422, "not-blank", "string"],
  changes: ["created /api/categories/ID"],
  repeated: "Third attempt",
  unreachable: failure(unusedUrl, reasonsOf(name)[0]),
  truncated: failure(`${unreliableUrl}/truncated`, reasonsOf(name)[1]),
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
