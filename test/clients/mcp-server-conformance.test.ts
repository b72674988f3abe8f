/**
 * Runs the server scenarios of the MCP conformance suite as a separate program: those of 2026-07-28, and those with
 * `initialize` in the last version of the suite that supports them. The YAML files next to this file list the
 * scenarios that do not apply. Full runs only.
 */
import { spawn } from "node:child_process";
import { createServer, request as httpRequest, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";

const suites = { present: "@modelcontextprotocol/conformance", former: "mcp-conformance-2025" } as const;
/** Path of a module that replaces `globSync`, which the suite imports and Node.js 20 does not have. */
const olderNode = new URL("./conformance-on-node-20.mjs", import.meta.url).href;

describe.runIf(thoroughness === "full")("the server scenarios of the MCP conformance suite", () => {
  let service: TestService;
  let withToken: Server;
  let url: string;

  beforeAll(async () => {
    service = await startService();
    withToken = createServer((incoming, outgoing) => {
      const { hostname, port } = new URL(service.url);
      const headers = { ...incoming.headers, authorization: `Bearer ${tokens.full}` };
      const forwarded = httpRequest(
        { hostname, port, method: incoming.method, path: incoming.url, headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
          answer.pipe(outgoing);
        },
      );
      incoming.pipe(forwarded);
    });
    await new Promise<void>((resolve) => withToken.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(withToken.address() as AddressInfo).port}/mcp`;
  });

  afterAll(async () => {
    withToken?.closeAllConnections();
    withToken?.close();
    await service?.close();
  });

  function run(suite: keyof typeof suites, parameters: readonly string[]): Promise<[number | null, string]> {
    const manifest = createRequire(import.meta.url).resolve(`${suites[suite]}/package.json`);
    const program = join(dirname(manifest), "dist/index.js");
    const child = spawn(
      process.execPath,
      ["--import", olderNode, program, "server", "--url", url, "--suite", "all", ...parameters],
      { cwd: service.uploads, env: { PATH: process.env.PATH, NO_COLOR: "1" } },
    );
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    return new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => resolve([code, output]));
    });
  }

  test.each([
    ["present", "2026-07-28", "2026", ["--spec-version", "2026-07-28"]],
    ["present", "2025-11-25", "2025", ["--spec-version", "2025-11-25"]],
    ["former", "2025-11-25", "2025", []],
  ] as const)(
    "the %s suite passes for protocol version %s, except for the listed scenarios",
    async (suite, _version, list, parameters) => {
      const expected = fileURLToPath(new URL(`./mcp-server-conformance-${list}.yaml`, import.meta.url));
      const [code, output] = await run(suite, ["--expected-failures", expected, ...parameters]);
      expect(output).toContain("Baseline check passed");
      for (const scenario of ["tools-list", "resources-list", "prompts-list", "dns-rebinding-protection"]) {
        expect(output).toContain(`✓ ${scenario}: `);
      }
      expect(code).toBe(0);
    },
    120_000,
  );
});
