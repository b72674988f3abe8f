/** `serve`: start, logging, start failures and shutdown. */
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { startProcess } from "../support/process.ts";
import { visitor } from "../support/visitor.ts";
import { ada, directory, done, occupyPort, partledger, useDirectory } from "./program.ts";

useDirectory();

describe("serve", () => {
  it.each(["SIGINT", "SIGHUP"] as const)(
    "migrates the database, prints its URL, creates no data, and exits on %s",
    async (signal) => {
      const environment = { PUBLIC_URL: "https://parts.example" };
      const running = await startProcess([], { directory, environment });
      expect(running.stdout()).toContain(`is listening on ${running.url}`);
      expect((await api(running).get("/readyz", { accept: "*/*" })).status).toBe(200);
      const { code, stdout, stderr } = await running.stop(signal);
      expect(code, stderr).toBe(0);
      expect(stdout).toContain("https://parts.example");
      const database = new Database(join(directory, "uploads/partledger.db"), { readonly: true });
      const tables = ["users", "groups", "api_tokens", "parts", "categories", "log_entries"];
      const count = (table: string) => database.prepare(`select count(*) from "${table}"`).pluck().get();
      expect(tables.map(count)).toEqual(tables.map(() => 0));
      database.close();
    },
  );

  it.each([
    ["one process", [] as string[], {}, /^http:\/\/127\.0\.0\.1:\d+$/],
    [
      "several processes",
      ["--workers", "2"],
      { PUBLIC_URL: "https://parts.example" },
      /^https:\/\/parts\.example$/,
    ],
  ])(
    "prints a new setup link at each start until a user can sign in (%s)",
    async (_, parameters, environment, address) => {
      const start = async () => {
        const running = await startProcess(parameters, { directory, environment });
        const { stdout, stderr } = await running.stop("SIGTERM");
        const [, base = "", token = ""] = /^ {2}(.*)\/set-up\?token=(.*)$/m.exec(stdout) ?? [];
        if (token !== "") expect(stderr).not.toContain(token);
        return { base, token };
      };
      const tokens = new Set<string>();
      // With workers, a second start behaves as in one process, so one start is enough.
      const starts = parameters.length === 0 ? 2 : 1;
      for (let count = 0; count < starts; count += 1) {
        const { base, token } = await start();
        expect(base).toMatch(address);
        expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
        tokens.add(token);
      }
      expect(tokens.size).toBe(starts);
      await done([...ada, "--password-stdin"], "correct horse\n");
      expect((await start()).token).toBe("");
    },
  );

  it.each([["one process", [] as string[]] as const, ["several", ["--workers", "2"]] as const])(
    "continues without the setup link if the database cannot be written (%s)",
    async (_, parameters) => {
      await done(["migrate"]);
      const database = new Database(join(directory, "uploads/partledger.db"));
      database.exec(
        "create trigger refuse before insert on instance begin select raise(abort, 'not now'); end",
      );
      database.close();
      const running = await startProcess([...parameters], { directory });
      await until(() => running.stderr().includes("The setup link could not be created"));
      expect((await api(running).get("/healthz", { accept: "*/*" })).status).toBe(200);
      const { code, stdout, stderr } = await running.stop("SIGTERM");
      expect([code, stdout.includes("/set-up")], stderr).toEqual([0, false]);
    },
  );

  it("the setup link creates the administrator once", async () => {
    const running = await startProcess([], { directory });
    try {
      await until(() => running.stdout().includes("/set-up?token="));
      const [, path = ""] = /(\/set-up\?token=\S+)/.exec(running.stdout()) ?? [];
      const browser = visitor(running);
      const fields = { name: "ada", password: "correct horse", password_again: "correct horse" };
      await browser.submit(await browser.get(path), { fields });
      expect((await browser.get("/tools/users")).status).toBe(200);
      expect((await visitor(running).get(path)).status).toBe(404);
      await visitor(running).signIn("ada", "correct horse");
    } finally {
      await running.stop("SIGTERM");
    }
  });

  it("logs one line of JSON for each request, without secrets", async () => {
    const running = await startProcess([], { directory });
    const secret = "plt_thisisnotatoken";
    await api(running, secret).get(`/api/parts?name=${secret}`, { expect: 401 });
    const { code, stderr, stdout } = await running.stop("SIGTERM");
    expect(code, stderr).toBe(0);
    const lines = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: "info", method: "GET", path: "/api/parts", status: 401 }),
    );
    expect(stdout + stderr).not.toContain(secret);
  });

  it("exits with 1 and a message if the port is in use", async () => {
    const { port, close } = await occupyPort();
    const other = await partledger(["serve", "--port", port]);
    await close();
    expect(other.code).toBe(1);
    expect(other.stderr).toContain(`Port ${port} on 127.0.0.1 is already in use`);
  });

  it("exits immediately on the second signal", async () => {
    const running = await startProcess([], { directory });
    const { Socket } = await import("node:net");
    const socket = new Socket();
    await new Promise<void>((resolve) => {
      socket.connect(Number(new URL(running.url).port), "127.0.0.1", resolve);
    });
    // A request that never ends delays the shutdown after the first signal.
    socket.on("error", () => undefined);
    socket.write("POST /api/parts HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n");
    const ended = running.stop("SIGTERM");
    await until(() => running.stderr().includes("Shutting down"));
    process.kill(running.pid, "SIGTERM");
    expect((await ended).code).toBe(1);
    socket.destroy();
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}
