import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { send } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { passwords } from "../../support/principals.ts";
import { visitor, type Fields, type Visitor } from "../../support/visitor.ts";
import {
  answer,
  chosen,
  connection,
  csrfToken,
  everything,
  fromOwnPage,
  post,
  allScopes,
} from "./consent-form.ts";
import {
  answerIn,
  authorizePath,
  callback,
  newSession,
  startOAuthSite,
  type OAuthSite,
} from "./oauth-site.ts";

describeOneDialect("validation of the consent page", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  test("sends no CORS headers to any origin (RFC 9700 §2.6, RFC 6749 §3.1)", async () => {
    const path = authorizePath(await site.client());
    const cookie = `${sessionCookie}=${admin.cookies.get(sessionCookie) ?? ""}`;
    const form = new URLSearchParams({ oauth_decision: "approve" });
    const asked = [
      { method: "GET" },
      { method: "GET", headers: { Cookie: cookie } },
      { method: "POST", body: form, headers: { Cookie: cookie } },
      { method: "OPTIONS", headers: { "Access-Control-Request-Method": "POST" } },
    ];
    for (const { method, body, headers } of asked) {
      const answered = await send(site.url, method, path, body, {
        accept: "*/*",
        headers: { ...headers, Origin: "https://evil.example" },
      });
      const allowed = Object.keys(answered.headers).filter((name) => name.startsWith("access-control-"));
      expect(allowed).toEqual([]);
    }
  });

  test.each<[string, Fields]>([
    ["a scope that was not requested", { oauth_scope_level: "full" }],
    ["an unknown scope", { oauth_scope_level: "root" }],
    ["no scope", {}],
    ["two scopes", { oauth_scope_level: ["read_only", "full"] }],
    ["a list as scope", { "oauth_scope_level[]": "read_only" }],
    ["a validity of 5000 days", { oauth_scope_level: "read_only", oauth_ttl_days: "5000" }],
    ["a validity as text", { oauth_scope_level: "read_only", oauth_ttl_days: "forever" }],
    ["two validities", { oauth_scope_level: "read_only", oauth_ttl_days: ["1", "30"] }],
    ["two names", { oauth_scope_level: "read_only", oauth_friendly_name: ["a", "b"] }],
    ["two passwords", { oauth_scope_level: "read_only", password: ["a", passwords.admin] }],
  ])("rejects %s with 400 and grants nothing", async (_what, fields) => {
    const client = await site.client();
    const answered = await post(site, admin, authorizePath(client), { oauth_decision: "approve", ...fields });
    expect([answered.status, answered.location]).toEqual([400, null]);
    expect(await connection(site, client.id)).toBeUndefined();
  });

  test.each([
    ["a name that is too long", "x".repeat(256), "must not be longer than 255 characters"],
    ["a name with several lines", "a\nb", "single line"],
    ["a name with a NUL character", "a\0b", "single line"],
  ])("rejects %s next to its field and keeps the choices", async (_what, name, message) => {
    const client = await site.client(allScopes);
    const page = await post(site, admin, authorizePath(client, { scope: everything }), {
      oauth_decision: "approve",
      oauth_scope_level: "edit",
      oauth_friendly_name: name,
      oauth_ttl_days: "90",
    });
    expect(page.status).toBe(422);
    expect(page.fieldError("oauth_friendly_name")).toContain(message);
    expect(chosen(page)).toMatchObject({ level: "edit", validity: "90" });
    expect(await connection(site, client.id)).toBeUndefined();
  });

  test("rejects a form of another site, of another session or without a CSRF token, and grants nothing", async () => {
    const client = await site.client();
    const path = authorizePath(client);
    const fields = { oauth_decision: "approve", oauth_scope_level: "read_only" };
    const validToken = csrfToken(await admin.get(path));
    const reader = await site.as("reader");
    const foreign = csrfToken(await reader.get(path));
    const attempts: [Readonly<Record<string, string>>, Readonly<Record<string, string>>][] = [
      [{}, {}],
      [{ _csrf_token: "invalid" }, {}],
      [{ _csrf_token: foreign }, {}],
      [{ _csrf_token: validToken }, { Origin: "https://evil.example" }],
      [{ _csrf_token: validToken }, { Origin: "null" }],
      [{ _csrf_token: validToken }, { "Sec-Fetch-Site": "cross-site" }],
      [{ _csrf_token: validToken }, { "Sec-Fetch-Site": "same-site" }],
    ];
    for (const [more, headers] of attempts) {
      const answered = await admin.post(
        path,
        { ...fields, ...more },
        { follow: false, headers: { ...fromOwnPage(site).headers, ...headers } },
      );
      expect([answered.status, answered.location]).toEqual([403, null]);
    }
    expect(await connection(site, client.id)).toBeUndefined();
  });

  test("requires the second factor before the consent", async () => {
    const path = authorizePath(await site.client());
    const browser = visitor(site);
    browser.cookies.set(sessionCookie, await newSession(site.store, "admin", "second_factor"));
    const answered = await browser.get(path, { follow: false });
    expect([answered.status, answered.location]).toEqual([
      303,
      `/login/second_factor?return_to=${encodeURIComponent(path)}`,
    ]);
  });

  test("grants nothing if the session has ended in the meantime, and asks again after the login", async () => {
    const client = await site.client();
    const path = authorizePath(client);
    const browser = await site.as("editor");
    const page = await browser.get(path);
    await site.store.transaction(async ({ db }) => {
      const { id } = await db
        .selectFrom("users")
        .select("id")
        .where("name", "=", "editor")
        .executeTakeFirstOrThrow();
      await db.deleteFrom("sessions").where("user_id", "=", id).execute();
    });
    const answered = await browser.submit(page, { form: path, button: "Approve", follow: false });
    expect([answered.status, answered.location]).toEqual([
      303,
      `/login?return_to=${encodeURIComponent(path)}`,
    ]);
    expect(await connection(site, client.id)).toBeUndefined();
    const again = await browser.submit(await browser.get(answered.location ?? ""), {
      fields: { _username: "editor", _password: passwords.editor },
    });
    expect([again.status, again.heading, again.path]).toEqual([200, page.heading, path]);
    const approved = await browser.submit(again, { form: path, button: "Approve", follow: false });
    expect(answerIn(approved.location)).toMatchObject({
      state: "the state",
      code: expect.any(String) as string,
    });
  });

  test("rejects the form of a client that was deleted in the meantime, without a link back to the client", async () => {
    const client = await site.client();
    const path = authorizePath(client);
    const page = await admin.get(path);
    await site.store.transaction(async ({ db }) => {
      await db.deleteFrom("oauth_clients").where("id", "=", client.id).execute();
    });
    const answered = await admin.submit(page, { form: path, button: "Approve", follow: false });
    expect([answered.status, answered.location]).toEqual([401, null]);
  });

  test("reads request parameters only from the query, not from the form", async () => {
    const client = await site.client({ redirectUris: [callback, "https://other.example.invalid/"] });
    const answered = await post(site, admin, authorizePath(client), {
      oauth_decision: "approve",
      oauth_scope_level: "read_only",
      redirect_uri: "https://other.example.invalid/",
      state: "another",
    });
    expect(answered.location).toMatch(/^https:\/\/client\.example\.invalid\/callback\?/);
    expect(answerIn(answered.location)["state"]).toBe("the state");
  });

  test("cannot be framed, allows redirects only to the client, and is never cached (RFC 9700 §4.16)", async () => {
    const page = await admin.get(authorizePath(await site.client()));
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://client.example.invalid;");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
  });

  const vectors = [
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `' autofocus onfocus=alert(1) x='`,
    `</title><svg/onload=alert(1)>`,
    "javascript:alert(1)",
    "{{constructor.constructor('alert(1)')()}}",
  ];

  test.each(vectors)("shows the name %s of a client as text", async (name) => {
    const page = await admin.get(authorizePath(await site.client({ name })));
    expect(page.heading).toContain(name);
    expect(page.text).not.toContain(name.includes("<") ? name : "\0");
    expect(
      page.document.querySelectorAll("main script, main img, svg:not(.icon), [onload], [onerror], [onfocus]"),
    ).toHaveLength(0);
  });

  test.each(vectors)("shows the name %s of a connection as text", async (name) => {
    const path = authorizePath(await site.client());
    await answer(admin, path, "Approve", { oauth_friendly_name: name });
    const page = await admin.get(path);
    expect(chosen(page).name).toBe(name);
    expect(
      page.document.querySelectorAll("main script, main img, svg:not(.icon), [onload], [onerror], [onfocus]"),
    ).toHaveLength(0);
  });

  test("shows a redirect URI with markup as text without a link", async () => {
    const uri = "https://client.example.invalid/cb?x='onmouseover=alert(1)//&y=$(z)";
    const page = await admin.get(authorizePath(await site.client({ redirectUris: [uri] })));
    expect(page.words).toContain(uri);
    expect(page.document.querySelectorAll("main a")).toHaveLength(0);
  });

  test("writes neither code nor state to the log", async () => {
    const client = await site.client();
    const answered = await answer(admin, authorizePath(client, { state: "state-of-the-log" }), "Approve");
    const { code = "" } = answerIn(answered.location);
    const log = JSON.stringify(site.logged);
    expect(log).not.toContain(code);
    expect(log).not.toContain("state-of-the-log");
  });
});
