import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { passwords } from "../../support/principals.ts";
import type { GoOptions, PageResult, Visitor } from "../../support/visitor.ts";
import { answer, post } from "./consent-form.ts";
import { authorizePath, newSession, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

/** Returns the text of the notice about new applications, or null. */
function announced({ document }: PageResult): string | null {
  const notice = document.querySelector("main > .warning[role=status]");
  return notice === null ? null : notice.structuredText.replace(/\s+/g, " ").trim();
}

/** Returns the text of the notice about an application that redirects to the callback of the tests. */
function noticeText(name: string, scope: string, others = ""): string {
  const facts = `Application ${name} Host client.example.invalid Scope ${scope}`;
  return `An application was given access to your account. ${others}If you did not approve this, revoke the access and change your password. ${facts} Review connected apps`;
}

describeDialects("the notice about a new application", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
  });

  beforeEach(async () => {
    await site.store.transaction(({ db }) => db.deleteFrom("sessions").execute());
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  /** Approves a request of a new client in a browser, and returns the path of the request. */
  async function connect(browser: Visitor, name = "Claude Code", scope = "edit"): Promise<string> {
    const client = await site.client({ name, scopes: ["read_only", "edit"] });
    const path = authorizePath(client, { scope });
    expect((await answer(browser, path, "Approve")).status).toBe(303);
    return path;
  }

  test("is shown once on the next page of each session of the user", async () => {
    const [second, restricted] = [await site.as("admin"), await site.as("admin")];
    const other = await site.as("editor");
    await connect(admin);
    const words = noticeText("Claude Code", "Read and change the inventory");
    for (const [browser, path] of [
      [admin, "/"],
      [second, "/user/settings"],
      [restricted, "/no-such-page"],
    ] as const) {
      const page = await browser.get(path);
      expect(announced(page)).toBe(words);
      const link = page.document.querySelector("main > .warning a");
      expect(link?.getAttribute("href")).toBe("/user/settings/connected_apps");
      expect(announced(await browser.get(path))).toBeNull();
    }
    expect(announced(await other.get("/"))).toBeNull();
  });

  test("is shown after the next sign-in, because no other session may have been open", async () => {
    await connect(admin);
    const owner = await site.as("admin");
    expect(announced(await owner.get("/"))).toBe(noticeText("Claude Code", "Read and change the inventory"));
    expect(announced(await owner.get("/"))).toBeNull();
    expect(announced(await (await site.as("admin")).get("/"))).toBeNull();
  });

  test("waits for the 2FA code of the next sign-in", async () => {
    await connect(admin);
    await newSession(site.store, "admin", "second_factor");
    expect(announced(await (await site.as("admin")).get("/"))).toContain("Application Claude Code Host");
  });

  test("names the newest of several applications after the next sign-in, without revoked ones", async () => {
    await connect(admin, "First");
    await connect(admin, "Second");
    await connect(admin, "Third");
    await site.store.transaction(async ({ db }) => {
      const newest = db.selectFrom("oauth_grants").select(({ fn }) => fn.max("id").as("id"));
      const revoked = { revoked_at: new Date().toISOString(), revoked_because: "user" };
      await db.updateTable("oauth_grants").set(revoked).where("id", "=", newest).execute();
    });
    const owner = await site.as("admin");
    expect(announced(await owner.get("/"))).toBe(
      noticeText("Second", "Read and change the inventory", "Before it, 1 other approval gave access. "),
    );
  });

  test("is shown for a higher scope of a connected application, too", async () => {
    const client = await site.client({ scopes: ["read_only", "edit"] });
    const path = authorizePath(client, { scope: "edit" });
    await answer(admin, path, "Approve", { oauth_scope_level: "read_only" });
    await admin.get("/");
    await answer(admin, path, "Approve", { oauth_scope_level: "edit" });
    expect(announced(await admin.get("/"))).toBe(noticeText("Test client", "Read and change the inventory"));
    const owner = await site.as("admin");
    expect(announced(await owner.get("/"))).toBe(noticeText("Test client", "Read and change the inventory"));
  });

  test("is not removed by a HEAD request", async () => {
    await connect(admin);
    for (const path of ["/", "/no-such-page"]) {
      const headers = {
        Accept: "text/html,application/xhtml+xml",
        Cookie: `partledger_session=${admin.cookies.get("partledger_session")}`,
      };
      await fetch(new URL(path, site.url), { method: "HEAD", headers });
    }
    expect(announced(await admin.get("/"))).toContain("Application Claude Code Host");
  });

  test("warns the owner of a session that approved nothing, if a stolen session did", async () => {
    const owner = await site.as("admin");
    await connect(admin, "Evil");
    await admin.get("/");
    expect(announced(await owner.get("/"))).toContain("Application Evil Host");
  });

  test("is added to the security events, with scope, redirect target and address", async () => {
    await connect(admin);
    const page = await admin.get("/user/settings/security");
    const [newest] = page.document.querySelectorAll("#events tbody tr");
    expect(newest?.structuredText.replace(/\s+/g, " ").trim()).toMatch(
      /^Application connected: “Claude Code” scope “Read and change the inventory”, redirects to client\.example\.invalid, from 127\.0\.0\.1/,
    );
  });

  test("is not shown for a denial, a renewed approval or a lower scope", async () => {
    const client = await site.client({ scopes: ["read_only", "edit"] });
    const path = authorizePath(client, { scope: "edit" });
    await answer(admin, path, "Deny");
    expect(announced(await admin.get("/"))).toBeNull();
    await answer(admin, path, "Approve");
    expect(announced(await admin.get("/"))).toContain("Application Test client Host");
    await answer(admin, path, "Approve");
    await answer(admin, path, "Approve", { oauth_scope_level: "read_only" });
    expect(announced(await admin.get("/"))).toBeNull();
    const events = await site.store.read.db
      .selectFrom("log_entries")
      .select("id")
      .where("data", "like", `%"application_connected"%${client.clientId}%`)
      .execute();
    expect(events).toHaveLength(3);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      "its access was revoked",
      () => {
        const revoked = { revoked_at: new Date().toISOString(), revoked_because: "user" };
        return site.store.transaction(({ db }) => db.updateTable("oauth_grants").set(revoked).execute());
      },
    ],
    [
      "its access has expired",
      () => {
        const expired = { expires_at: new Date().toISOString() };
        return site.store.transaction(({ db }) => db.updateTable("oauth_codes").set(expired).execute());
      },
    ],
  ])("is shown again if an application is connected again after %s", async (_what, end) => {
    const path = await connect(admin);
    await admin.get("/");
    await end();
    await answer(admin, path, "Approve");
    expect(announced(await admin.get("/"))).toContain("Application Claude Code Host");
  });

  test.each([
    [2, "Before it, 1 other approval gave access."],
    [4, "Before it, 3 other approvals gave access."],
  ])("names the newest of %i applications and counts the others", async (count, others) => {
    const second = await site.as("admin");
    // A page between the approvals would show the first notice, so the forms are sent without loading the consent page.
    const clients = await Promise.all(
      Array.from({ length: count }, (_, index) => site.client({ name: `Application ${index + 1}` })),
    );
    for (const client of clients) {
      await post(site, admin, authorizePath(client), {
        oauth_decision: "approve",
        oauth_scope_level: "read_only",
      });
    }
    expect(announced(await second.get("/"))).toBe(
      noticeText(`Application ${count}`, "Read the inventory", `${others} `),
    );
    expect(announced(await second.get("/"))).toBeNull();
  });

  test.each<[string, string, GoOptions]>([
    ["a request of the API", "/api/parts", { headers: { Accept: "application/json" } }],
    ["an error of the API", "/api/no-such-path", { headers: { Accept: "application/json" } }],
    ["the session of the documentation", "/user/session", { headers: { Accept: "application/json" } }],
    ["a style sheet", "/assets/pages.css", { headers: { Accept: "text/css" } }],
    ["an image", "/", { headers: { "Sec-Fetch-Dest": "image" } }],
    ["a script that reads a page", "/parts", { headers: { "Sec-Fetch-Dest": "empty", Accept: "text/html" } }],
    ["a script without Sec-Fetch-Dest, over HTTP", "/parts", { headers: { Accept: "text/html" } }],
    ["a program that accepts all types", "/parts", { headers: { Accept: "*/*" } }],
    ["a frame", "/", { headers: { "Sec-Fetch-Dest": "iframe" } }],
    [
      "a page loaded in advance",
      "/",
      { headers: { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch;prerender" } },
    ],
    ["a redirect", "/login", { follow: false }],
    ["an icon that does not exist", "/favicon.ico", { headers: { Accept: "image/*" } }],
    ["an address that does not exist, for a program", "/no-such-page", { headers: { Accept: "*/*" } }],
  ])("is not removed by %s", async (_what, path, options) => {
    await connect(admin);
    const response = await admin.get(path, options);
    expect(response.status).toBeLessThan(500);
    expect(announced(await admin.get("/"))).toContain("Application Claude Code Host");
    expect(announced(await admin.get("/"))).toBeNull();
  });

  test("is not removed by a page that redirects to an application at once", async () => {
    const client = await site.client();
    await connect(admin);
    const invalid = authorizePath(client, { scope: "nonsense" });
    const page = await admin.get(invalid, { headers: { "Sec-Fetch-Site": "same-origin" } });
    expect(page.headers.get("refresh")).toMatch(/error=invalid_scope/);
    expect(announced(await admin.get("/"))).toContain("Application Claude Code Host");
  });

  test("is shown on the page of a rejected form, too", async () => {
    await connect(admin);
    const page = await admin.post("/user/settings/profile", {});
    expect(page.status).toBe(403);
    expect(announced(page)).toContain("Application Claude Code Host");
    expect(announced(await admin.get("/"))).toBeNull();
  });

  test("survives a change of the password, which replaces the session", async () => {
    const editor = await site.as("editor");
    await connect(editor);
    const form = await editor.get("/user/settings/password", { headers: { "Sec-Fetch-Dest": "empty" } });
    const [current, next] = [passwords.editor, "several words in a row"];
    const changed = await editor.submit(form, { fields: { current, next, again: next }, follow: false });
    expect(changed.status).toBe(303);
    expect(announced(await editor.get("/"))).toContain("Application Claude Code Host");
  });

  test.each([
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `' autofocus onfocus=alert(1) x='`,
    `</bdi></p></div><a href="https://evil.example">Review connected apps</a>`,
    "W".repeat(128),
    `تطبيق ”was connected“`,
    `Claude” was connected by your administrator. Nothing to do. “x`,
  ])("shows the name %s as text, isolated from the text around it", async (name) => {
    await connect(admin, name);
    const page = await admin.get("/");
    const notice = page.document.querySelector("main > .warning[role=status]");
    expect(notice?.querySelector("dd > bdi")?.textContent.trim()).toBe(name);
    expect(notice?.querySelector("p")?.textContent).not.toContain(name);
    expect(notice?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([
      "/user/settings/connected_apps",
    ]);
    expect(
      page.document.querySelectorAll("main script, main img, svg:not(.icon), [onload], [onerror], [onfocus]"),
    ).toHaveLength(0);
  });

  test.each(["\u202e", "\u2066", "\u200f", "\u0000", "\n"])(
    "contains no deceptive character of a registered name: %j",
    async (character) => {
      await connect(admin, `Cla${character}ude`);
      const page = await admin.get("/");
      expect(announced(page)).toContain("was given access");
      expect(page.document.querySelector("main > .warning bdi")?.textContent).toBe("Claude");
    },
  );
});
