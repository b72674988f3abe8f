import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { describeDialects } from "../../support/dialects.ts";
import { passwords } from "../../support/principals.ts";
import { visitor, type Fields, type Visitor } from "../../support/visitor.ts";
import {
  allScopes,
  answer,
  chosen,
  connection,
  csrfToken,
  everything,
  fromOwnPage,
  offeredScopes,
  post,
} from "./consent-form.ts";
import { answerIn, authorizePath, newSession, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

/** Returns the security events with the given name, as their log data. */
async function eventsOf({ store }: OAuthSite, event: string): Promise<Record<string, unknown>[]> {
  const rows = await store.read.db
    .selectFrom("log_entries")
    .select("data")
    .where("kind", "=", "security_event")
    .orderBy("id")
    .execute();
  return rows
    .map(({ data }) => JSON.parse(data ?? "{}") as Record<string, unknown>)
    .filter((data) => data["event"] === event);
}

const rejected = "password_confirmation_failed";
const approval = { oauth_decision: "approve", oauth_scope_level: "full" };

describeDialects("the password on the consent page", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  /** Registers a client for all scopes and returns the path of its request. */
  async function powerful(scope = everything): Promise<{ readonly id: number; readonly path: string }> {
    const client = await site.client(allScopes);
    return { id: client.id, path: authorizePath(client, { scope }) };
  }

  test.each<[keyof typeof passwords, string, readonly string[], boolean]>([
    ["admin", "read_only", ["read_only"], false],
    ["admin", "edit", ["read_only", "edit"], false],
    ["admin", "admin", ["read_only", "edit", "admin"], true],
    ["admin", "full", ["read_only", "edit", "admin", "full"], true],
    ["editor", "full", ["read_only", "edit"], false],
    ["reader", everything, ["read_only"], false],
  ])("%s, asked for %s, can choose %j: password field %s", async (user, scope, offered, isAsked) => {
    const { id, path } = await powerful(scope);
    const browser = await site.as(user);
    const page = await browser.get(path);
    expect(offeredScopes(page)).toEqual(offered);
    const field = page.document.querySelector("[name=password]");
    expect(field !== null).toBe(isAsked);
    if (!isAsked) {
      const level = offered.at(-1) ?? "";
      const approved = await answer(browser, path, "Approve");
      expect(answerIn(approved.location)).toMatchObject({ code: expect.any(String) as string });
      expect(await connection(site, id)).toMatchObject({ tier: level });
      return;
    }
    expect(field?.getAttribute("type")).toBe("password");
    expect(field?.getAttribute("autocomplete")).toBe("current-password");
    expect(field?.hasAttribute("required")).toBe(true);
    expect(field?.hasAttribute("value")).toBe(false);
    const deny = page.document.querySelector("[value=deny]");
    expect(deny?.hasAttribute("formnovalidate")).toBe(true);
  });

  test.each(["read_only", "edit", "admin", "full"])(
    "is required for the scope %s if the application requests full",
    async (level) => {
      const { id, path } = await powerful("full");
      const fields = { oauth_scope_level: level };
      const missing = await answer(admin, path, "Approve", fields);
      expect([missing.status, missing.location]).toEqual([422, null]);
      expect(await connection(site, id)).toBeUndefined();
      const approved = await answer(admin, path, "Approve", { ...fields, password: passwords.admin });
      expect(answerIn(approved.location)).toMatchObject({ code: expect.any(String) as string });
      expect(await connection(site, id)).toMatchObject({ tier: level });
    },
  );

  test.each<[string, Fields, string, number]>([
    ["no field", {}, "Enter your password.", 0],
    ["an empty field", { password: "" }, "Enter your password.", 0],
    ["a wrong password", { password: "a wrong password" }, "The password is wrong.", 1],
    ["the password of another user", { password: passwords.editor }, "The password is wrong.", 1],
    ["the password with a space", { password: `${passwords.admin} ` }, "The password is wrong.", 1],
    ["another field name", { _password: passwords.admin }, "Enter your password.", 0],
    ["a list", { "password[]": passwords.admin }, "Enter your password.", 0],
  ])(
    "rejects %s at the field, keeps the choices and stores nothing",
    async (_what, fields, message, events) => {
      const { id, path } = await powerful();
      const [before, connected] = await Promise.all([
        eventsOf(site, rejected),
        eventsOf(site, "application_connected"),
      ]);
      const page = await post(site, await site.as("admin"), path, {
        ...approval,
        oauth_scope_level: "edit",
        oauth_friendly_name: "My laptop",
        oauth_ttl_days: "7",
        ...fields,
      });
      expect([page.status, page.location]).toEqual([422, null]);
      expect(page.fieldError("password")).toBe(message);
      expect(chosen(page)).toEqual({ level: "edit", name: "My laptop", validity: "7" });
      expect(page.document.querySelector("[name=password]")?.hasAttribute("value")).toBe(false);
      for (const value of Object.values(fields)) {
        if (value !== "") expect(page.text).not.toContain(value);
      }
      expect(await connection(site, id)).toBeUndefined();
      expect(await eventsOf(site, "application_connected")).toEqual(connected);
      const after = await eventsOf(site, rejected);
      expect(after.slice(before.length)).toEqual(
        Array.from({ length: events }, () => ({ event: rejected, address: "127.0.0.1" })),
      );
    },
  );

  test("is not required to deny a request", async () => {
    const { id, path } = await powerful();
    for (const password of ["", "a wrong password"]) {
      const denied = await answer(admin, path, "Deny", { password });
      expect(answerIn(denied.location)).toMatchObject({ error: "access_denied", state: "the state" });
    }
    expect(await connection(site, id)).toBeUndefined();
  });

  test("is in no log, no log entry, no redirect and no cookie", async () => {
    const { path } = await powerful();
    const secret = "a mistyped password 4711";
    const browser = await site.as("admin");
    const page = await answer(browser, path, "Approve", { password: secret });
    const approved = await browser.submit(page, {
      form: path,
      button: "Approve",
      fields: { password: passwords.admin },
      follow: false,
    });
    expect(approved.status).toBe(303);
    const { db } = site.store.read;
    const stored = [
      await db.selectFrom("log_entries").select(["data", "changes", "comment"]).execute(),
      await db.selectFrom("oauth_connections").selectAll().execute(),
      await db.selectFrom("sessions").selectAll().execute(),
    ];
    const written = JSON.stringify([stored, site.logged, approved.location, page.path, [...browser.cookies]]);
    for (const password of [secret, passwords.admin]) {
      expect(written).not.toContain(password);
      expect(written).not.toContain(encodeURIComponent(password));
      expect(page.text).not.toContain(password);
    }
  });

  test("can be guessed 10 times in a session; then 429 until later, but other sessions work", async () => {
    const { id, path } = await powerful();
    const thief = await site.as("admin");
    const before = (await eventsOf(site, rejected)).length;
    for (let guess = 0; guess < 10; guess++) {
      const page = await answer(thief, path, "Approve", { password: `guess ${guess}` });
      expect(page.status).toBe(422);
    }
    const page = await answer(thief, path, "Approve", {
      oauth_scope_level: "edit",
      password: passwords.admin,
    });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(page.words).toContain("Too many wrong passwords. Try again in");
    expect(chosen(page).level).toBe("edit");
    expect((await eventsOf(site, rejected)).length - before).toBe(10);
    expect(await connection(site, id)).toBeUndefined();
    expect((await answer(thief, path, "Deny")).status).toBe(303);
    const owner = await site.as("admin");
    expect((await answer(owner, path, "Approve", { password: passwords.admin })).status).toBe(303);
  });

  test("is checked after the CSRF token, the session and the request", async () => {
    const { id, path } = await powerful();
    const before = await eventsOf(site, rejected);
    const wrong = { ...approval, password: "a wrong password" };
    const browser = await site.as("admin");
    const _csrf_token = csrfToken(await browser.get(path));
    const foreign = csrfToken(await admin.get(path));
    const own = fromOwnPage(site);
    for (const password of ["a wrong password", passwords.admin]) {
      const fields = { ...approval, password };
      expect((await browser.post(path, fields, own)).status).toBe(403);
      expect((await browser.post(path, { ...fields, _csrf_token: foreign }, own)).status).toBe(403);
      const crossSite = { ...own, headers: { Origin: "https://evil.example" } };
      expect((await browser.post(path, { ...fields, _csrf_token }, crossSite)).status).toBe(403);
    }
    const unscoped = { ...wrong, _csrf_token, oauth_scope_level: "root" };
    expect((await browser.post(path, unscoped, own)).status).toBe(400);
    const unknown = path.replace(/client_id=[^&]*/, "client_id=unknown");
    expect((await browser.post(unknown, { ...wrong, _csrf_token }, own)).status).toBe(401);
    const pending = visitor(site);
    pending.cookies.set(sessionCookie, await newSession(site.store, "admin", "second_factor"));
    expect((await pending.post(path, wrong, own)).location).toMatch(/^\/login/);
    expect((await visitor(site).post(path, wrong, own)).location).toMatch(/^\/login/);
    expect(await eventsOf(site, rejected)).toEqual(before);
    expect(await connection(site, id)).toBeUndefined();
  });

  test("protects an account whose session was stolen", async () => {
    const { id, path } = await powerful();
    const thief = visitor(site);
    for (const [name, value] of admin.cookies) thief.cookies.set(name, value);
    for (const level of ["read_only", "full"]) {
      const refused = await post(site, thief, path, { ...approval, oauth_scope_level: level });
      expect(refused.status).toBe(422);
    }
    expect(await connection(site, id)).toBeUndefined();
  });

  test("is asked again when a connected application requests a powerful scope again", async () => {
    const { path } = await powerful();
    expect((await answer(admin, path, "Approve", { password: passwords.admin })).status).toBe(303);
    expect((await answer(admin, path, "Approve")).status).toBe(422);
  });
});

describe("the password of a user who stays signed in", () => {
  test("is required, too", async () => {
    const site = await startOAuthSite();
    const browser = visitor(site);
    const path = authorizePath(await site.client(allScopes), { scope: "admin" });
    await browser.submit(await browser.get("/login"), {
      fields: { _username: "admin", _password: passwords.admin, _remember_me: "on" },
    });
    expect((await answer(browser, path, "Approve")).status).toBe(422);
    expect((await answer(browser, path, "Approve", { password: passwords.admin })).status).toBe(303);
    await site.close();
  });
});
