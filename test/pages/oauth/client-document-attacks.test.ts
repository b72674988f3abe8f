/** Tests attacks of clients and web sites with client ID metadata documents. */
import { describe, expect, test } from "vitest";
import { clientIdHost, clientIdUrlViolation } from "../../../src/oauth/client-document.ts";
import { post, verifier } from "../../oauth/flow.ts";
import { visitor } from "../../support/visitor.ts";
import { connection, csrfToken, fromOwnPage } from "./consent-form.ts";
import { pageOf, redirectUri, useDocumentSite } from "./document-site.ts";

const otherUri = "https://other.example.com/callback";

const started = useDocumentSite({ OAUTH_DCR_MAX_PER_HOUR: "1" });

describe("a request without a signed-in user causes no fetch", () => {
  const basic = (clientId: string) => ({
    Authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:`).toString("base64")}`,
  });

  test.each([
    ["/oauth/token", { grant_type: "authorization_code", code: "x", code_verifier: verifier }],
    ["/oauth/token", { grant_type: "refresh_token", refresh_token: "x" }],
    ["/oauth/revoke", { token: "x" }],
  ])("at %s with an unknown URL as client_id: %j", async (path, form) => {
    const { site, host, published, clientIds } = started();
    const { clientId } = published();
    const before = [host.requests.length, await clientIds()];
    const inForm = await post(site, path, { ...form, client_id: clientId });
    const inHeader = await post(site, path, form, basic(clientId));
    for (const { status, body } of [inForm, inHeader]) {
      expect([status, body.error]).toEqual([401, "invalid_client"]);
    }
    expect([host.requests.length, await clientIds()]).toEqual(before);
  });

  test("at /oauth/authorize, whatever the method and the form", async () => {
    const { site, host, published, clientIds } = started();
    const { page } = published();
    const before = [host.requests.length, await clientIds()];
    const stranger = visitor(site);
    expect((await stranger.get(page, { follow: false })).location).toMatch(/^\/login\?/);
    for (const form of [{}, { oauth_decision: "approve" }, { _csrf_token: "x", oauth_decision: "approve" }]) {
      const { status, location } = await stranger.post(page, form, { follow: false });
      expect([303, 403]).toContain(status);
      expect(location ?? "/login?").toMatch(/^\/login\?/);
    }
    expect([host.requests.length, await clientIds()]).toEqual(before);
  });

  test("with the session of a user, if another site submits the form", async () => {
    const { site, admin, host, published, rowOf } = started();
    const { page, clientId } = published();
    const before = host.requests.length;
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
    ]) {
      const refused = await admin.post(
        page,
        { oauth_decision: "approve" },
        { follow: false, headers: { ...fromOwnPage(site).headers, ...headers } },
      );
      expect([refused.status, refused.location]).toEqual([403, null]);
    }
    expect(host.requests.length).toBe(before);
    expect(await rowOf(clientId)).toBeUndefined();
  });
});

describe("the consent page of a client with a metadata document", () => {
  test("cannot be framed or submitted by another site (CSRF, clickjacking)", async () => {
    const { site, admin, published, rowOf } = started();
    const { page, clientId } = published();
    const shown = await admin.get(page);
    const policy = shown.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://app.example.com;");
    expect(shown.headers.get("x-frame-options")).toBe("DENY");
    const { id = 0 } = (await rowOf(clientId)) ?? {};
    const approval = { oauth_decision: "approve", oauth_scope_level: "read_only" };
    const foreign = csrfToken(await (await site.as("reader")).get(page));
    for (const token of ["", foreign]) {
      const refused = await admin.post(page, { ...approval, _csrf_token: token }, fromOwnPage(site));
      expect([refused.status, refused.location]).toEqual([403, null]);
    }
    expect(await connection(site, id)).toBeUndefined();
    const own = { ...approval, _csrf_token: csrfToken(shown) };
    expect((await admin.post(page, own, fromOwnPage(site))).status).toBe(303);
    expect(await connection(site, id)).toBeDefined();
  });

  test.each([
    ["markup", `</strong><a href="https://claude.ai">Claude</a>`],
    ["the words of the page", "Claude Published by claude.ai"],
    ["many characters", `Claude ${"x".repeat(500)}`],
    ["line breaks and tabs", "Claude\n\nPublished by\tclaude.ai"],
    ["a reversed direction", "\u202eia.edualc"],
  ])("shows its own host in a separate row if the name contains %s", async (_, name) => {
    const { admin, published, rowOf } = started();
    const { page, clientId } = published({ client_name: name });
    const own = new URL(clientId).host;
    const shown = await admin.get(page);
    expect(shown.heading).toBe(`Allow an application of ${own} to access your inventory?`);
    const hosts = shown.document.querySelectorAll("main strong.term").map(({ textContent }) => textContent);
    expect(hosts).toEqual([own, "app.example.com"]);
    expect(shown.document.querySelectorAll("main a[href^=http]")).toEqual([]);
    expect(shown.text).not.toMatch(/\u202e/);
    const stored = (await rowOf(clientId))?.name ?? "";
    expect([...stored].length).toBeLessThanOrEqual(128);
  });

  test("shows a host that imitates another one with foreign letters only in its ASCII form", () => {
    // The "а" in the first URL is a Cyrillic letter.
    expect(clientIdUrlViolation("https://cl\u0430ude.ai/client.json")).toContain("must be a normalized URL");
    expect(clientIdUrlViolation("https://xn--clude-5ve.ai/client.json")).toBeNull();
    expect(clientIdHost("https://xn--clude-5ve.ai/client.json")).toBe("xn--clude-5ve.ai");
  });
});

describe("a code or token of one client", () => {
  test("is not accepted from another client with a metadata document", async () => {
    const { site, published, approvedCode, exchange, refresh } = started();
    const [honest, attacker] = [published(), published()];
    const code = await approvedCode(honest.page);
    await approvedCode(attacker.page);
    const injected = await exchange(attacker.clientId, code);
    expect([injected.status, injected.body.error]).toEqual([400, "invalid_grant"]);
    const { status, body } = await exchange(honest.clientId, code);
    expect(status).toBe(200);
    const { refresh_token: token } = body;
    expect((await refresh(attacker.clientId, token)).body.error).toBe("invalid_grant");
    const revoked = await post(site, "/oauth/revoke", { client_id: attacker.clientId, token });
    expect([revoked.status, revoked.body.error]).toEqual([400, "invalid_grant"]);
    expect((await refresh(honest.clientId, token)).status).toBe(200);
  });

  test("is not accepted without the code_verifier of the program that started the authorization", async () => {
    const { published, approvedCode, exchange } = started();
    const { page, clientId } = published();
    const code = await approvedCode(page);
    const stolen = await exchange(clientId, code, { code_verifier: "a".repeat(43) });
    expect([stolen.status, stolen.body.error]).toEqual([400, "invalid_grant"]);
    expect((await exchange(clientId, code)).status).toBe(200);
  });
});

describe("a document that changes after an approval", () => {
  test("receives no code for an added redirect URI until the user approves the new host", async () => {
    const { admin, host, published, approvedCode } = started();
    const { path, page, clientId } = published();
    await approvedCode(page);
    host.publish(path, { redirect_uris: [redirectUri, otherUri] });
    const added = await admin.get(pageOf(clientId, { redirect_uri: otherUri }), { follow: false });
    expect([added.status, added.location, added.headers.get("refresh")]).toEqual([200, null, null]);
    expect(added.words).toContain("The access goes to other.example.com, not to app.example.com:");
    expect(added.headers.get("content-security-policy")).toContain(
      "form-action 'self' https://other.example.com;",
    );
  });

  test("cannot exchange an earlier code with an added redirect URI", async () => {
    const { admin, host, published, approvedCode, exchange } = started();
    const { path, page, clientId } = published();
    const code = await approvedCode(page);
    host.publish(path, { redirect_uris: [redirectUri, otherUri] });
    await admin.get(page);
    const other = await exchange(clientId, code, { redirect_uri: otherUri });
    expect(other.body.error).toBe("invalid_grant");
    expect((await exchange(clientId, code)).status).toBe(200);
  });

  test("gains no scope, and a wider scope needs another approval", async () => {
    const { admin, host, published, approvedCode, exchange, refresh } = started();
    const { path, page, clientId } = published({ scope: "read_only" });
    const { body } = await exchange(clientId, await approvedCode(page));
    expect(body.scope).toBe("read_only");
    host.publish(path, { scope: "edit" });
    const asked = await admin.get(pageOf(clientId, { scope: "edit" }), { follow: false });
    expect([asked.status, asked.location]).toEqual([200, null]);
    const wider = await refresh(clientId, body.refresh_token, { scope: "edit" });
    expect([wider.status, wider.body.error]).toEqual([400, "invalid_scope"]);
    expect((await refresh(clientId, body.refresh_token)).body.scope).toBe("read_only");
  });

  test("is shown again before the decision if its stored client was deleted in the meantime", async () => {
    const { site, admin, host, published, rowOf } = started();
    const { path, page, clientId } = published({ client_name: "Bench robot" });
    const consent = await admin.get(page);
    await site.store.transaction(async ({ db }) => {
      await db.deleteFrom("oauth_clients").where("client_id", "=", clientId).execute();
    });
    host.publish(path, { client_name: "Bank" });
    const decided = await admin.submit(consent, { form: page, button: "Approve" });
    expect([decided.status, decided.path, decided.location]).toEqual([200, page, null]);
    expect(decided.words).toContain("Application Bank Published by");
    const { id = 0 } = (await rowOf(clientId)) ?? {};
    expect(await connection(site, id)).toBeUndefined();
    const approved = await admin.submit(decided, { form: page, button: "Approve", follow: false });
    expect(approved.location).toMatch(/^https:\/\/app\.example\.com\/callback\?code=/);
  });

  test("is logged with both names if the name changes between the consent page and the decision", async () => {
    const { site, admin, host, published } = started();
    const { path, page, clientId } = published({ client_name: "Bench robot" });
    const consent = await admin.get(page);
    host.publish(path, { client_name: "Bank" });
    await (await site.as("editor")).get(page);
    const decided = await admin.submit(consent, { form: page, button: "Approve", follow: false });
    expect(decided.location).toMatch(/^https:\/\/app\.example\.com\/callback\?code=/);
    const rows = await site.store.read.db
      .selectFrom("log_entries")
      .select(["data", "changes"])
      .where("kind", "=", "security_event")
      .orderBy("id")
      .execute();
    const own = rows.filter(({ data }) => data?.includes(JSON.stringify(clientId)));
    expect(own.map(({ data }) => (JSON.parse(data ?? "{}") as Record<string, unknown>)["event"])).toEqual([
      ...["oauth_client_added", "oauth_client_edited", "application_connected"],
    ]);
    expect(JSON.parse(own[1]?.changes ?? "{}")).toEqual({ name: { old: "Bench robot", new: "Bank" } });
  });
});

describe("a flood of metadata documents", () => {
  test("keeps a limited number of clients that no user has approved, and all approved and blocked ones", async () => {
    const { admin, published, approvedCode, block, clientIds } = started();
    const [approved, blocked] = [published(), published()];
    await approvedCode(approved.page);
    await admin.get(blocked.page);
    await block(blocked.clientId);
    const flood = Array.from({ length: 12 }, () => published());
    for (const { page } of flood) expect((await admin.get(page)).status).toBe(200);
    const kept = await clientIds();
    expect(kept).toContain(approved.clientId);
    expect(kept).toContain(blocked.clientId);
    // Five times OAUTH_DCR_MAX_PER_HOUR.
    const unapproved = flood.map(({ clientId }) => clientId).filter((id) => kept.includes(id));
    expect(unapproved).toEqual(flood.slice(-5).map(({ clientId }) => clientId));
  });

  test("is limited although each fetch fails, for all users of an address together", async () => {
    const { site, admin, host, published } = started();
    const { path, page } = published();
    host.serve(path, { status: 404 });
    const editor = await site.as("editor");
    for (let request = 0; request < 30; request += 1) {
      for (const browser of [admin, editor]) expect((await browser.get(page)).status).toBe(401);
    }
    const before = host.requests.length;
    for (const browser of [admin, editor]) expect((await browser.get(page)).status).toBe(429);
    expect(host.requests.length).toBe(before);
  });
});
