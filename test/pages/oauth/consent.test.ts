import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serializePermissionData } from "../../../src/identity/permission-data.ts";
import type { PermissionName } from "../../../src/identity/permissions.ts";
import { dialects } from "../../support/dialects.ts";
import { insertUser, passwords } from "../../support/principals.ts";
import { visitor, type Visitor } from "../../support/visitor.ts";
import {
  answer,
  chosen,
  connection,
  csrfToken,
  everything,
  fromOwnPage,
  offeredScopes,
  post,
  allScopes,
} from "./consent-form.ts";
import { answerIn, authorizePath, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

describe.each(dialects)("the consent page (RFC 6749 §4.1.1, %s)", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  test("redirects users who are not signed in to the login and back", async () => {
    const path = authorizePath(await site.client());
    const browser = visitor(site);
    const login = await browser.get(path, { follow: false });
    expect([login.status, login.location]).toEqual([303, `/login?return_to=${encodeURIComponent(path)}`]);

    const form = await browser.get(path);
    const back = await browser.submit(form, {
      fields: { _username: "reader", _password: "the password of reader" },
    });
    expect(back.path).toBe(path);
    expect(back.heading).toBe("Allow “Test client” to access your inventory?");
  });

  test("redirects with a code, the state and the issuer after the approval (RFC 6749 §4.1.2, RFC 9207 §2)", async () => {
    const answered = await answer(admin, authorizePath(await site.client()), "Approve");
    expect(answered.status).toBe(303);
    expect(answered.location).toMatch(/^https:\/\/client\.example\.invalid\/callback\?/);
    expect(answerIn(answered.location)).toEqual({
      code: expect.stringMatching(/./) as string,
      state: "the state",
      iss: site.url,
    });
  });

  test("redirects with access_denied, the state and the issuer after a denial (RFC 6749 §4.1.2.1)", async () => {
    const client = await site.client();
    const answered = await answer(admin, authorizePath(client), "Deny");
    expect(answered.status).toBe(303);
    expect(answerIn(answered.location)).toMatchObject({
      error: "access_denied",
      state: "the state",
      iss: site.url,
    });
    expect(await connection(site, client.id)).toBeUndefined();
  });

  test("shows the client, the redirect URI and the signed-in user", async () => {
    const page = await admin.get(authorizePath(await site.client({ name: "Bench robot" })));
    expect(page.status).toBe(200);
    expect(page.heading).toBe("Allow “Bench robot” to access your inventory?");
    expect(page.words).toContain("Bench robot");
    expect(page.words).toContain("client.example.invalid");
    expect(page.words).toContain("admin");
    expect(page.words).not.toContain("Unverified");
    expect(page.words).not.toContain("this computer");
  });

  test("marks an application that registered itself as unverified", async () => {
    const page = await admin.get(authorizePath(await site.client({ origin: "registration" })));
    expect(page.words).toContain("Unverified");
    expect(page.words).toContain("its name is not verified");
  });

  test.each([
    ["http://127.0.0.1/cb", "http://127.0.0.1:51234/cb", "127.0.0.1:51234"],
    ["http://localhost/cb", "http://localhost:7000/cb", "localhost:7000"],
    ["http://[::1]/cb", "http://[::1]:9000/cb", "[::1]:9000"],
  ])(
    "warns that any program on this computer can receive the response at %s (RFC 8252 §8.6)",
    async (uri, asked, shown) => {
      const client = await site.client({ redirectUris: [uri] });
      const page = await admin.get(authorizePath(client, { redirect_uri: asked }));
      expect(page.words).toContain(shown);
      expect(page.document.querySelector(".warning")?.textContent).toContain("this computer");
    },
  );

  test("shows the private-use scheme of the redirect URI (RFC 8252 §7.1)", async () => {
    const client = await site.client({ redirectUris: ["com.example.app:/callback"] });
    const path = authorizePath(client);
    expect((await admin.get(path)).words).toContain("com.example.app:");
    expect((await answer(admin, path, "Approve")).location).toMatch(/^com\.example\.app:\/callback\?code=/);
  });

  test("describes each scope in plain words, including lower scopes, and warns of powerful ones", async () => {
    const client = await site.client(allScopes);
    const page = await admin.get(authorizePath(client, { scope: "read_only edit full" }));
    expect(offeredScopes(page)).toEqual(["read_only", "edit", "admin", "full"]);
    const labels = page.document.querySelectorAll(".choices label").map(({ textContent }) => textContent);
    expect(labels).toEqual([
      "Read the inventory",
      "Read and change the inventory",
      "Administer the service",
      "Full access",
    ]);
    expect(page.document.querySelectorAll(".caution")).toHaveLength(2);
    expect(page.words).toContain("The application requests a powerful scope.");
  });

  test("offers only the requested scopes", async () => {
    const client = await site.client(allScopes);
    expect(offeredScopes(await admin.get(authorizePath(client, { scope: "edit" })))).toEqual([
      "read_only",
      "edit",
    ]);
    const page = await admin.get(authorizePath(client, { scope: "read_only" }));
    expect(offeredScopes(page)).toEqual(["read_only"]);
    expect(page.document.querySelectorAll("input[type=radio]")).toHaveLength(0);
    expect(page.words).toContain("Read the inventory");
  });

  test("offers read_only and edit without a requested scope, with read_only preselected", async () => {
    const client = await site.client(allScopes);
    const page = await admin.get(authorizePath(client, { scope: null }));
    expect(offeredScopes(page)).toEqual(["read_only", "edit"]);
    const checked = page.document.querySelectorAll("input[type=radio][checked]");
    expect(checked.map((radio) => radio.getAttribute("value"))).toEqual(["read_only"]);
    expect(page.words).toContain("None. You choose the scope.");
  });

  test("offers only scopes that the user's permissions allow, and explains it", async () => {
    const client = await site.client(allScopes);
    const reader = await site.as("reader");
    const page = await reader.get(authorizePath(client, { scope: everything }));
    expect(offeredScopes(page)).toEqual(["read_only"]);
    expect(page.words).toContain("Scopes that exceed your permissions are not offered.");
  });

  test("remembers the choices and preselects them the next time", async () => {
    const client = await site.client(allScopes);
    const path = authorizePath(client, { scope: everything });
    expect(chosen(await admin.get(path))).toEqual({ level: "full", name: "", validity: "30" });
    await answer(admin, path, "Approve", {
      oauth_scope_level: "edit",
      oauth_friendly_name: "  My Laptop ",
      oauth_ttl_days: "7",
      password: passwords.admin,
    });
    expect(await connection(site, client.id)).toMatchObject({
      tier: "edit",
      friendly_name: "My Laptop",
      refresh_validity: "7",
    });
    const again = await admin.get(path);
    expect(chosen(again)).toEqual({ level: "edit", name: "My Laptop", validity: "7" });
    expect(again.words).toContain("Connected since");

    const changed = { oauth_scope_level: "read_only", oauth_friendly_name: " ", password: passwords.admin };
    await answer(admin, path, "Approve", changed);
    expect(await connection(site, client.id)).toMatchObject({ tier: "read_only", friendly_name: null });
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
  ])("accepts the validity “%s”", async (sent, stored) => {
    const client = await site.client();
    const answered = await answer(admin, authorizePath(client), "Approve", { oauth_ttl_days: sent });
    expect(answered.status).toBe(303);
    expect(await connection(site, client.id)).toMatchObject({ refresh_validity: stored });
  });

  test("explains how long an application stays connected", async () => {
    const page = await admin.get(authorizePath(await site.client()));
    const options = page.document.querySelectorAll("[name=oauth_ttl_days] option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "1 hour (no refresh token)",
      "1 day",
      "7 days",
      "30 days",
      "90 days",
      "365 days",
      "No expiration",
    ]);
  });

  test("does not ask for a validity that the application cannot use", async () => {
    const client = await site.client({ grantTypes: ["authorization_code"] });
    const path = authorizePath(client);
    expect((await admin.get(path)).document.querySelector("[name=oauth_ttl_days]")).toBeNull();
    expect((await answer(admin, path, "Approve")).status).toBe(303);
  });

  test("shows the page again if no button was pressed", async () => {
    const path = authorizePath(await site.client());
    const page = await admin.get(path);
    const again = await admin.post(
      path,
      { _csrf_token: csrfToken(page), oauth_scope_level: "read_only" },
      fromOwnPage(site),
    );
    expect([again.status, again.heading]).toEqual([200, page.heading]);
  });

  test.each(["", "Approve", "approve ", "yes", "true"])(
    "treats the decision “%s” as a denial",
    async (decision) => {
      const path = authorizePath(await site.client());
      const answered = await post(site, admin, path, {
        oauth_decision: decision,
        oauth_scope_level: "read_only",
      });
      expect(answerIn(answered.location)).toMatchObject({ error: "access_denied" });
    },
  );

  test("accepts a name with 255 characters", async () => {
    const client = await site.client();
    const answered = await answer(admin, authorizePath(client), "Approve", {
      oauth_friendly_name: "é".repeat(255),
    });
    expect(answered.status).toBe(303);
  });

  test.each<[string, readonly PermissionName[]]>([
    ["nobody", []],
    ["only-pages", ["parts.read", "parts.edit"]],
  ])("tells %s, who cannot use the API, and redirects with access_denied", async (name, held) => {
    const permissions = serializePermissionData(new Map(held.map((permission) => [permission, true])));
    if (held.length > 0) {
      await site.store.transaction((transaction) =>
        insertUser(transaction, name, permissions, false, new Date()),
      );
    }
    const client = await site.client();
    const path = authorizePath(client);
    const nobody = await site.as(name);
    const page = await nobody.get(path);
    expect([page.status, page.heading]).toEqual([403, "Your account cannot connect applications"]);
    const answered = await nobody.submit(page, { form: path, follow: false });
    expect(answered.status).toBe(303);
    expect(answerIn(answered.location)).toMatchObject({ error: "access_denied", state: "the state" });
    const forced = await post(site, nobody, path, {
      oauth_decision: "approve",
      oauth_scope_level: "read_only",
    });
    expect(answerIn(forced.location)).toMatchObject({ error: "access_denied" });
    expect(await connection(site, client.id)).toBeUndefined();
  });

  test("asks again for each request of a connected application, in particular for more scopes", async () => {
    const client = await site.client(allScopes);
    await answer(admin, authorizePath(client, { scope: "read_only" }), "Approve");
    for (const [scope, preselected] of [
      ["read_only", undefined],
      ["edit", "read_only"],
    ] as const) {
      const page = await admin.get(authorizePath(client, { scope, prompt: "none" }), { follow: false });
      expect([page.status, page.location]).toEqual([200, null]);
      expect(page.heading).toBe("Allow “Test client” to access your inventory?");
      expect(chosen(page).level).toBe(preselected);
    }
    expect(await connection(site, client.id)).toMatchObject({ tier: "read_only" });
  });

  test("lets the user switch accounts and returns to the consent page", async () => {
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
});
