/** Concurrent requests that write, which share commits on SQLite. */
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api, type Api } from "../support/client.ts";
import { dialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

interface Parts {
  readonly "hydra:member": readonly { readonly name: string }[];
}

const writers = 8;

describe.each(dialects)("concurrent writes (%s)", (dialect) => {
  let service: TestService;
  let client: Api;
  let category: string;

  beforeAll(async () => {
    service = await startService({ dialect });
    client = api(service, tokens.full);
    const created = await client.post("/api/categories", { name: "C" });
    category = String(created.body["@id"]);
  });
  afterAll(() => service.close());

  /** Runs `work` in all writers at the same time. */
  const inAll = <T>(work: (writer: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));

  it.runIf(dialect === "sqlite")("concurrent requests need fewer commits than requests", async () => {
    const log = `${service.databaseUrl.slice("sqlite:".length)}-wal`;
    const before = commitsIn(await readFile(log));
    await inAll(async (writer) => {
      for (let step = 0; step < 4; step += 1) {
        await client.post("/api/parts", { name: `Part ${writer} ${step}`, category });
      }
    });
    const commits = commitsIn(await readFile(log)) - before;
    expect(commits).toBeGreaterThan(0);
    expect(commits).toBeLessThan(writers * 4);
  });

  it("a successful write can be read and searched at once, and a rejected one changes nothing", async () => {
    const names = new Set<string>();
    await inAll(async (writer) => {
      for (let step = 0; step < 6; step += 1) {
        const name = `concurrent${writer}x${step}`;
        // All writers use the same numbers, so one of them succeeds.
        const created = await client.post("/api/parts", { name, category, ipn: `N${step}` });
        expect([201, 422]).toContain(created.status);
        if (created.status !== 201) continue;
        names.add(name);
        const found = await client.get(`/api/search?q=${name}`);
        expect(found.body["hydra:totalItems"]).toBe(1);
        expect((await client.get(String(created.body["@id"]))).body["name"]).toBe(name);
      }
    });
    expect(names.size).toBe(6);
    const { body } = await client.get<Parts>("/api/parts?name=concurrent%25&itemsPerPage=100");
    expect(body["hydra:member"].map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
  });

  it("of concurrent changes to one version, one succeeds", async () => {
    const { body } = await client.post("/api/parts", { name: "Contested", category });
    const part = await client.get(String(body["@id"]));
    const headers = { "If-Match": String(part.headers["etag"]) };
    const answers = await inAll((writer) =>
      client.patch(String(body["@id"]), { comment: `by ${writer}` }, { headers }),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: writers - 1 }, () => 412)]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await client.get(String(body["@id"]))).body["comment"]).toBe(winner?.body["comment"]);
  });
});

/**
 * Returns the number of commits in a write-ahead log that was not restarted. Only the last frame of a commit has the size
 * of the database (https://www.sqlite.org/fileformat2.html#the_write_ahead_log).
 */
function commitsIn(log: Buffer): number {
  const pageSize = log.readUInt32BE(8);
  let commits = 0;
  for (let frame = 32; frame < log.length; frame += 24 + pageSize)
    if (log.readUInt32BE(frame + 4) > 0) commits += 1;
  return commits;
}
