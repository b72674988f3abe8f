/** Tests the limit of client registrations from all addresses in total. */
import { expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { createClient } from "../../src/oauth/clients.ts";
import { withinRegistrationLimits } from "../../src/oauth/registration-limits.ts";
import { expireUnusedClients } from "../../src/oauth/unused-clients.ts";
import { queryPlan } from "../sql/query-plan.ts";
import { describeOneDialect, openTestStore } from "../support/dialects.ts";
import { grant, logEntries, user } from "./clients.ts";
import { cb, useRegistration } from "./use-registration.ts";

test("OAUTH_DCR_MAX_PER_HOUR is 200 unless it is set", () => {
  const limitIn = (environment: Record<string, string>) =>
    readConfig(environment).oauth.clientRegistrationsPerHour;
  expect(limitIn({})).toBe(200);
  expect(limitIn({ OAUTH_DCR_MAX_PER_HOUR: "3" })).toBe(3);
  expect(() => limitIn({ OAUTH_DCR_MAX_PER_HOUR: "0" })).toThrow("OAUTH_DCR_MAX_PER_HOUR must be");
});

describeOneDialect("with 4 registrations per hour from all addresses", (dialect) => {
  const { store, now, pass, send, clients } = useRegistration(dialect, 4);

  let address = 0;
  const register = (name: string) =>
    send(JSON.stringify({ client_name: name, redirect_uris: [cb] }), {
      "X-Forwarded-For": `198.51.100.${(address = (address + 1) % 250)}`,
    });
  const names = async () => (await clients()).map(({ name }) => name);

  test("rejects the fifth from any address, with the time of the next one", async () => {
    for (const name of ["a", "b", "c", "d"]) {
      expect((await register(name)).status).toBe(201);
      pass(60);
    }
    const refused = await register("e");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "3360"]);
    expect(refused.body).toEqual({
      error: "temporarily_unavailable",
      error_description:
        "Too many registration requests. This server accepts 4 per hour. Try again after the number of seconds in Retry-After.",
    });
    expect(await names()).toEqual(["a", "b", "c", "d"]);
    pass(3360);
    expect((await register("e")).status).toBe(201);
    expect((await register("f")).status).toBe(429);
  });

  test("does not count invalid requests, clients of administrators and clients created in the future", async () => {
    for (let request = 0; request < 10; request++) {
      const headers = { "X-Forwarded-For": `192.0.2.${request}` };
      expect((await send("{not json", headers)).status).toBe(400);
    }
    const client = { redirectUris: [cb], scopes: ["read_only"] };
    const actor = commandLineActor("test");
    for (const name of ["g", "h", "i", "j"]) {
      await createClient({ store: store(), now: now(), actor }, { ...client, name });
    }
    const ahead = { store: store(), now: new Date(now().getTime() + 86_400_000), actor };
    for (const name of ["k", "l", "m", "n"]) {
      await createClient(ahead, { ...client, name, origin: "registration" });
    }
    expect((await register("own")).status).toBe(201);
  });

  test("concurrent registrations from all addresses are limited, too", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => (await register(String(index))).status),
    );
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 429, 429, 429, 429]);
  });

  test("keeps only the 20 newest clients that no user has approved", async () => {
    const all = Array.from({ length: 22 }, (_, index) => `c${String(index).padStart(2, "0")}`);
    for (const name of all) {
      expect((await register(name)).status).toBe(201);
      if (name === "c00") {
        const [client] = await clients();
        await grant(store(), { userId: await user(store(), "ada"), clientId: client!.id });
      }
      pass(900);
    }
    // The first client has been approved and is kept. The oldest of the others has been deleted.
    expect(await names()).toEqual(["c00", ...all.slice(2)]);
    expect((await logEntries(store())).at(-1)).toMatchObject({
      kind: "security_event",
      username: "OAuth registration",
      data: { event: "oauth_clients_expired", clients: 1 },
    });
  });

  test("keeps 20 clients after concurrent registrations", async () => {
    const change = { store: store(), actor: commandLineActor("test") };
    for (let index = 0; index < 20; index += 1) {
      const client = { name: `old ${index}`, redirectUris: [cb], scopes: ["read_only"] };
      const moment = new Date(now().getTime() - 86_400_000 + index);
      await createClient({ ...change, now: moment }, { ...client, origin: "registration" });
    }
    for (let round = 0; round < 5; round += 1) {
      const statuses = await Promise.all(
        ["a", "b", "c", "d"].map(async (name) => (await register(`${name}${round}`)).status),
      );
      expect(statuses).toEqual([201, 201, 201, 201]);
      expect(await names()).toHaveLength(20);
      pass(3600);
    }
    expect((await names()).filter((name) => name.startsWith("old"))).toEqual([]);
  });
});

test("queries for registered clients use an index", async () => {
  const statements: string[] = [];
  const { store, close } = await openTestStore("sqlite", { onStatement: (sql) => statements.push(sql) });
  try {
    const change = { now: new Date(), actor: commandLineActor("test"), address: "192.0.2.1" };
    await createClient(
      { ...change, store: withinRegistrationLimits(store, { perHour: 4 }, change.now) },
      { name: "a", redirectUris: [cb], scopes: ["read_only"], origin: "registration" },
    );
    await expireUnusedClients(store, change.now);
    const queries = statements.filter((sql) => /from "oauth_clients" where "?origin/.test(sql));
    const plans = await Promise.all(queries.map((sql) => queryPlan(store.read, sql)));
    expect(plans).toHaveLength(3);
    for (const plan of plans) expect(plan.join("\n")).toContain("oauth_clients_added_date_index");
  } finally {
    await close();
  }
});
