/** Runs the Python programs in examples/ with the Python of the system. Without it, they are skipped. */
import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { startDemoService } from "../support/demo.ts";
import { tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";

const folder = fileURLToPath(new URL("../../examples/", import.meta.url));
const python = process.env.PARTLEDGER_PYTHON ?? "python3";
const can = (code: string) => spawnSync(python, ["-c", code]).status === 0;

let service: TestService;

interface Finished {
  readonly code: number | string | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(parameters: readonly string[], environment = {}): Promise<Finished> {
  const connection = { PARTLEDGER_URL: service.url, PARTLEDGER_TOKEN: tokens.edit };
  const options = { cwd: folder, env: { ...process.env, ...connection, ...environment } };
  return new Promise((resolve) => {
    execFile(python, [...parameters], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const unauthorized = "The API token is missing or invalid. Set PARTLEDGER_TOKEN.\n";

describe.skipIf(!can("import sys; sys.exit(sys.version_info < (3, 8))"))("examples in Python", () => {
  beforeAll(async () => {
    service = await startDemoService();
  });

  afterAll(() => service?.close());

  describe("stock.py", () => {
    it("searches parts and withdraws stock", async () => {
      const found = await run(["stock.py", "search", "10k", "0603"]);
      expect(found).toEqual({
        code: 0,
        stdout: expect.stringMatching(/^ +8 +\d+ {2}RC0603FR-0710KL$/m) as string,
        stderr: "",
      });
      const stored = api(service, tokens.readOnly);
      const amountNow = async (): Promise<number> => {
        const { body } = await stored.get("/api/part_lots/1", { expect: 200 });
        return Number(body["amount"]);
      };
      const amount = await amountNow();
      const taken = await run(["stock.py", "withdraw", "1", "5", "--comment", "Prototype"]);
      expect(taken).toEqual({
        code: 0,
        stdout: `${amount - 5} left in lot 1 (RC0603FR-0710RL)\n`,
        stderr: "",
      });
      expect(await amountNow()).toBe(amount - 5);
    });

    it("explains what to do if a request fails", async () => {
      expect(await run(["stock.py", "withdraw", "1", "1000000"])).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/^Lot 1 contains only \d+\.\n$/) as string,
      });
      expect(await run(["stock.py", "search", "10k"], { PARTLEDGER_TOKEN: "wrong" })).toMatchObject({
        code: 2,
        stderr: unauthorized,
      });
      expect(
        await run(["stock.py", "search", "10k"], { PARTLEDGER_URL: "http://127.0.0.1:1" }),
      ).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(
          /^http:\/\/127\.0\.0\.1:1 is not reachable .* Set PARTLEDGER_URL\.\n$/,
        ) as string,
      });
    });

    it("repeats a withdrawal whose connection breaks with the same key", async () => {
      const keys: unknown[] = [];
      const server = createServer(({ headers, socket }, response) => {
        keys.push(headers["idempotency-key"]);
        if (keys.length === 1) socket.destroy();
        else response.end(JSON.stringify({ amount: 15, part: { name: "NE555P" } }));
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      const environment = { PARTLEDGER_URL: `http://127.0.0.1:${port}` };
      expect(await run(["stock.py", "withdraw", "1", "5"], environment)).toEqual({
        code: 0,
        stdout: "15 left in lot 1 (NE555P)\n",
        stderr: "",
      });
      server.close();
      expect(keys).toHaveLength(2);
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(keys[1]).toBe(keys[0]);
    });
  });

  it("low_stock.py can be compiled", async () => {
    const check = "import ast, sys; ast.parse(open('low_stock.py').read())";
    expect(await run(["-c", check])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  describe.skipIf(!can("import httpx"))("low_stock.py, which requires httpx", () => {
    it("lists the parts below their minimum stock", async () => {
      const { body } = await api(service, tokens.readOnly).get(
        "/api/parts?below_minimum=true&itemsPerPage=1000",
        {
          accept: "application/json",
          expect: 200,
        },
      );
      const names = (body as unknown as { name: string }[]).map(({ name }) => name);
      const { code, stdout, stderr } = await run(["low_stock.py"]);
      expect([code, stderr]).toEqual([0, ""]);
      expect(
        stdout
          .trimEnd()
          .split("\n")
          .map((line) => line.slice(21)),
      ).toEqual(names);
      expect(names).not.toEqual([]);
    });

    it("explains what to do if a request fails", async () => {
      expect(await run(["low_stock.py"], { PARTLEDGER_TOKEN: "wrong" })).toEqual({
        code: 2,
        stdout: "",
        stderr: unauthorized,
      });
      expect(await run(["low_stock.py"], { PARTLEDGER_URL: "http://127.0.0.1:1" })).toMatchObject({
        code: 2,
      });
    });
  });
});
