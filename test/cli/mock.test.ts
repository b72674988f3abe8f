/** `mock`: start, logging, start failures and shutdown. The tests in test/mock cover its responses. */
import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { startProcess } from "../support/process.ts";
import { directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

describe("mock", () => {
  it("serves examples without a database, logs requests, and exits on the first signal", async () => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      const running = await startProcess([], { command: "mock", directory });
      const answer = await api(running, "any").get("/api/parts/3", { accept: "application/json" });
      expect([answer.status, answer.body]).toMatchObject([200, { name: "STM32F407VGT6" }]);
      await api(running).get("/api/docs/reference", { accept: "text/html", expect: 200 });
      const { code, stdout, stderr } = await running.stop(signal);
      expect(code, stderr).toBe(0);
      expect(stdout).toContain(
        `(mock) is listening on ${running.url}\nDocumentation: ${running.url}/api/docs\n`,
      );
      const lines = stderr
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines).toContainEqual(expect.objectContaining({ path: "/api/parts/3", status: 200 }));
      expect(lines.at(-1)).toMatchObject({ msg: "Stopped." });
    }
    expect(await readdir(directory)).toEqual([]);
  });

  it("exits with 1 and a message if the port is in use, and with 2 for an invalid port", async () => {
    const running = await startProcess([], { command: "mock", directory });
    try {
      const { port } = new URL(running.url);
      const second = await partledger(["mock", "--port", port]);
      expect([second.code, second.stderr]).toEqual([
        1,
        `Port ${port} on 127.0.0.1 is already in use. Set another port with --port or PORT.\n`,
      ]);
      expect((await partledger(["mock", "--port", "many"])).code).toBe(2);
    } finally {
      await running.stop("SIGTERM");
    }
  });

  it("has help with an example for each preference", async () => {
    const { stdout } = await done(["mock", "--help"]);
    for (const text of ["Prefer: code=404", "Prefer: example=empty", 'default: "4010"']) {
      expect(stdout).toContain(text);
    }
  });
});
