import { afterAll, beforeAll, expect, test } from "vitest";
import { isNavigation } from "../../../src/pages/oauth/authorize-errors.tsx";
import { passwords } from "../../support/principals.ts";
import { api } from "../../support/client.ts";
import { visitor, type Visitor } from "../../support/visitor.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { answerIn, authorizePath, callback, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

/** Headers that browsers send for a followed link. Node.js always sends its own Sec-Fetch-Mode. */
const followed = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site" };

test.each<[Readonly<Record<string, string>>, boolean]>([
  [{ "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }, true],
  [{ "sec-fetch-mode": "navigate" }, true],
  [{ "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }, true],
  [{ "sec-fetch-dest": "document" }, true],
  [{ "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }, false],
  [{ "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }, false],
  [{ "sec-fetch-dest": "empty" }, true],
  // Over plain HTTP, browsers send no Sec-Fetch headers to other hosts.
  [{}, true],
])("a request with the headers %j is a navigation: %s", (headers, expected) => {
  expect(isNavigation({ headers })).toBe(expected);
});

/** A query parameter that makes a request of a known client invalid. */
const invalid = { scope: "everything" };

describeOneDialect("an invalid request of a client", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  test("is shown to the user and not redirected if the client registered itself (RFC 9700 §4.11.2)", async () => {
    const client = await site.client({ name: "Bait", origin: "registration" });
    const page = await admin.get(authorizePath(client, invalid), { follow: false, headers: followed });
    expect([page.status, page.location, page.headers.get("refresh")]).toEqual([400, null, null]);
    expect(page.heading).toBe("Invalid request from an application");
    expect(page.words).toContain("Bait");
    expect(page.words).toContain("Redirects to client.example.invalid");
    expect(page.words).toContain("Unknown scope 'everything'.");
    expect(page.document.querySelector("main form button")?.textContent).toBe(
      "Return to client.example.invalid",
    );
  });

  test("is redirected with the error if the user chooses to (RFC 6749 §4.1.2.1, RFC 9207)", async () => {
    const client = await site.client({ origin: "registration" });
    const page = await admin.get(authorizePath(client, invalid), { follow: false, headers: followed });
    expect(page.headers.get("content-security-policy")).toContain(
      "form-action 'self' https://client.example.invalid;",
    );
    const back = await admin.submit(page, { button: "Return to client.example.invalid", follow: false });
    expect(back.status).toBe(303);
    expect(back.location?.startsWith(`${callback}?`)).toBe(true);
    expect(answerIn(back.location)).toEqual({
      error: "invalid_scope",
      error_description: "Unknown scope 'everything'.",
      state: "the state",
      iss: site.url,
    });
  });

  test("is shown to the user also after a login", async () => {
    const client = await site.client({ origin: "registration" });
    const browser = visitor(site);
    const login = await browser.get(authorizePath(client, invalid), { headers: followed });
    expect(login.heading).toBe("Sign in");
    const page = await browser.submit(login, {
      fields: { _username: "admin", _password: passwords.admin },
      follow: false,
    });
    const after = await browser.get(page.location ?? "", {
      follow: false,
      headers: { ...followed, "Sec-Fetch-Site": "same-origin" },
    });
    expect([after.status, after.location, after.headers.get("refresh")]).toEqual([400, null, null]);
    expect(after.heading).toBe("Invalid request from an application");
  });

  test("cannot be redirected by a form of another site", async () => {
    const path = authorizePath(await site.client({ origin: "registration" }), invalid);
    const refused = await admin.post(
      path,
      { oauth_decision: "deny" },
      { follow: false, headers: { Origin: "https://evil.example" } },
    );
    expect([refused.status, refused.location]).toEqual([403, null]);
  });

  test("is redirected for programs, for every client", async () => {
    const client = await site.client({ origin: "registration" });
    const headers = { "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" };
    const { status, location } = await admin.get(authorizePath(client, invalid), { follow: false, headers });
    expect([status, answerIn(location)]).toMatchObject([303, { error: "invalid_scope" }]);
  });

  test("is not redirected for browsers without Sec-Fetch headers, as over plain HTTP in a LAN", async () => {
    const client = await site.client({ origin: "registration" });
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await api(site).get<string>(authorizePath(client, invalid), {
      accept: "text/html",
      headers: { Cookie: cookie },
    });
    expect([answer.status, answer.headers["location"], answer.headers["refresh"]]).toEqual([
      400,
      undefined,
      undefined,
    ]);
    expect(answer.text).toContain("Invalid request from an application");
  });

  test("is redirected for a client that an administrator registered", async () => {
    const path = authorizePath(await site.client(), invalid);
    const { status, location } = await admin.get(path, { follow: false, headers: followed });
    expect([status, answerIn(location)]).toMatchObject([303, { error: "invalid_scope" }]);
  });

  test("is redirected for a client that the user has connected, until it is disconnected", async () => {
    const client = await site.client({ origin: "registration" });
    await admin.submit(await admin.get(authorizePath(client)), {
      form: authorizePath(client),
      button: "Approve",
      follow: false,
    });
    const ask = async (browser: Visitor) => {
      const { status } = await browser.get(authorizePath(client, invalid), {
        follow: false,
        headers: followed,
      });
      return status;
    };
    expect(await ask(admin)).toBe(303);
    expect(await ask(await site.as("editor"))).toBe(400);
    await site.store.transaction(async ({ db }) => {
      await db.updateTable("oauth_grants").set({ revoked_at: new Date().toISOString() }).execute();
    });
    expect(await ask(admin)).toBe(400);
  });
});
