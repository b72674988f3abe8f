import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/site.tsx";
import { dialects } from "../../support/dialects.ts";
import { visitor } from "../../support/visitor.ts";
import type { Visited, Visitor } from "../../support/visitor.ts";
import { answerIn, authorizePath, callback, newSession, startOAuthSite } from "./oauth-site.ts";
import type { OAuthSite } from "./oauth-site.ts";

describe.each(dialects)("the consent page (RFC 6749 §4.1.1, %s)", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  /** Presses a button of the page at `path`, with what was filled in. */
  async function answer(
    path: string,
    button: "Approve" | "Deny",
    fields: Readonly<Record<string, string>> = {},
    browser = admin,
  ): Promise<Visited> {
    return browser.submit(await browser.get(path), { form: path, button, fields, follow: false });
  }

  const everything = "read_only edit admin full";
  const strong = { scopes: ["read_only", "edit", "admin", "full"] };

  test("sends whoever is not signed in to the login, and comes back", async () => {
    const path = authorizePath(await site.client());
    const browser = visitor(site);
    const login = await browser.get(path, { follow: false });
    expect([login.status, login.location]).toEqual([303, `/login?return_to=${encodeURIComponent(path)}`]);

    const form = await browser.get(path);
    const back = await browser.submit(form, {
      fields: { _username: "reader", _password: "the password of reader" },
    });
    expect(back.path).toBe(path);
    expect(back.heading).toBe("Allow “Test client” to use your inventory?");
  });

  test("leads back with a code, the state and the issuer once it is approved (RFC 6749 §4.1.2, RFC 9207 §2)", async () => {
    const answered = await answer(authorizePath(await site.client()), "Approve");
    expect(answered.status).toBe(303);
    expect(answered.location).toMatch(/^https:\/\/client\.example\.invalid\/callback\?/);
    expect(answerIn(answered.location)).toEqual({
      code: expect.stringMatching(/./) as string,
      state: "the state",
      iss: site.url,
    });
  });

  test("leads back with access_denied, the state and the issuer once it is denied (RFC 6749 §4.1.2.1)", async () => {
    const client = await site.client();
    const answered = await answer(authorizePath(client), "Deny");
    expect(answered.status).toBe(303);
    expect(answerIn(answered.location)).toMatchObject({
      error: "access_denied",
      state: "the state",
      iss: site.url,
    });
    expect(await connection(client.id)).toBeUndefined();
  });

  test("shows who asks, where the answer goes, and who is signed in", async () => {
    const page = await admin.get(authorizePath(await site.client({ name: "Bench robot" })));
    expect(page.status).toBe(200);
    expect(page.heading).toBe("Allow “Bench robot” to use your inventory?");
    expect(page.words).toContain("Bench robot");
    expect(page.words).toContain("client.example.invalid");
    expect(page.words).toContain("admin");
    expect(page.words).not.toContain("Unverified");
    expect(page.words).not.toContain("this computer");
  });

  test("marks an application that registered itself as unverified", async () => {
    const page = await admin.get(authorizePath(await site.client({ dynamicallyRegistered: true })));
    expect(page.words).toContain("Unverified");
    expect(page.words).toContain("Nobody has checked");
  });

  test.each([
    ["http://127.0.0.1/cb", "http://127.0.0.1:51234/cb", "127.0.0.1:51234"],
    ["http://localhost/cb", "http://localhost:7000/cb", "localhost:7000"],
    ["http://[::1]/cb", "http://[::1]:9000/cb", "[::1]:9000"],
  ])(
    "warns that any program of this computer may be waiting at %s (RFC 8252 §8.6)",
    async (uri, asked, shown) => {
      const client = await site.client({ redirectUris: [uri] });
      const page = await admin.get(authorizePath(client, { redirect_uri: asked }));
      expect(page.words).toContain(shown);
      expect(page.document.querySelector(".warning")?.textContent).toContain("this computer");
    },
  );

  test("shows the scheme where the answer goes to an application's own (RFC 8252 §7.1)", async () => {
    const client = await site.client({ redirectUris: ["com.example.app:/callback"] });
    const path = authorizePath(client);
    expect((await admin.get(path)).words).toContain("com.example.app:");
    expect((await answer(path, "Approve")).location).toMatch(/^com\.example\.app:\/callback\?code=/);
  });

  test("says in plain words what each level allows, every level below included, and warns of the far-reaching ones", async () => {
    const client = await site.client(strong);
    const page = await admin.get(authorizePath(client, { scope: "read_only edit full" }));
    expect(levels(page)).toEqual(["read_only", "edit", "admin", "full"]);
    const labels = page.document.querySelectorAll(".choices label").map(({ textContent }) => textContent);
    expect(labels).toEqual([
      "Can read your inventory",
      "Can read and change your inventory",
      "Can also administer the service",
      "Can do everything that you can do",
    ]);
    expect(page.document.querySelectorAll(".caution")).toHaveLength(2);
    expect(page.words).toContain("far-reaching");
  });

  test("offers no more than was asked for", async () => {
    const client = await site.client(strong);
    expect(levels(await admin.get(authorizePath(client, { scope: "edit" })))).toEqual(["read_only", "edit"]);
    const page = await admin.get(authorizePath(client, { scope: null }));
    expect(levels(page)).toEqual(["read_only"]);
    expect(page.document.querySelectorAll("input[type=radio]")).toHaveLength(0);
    expect(page.words).toContain("Can read your inventory");
  });

  test("offers no more than the user may do, and says so", async () => {
    const client = await site.client(strong);
    const reader = await site.as("reader");
    const page = await reader.get(authorizePath(client, { scope: everything }));
    expect(levels(page)).toEqual(["read_only"]);
    expect(page.words).toContain("more than your account may do");
  });

  test("keeps what was chosen, and begins with it the next time", async () => {
    const client = await site.client(strong);
    const path = authorizePath(client, { scope: everything });
    expect(chosen(await admin.get(path))).toEqual({ level: "full", name: "", validity: "30" });
    await answer(path, "Approve", {
      oauth_scope_level: "edit",
      oauth_friendly_name: "  My Laptop ",
      oauth_ttl_days: "7",
    });
    expect(await connection(client.id)).toMatchObject({
      tier: "edit",
      friendly_name: "My Laptop",
      refresh_validity: "7",
    });
    const again = await admin.get(path);
    expect(chosen(again)).toEqual({ level: "edit", name: "My Laptop", validity: "7" });
    expect(again.words).toContain("Connected since");

    await answer(path, "Approve", { oauth_scope_level: "read_only", oauth_friendly_name: " " });
    expect(await connection(client.id)).toMatchObject({ tier: "read_only", friendly_name: null });
  });

  test.each([
    ["none", "none"],
    ["1", "1"],
    ["7", "7"],
    ["30", "30"],
    ["90", "90"],
    ["365", "365"],
    ["unlimited", "unlimited"],
    ["", "30"],
  ])("takes the validity “%s”", async (sent, stored) => {
    const client = await site.client();
    const answered = await answer(authorizePath(client), "Approve", { oauth_ttl_days: sent });
    expect(answered.status).toBe(303);
    expect(await connection(client.id)).toMatchObject({ refresh_validity: stored });
  });

  test("says in clear words how long an application stays connected", async () => {
    const page = await admin.get(authorizePath(await site.client()));
    const options = page.document.querySelectorAll("[name=oauth_ttl_days] option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Ask again after one hour: no refresh token",
      "1 day",
      "7 days",
      "30 days",
      "90 days",
      "365 days",
      "Does not expire",
    ]);
  });

  test("does not ask for a validity that the application could not use", async () => {
    const client = await site.client({ grantTypes: ["authorization_code"] });
    const path = authorizePath(client);
    expect((await admin.get(path)).document.querySelector("[name=oauth_ttl_days]")).toBeNull();
    expect((await answer(path, "Approve")).status).toBe(303);
  });

  test("shows the page again when no button was pressed", async () => {
    const path = authorizePath(await site.client());
    const page = await admin.get(path);
    const again = await admin.post(path, { _csrf_token: token(page), oauth_scope_level: "read_only" }, own());
    expect([again.status, again.heading]).toEqual([200, page.heading]);
  });

  test.each(["", "Approve", "approve ", "yes", "true"])(
    "takes the decision “%s” for a no",
    async (decision) => {
      const path = authorizePath(await site.client());
      const answered = await post(path, { oauth_decision: decision, oauth_scope_level: "read_only" });
      expect(answerIn(answered.location)).toMatchObject({ error: "access_denied" });
    },
  );

  test.each<[string, Readonly<Record<string, string | readonly string[]>>]>([
    ["a level that was not asked for", { oauth_scope_level: "full" }],
    ["a level that does not exist", { oauth_scope_level: "root" }],
    ["no level", {}],
    ["two levels", { oauth_scope_level: ["read_only", "full"] }],
    ["a list as level", { "oauth_scope_level[]": "read_only" }],
    ["a validity of 5000 days", { oauth_scope_level: "read_only", oauth_ttl_days: "5000" }],
    ["a validity in words", { oauth_scope_level: "read_only", oauth_ttl_days: "forever" }],
    ["two validities", { oauth_scope_level: "read_only", oauth_ttl_days: ["1", "30"] }],
    ["two names", { oauth_scope_level: "read_only", oauth_friendly_name: ["a", "b"] }],
  ])("refuses %s with 400 and grants nothing", async (_what, fields) => {
    const client = await site.client();
    const answered = await post(authorizePath(client), { oauth_decision: "approve", ...fields });
    expect([answered.status, answered.location]).toEqual([400, null]);
    expect(await connection(client.id)).toBeUndefined();
  });

  test.each([
    ["too long a name", "x".repeat(256), "at most 255 characters"],
    ["a name of several lines", "a\nb", "single line"],
    ["a name with a NUL", "a\0b", "single line"],
  ])("refuses %s beside its field and keeps what was chosen", async (_what, name, fault) => {
    const client = await site.client(strong);
    const page = await post(authorizePath(client, { scope: everything }), {
      oauth_decision: "approve",
      oauth_scope_level: "edit",
      oauth_friendly_name: name,
      oauth_ttl_days: "90",
    });
    expect(page.status).toBe(422);
    expect(page.fault("oauth_friendly_name")).toContain(fault);
    expect(chosen(page)).toMatchObject({ level: "edit", validity: "90" });
    expect(await connection(client.id)).toBeUndefined();
  });

  test("takes a name of 255 characters", async () => {
    const client = await site.client();
    const answered = await answer(authorizePath(client), "Approve", { oauth_friendly_name: "é".repeat(255) });
    expect(answered.status).toBe(303);
  });

  test("tells somebody who may not use the API so, and the client that access is denied", async () => {
    const client = await site.client();
    const path = authorizePath(client);
    const nobody = await site.as("nobody");
    const page = await nobody.get(path);
    expect([page.status, page.heading]).toEqual([403, "Your account cannot connect applications"]);
    const answered = await nobody.submit(page, { form: path, follow: false });
    expect(answered.status).toBe(303);
    expect(answerIn(answered.location)).toMatchObject({ error: "access_denied", state: "the state" });
    const forced = await post(path, { oauth_decision: "approve", oauth_scope_level: "read_only" }, nobody);
    expect(answerIn(forced.location)).toMatchObject({ error: "access_denied" });
    expect(await connection(client.id)).toBeUndefined();
  });

  test("lets somebody use another account, and comes back to the question", async () => {
    const path = authorizePath(await site.client());
    const browser = await site.as("reader");
    const login = await browser.submit(await browser.get(path), { form: "main form[action='/logout']" });
    expect(login.path).toBe(`/login?return_to=${encodeURIComponent(path)}`);
    const page = await browser.submit(login, {
      fields: { _username: "editor", _password: "the password of editor" },
    });
    expect(page.path).toBe(path);
    expect(page.words).toContain("editor");
  });

  test("refuses a form of another site, of another session or without a token (CSRF), and grants nothing", async () => {
    const client = await site.client();
    const path = authorizePath(client);
    const fields = { oauth_decision: "approve", oauth_scope_level: "read_only" };
    const good = token(await admin.get(path));
    const reader = await site.as("reader");
    const foreign = token(await reader.get(path));
    const attempts: [Readonly<Record<string, string>>, Readonly<Record<string, string>>][] = [
      [{}, {}],
      [{ _csrf_token: "invalid" }, {}],
      [{ _csrf_token: foreign }, {}],
      [{ _csrf_token: good }, { Origin: "https://evil.example" }],
      [{ _csrf_token: good }, { Origin: "null" }],
      [{ _csrf_token: good }, { "Sec-Fetch-Site": "cross-site" }],
      [{ _csrf_token: good }, { "Sec-Fetch-Site": "same-site" }],
    ];
    for (const [more, headers] of attempts) {
      const answered = await admin.post(
        path,
        { ...fields, ...more },
        { follow: false, headers: { ...own().headers, ...headers } },
      );
      expect([answered.status, answered.location]).toEqual([403, null]);
    }
    expect(await connection(client.id)).toBeUndefined();
  });

  test("asks nobody who has given only the first of two factors", async () => {
    const path = authorizePath(await site.client());
    const browser = visitor(site);
    browser.cookies.set(sessionCookie, await newSession(site.store, "admin", "second_factor"));
    const answered = await browser.get(path, { follow: false });
    expect([answered.status, answered.location]).toEqual([
      303,
      `/login?return_to=${encodeURIComponent(path)}`,
    ]);
  });

  test("refuses the form of a session that has ended meanwhile, and grants nothing", async () => {
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
    expect([answered.status, answered.location]).toEqual([403, null]);
    expect(await connection(client.id)).toBeUndefined();
  });

  test("refuses the form of a client that was deleted meanwhile, without leading back to it", async () => {
    const client = await site.client();
    const path = authorizePath(client);
    const page = await admin.get(path);
    await site.store.transaction(async ({ db }) => {
      await db.deleteFrom("oauth_clients").where("id", "=", client.id).execute();
    });
    const answered = await admin.submit(page, { form: path, button: "Approve", follow: false });
    expect([answered.status, answered.location]).toEqual([401, null]);
  });

  test("takes parameters from the query only, never from the form", async () => {
    const client = await site.client({ redirectUris: [callback, "https://other.example.invalid/"] });
    const answered = await post(authorizePath(client), {
      oauth_decision: "approve",
      oauth_scope_level: "read_only",
      redirect_uri: "https://other.example.invalid/",
      state: "another",
    });
    expect(answered.location).toMatch(/^https:\/\/client\.example\.invalid\/callback\?/);
    expect(answerIn(answered.location)["state"]).toBe("the state");
  });

  test("may not be framed, lets forms lead to the redirect target only, and is never stored (RFC 9700 §4.16)", async () => {
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
    expect(page.document.querySelectorAll("main script, main img, svg, [onerror], [onfocus]")).toHaveLength(
      0,
    );
  });

  test.each(vectors)("shows the name %s of a connection as text", async (name) => {
    const path = authorizePath(await site.client());
    await answer(path, "Approve", { oauth_friendly_name: name });
    const page = await admin.get(path);
    expect(chosen(page).name).toBe(name);
    expect(page.document.querySelectorAll("main script, main img, svg, [onerror], [onfocus]")).toHaveLength(
      0,
    );
  });

  test("shows a redirect URI that looks like code as text, and links to none", async () => {
    const uri = "https://client.example.invalid/cb?x='onmouseover=alert(1)//&y=$(z)";
    const page = await admin.get(authorizePath(await site.client({ redirectUris: [uri] })));
    expect(page.words).toContain(uri);
    expect(page.document.querySelectorAll("main a")).toHaveLength(0);
  });

  test("leaves neither code nor state in the log", async () => {
    const client = await site.client();
    const answered = await answer(authorizePath(client, { state: "state-of-the-log" }), "Approve");
    const { code = "" } = answerIn(answered.location);
    const log = JSON.stringify(site.logged);
    expect(log).not.toContain(code);
    expect(log).not.toContain("state-of-the-log");
  });

  function connection(clientId: number) {
    return site.store.read.db
      .selectFrom("oauth_connections")
      .select(["tier", "friendly_name", "refresh_validity"])
      .where("oauth_client_id", "=", clientId)
      .executeTakeFirst();
  }

  /** Sends the form of the page with other fields than it has. */
  async function post(
    path: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
    browser = admin,
  ): Promise<Visited> {
    const _csrf_token = token(await browser.get(path));
    return browser.post(path, { _csrf_token, ...fields }, { follow: false, ...own() });
  }

  function own() {
    return { headers: { Origin: site.url, "Sec-Fetch-Site": "same-origin" } };
  }
});

function token({ document }: Visited): string {
  return document.querySelector("[name=_csrf_token]")?.getAttribute("value") ?? "";
}

function levels({ document }: Visited): (string | undefined)[] {
  return document.querySelectorAll("[name=oauth_scope_level]").map((input) => input.getAttribute("value"));
}

function chosen({ document }: Visited) {
  const value = (element: HTMLElement | null) => element?.getAttribute("value");
  return {
    level: value(document.querySelector("[name=oauth_scope_level][checked]")),
    name: value(document.querySelector("[name=oauth_friendly_name]")),
    validity: value(document.querySelector("[name=oauth_ttl_days] option[selected]")),
  };
}
