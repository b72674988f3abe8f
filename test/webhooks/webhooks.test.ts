/** Webhooks are created, changed and deleted through the API. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventResource } from "../../src/webhooks/event-types.ts";
import { api, type Json } from "../support/client.ts";
import { contractDocument } from "../support/declared-operations.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

const plain = { accept: "application/json" };
const url = "https://receiver.example.com/hook";
const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, "ü").toString("base64")}`;

describeOneDialect("a webhook", (dialect) => {
  let service: TestService;
  const client = () => api(service, tokens.admin);

  beforeAll(async () => {
    service = await startService({ dialect, overrides: { webhooks: { sends: false } } });
  });
  afterAll(() => service.close());

  type Created = Record<string, unknown> & { readonly id: number };
  const create = async (change: Record<string, unknown> = {}): Promise<Created> =>
    (
      await client().post<Created>(
        "/api/webhooks",
        { name: "Test", url, ...change },
        { ...plain, expect: 201 },
      )
    ).body;

  it("has defaults, and a secret only in the response that creates it", async () => {
    const created = await create();
    expect(created).toMatchObject({ name: "Test", url, event_types: ["*"], enabled: true });
    const { secret, ...rest } = created;
    expect(secret).toMatch(/^whsec_/);
    const found = await client().get(`/api/webhooks/${created.id}`, { ...plain, expect: 200 });
    expect(found.body).toEqual(rest);
    const log = await client().get(`/api/webhooks/${created.id}/log`, { ...plain, expect: 200 });
    expect(log.text).not.toContain("whsec_");
  });

  it.each([24, 32, 64])(
    "accepts a secret of %d bytes, and changes it only with a rotation",
    async (bytes) => {
      const secret = secretOf(bytes);
      const { id, ...created } = await create({ secret });
      expect(created).toHaveProperty("secret", secret);
      const stored = () =>
        service.store.read.db
          .selectFrom("webhooks")
          .select("secret")
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
      const encrypted = await stored();
      expect(encrypted.secret).not.toContain(secret.slice(6));
      const refused = await client().patch(`/api/webhooks/${id}`, { secret: secretOf(40) }, { expect: 422 });
      expect(refused.text).toContain(`/api/webhooks/${id}/rotate_secret`);
      expect(await stored()).toEqual(encrypted);
      const log = await client().get(`/api/webhooks/${id}/log`, { ...plain, expect: 200 });
      expect(log.text).not.toContain("whsec_");
    },
  );

  it("keeps the path and query of its URL out of the change log, because they can contain secrets", async () => {
    const { id } = await create({ url: "https://chat.example.com/hooks/T0/abc?token=def" });
    const path = `/api/webhooks/${id}`;
    await client().patch(path, { url: "https://chat.example.com/hooks/T0/ghi" }, { expect: 200 });
    const stored = await client().get(path, { ...plain, expect: 200 });
    expect(stored.body["url"]).toBe("https://chat.example.com/hooks/T0/ghi");
    const log = await client().get<Json[]>(`${path}/log`, { ...plain, expect: 200 });
    const shown = "https://chat.example.com/…";
    expect(log.body.map((entry) => (entry["changes"] as unknown as Json)["url"])).toEqual([
      { old: shown, new: shown },
      { old: null, new: shown },
    ]);
    expect(log.text).not.toMatch(/T0\/|token/);
    await client().delete(path, { expect: 204 });
    const all = await client().get("/api/log_entries?itemsPerPage=3", { ...plain, expect: 200 });
    expect(all.text).not.toMatch(/T0\/|token=/);
  });

  it("keeps its secret out of the response that is stored for an idempotency key", async () => {
    const headers = { "Idempotency-Key": "webhook-1" };
    const body = { name: "Once", url, secret: secretOf(24) };
    const first = await client().post("/api/webhooks", body, { ...plain, headers, expect: 201 });
    const again = await client().post("/api/webhooks", body, { ...plain, headers, expect: 201 });
    expect(again.body.id).toBe(first.body.id);
    expect(again.body).not.toHaveProperty("secret");
    const stored = await service.store.read.db.selectFrom("idempotency_keys").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain("whsec_");
  });

  it.each<[Record<string, unknown>, number, string, RegExp]>([
    [{ url: "ftp://receiver.example.com" }, 422, "url", /valid URL/],
    [{ url: "receiver" }, 422, "url", /valid/],
    [{ url: "https://user:secret@receiver.example.com" }, 422, "url", /user name or password/],
    [{ name: " " }, 422, "name", /blank/],
    [{ event_types: [] }, 422, "event_types", /./],
    [
      { event_types: ["prat.created"] },
      422,
      "event_types[0]",
      /choice. Did you mean "part.created"\? The documentation/,
    ],
    [{ event_types: ["part.*", "part.*"] }, 422, "event_types", /./],
    [{ secret: "whsec_own" }, 422, "secret", /"whsec_" and the Base64 of 24 to 64 random bytes/],
    [{ secret: secretOf(23) }, 422, "secret", /24 to 64/],
    [{ secret: secretOf(65) }, 422, "secret", /24 to 64/],
    [{ secret: secretOf(32).slice(6) }, 422, "secret", /whsec_/],
    [{ secret: secretOf(32).replace("=", "") }, 422, "secret", /Base64/],
  ])("with %o returns %d", async (change, status, property, message) => {
    const answer = await client().post("/api/webhooks", { name: "Bad", url, ...change }, plain);
    expect(answer.status, answer.text).toBe(status);
    const violations = answer.body["violations"] as unknown as { propertyPath: string; message: string }[];
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatchObject({ propertyPath: property });
    expect(violations[0]!.message).toMatch(message);
  });

  it("belongs to the user who last changed it", async () => {
    const { body: admin } = await client().get<Json[]>("/api/users?name=admin", plain);
    const created = await create();
    expect(created["user"]).toBe(`/api/users/${String(admin[0]!.id)}`);
    await service.store.transaction(({ db }) =>
      db.updateTable("webhooks").set({ user_id: null }).where("id", "=", created.id).execute(),
    );
    const path = `/api/webhooks/${created.id}`;
    const same = await client().patch(path, { name: "Test" }, { ...plain, expect: 200 });
    expect(same.body).not.toHaveProperty("user");
    const changed = await client().patch(path, { name: "Mine" }, { ...plain, expect: 200 });
    expect(changed.body["user"]).toBe(`/api/users/${String(admin[0]!.id)}`);
  });

  it("cancels its pending deliveries when it is disabled", async () => {
    const { id } = await create();
    await client().post(`/api/webhooks/${id}/ping`, undefined, { expect: 201 });
    await client().patch(`/api/webhooks/${id}`, { enabled: false }, { expect: 200 });
    const list = await client().get<Json[]>(`/api/webhook_deliveries?webhook=${id}`, plain);
    expect(list.body).toMatchObject([{ event_type: "ping", status: "canceled" }]);
    await client().delete(`/api/webhooks/${id}`, { expect: 204 });
    const rest = await client().get<Json[]>(`/api/webhook_deliveries?webhook=${id}`, plain);
    expect(rest.body).toEqual([]);
  });

  it("is refused if there are 50 already", async () => {
    const { headers } = await client().get("/api/webhooks?itemsPerPage=0");
    for (let count = Number(headers["x-total-count"]); count < 50; count += 1) await create();
    const answer = await client().post("/api/webhooks", { name: "Too many", url }, { expect: 409 });
    expect(answer.text).toContain("50 webhooks");
  });

  it("can be created by no one without the permission", async () => {
    await api(service, tokens.editor).post("/api/webhooks", { name: "Test", url }, { expect: 403 });
    await api(service, tokens.edit).get("/api/webhooks", { expect: 403 });
  });
});

it("the contract lists all event types", () => {
  const { schemas } = contractDocument().components as unknown as {
    schemas: Record<string, { enum: readonly string[] }>;
  };
  const expected = schemas["LogTargetType"]!.enum.flatMap((type) =>
    ["*", "created", "changed", "deleted"].map((kind) => `${eventResource(type)}.${kind}`),
  );
  expect(schemas["WebhookEventType"]!.enum).toEqual(["*", ...expected]);
});
