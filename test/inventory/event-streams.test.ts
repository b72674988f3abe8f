/** Event streams stay open without changes, wait for slow readers, and end when the service stops. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { openStream } from "./event-stream-client.ts";
import { createUserWith } from "./test-users.ts";

describeDialects("an event stream", (dialect) => {
  let service: TestService;
  let isClosed = false;
  let pagesRead = 0;

  beforeAll(async () => {
    service = await startService({
      dialect,
      overrides: {
        heartbeatMilliseconds: 50,
        onStatement: (text) => {
          if (text.includes("change_feed as change")) pagesRead += 1;
        },
      },
    });
  });
  afterAll(async () => {
    if (!isClosed) await service.close();
  });

  const createSupplier = async (name: string): Promise<string> => {
    const { body } = await api(service, tokens.full).post("/api/suppliers", { name }, { expect: 201 });
    return String(body["@id"]);
  };

  /** Adds changes of parts that do not exist to the feed. */
  const addChanges = (count: number) =>
    service.store.transaction(async ({ db }) => {
      const datetime = new Date().toISOString();
      await sql`
        insert into change_feed (datetime, kind, target_type, target_id)
        with recursive numbers(number) as (
          select 1 union all select number + 1 from numbers where number < ${sql.lit(count)}
        ) select ${datetime}, 'changed', 'Part', number from numbers`.execute(db);
    });

  /** Requests a stream and reads none of it. */
  const openStalled = async (after: number): Promise<Socket> => {
    const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(
      `GET /api/changes?after=${after} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.full}\r\n` +
        "Accept: text/event-stream\r\n\r\n",
    );
    return socket;
  };

  /** Waits until the service reads no more pages of the feed, and returns how many it has read. */
  const pagesUntilStalled = async (): Promise<number> => {
    for (let before = -1; before !== pagesRead || pagesRead === 0; await sleep(300)) before = pagesRead;
    return pagesRead;
  };

  it("sends comments while there are no changes, and ends soon after the token was revoked", async () => {
    const { name } = await createUserWith(service, ["suppliers.read"]);
    const stream = openStream(service.url, name);
    await stream.text((text) => (text.match(/^:\n\n/gm) ?? []).length >= 3);
    const supplier = await createSupplier("After comments");
    const text = await stream.text((received) => received.includes(`"target":"${supplier}"`));
    // A comment belongs to no event.
    expect(text.replace(/^:\n\n/gm, "")).toMatch(/^id: \d+\n\n(?:id: \d+\n(?:data: .*\n)?\n)+$/);
    await service.store.transaction(({ db }) =>
      db.deleteFrom("api_tokens").where("name", "=", name).execute(),
    );
    await stream.ended;
  });

  it("waits for a reader that is slow, without memory for its events, and delays no other", async () => {
    const { body } = await api(service, tokens.full).get("/api/changes", { accept: "application/json" });
    const start = Number(body["next"]);
    await addChanges(60_000);
    pagesRead = 0;
    const stalled = await openStalled(start);
    // The stream has 120 pages, 12 MB. The buffers of the operating system contain a part of it.
    const stalledAt = await pagesUntilStalled();
    expect(stalledAt).toBeLessThan(100);
    const other = openStream(service.url, tokens.full);
    await other.text((text) => text.startsWith("id: "));
    const supplier = await createSupplier("During the pause");
    await other.text((text) => text.includes(`"target":"${supplier}"`));
    other.close();

    let received = "";
    stalled.setEncoding("utf8").on("data", (chunk: string) => {
      received = (received + chunk).slice(-2000);
    });
    await expect.poll(() => received.includes(`"target":"${supplier}"`)).toBe(true);
    expect(pagesRead).toBeGreaterThan(120);
    stalled.destroy();
  });

  it("ends when the service stops, also if its reader is slow or behind", async () => {
    const stream = openStream(service.url, tokens.full);
    await stream.text((text) => text.startsWith("id: "));
    const { body } = await api(service, tokens.full).get("/api/changes", { accept: "application/json" });
    pagesRead = 0;
    const stalled = await openStalled(Number(body["next"]) - 60_000);
    const closed = once(stalled, "close");
    await pagesUntilStalled();
    const waiting = api(service, tokens.full).get(`/api/changes?after=${Number(body["next"])}&wait=60`, {
      expect: 200,
    });
    await sleep(100);
    // Requests in progress have 30 seconds, longer than this test.
    isClosed = true;
    await service.close();
    await stream.ended;
    expect(await stream.text(() => true)).toMatch(/\n\n$/);
    await waiting;
    stalled.resume();
    await closed;
  });
});
