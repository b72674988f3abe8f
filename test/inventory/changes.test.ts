/** The change feed contains every change, in the order of the commits, and only for clients that can read the elements. */
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { definitions } from "../../src/inventory/definitions.ts";
import type { Definition } from "../../src/representation/definition.ts";
import { commandLineActor, writeLog } from "../../src/history/log-entry.ts";
import { api, type Api } from "../support/client.ts";
import { describeDialects, describeOneDialect } from "../support/dialects.ts";
import { createInventory, picture } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { requiredOf, trees } from "../support/trees.ts";
import { openStream } from "./event-stream-client.ts";
import { plain, unique, useService } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

interface Change {
  readonly sequence: number;
  readonly kind: "created" | "changed" | "deleted";
  readonly target: string;
  readonly target_type: string;
  readonly target_id: number;
  readonly datetime: string;
  readonly user?: string;
}

interface Page {
  readonly changes: readonly Change[];
  readonly next: number;
  readonly latest: number;
}

async function page(client: Api, query = ""): Promise<Page> {
  return (await client.get<Page>(`/api/changes${query}`, { ...plain, expect: 200 })).body;
}

const position = async (client: Api): Promise<number> => (await page(client)).next;

/** Returns all changes after a position, in short form. */
async function changesAfter(client: Api, after: number, more = ""): Promise<string[]> {
  const found: string[] = [];
  for (let from = after; ;) {
    const { changes, next, latest } = await page(client, `?after=${from}&limit=1000${more}`);
    found.push(...changes.map(({ kind, target }) => `${kind} ${target}`));
    if (next >= latest) return found;
    from = next;
  }
}

describeDialects("the change feed", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });

  it("contains each created, changed and deleted element, and the owners that show it", async () => {
    const { client } = running;
    const start = await position(client);
    const part = await make("parts", { name: "Part", category });
    const lot = await make("part_lots", { part, amount: 5 });
    await client.patch(lot, { amount: 6 }, { expect: 200 });
    await client.post(`${lot}/withdraw`, { amount: 1 }, { expect: 200 });
    await client.patch(part, { name: "Part" }, { expect: 200 });
    await client.delete(part, { expect: 204 });
    expect(await changesAfter(client, start)).toEqual([
      `created ${part}`,
      `created ${lot}`,
      `changed ${part}`,
      `changed ${lot}`,
      `changed ${part}`,
      `changed ${part}`,
      `changed ${lot}`,
      `deleted ${lot}`,
      `deleted ${part}`,
    ]);
    const { changes } = await page(client, `?after=${start}&limit=1`);
    const admin = (await client.get("/api/users?name=admin", plain)).body;
    expect(changes).toEqual([
      {
        sequence: expect.any(Number) as number,
        kind: "created",
        target: part,
        target_type: "Part",
        target_id: Number(part.split("/").at(-1)),
        datetime: expect.any(String) as string,
        user: `/api/users/${String(admin[0]?.["id"])}`,
      },
    ]);
  });

  it("contains each element whose version has changed", async () => {
    const { client, service } = running;
    const versions = async (): Promise<Map<string, number>> => {
      const found = new Map<string, number>();
      for (const definition of Object.values<Definition>(definitions)) {
        if (definition.versioned === false) continue;
        const rows = await service.store.read.db
          .selectFrom(definition.table as "parts")
          .select(["id", "version"])
          .execute();
        for (const { id, version } of rows) found.set(`${definition.name} ${id}`, version);
      }
      return found;
    };
    const before = await versions();
    const start = await position(client);
    const first = await createInventory(client, "First");
    const second = await createInventory(client, "Second");
    for (const collection of trees) {
      const parent = `/api/${collection}/${first[collection]}`;
      const child = await make(collection, { ...requiredOf(collection), name: "Child", parent });
      await make(collection, { ...requiredOf(collection), name: "Grandchild", parent: child });
      await client.patch(parent, { name: "Renamed" }, { expect: 200 });
      const into = `/api/${collection}/${second[collection]}`;
      if (collection === "projects") continue;
      if (collection === "currencies")
        for (const currency of [parent, into])
          await client.patch(currency, { exchange_rate: "2" }, { expect: 200 });
      const merged = await client.post(`${parent}/merge`, { into });
      expect(merged.status, merged.text).toBe(200);
    }
    const part = `/api/parts/${first["parts"]}`;
    const attachment_type = `/api/attachment_types/${second["attachment_types"]}`;
    const owned = { element: part, name: "Owned" };
    const image = await make("attachments", {
      ...owned,
      attachment_type,
      upload: { data: picture, filename: "a.png" },
    });
    await client.delete(image, { expect: 204 });
    await client.patch(
      part,
      { parameters: [], partUnit: await make("measurement_units", { name: "m" }) },
      { expect: 200 },
    );
    await client.delete(part, { expect: 204 });

    const after = await versions();
    const kinds = new Map<string, string>();
    for (let from = start, isComplete = false; !isComplete;) {
      const { changes, next, latest } = await page(client, `?after=${from}&limit=1000`);
      for (const { target_type: type, target_id: id, kind } of changes) {
        const key = `${type} ${id}`;
        expect(kinds.get(key), key).not.toBe("deleted");
        expect(kinds.has(key) && kind === "created", key).toBe(false);
        kinds.set(key, kind);
      }
      isComplete = next >= latest;
      from = next;
    }
    const missing: string[] = [];
    for (const [key, version] of after) {
      if (version !== before.get(key) && !["created", "changed"].includes(kinds.get(key) ?? ""))
        missing.push(key);
    }
    for (const key of before.keys()) if (!after.has(key) && kinds.get(key) !== "deleted") missing.push(key);
    expect(missing).toEqual([]);
    for (const [key, kind] of kinds) expect(after.has(key), `${kind} ${key}`).toBe(kind !== "deleted");
  });

  it("orders changes by their commits, and never adds one below a position that a client has seen", async () => {
    const { client, service } = running;
    const start = await position(client);
    const record = (id: number, wait: Promise<unknown>): Promise<void> =>
      service.store.transaction(async (transaction) => {
        const entry = { kind: "element_edited", targetType: "Part", targetId: id } as const;
        await writeLog(transaction, commandLineActor("test"), new Date(), entry);
        await wait;
      });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const first = record(900_001, held);
    await sleep(20);
    // SQLite has one writer, so the second transaction waits for the first.
    const second = record(900_002, Promise.resolve());
    if (dialect === "postgres") {
      await second;
      expect(await changesAfter(client, start)).toEqual(["changed /api/parts/900002"]);
    }
    const seen = await position(client);
    release();
    await Promise.all([first, second]);
    const later = await changesAfter(client, seen);
    expect(later).toEqual(
      dialect === "postgres"
        ? ["changed /api/parts/900001"]
        : ["changed /api/parts/900001", "changed /api/parts/900002"],
    );
  });

  it("contains nothing of a transaction that is rolled back", async () => {
    const { client, service } = running;
    const start = await position(client);
    const failed = service.store.transaction(async (transaction) => {
      const entry = { kind: "element_edited", targetType: "Part", targetId: 1 } as const;
      await writeLog(transaction, commandLineActor("test"), new Date(), entry);
      throw new Error("Rolled back");
    });
    await expect(failed).rejects.toThrow("Rolled back");
    await client.post("/api/parts", { name: "", category }, { expect: 422 });
    expect(await changesAfter(client, start)).toEqual([]);
  });

  it("loses no change while clients write at the same time", async () => {
    const { client } = running;
    let from = await position(client);
    const written = new Set<string>();
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let index = 0; index < 15; index += 1)
        written.add(await make("parts", { name: `W${writer}-${index}`, category }));
    });
    let isWriting = true;
    const finished = Promise.all(writers).then(() => (isWriting = false));
    const seen: Change[] = [];
    for (let isLast = false; !isLast;) {
      isLast = !isWriting;
      const { changes, next } = await page(client, `?after=${from}&types=Part&limit=7`);
      seen.push(...changes);
      if (changes.length > 0) isLast = false;
      from = next;
    }
    await finished;
    const sequences = seen.map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(new Set(seen.map(({ target }) => target))).toEqual(written);
    expect(seen).toHaveLength(written.size);
  });

  it("restricts attachments and parameters to elements that the client can read", async () => {
    const { client, service } = running;
    const start = await position(client);
    const project = await make("projects", { name: unique("Project") });
    const ofProject = await make("parameters", { name: "p", element: project });
    const ofCategory = await make("parameters", { name: "p", element: category });
    await client.patch(ofCategory, { name: "q" }, { expect: 200 });
    await client.delete(ofProject, { expect: 204 });
    await client.delete(ofCategory, { expect: 204 });
    const { client: reader } = await createUserWith(service, ["categories.read"]);
    expect(await changesAfter(reader, start)).toEqual([
      `created ${ofCategory}`,
      `changed ${category}`,
      `changed ${ofCategory}`,
      `changed ${category}`,
      `changed ${category}`,
      `deleted ${ofCategory}`,
    ]);
    expect(await changesAfter(reader, start, "&types=Parameter,Category")).toHaveLength(6);
    const { changes } = await page(reader, `?after=${start}`);
    expect(changes.every(({ user }) => user === undefined)).toBe(true);
    const { body } = await reader.get("/api/changes?types=Project", { ...plain, expect: 403 });
    expect(body["detail"]).toContain('"projects.read"');
    expect((await reader.get("/api/changes?types=User", { ...plain, expect: 403 })).body["detail"]).toContain(
      "users",
    );
    const nobody = api(service, tokens.withoutPermissions);
    expect((await nobody.get("/api/changes", plain)).status).toBe(403);
  });

  it("tells clients to start over whose position is unknown", async () => {
    const { client, service } = running;
    const latest = await position(client);
    await client.get(`/api/changes?after=${latest}`, { ...plain, expect: 200 });
    const { body } = await client.get(`/api/changes?after=${latest + 1}`, { ...plain, expect: 410 });
    expect(body).toMatchObject({ status: 410, violations: [{ propertyPath: "after", code: "start-over" }] });
    await service.store.transaction(({ db }) =>
      db.updateTable("change_feed").set({ kind: "start" }).where("id", "=", latest).execute(),
    );
    await service.store.transaction(({ db }) =>
      db.deleteFrom("change_feed").where("id", "<", latest).execute(),
    );
    await client.get(`/api/changes?after=${latest - 1}`, { ...plain, expect: 410 });
    expect(await page(client, `?after=${latest}`)).toEqual({ changes: [], next: latest, latest });
  });

  it("waits for a change", async () => {
    const { client } = running;
    const start = await position(client);
    const waiting = page(client, `?after=${start}&wait=20&types=Part`);
    // A change of another type does not end the request.
    await make("suppliers", { name: unique("Supplier") });
    await sleep(300);
    const part = await make("parts", { name: "Awaited", category });
    expect((await waiting).changes).toMatchObject([{ kind: "created", target: part }]);
    const latest = await position(client);
    expect(await page(client, `?after=${latest}&wait=1`)).toEqual({ changes: [], next: latest, latest });
  });

  it("sends events until the token is revoked, and continues after the last event", async () => {
    const { client, service } = running;
    const { client: reader, name } = await createUserWith(service, ["parts.read"]);
    const start = await position(reader);
    const stream = openStream(service.url, name, {});
    await stream.text((text) => text === `id: ${start}\n\n`);
    const part = await make("parts", { name: "Streamed", category });
    await stream.text((text) => text.includes(`"target":"${part}"`));
    await make("suppliers", { name: unique("Supplier") });
    const latest = await position(client);
    await stream.text((text) => text.endsWith(`id: ${latest}\n\n`));
    const again = openStream(service.url, name, { "Last-Event-ID": String(start) });
    await again.text((text) => text.includes(`"target":"${part}"`));
    expect(again.headers()).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(again.headers()).not.toHaveProperty("content-encoding");
    again.close();
    await service.store.transaction(({ db }) =>
      db.deleteFrom("api_tokens").where("name", "=", name).execute(),
    );
    await make("parts", { name: "Not streamed", category });
    await stream.ended;
    expect(await stream.text(() => true)).not.toContain("Not streamed");
  });
});

describeOneDialect("clients that wait for changes", (dialect) => {
  const running = useService(dialect);

  it("are limited per user, and free their place when they disconnect", async () => {
    const { service } = running;
    const { client, name } = await createUserWith(service, ["parts.read"]);
    const streams = Array.from({ length: 20 }, () => openStream(service.url, name, {}));
    for (const stream of streams) await stream.text((text) => text.length > 0);
    const { headers } = await client.get("/api/changes?wait=1", { ...plain, expect: 429 });
    expect(headers["retry-after"]).toBe("10");
    await client.get("/api/changes", { ...plain, expect: 200 });
    for (const stream of streams) stream.close();
    await expect.poll(async () => (await client.get("/api/changes?wait=1", plain)).status).toBe(200);
  });

  it("validates the parameters", async () => {
    const { refused, client } = running;
    const invalid = [
      ["after=-1", "after: minimum"],
      ["after=x", "after: type"],
      ["limit=0", "limit: minimum"],
      ["limit=1001", "limit: maximum"],
      ["wait=61", "wait: maximum"],
      ["types=Part,Nothing", "types: enum"],
      ["types=", "types: enum"],
      ["types=Part&types=Category", "types: duplicate"],
    ] as const;
    for (const [query] of invalid) {
      const [code] = await refused(client.get(`/api/changes?${query}`, plain), 400);
      expect(code, query).toBeDefined();
    }
    const headers = { "Last-Event-ID": "x" };
    await client.get("/api/changes", { accept: "text/event-stream", headers, expect: 400 });
    await client.get("/api/changes?after=9007199254740991", { accept: "text/event-stream", expect: 410 });
  });
});
