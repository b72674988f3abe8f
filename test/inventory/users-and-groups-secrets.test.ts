/** Passwords set through the API: what they revoke, and that they are never returned. */
import { beforeEach, expect, it } from "vitest";
import { createToken } from "../../src/identity/tokens.ts";
import { api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { visitor, type Visitor } from "../support/visitor.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";

const first = "the first password";
const second = "the second password";

describeOneDialect("the password of a user", (dialect) => {
  const running = useService(dialect);
  let name = "";
  let iri = "";
  let token = "";

  beforeEach(async () => {
    name = unique("user").replace(" ", "-");
    const body = {
      name,
      password: first,
      need_pw_change: false,
      permissions: { "parts.read": true, "api.access_api": true },
    };
    iri = String((await running.client.post("/api/users", body, { expect: 201 })).body["@id"]);
    token = `secret-${name}`;
    const context = { store: running.service.store, now: new Date(), record: () => Promise.resolve() };
    await createToken(context, { user: name, name: "script", scope: "edit", secret: token });
  });

  async function signedIn(
    password: string,
  ): Promise<{ readonly browser: Visitor; readonly heading: string }> {
    const browser = visitor(running.service);
    const page = await browser.signIn(name, password);
    return { browser, heading: page.heading };
  }

  const isIn = async (browser: Visitor): Promise<boolean> =>
    (await browser.get("/user/settings")).path === "/user/settings";

  /** Creates an OAuth grant with tokens, as the consent page does. */
  async function connectedApp(): Promise<number> {
    const created_at = new Date().toISOString();
    return running.service.store.transaction(async ({ db }) => {
      const client = await db
        .insertInto("oauth_clients")
        .values({
          client_id: name,
          name,
          redirect_uris: "[]",
          scopes: "edit",
          grant_types: "",
          added_date: created_at,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const connection = await db
        .insertInto("oauth_connections")
        .values({
          user_id: idOf(iri),
          oauth_client_id: client.id,
          tier: "edit",
          refresh_validity: "30",
          created_at,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const grant = await db
        .insertInto("oauth_grants")
        .values({ connection_id: connection.id, tier: "edit", refresh_validity: "30", created_at })
        .returning("id")
        .executeTakeFirstOrThrow();
      return grant.id;
    });
  }

  const endOf = async (grant: number) =>
    running.service.store.read.db
      .selectFrom("oauth_grants")
      .select("revoked_because")
      .where("id", "=", grant)
      .executeTakeFirst();

  it("is accepted until it is replaced; replacing it ends sessions and grants, but no API tokens", async () => {
    const { browser } = await signedIn(first);
    expect(await isIn(browser)).toBe(true);
    const grant = await connectedApp();
    const answer = await running.client.patch(iri, { password: second }, { expect: 200 });
    expect(answer.body.need_pw_change).toBe(true);
    expect(await isIn(browser)).toBe(false);
    expect(await endOf(grant)).toEqual({ revoked_because: "password_changed" });
    await api(running.service, token).get("/api/parts", { expect: 200 });
    expect(await isIn((await signedIn(first)).browser)).toBe(false);
    expect((await signedIn(second)).heading).toMatch(/password/i);
  });

  it("need not be changed if the request says so", async () => {
    await running.client.patch(iri, { password: second, need_pw_change: false }, { expect: 200 });
    expect(await isIn((await signedIn(second)).browser)).toBe(true);
  });

  it("must be changed by a new user by default", async () => {
    const made = await running.client.post(
      "/api/users",
      { name: `${name}-2`, password: first },
      { expect: 201 },
    );
    expect(made.body.need_pw_change).toBe(true);
  });

  it("and all credentials are rejected while the user is disabled; API tokens work again afterwards", async () => {
    const { browser } = await signedIn(first);
    const grant = await connectedApp();
    await running.client.patch(iri, { disabled: true }, { expect: 200 });
    expect(await isIn(browser)).toBe(false);
    expect(await endOf(grant)).toEqual({ revoked_because: "user_disabled" });
    expect(await isIn((await signedIn(first)).browser)).toBe(false);
    await api(running.service, token).get("/api/parts", { expect: 401 });
    await running.client.patch(iri, { disabled: false }, { expect: 200 });
    await api(running.service, token).get("/api/parts", { expect: 200 });
    expect(await isIn(browser)).toBe(false);
    expect(await isIn((await signedIn(first)).browser)).toBe(true);
  });

  it("all credentials of a user are deleted with the user", async () => {
    const { browser } = await signedIn(first);
    await running.client.delete(iri, { expect: 204 });
    expect(await isIn(browser)).toBe(false);
    await api(running.service, token).get("/api/parts", { expect: 401 });
  });

  it("does not change if the request is rejected for another reason", async () => {
    const { browser } = await signedIn(first);
    const stale = { headers: { "If-Match": '"0.other"' }, expect: 412 };
    await running.client.patch(iri, { password: second }, stale);
    await running.client.patch(iri, { password: second, timezone: "nowhere" }, { expect: 422 });
    await running.client.patch(iri, { password: second, group: "/api/groups/999999" }, { expect: 400 });
    expect(await isIn(browser)).toBe(true);
    expect(await isIn((await signedIn(first)).browser)).toBe(true);
  });

  it("and its hash are in no response and no log entry", async () => {
    const secrets = [first, second, "scrypt", "password_hash", "totp_secret"];
    const answers = [
      await running.client.patch(iri, { password: second, department: "Engines" }, { expect: 200 }),
      await running.client.patch(iri, { password: `${second}\u0000` }, { expect: 422 }),
      await running.client.patch(iri, { password: [second] }, { expect: 400 }),
      await running.client.get(iri, { expect: 200 }),
      await running.client.get(iri, plain),
      await running.client.get("/api/users", { expect: 200 }),
      await running.client.get("/api/users?properties[]=password", {}),
      await running.client.get(`${iri}/log`, { expect: 200 }),
    ];
    for (const { text } of answers) for (const secret of secrets) expect(text).not.toContain(secret);
    const log = answers.at(-1)?.text ?? "";
    expect(log).toContain("password_changed");
    const rows = await running.service.store.read.db.selectFrom("log_entries").selectAll().execute();
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
