/** The receivers of webhooks get signed events in order. Failed attempts are repeated, and slow receivers delay no other. */
import type { ServerResponse } from "node:http";
import { sql, type RawBuilder } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { api, type Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { restartChangeFeed } from "../../src/database/change-feed-start.ts";
import { accept, eventually, startReceiver, status, verify, type Receiver } from "./receiver.ts";

const plain = { accept: "application/json" };
const hour = 60 * 60_000;

describeDialects("webhooks", (dialect) => {
  let service: TestService;
  let receiver: Receiver;
  let category: number;
  let clock = 0;
  const client = () => api(service, tokens.full);

  beforeAll(async () => {
    service = await startService({
      dialect,
      environment: { WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" },
      overrides: {
        now: () => new Date(Date.now() + clock),
        webhooks: { firstDelayMilliseconds: 40, timeoutMilliseconds: 600 },
      },
    });
    const { body } = await client().post("/api/categories", { name: "Resistors" }, { expect: 201 });
    category = Number(body.id);
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    clock = 0;
    const { body } = await client().get<Json[]>("/api/webhooks", plain);
    for (const { id } of body) await client().delete(`/api/webhooks/${String(id)}`, { expect: 204 });
    await receiver.close();
  });

  const subscribe = async (change: Record<string, unknown> = {}) => {
    const body = { name: "Test", url: receiver.url, event_types: ["part.*"], ...change };
    const created = await client().post("/api/webhooks", body, { ...plain, expect: 201 });
    return created.body as unknown as { id: number; secret: string };
  };
  const createPart = async (name: string): Promise<number> => {
    const body = { name, category: `/api/categories/${category}` };
    return Number((await client().post("/api/parts", body, { expect: 201 })).body.id);
  };
  const rename = (id: number, name: string) => client().patch(`/api/parts/${id}`, { name }, { expect: 200 });
  const deliveries = async (query = ""): Promise<readonly Json[]> =>
    (
      await client().get<Json[]>(`/api/webhook_deliveries?itemsPerPage=500${query}`, {
        ...plain,
        expect: 200,
      })
    ).body;
  const webhook = async (id: number) => (await client().get(`/api/webhooks/${id}`, plain)).body;
  const deliveryWith = async (id: number, state: string): Promise<Json> => {
    let found: Json | undefined;
    await eventually(async () => {
      [found] = await deliveries(`&webhook=${id}&status=${state}`);
      return found !== undefined;
    });
    return found!;
  };

  it("send a signed event for each change", async () => {
    const { id, secret } = await subscribe();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const part = await createPart("R1");
    const [received] = await receiver.waitFor(1);
    verify(received!, secret);
    expect(() => verify({ ...received!, body: received!.body.replace("R", "S") + " " }, secret)).toThrow();
    expect(received!.headers).toMatchObject({ "content-type": "application/json" });
    expect(received!.event).toMatchObject({
      type: "part.created",
      data: {
        kind: "created",
        target: `/api/parts/${part}`,
        target_type: "Part",
        target_id: part,
        user: expect.stringMatching(/^\/api\/users\/\d+$/) as string,
      },
    });
    const delivery = await deliveryWith(id, "delivered");
    expect(delivery).toMatchObject({
      message_id: received!.headers["webhook-id"],
      attempts: 1,
      response_status: 204,
      payload: received!.event,
    });
    expect(await webhook(id)).not.toHaveProperty("secret");
  });

  it("send only the selected events", async () => {
    await subscribe({ event_types: ["part.deleted", "footprint.*"] });
    const part = await createPart("R2");
    await client().delete(`/api/parts/${part}`, { expect: 204 });
    await client().post("/api/footprints", { name: "0603" }, { expect: 201 });
    const received = await receiver.waitFor(2);
    // Only the events of one element have an order.
    expect(received.map(({ event }) => event.type).sort()).toEqual(["footprint.created", "part.deleted"]);
  });

  it("keep the order of the changes of an element, but not of others, during retries", async () => {
    const parts = [await createPart("A"), await createPart("B")];
    await subscribe();
    let failures = 0;
    receiver.respond((received, response) => {
      const isFailing = received.event.data["target_id"] === parts[0] && failures < 2;
      if (isFailing) failures += 1;
      void response.writeHead(isFailing ? 500 : 204).end();
    });
    await rename(parts[0]!, "A1");
    await receiver.waitFor(1);
    await rename(parts[0]!, "A2");
    await rename(parts[1]!, "B1");
    const received = await receiver.waitFor(5);
    const ids = received.map(({ event }) => event.data["target_id"]);
    expect(ids.filter((id) => id === parts[1])).toHaveLength(1);
    const first = received.filter(({ event }) => event.data["target_id"] === parts[0]);
    const sequences = first.map(({ event }) => Number(event.data["sequence"]));
    expect(sequences).toHaveLength(4);
    expect(new Set(sequences.slice(0, 3)).size).toBe(1);
    expect(sequences[3]).toBeGreaterThan(sequences[0]!);
    expect(new Set(first.slice(0, 3).map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  it("wait for Retry-After before any further attempt", async () => {
    const { id } = await subscribe();
    receiver.respond(status(503, { "Retry-After": "1" }));
    await createPart("R3");
    await receiver.waitFor(1);
    await createPart("R4");
    receiver.respond(accept);
    const [first, second] = await receiver.waitFor(2);
    expect(second!.at - first!.at).toBeGreaterThan(950);
    await eventually(async () => (await deliveries(`&webhook=${id}&status=delivered`)).length === 2);
    expect(await webhook(id)).not.toHaveProperty("failing_since");
  });

  it("are disabled by 410", async () => {
    const { id } = await subscribe();
    receiver.respond(status(410));
    await createPart("R5");
    await deliveryWith(id, "failed");
    expect(await webhook(id)).toMatchObject({ enabled: false, disabled_reason: "gone" });
    const log = (await client().get<Json[]>(`/api/webhooks/${id}/log`, plain)).body;
    expect(log[0]).toMatchObject({
      kind: "element_edited",
      username: "Partledger",
      changes: { enabled: { old: true, new: false }, disabled_reason: { old: null, new: "gone" } },
    });
  });

  it("fail after three days, and are disabled if no attempt has succeeded since", async () => {
    const { id } = await subscribe();
    receiver.respond(status(500));
    await createPart("R6");
    await receiver.waitFor(1);
    await eventually(async () => (await webhook(id))["failing_since"] !== undefined);
    clock = 71 * hour;
    await receiver.waitFor(2);
    expect(await webhook(id)).toMatchObject({ enabled: true });
    clock = 80 * hour;
    const failed = await deliveryWith(id, "failed");
    expect(failed).toMatchObject({ response_status: 500, response_body: "status 500" });
    expect(failed).not.toHaveProperty("next_attempt");
    expect(await webhook(id)).toMatchObject({ enabled: false, disabled_reason: "failing" });
    // Enabling a webhook tells the receiver that it has missed changes.
    receiver.clear();
    receiver.respond(accept);
    await createPart("R7");
    await client().patch(`/api/webhooks/${id}`, { enabled: true }, { expect: 200 });
    const [sync] = await receiver.waitFor(1);
    expect(sync!.event).toMatchObject({
      type: "sync.required",
      data: { sequence: expect.any(Number) as number },
    });
    expect(await webhook(id)).not.toHaveProperty("disabled_reason");
    await createPart("R8");
    const received = await receiver.waitFor(2);
    expect(received[1]!.event.type).toBe("part.created");
  });

  it("send test events and earlier deliveries again, with the same ID", async () => {
    const { id, secret } = await subscribe();
    const ping = await client().post(`/api/webhooks/${id}/ping`, undefined, { ...plain, expect: 201 });
    expect(ping.body).toMatchObject({ event_type: "ping", status: "pending" });
    const [first] = await receiver.waitFor(1);
    verify(first!, secret);
    expect(first!.event).toMatchObject({ type: "ping", data: {} });
    const path = `/api/webhook_deliveries/${String(ping.body.id)}/resend`;
    const again = await client().post(path, undefined, { ...plain, expect: 201 });
    expect(again.body.id).not.toBe(ping.body.id);
    const [, second] = await receiver.waitFor(2);
    expect(second!.headers["webhook-id"]).toBe(first!.headers["webhook-id"]);
    expect(second!.body).toBe(first!.body);
    await client().patch(`/api/webhooks/${id}`, { enabled: false }, { expect: 200 });
    await client().post(path, undefined, { expect: 409 });
    await client().post(`/api/webhooks/${id}/ping`, undefined, { expect: 409 });
  });

  it("are signed with both secrets after a rotation", async () => {
    const chosen = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
    const { id, secret } = await subscribe({ secret: chosen });
    expect(secret).toBe(chosen);
    const rotated = await client().post(`/api/webhooks/${id}/rotate_secret`, undefined, {
      ...plain,
      expect: 200,
    });
    const next = String(rotated.body["secret"]);
    expect(next).not.toBe(secret);
    await createPart("R9");
    const [received] = await receiver.waitFor(1);
    verify(received!, secret);
    verify(received!, next);
    const stored = await service.store.read.db.selectFrom("webhooks").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
    expect(JSON.stringify(stored)).not.toContain(next.slice(6));
    clock = 25 * hour;
    await createPart("R10");
    const [, later] = await receiver.waitFor(2);
    const sentAt = { ...later!, headers: { ...later!.headers } };
    expect(String(sentAt.headers["webhook-signature"]).split(" ")).toHaveLength(1);
  });

  it("ask the receiver to read everything again after the change feed was restarted", async () => {
    await subscribe();
    await createPart("R11");
    await receiver.waitFor(1);
    receiver.clear();
    await service.store.transaction(({ db }) => restartChangeFeed(db, dialect, new Date()));
    await createPart("R12");
    const [sync] = await receiver.waitFor(1);
    expect(sync!.event.type).toBe("sync.required");
    await createPart("R13");
    const received = await receiver.waitFor(2);
    expect(received[1]!.event.type).toBe("part.created");
  });

  it("stop if the user loses the permission, and never show what the user cannot read", async () => {
    const { id } = await subscribe({ event_types: ["part.*", "project.*"] });
    const user = await client().post(
      "/api/users",
      {
        name: "operator",
        permissions: { "system.manage_webhooks": true, "parts.read": true, "projects.read": null },
      },
      { expect: 201 },
    );
    const owner = Number(user.body.id);
    await service.store.transaction(({ db }) =>
      db.updateTable("webhooks").set({ user_id: owner }).where("id", "=", id).execute(),
    );
    await client().post("/api/projects", { name: "Hidden" }, { expect: 201 });
    const part = await createPart("R14");
    const [received] = await receiver.waitFor(1);
    expect(received!.event.data).toMatchObject({ target: `/api/parts/${part}` });
    expect(received!.event.data).not.toHaveProperty("user");
    await client().patch(`/api/users/${owner}`, { disabled: true }, { expect: 200 });
    await eventually(async () => (await webhook(id))["enabled"] === (false as unknown));
    expect(await webhook(id)).toMatchObject({ disabled_reason: "user" });
    receiver.clear();
    await createPart("R15");
    await client().delete(`/api/users/${owner}`, { expect: 204 });
    expect(receiver.received).toEqual([]);
  });

  it("leave changes in the feed while too many deliveries are pending", async () => {
    const { id } = await subscribe();
    const later = {
      webhook_id: id,
      event_type: "ping",
      payload: "{}",
      next_attempt: "2999-01-01T00:00:00.000Z",
    };
    await service.store.transaction(async ({ db }) => {
      for (let number = 0; number < 1000; number += 100) {
        const rows = Array.from({ length: 100 }, (_, index) => ({
          ...later,
          message_id: `msg_${number + index}`,
          added_date: new Date().toISOString(),
        }));
        await db.insertInto("webhook_deliveries").values(rows).execute();
      }
    });
    await client().post(`/api/webhooks/${id}/ping`, undefined, { expect: 409 });
    const parts = [await createPart("P1"), await createPart("P2")];
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(receiver.received).toEqual([]);
    await service.store.transaction(({ db }) =>
      db.deleteFrom("webhook_deliveries").where("event_type", "=", "ping").execute(),
    );
    const received = await receiver.waitFor(2);
    expect(new Set(received.map(({ event }) => event.data["target_id"]))).toEqual(new Set(parts));
  });

  it("never have more than 1,000 pending deliveries because of changes", async () => {
    const { id } = await subscribe();
    const now = new Date().toISOString();
    const rows = Array.from({ length: 998 }, (_, index) => ({
      webhook_id: id,
      event_type: "ping",
      payload: "{}",
      next_attempt: "2999-01-01T00:00:00.000Z",
      message_id: `msg_${index}`,
      added_date: now,
    }));
    await service.store.transaction(async ({ db }) => {
      for (let start = 0; start < rows.length; start += 100)
        await db
          .insertInto("webhook_deliveries")
          .values(rows.slice(start, start + 100))
          .execute();
    });
    receiver.respond(status(500));
    const operations = Array.from({ length: 5 }, (_, index) => ({
      method: "POST",
      path: "/api/parts",
      body: { name: `Many ${index}`, category: `/api/categories/${category}` },
    }));
    await client().post("/api/batch", { operations }, { expect: 200 });
    const pending = async () => {
      const path = `/api/webhook_deliveries?webhook=${id}&status=pending&itemsPerPage=0`;
      return Number((await client().get(path, plain)).headers["x-total-count"]);
    };
    await eventually(async () => (await pending()) >= 1000);
    expect(await pending()).toBe(1000);
    receiver.clear();
    receiver.respond(accept);
    // An attempt that began before can be repeated.
    await eventually(
      async () => new Set(receiver.received.map(({ event }) => event.data["target_id"])).size === 5,
    );
  });

  it("do not send their own creation", async () => {
    await subscribe({ event_types: ["*"] });
    await subscribe({ event_types: ["part.created"], name: "Other" });
    const [first] = await receiver.waitFor(1);
    expect(first!.event).toMatchObject({ type: "webhook.created" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(receiver.received).toHaveLength(1);
  });

  it("are not sent continuously if the result of an attempt cannot be stored", async () => {
    const [block, unblock] = {
      sqlite: [
        sql`create trigger block before update on webhook_deliveries begin select raise(abort, 'full'); end`,
        sql`drop trigger block`,
      ],
      postgres: [
        sql`alter table webhook_deliveries add constraint block check (attempts = 0) not valid`,
        sql`alter table webhook_deliveries drop constraint block`,
      ],
    }[dialect] as [RawBuilder<unknown>, RawBuilder<unknown>];
    const run = (statement: RawBuilder<unknown>) =>
      service.store.transaction(async ({ db }) => void (await statement.execute(db)));
    const { id } = await subscribe();
    await run(block);
    try {
      await createPart("Full");
      await receiver.waitFor(1);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(receiver.received).toHaveLength(1);
    } finally {
      await run(unblock);
    }
    expect(await deliveries(`&webhook=${id}`)).toMatchObject([{ status: "pending", attempts: 0 }]);
  });

  it("are not delayed by a receiver that does not respond", async () => {
    const patient = await startService({
      dialect,
      environment: { WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" },
      overrides: { webhooks: { timeoutMilliseconds: hour } },
    });
    const silent = await startReceiver();
    silent.respond(() => undefined);
    const { post } = api(patient, tokens.full);
    for (const { url } of [silent, receiver])
      await post("/api/webhooks", { name: url, url, event_types: ["part.*"] }, { expect: 201 });
    const { body } = await post("/api/categories", { name: "Resistors" }, { expect: 201 });
    for (let number = 0; number < 12; number += 1)
      await post("/api/parts", { name: `S${number}`, category: body["@id"] }, { expect: 201 });
    await receiver.waitFor(12);
    // Each webhook has at most four attempts at a time.
    expect(silent.received.length).toBeLessThanOrEqual(4);
    await silent.close();
    await patient.close();
  });

  it("end if the receiver does not respond, drips or never ends", async () => {
    const slow = await startReceiver();
    let step = 0;
    const endings: ((response: ServerResponse) => void)[] = [
      () => undefined,
      (response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write("."), 20);
        response.on("close", () => clearInterval(timer));
      },
      (response) => {
        response.writeHead(200);
        const more = (): void => {
          while (!response.destroyed && response.write("x".repeat(65_536)));
          if (!response.destroyed) response.once("drain", more);
        };
        more();
      },
      (response) => void response.writeHead(200, { "X-Large": "x".repeat(200_000) }).end(),
    ];
    slow.respond((_received, response) => endings[(step += 1) % endings.length]!(response));
    const { id } = await subscribe({ name: "Slow", url: slow.url });
    await subscribe();
    for (let number = 0; number < 12; number += 1) await createPart(`S${number}`);
    await receiver.waitFor(12);
    await eventually(async () =>
      (await deliveries(`&webhook=${id}`)).some(({ error }) => error !== undefined),
    );
    const bodies = (await deliveries(`&webhook=${id}`)).map((each) => String(each["response_body"] ?? ""));
    for (const body of bodies) expect(body.length).toBeLessThanOrEqual(1000);
    await slow.close();
  });
});
