/**
 * Clients that request large lists and do not read them: a process with a small heap stays alive, its memory stays
 * bounded, and other clients are answered.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { runProcess, startProcess } from "../support/process.ts";

const parts = 1000;
const listBytes = 25_000_000;
const clients = 40;
let directory: string;
let token: string;
let other: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "partledger-stalled-"));
  const done = async (parameters: string[]) => {
    const { code, stdout, stderr } = await runProcess(parameters, { directory });
    expect(code, stderr).toBe(0);
    return stdout.trim();
  };
  const rows = Array.from({ length: parts }, (_, index) => `Part ${index},Resistors`);
  await writeFile(join(directory, "parts.csv"), ["name,category_path", ...rows].join("\n"));
  await done(["import", "parts", "parts.csv"]);
  const database = new Database(join(directory, "uploads/partledger.db"));
  database.prepare("update parts set comment = ?").run("Ω".repeat(listBytes / parts / 2));
  database.close();
  const tokenOf = async (name: string) => {
    await done(["user", "create", name, "--preset", "admin"]);
    return done(["token", "create", "--user", name, "--name", "test", "--scope", "full"]);
  };
  [token, other] = [await tokenOf("stalling"), await tokenOf("other")];
}, 120_000);
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

it.runIf(process.platform === "linux").each([5000, 249])(
  "stalled lists of %i items do not exhaust a process with a heap of 192 MB, and other clients are answered",
  async (itemsPerPage) => {
    const running = await startProcess([], {
      directory,
      environment: { NODE_OPTIONS: "--max-old-space-size=192" },
    });
    const memory = async () => {
      const status = await readFile(`/proc/${running.pid}/status`, "utf8");
      return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1000;
    };
    const sockets = Array.from({ length: clients }, () => {
      const socket = connect(Number(new URL(running.url).port), "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write(
        `GET /api/parts?itemsPerPage=${itemsPerPage} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nAccept: application/json\r\n\r\n`,
      );
      return socket;
    });
    try {
      // Takes the first bytes of each answer at most.
      const statuses = Promise.all(
        sockets.map(async (socket) => {
          await once(socket, "readable");
          return Number(/^HTTP\/1.1 (\d+)/.exec(String(socket.read(64)))?.[1]);
        }),
      );
      const client = api(running, other);
      await client.get("/api/parts?itemsPerPage=3", { expect: 200, timeout: 60_000 });
      expect((await statuses).filter((status) => status === 503).length).toBeGreaterThan(clients / 2);
      const large = await client.get("/api/parts?itemsPerPage=5000", { expect: 200, timeout: 60_000 });
      expect(large.bytes.length).toBeGreaterThan(listBytes);
      expect(await memory()).toBeLessThan(600);
    } finally {
      for (const socket of sockets) socket.destroy();
      expect((await running.stop("SIGTERM")).code).toBe(0);
    }
  },
  180_000,
);
