/** `doctor` checks whether PUBLIC_URL reaches the service. */
import { writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { useDirectory } from "../program.ts";
import { examine, found, inside } from "./installation.ts";

useDirectory();

describe("the check of PUBLIC_URL", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  async function address(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it.each<[string, RequestListener | null, string]>([
    ["the service", (_, response) => void response.end("ok\n"), "reaches the service."],
    [
      "another program",
      (_, response) => void response.end("<html>".repeat(100_000)),
      "another program responded",
    ],
    [
      "a proxy without the service",
      (_, response) => void response.writeHead(502).end(),
      "it returned status 502",
    ],
    ["a server that does not respond", () => undefined, "no response within 5 seconds"],
    ["a closed port", null, "ECONNREFUSED"],
  ])("reports %s", async (_, listener, message) => {
    const url = await address(listener ?? (() => undefined));
    if (listener === null) await new Promise((resolve) => servers.pop()?.close(resolve));
    await writeFile(inside(".env"), `PUBLIC_URL=${url}\n`);
    const [, report] = await examine();
    const check = found(report, "public-url");
    expect(check?.message).toContain(message);
    const isReached = message.startsWith("reaches");
    expect(check).toMatchObject(
      isReached ? { status: "ok", fix: null } : { status: "warning", fix: `curl --verbose ${url}/healthz` },
    );
    expect(found((await examine("--offline"))[1], "public-url")).toBeUndefined();
  });
});
