/** The example sync.mjs keeps a copy in step while four clients write. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api, type Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { byThoroughness } from "../support/soak.ts";

const example = fileURLToPath(new URL("../../examples/sync.mjs", import.meta.url));
const plain = { accept: "application/json" };
const writers = 4;
const changes = byThoroughness({ sample: 80, full: 10_000 });

interface Copy {
  readonly position: number;
  readonly parts: Readonly<Record<string, Json>>;
}

describeDialects("the example sync.mjs", (dialect) => {
  let service: TestService;
  let directory: string;
  let process: ChildProcess | null = null;

  beforeAll(async () => {
    service = await startService({ dialect });
    directory = await mkdtemp(join(tmpdir(), "partledger-sync-"));
  });
  afterAll(async () => {
    await stop();
    await service.close();
    await rm(directory, { recursive: true, force: true });
  });

  const file = () => join(directory, "parts.json");

  function start(): void {
    const environment = { PARTLEDGER_URL: service.url, PARTLEDGER_TOKEN: tokens.readOnly };
    process = spawn("node", [example, file()], { env: { ...globalThis.process.env, ...environment } });
  }

  async function stop(): Promise<void> {
    const running = process;
    process = null;
    if (running === null) return;
    const exited = once(running, "exit");
    running.kill("SIGKILL");
    await exited;
  }

  it("ends with an error if the token is not valid", async () => {
    const environment = { PARTLEDGER_URL: service.url, PARTLEDGER_TOKEN: "plt_unknown" };
    const running = spawn("node", [example, file()], { env: { ...globalThis.process.env, ...environment } });
    let output = "";
    running.stderr.on("data", (chunk) => (output += String(chunk)));
    const [status] = (await once(running, "close")) as [number];
    expect(output).toMatch(/^Check PARTLEDGER_TOKEN: .*401/s);
    expect(status).toBe(1);
  });

  const read = async (): Promise<Copy | null> =>
    readFile(file(), "utf8").then(
      (text) => JSON.parse(text) as Copy,
      () => null,
    );

  it(
    "has the same parts as the service, even if it is killed in between",
    { timeout: 1_800_000 },
    async () => {
      const client = api(service, tokens.full);
      const category = String(
        (await client.post("/api/categories", { name: "C" }, { expect: 201 })).body["@id"],
      );
      for (const name of ["Before 1", "Before 2"])
        await client.post("/api/parts", { name, category }, { expect: 201 });
      start();
      await expect.poll(async () => (await read())?.position).toBeDefined();

      /** Creates, changes and deletes parts, and changes their stock. Sometimes two writers change the same part. */
      const write = async (writer: number): Promise<void> => {
        const own: string[] = [];
        for (let index = 0; index < changes / writers; index += 1) {
          const part = own[index % 3];
          if (part === undefined || index % 5 === 0) {
            const { body } = await client.post(
              "/api/parts",
              { name: `${writer}-${index}`, category },
              { expect: 201 },
            );
            own.unshift(String(body["@id"]));
          } else if (index % 11 === 0) {
            await client.delete(part, { expect: 204 });
            own.splice(own.indexOf(part), 1);
          } else if (index % 2 === 0) {
            await client.post("/api/part_lots", { part, amount: index }, { expect: 201 });
          } else {
            const target = index % 7 === 0 ? "/api/parts/1" : part;
            await client.patch(target, { description: `${writer}-${index}` }, { expect: 200 });
          }
        }
      };
      const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
      await sleep(200);
      await stop();
      await sleep(200);
      start();
      await writing;

      const { body } = await client.get<{ next: number }>("/api/changes", { ...plain, expect: 200 });
      await expect.poll(async () => (await read())?.position).toBe(body.next);
      const copy = await read();
      const names = Object.keys(Object.values(copy?.parts ?? {})[0] ?? {});
      const selection = names.map((name) => `properties[]=${name}`).join("&");
      const expected: Record<string, Json> = {};
      for (let from = 1, isLast = false; !isLast; from += 1) {
        const { body: list } = await client.get<Json[]>(
          `/api/parts?itemsPerPage=200&page=${from}&${selection}`,
          { ...plain, expect: 200 },
        );
        for (const part of list) expected[String(part["id"])] = part;
        isLast = list.length < 200;
      }
      expect(copy?.parts).toEqual(expected);
      expect(Object.keys(expected).length).toBeGreaterThan(changes / 10);
    },
  );
});
