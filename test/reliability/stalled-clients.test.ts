/**
 * Tests clients that request large lists and do not read them. A process with a small heap survives with bounded
 * memory and serves other clients.
 */
import { readFile, rm } from "node:fs/promises";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { insertParts } from "../support/many-parts.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { createDirectory, startProcess } from "../support/process.ts";
import { thoroughness } from "../support/soak.ts";

const parts = 1000;
const listBytes = 25_000_000;
const clients = 40;
let directory: string;

beforeAll(async () => {
  directory = await createDirectory(async (store) => {
    await seedPrincipals(store);
    await insertParts(store, parts, "Ω".repeat(listBytes / parts / 2));
  });
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

it.runIf(process.platform === "linux").each([5000, 249])(
  "stalled lists of %i items do not exhaust a process with a heap of 192 MB, and other clients are served",
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
        `GET /api/parts?itemsPerPage=${itemsPerPage} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.full}\r\nAccept: application/json\r\n\r\n`,
      );
      return socket;
    });
    try {
      let refused = 0;
      // The clients read at most the first bytes of each response.
      const answered = Promise.all(
        sockets.map(async (socket) => {
          await once(socket, "readable");
          if (String(socket.read(64)).startsWith("HTTP/1.1 503 ")) refused += 1;
        }),
      );
      const client = api(running, tokens.editor);
      await client.get("/api/parts?itemsPerPage=3", { expect: 200, timeout: 60_000 });
      // Some requests wait ten seconds until they are rejected.
      if (thoroughness === "full") await answered;
      await expect.poll(() => refused).toBeGreaterThan(clients / 2);
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
