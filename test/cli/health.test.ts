/** `health` reports whether a service is ready, for container engines and scripts. */
import { createServer, type ServerResponse } from "node:http";
import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { startProcess } from "../support/process.ts";
import { directory, partledger, useDirectory } from "./program.ts";

useDirectory();

describe("health", () => {
  it("succeeds while the service is ready, and fails after it has stopped", async () => {
    const running = await startProcess([], { directory });
    const { port, origin } = new URL(running.url);
    const environment = { HOST: "0.0.0.0", PORT: port };
    expect(await partledger(["health"], { environment })).toMatchObject({
      code: 0,
      stdout: `The service at ${origin} is ready.\n`,
    });
    expect(await partledger(["health", "--url", `${origin}/api/`])).toMatchObject({ code: 0 });
    await running.stop("SIGTERM");
    const { code, stdout, stderr } = await partledger(["health"], { environment });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^The service at \S+ is not ready: .*ECONNREFUSED/);
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    [
      "reports the reason that the service returns",
      (response) => {
        response.writeHead(503, { "Content-Type": "application/problem+json" });
        response.end(JSON.stringify({ detail: "The database is locked." }));
      },
      "status 503: The database is locked.",
    ],
    [
      "fails if another program responds",
      (response) => response.end("<!doctype html><title>Router</title>"),
      "another program responded.",
    ],
    ["fails if the service does not respond", () => undefined, "no response within 5 seconds."],
  ])("%s", async (_title, respond, reason) => {
    const server = createServer((_request, response) => respond(response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const { code, stderr } = await partledger(["health"], { environment: { PORT: String(port) } });
      expect([code, stderr]).toEqual([
        1,
        `The service at http://127.0.0.1:${port} is not ready: ${reason}\n`,
      ]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([
    [["--url", "parts.example.com"], {}, "Use a URL such as"],
    [["--url", "ftp://parts.example.com"], {}, "Use a URL such as"],
    [[], { PORT: "0" }, "Add --url"],
  ])("rejects %j with %j", async (parameters, environment, message) => {
    const { code, stderr } = await partledger(["health", ...parameters], { environment });
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(readdirSync(directory)).toEqual([]);
  });
});
