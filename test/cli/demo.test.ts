/** `demo` fills an empty inventory and changes nothing else. */
import { execFile } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { startProcess } from "../support/process.ts";
import { startService } from "../support/service.ts";
import { visitor } from "../support/visitor.ts";
import { ada, directory, done, occupyPort, partledger, useDirectory } from "./program.ts";

useDirectory();

describe("demo", () => {
  it("fills an empty database once, and prints a command that works", async () => {
    const running = await startProcess([], { directory });
    const { port } = new URL(running.url);
    try {
      const first = await partledger(["demo"], { environment: { PORT: port } });
      expect(first.stdout).toContain(`The service is running at ${running.url}.`);
      expect(first.stdout.match(/plt_\w{49}/g)).toHaveLength(2);
      const call = /curl .*/.exec(first.stdout)?.[0] ?? "";
      const answer = await promisify(execFile)("sh", ["-c", `${call} --silent --fail`]);
      expect(JSON.parse(answer.stdout)).toHaveLength(3);
    } finally {
      await running.stop("SIGTERM");
    }
    const again = await partledger(["demo"]);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    const careful = await done(["demo", "--if-empty"]);
    expect(careful.stdout).toBe("");
    expect(careful.stderr).toContain("The inventory is not empty. No changes made.");
  });

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ["a service with another database", () => undefined],
    ["a program that is always ready", (_, response) => response.end("ready\n")],
    [
      "a program that returns the request",
      ({ url = "" }, response) => {
        const probe = new URLSearchParams(url.slice(url.indexOf("?"))).get("probe") ?? "";
        response.setHeader("Partledger-Probe", probe).end("ready\n");
      },
    ],
  ])("does not call %s its service, and prints no command that sends it the token", async (what, respond) => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(`${request.url} ${JSON.stringify(request.rawHeaders)}`);
      respond(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const other = what.includes("service") ? await startService() : null;
    const url = other?.url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const { code, stdout } = await partledger(["demo"], { environment: { PORT: new URL(url).port } });
      expect(code).toBe(0);
      expect(stdout).toContain(`The program that listens on ${url} is not the service of this inventory`);
      expect(stdout).not.toMatch(/running at|curl/);
      const [token = "none", ...more] = stdout.match(/plt_\w{49}/g) ?? [];
      expect(more).toEqual([]);
      expect(requests.join()).not.toContain(token);
      expect(requests).toHaveLength(other === null ? 1 : 0);
    } finally {
      server.closeAllConnections();
      server.close();
      await other?.close();
    }
    const read = new Database(`${directory}/uploads/partledger.db`, { readonly: true });
    expect(read.prepare("select key from instance where key like 'probe%'").all()).toEqual([]);
    read.close();
  });

  it("prints a command for the service on this machine if another program listens at PUBLIC_URL", async () => {
    const running = await startProcess([], { directory });
    const server = createServer((_, response) => response.end("ready\n"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const environment = { PORT: new URL(running.url).port, PUBLIC_URL: publicUrl };
      const { stdout } = await partledger(["demo"], { environment });
      expect(/curl .*/.exec(stdout)?.[0]).toContain(`'${running.url}/api/parts`);
      expect(stdout).not.toContain(`${publicUrl}/api`);
    } finally {
      server.closeAllConnections();
      server.close();
      await running.stop("SIGTERM");
    }
  });

  it("leaves the link valid that the service printed before, which then sets the password of admin", async () => {
    const running = await startProcess([], { directory });
    try {
      await expect.poll(running.stdout).toContain("/set-up?token=");
      await done(["demo"]);
      const [, link = ""] = /(\/set-up\?token=\S+)/.exec(running.stdout()) ?? [];
      const page = await visitor({ url: running.url }).get(link);
      expect([page.status, page.words]).toEqual([200, expect.stringContaining("admin")]);
    } finally {
      await running.stop("SIGTERM");
    }
  });

  it("creates no user if one exists", async () => {
    await done(ada);
    const { port, close } = await occupyPort();
    await close();
    const { stdout, stderr } = await partledger(["demo"], { environment: { PORT: port } });
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      new RegExp(`Start the service with .+ serve.+, then open http://127.0.0.1:${port} `),
    );
    expect(JSON.parse((await done(["user", "list", "--json"])).stdout)).toHaveLength(1);
  });
});
