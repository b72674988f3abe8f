import { describe, expect, it } from "vitest";
import { passwords } from "../../support/principals.ts";
import { visitor, type PageResult, type Visitor } from "../../support/visitor.ts";
import { startSignIn, useSignIn } from "./sign-in-service.ts";

const service = useSignIn();

const wrong = "The user name or the password is wrong.";

async function attempt(
  browser: Visitor,
  username: string,
  password: string,
  options: { readonly from?: string; readonly remember?: boolean; readonly follow?: boolean } = {},
): Promise<PageResult> {
  const { from = "/login", remember = false, follow = true } = options;
  const fields = { _username: username, _password: password, ...(remember && { _remember_me: "1" }) };
  return browser.submit(await browser.get(from), { fields, follow });
}

function alert(page: PageResult): string | undefined {
  return page.document.querySelector("[role=alert]")?.textContent.trim();
}

describe("the login", () => {
  it("signs in with name and password, ignoring the case of the name, and redirects to the start page", async () => {
    const browser = visitor(service());
    const page = await attempt(browser, " ADMIN ", passwords.admin);
    expect([page.path, page.status, page.words]).toEqual([
      "/",
      200,
      expect.stringContaining("Your settings"),
    ]);
    expect((await browser.get("/user/settings")).heading).toBe("Your settings");
  });

  it("sets a cookie that scripts cannot read and that ends with the browser", async () => {
    const page = await attempt(visitor(service()), "reader", passwords.reader, { follow: false });
    const [session] = page.headers.getSetCookie();
    expect(session).toMatch(/^partledger_session=[\w-]{43,}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("keeps the user signed in for 30 days if requested", async () => {
    const browser = visitor(service());
    const page = await attempt(browser, "reader", passwords.reader, { remember: true, follow: false });
    expect(page.headers.getSetCookie()[0]).toContain("; Max-Age=2592000; ");
    service().pass(29 * 86_400);
    expect((await browser.get("/user/settings")).status).toBe(200);
  });

  it("sets a cookie for HTTPS and the host only if it uses HTTPS", async () => {
    const secure = await startSignIn({ environment: { PUBLIC_URL: "https://parts.example" } });
    try {
      const browser = visitor(secure);
      const form = await browser.get("/login");
      const options = { headers: { Origin: "https://parts.example" }, follow: false };
      const fields = { _username: "admin", _password: passwords.admin };
      const page = await browser.submit(form, { fields, ...options });
      expect(page.status).toBe(303);
      expect(page.headers.getSetCookie()[0]).toMatch(
        /^__Host-partledger_session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect((await browser.submit(form, { fields, follow: false })).status).toBe(403);
    } finally {
      await secure.close();
    }
  });

  it.each([
    ["an unknown user", "ghost", "the password of admin"],
    ["a wrong password", "admin", "the password of editor"],
    ["a wrong password of a disabled user", "disabled", "nothing"],
    ["a password in another case", "admin", passwords.admin.toUpperCase()],
    ["a password with a trailing space", "admin", `${passwords.admin} `],
    ["a name with SQL", "admin' --", passwords.admin],
    ["a name with a NUL character", "admin\u0000", passwords.admin],
    ["a name with thousands of characters", "a".repeat(5_000), passwords.admin],
  ])("rejects %s with the same message", async (_, username, password) => {
    await service().resetLimits();
    const browser = visitor(service());
    const page = await attempt(browser, username, password);
    expect([page.status, alert(page)]).toEqual([422, wrong]);
    expect(browser.cookies.has("partledger_session")).toBe(false);
  });

  it("returns the same page for an unknown user and a wrong password", async () => {
    await service().resetLimits();
    const pages = [];
    for (const username of ["ghost", "admin"]) {
      const page = await attempt(visitor(service()), username, "wrong");
      const text = page.text.replace(`value="${username}"`, "NAME");
      pages.push(text.replace(/name="_csrf_token" value="[^"]+"/g, "TOKEN"));
    }
    expect(pages[0]).toBe(pages[1]);
  });

  it("keeps the entered user name, but never the password", async () => {
    await service().resetLimits();
    const nasty = `"><script>alert(1)</script>`;
    const page = await attempt(visitor(service()), nasty, "geheim", { remember: true });
    const field = page.document.querySelector("[name=_username]");
    expect(field?.getAttribute("value")).toBe(nasty);
    expect(page.document.querySelector("[name=_remember_me]")?.hasAttribute("checked")).toBe(true);
    expect(page.text).not.toContain("geheim");
    expect(page.text).not.toContain("<script>alert");
  });

  it("shows missing values next to the field", async () => {
    const page = await attempt(visitor(service()), " ", "");
    expect(page.status).toBe(422);
    expect(page.fieldError("_username")).toBe("Enter your user name.");
    expect(page.fieldError("_password")).toBe("Enter your password.");
  });

  it("tells a disabled user about it only if the password is correct", async () => {
    await service().resetLimits();
    const page = await attempt(visitor(service()), "disabled", passwords.disabled);
    expect([page.status, alert(page)]).toEqual([422, expect.stringContaining("Your account is disabled")]);
  });

  it("delays the sign-in after too many failures, with the waiting time", async () => {
    await service().resetLimits();
    const browser = visitor(service());
    let page = await attempt(browser, "editor", "wrong");
    for (let count = 1; count < 6; count++) page = await attempt(browser, "editor", "wrong");
    expect(page.status).toBe(429);
    const seconds = Number(page.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(alert(page)).toMatch(/try again/i);
    expect(page.document.querySelector("[name=_username]")?.getAttribute("value")).toBe("editor");
    expect((await attempt(browser, "editor", passwords.editor)).status).toBe(429);
    service().pass(61);
    expect((await attempt(browser, "editor", passwords.editor)).path).toBe("/");
  });

  it.each([
    ["unknown", "geheimer-name"],
    ["known", "editor"],
  ])("logs the address of failures with an %s name, without name and password", async (_, name) => {
    await service().resetLimits();
    service().lines.length = 0;
    for (let count = 0; count < 6; count++) await attempt(visitor(service()), name, "geheimes-passwort");
    const { lines } = service();
    const warnings = lines.filter(({ level }) => level !== "info");
    expect(warnings.map(({ level, fields }) => [level, fields["outcome"]])).toEqual([
      ...Array<unknown>(5).fill(["warn", "refused"]),
      ["warn", "throttled"],
    ]);
    for (const { fields } of warnings)
      expect(fields).toMatchObject({ address: "127.0.0.1", step: "password" });
    const requests = lines.filter(({ message }) => message === "request");
    expect(requests).toHaveLength(12);
    for (const { fields } of requests) expect(fields).toMatchObject({ address: "127.0.0.1", path: "/login" });
    expect(JSON.stringify(lines)).not.toMatch(/geheim|editor/);
    await service().resetLimits();
  });

  it("redirects a user who is already signed in", async () => {
    const browser = visitor(service());
    await browser.signIn("reader");
    const on = async (path: string) => (await browser.get(path, { follow: false })).location;
    expect(await on("/login")).toBe("/");
    expect(await on("/login?return_to=%2Fuser%2Fsettings")).toBe("/user/settings");
    expect(await on("/login?return_to=%2F%2Fevil.example")).toBe("/");
  });
});

describe("the redirect after the login", () => {
  it("leads to the requested page, also after a wrong password", async () => {
    await service().resetLimits();
    const browser = visitor(service());
    const login = await browser.get("/user/settings?a=b%26c");
    expect(login.heading).toBe("Sign in");
    const again = await browser.submit(login, { fields: { _username: "reader", _password: "wrong" } });
    expect(again.status).toBe(422);
    const page = await browser.submit(again, {
      fields: { _username: "reader", _password: passwords.reader },
      follow: false,
    });
    expect(page.location).toBe("/user/settings?a=b%26c");
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/a/..//evil.example",
    "javascript:x",
  ])("never leads to another host: %s", async (target) => {
    await service().resetLimits();
    const from = `/login?return_to=${encodeURIComponent(target)}`;
    const page = await attempt(visitor(service()), "reader", passwords.reader, { from, follow: false });
    expect([page.status, page.location]).toEqual([303, "/"]);
  });

  it("the login page shows that an application requests access", async () => {
    const page = await visitor(service()).get("/login?return_to=%2Foauth%2Fauthorize%3Fclient_id%3Dx");
    expect(page.words).toContain(
      "An application requests access to Partledger. Sign in to approve or deny it.",
    );
  });
});

describe("a session", () => {
  it("is replaced at the login, so that a cookie set by an attacker is useless", async () => {
    await service().resetLimits();
    const browser = visitor(service());
    browser.cookies.set("partledger_session", "A".repeat(43));
    await browser.signIn("reader");
    expect(browser.cookies.get("partledger_session")).not.toBe("A".repeat(43));
    const other = visitor(service());
    other.cookies.set("partledger_session", "A".repeat(43));
    expect((await other.get("/user/settings")).heading).toBe("Sign in");
  });

  it("ends with the sign-out, immediately and for every browser with its cookie", async () => {
    const browser = visitor(service());
    await browser.signIn("reader");
    const session = browser.cookies.get("partledger_session")!;
    const page = await browser.submit(await browser.get("/"), { form: "/logout" });
    expect([page.path, page.notice]).toEqual(["/", "You have signed out."]);
    expect(browser.cookies.has("partledger_session")).toBe(false);
    browser.cookies.set("partledger_session", session);
    expect((await browser.get("/user/settings")).heading).toBe("Sign in");
  });

  it("does not end with a GET request, which only asks for confirmation", async () => {
    const browser = visitor(service());
    expect((await browser.get("/logout")).path).toBe("/");
    await browser.signIn("reader");
    const question = await browser.get("/logout");
    expect(question.words).toContain("You are signed in as reader.");
    expect((await browser.get("/user/settings")).status).toBe(200);
    expect((await browser.submit(question)).notice).toBe("You have signed out.");
  });

  it("can be ended although it has ended in the meantime", async () => {
    const browser = visitor(service());
    await browser.signIn("reader");
    const page = await browser.get("/");
    const other = visitor(service());
    other.cookies.set("partledger_session", browser.cookies.get("partledger_session")!);
    await other.submit(await other.get("/logout"));
    const late = await browser.submit(page, { form: "/logout" });
    expect([late.status, late.path, late.notice]).toEqual([200, "/", "You have signed out."]);
    const changed = await browser.post("/logout", { return_to: "/user/settings" }, { follow: false });
    expect([changed.status, changed.location]).toEqual([303, "/login?return_to=%2Fuser%2Fsettings"]);
  });

  it("is not ended by a form of another site, for which browsers send no cookie", async () => {
    const stranger = visitor(service());
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    const refused = await stranger.post("/logout", {}, { headers });
    expect([refused.status, refused.headers.getSetCookie().join()]).toEqual([
      403,
      expect.not.stringContaining("partledger_session"),
    ]);
    const silent = await stranger.post("/logout", {}, { follow: false });
    expect(silent.headers.getSetCookie().join()).not.toContain("partledger_session");
  });

  it("that ends while a form is filled in leads to the login and back to the form", async () => {
    const browser = visitor(service());
    await browser.signIn("reader");
    const form = await browser.get("/user/settings/password");
    const other = visitor(service());
    other.cookies.set("partledger_session", browser.cookies.get("partledger_session")!);
    await other.submit(await other.get("/logout"));
    const login = await browser.submit(form);
    expect([login.heading, login.path]).toEqual([
      "Sign in",
      "/login?return_to=%2Fuser%2Fsettings%2Fpassword",
    ]);
    const fields = { _username: "reader", _password: passwords.reader };
    expect((await browser.submit(login, { fields })).path).toBe("/user/settings/password");
  });

  it("is replaced when another user signs in, who continues on the same page", async () => {
    const browser = visitor(service());
    await browser.signIn("reader");
    const start = await browser.get("/");
    const token = start.document.querySelector("[name=_csrf_token]")?.getAttribute("value") ?? "";
    const login = await browser.post("/logout", { _csrf_token: token, return_to: "/user/settings" });
    expect([login.heading, login.notice]).toEqual(["Sign in", "You have signed out."]);
    const page = await browser.submit(login, {
      fields: { _username: "editor", _password: passwords.editor },
    });
    expect([page.heading, page.words]).toEqual(["Your settings", expect.stringContaining("editor")]);
  });

  it("is neither created nor ended by another site", async () => {
    const browser = visitor(service());
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    const fields = { _username: "reader", _password: passwords.reader };
    expect((await browser.submit(await browser.get("/login"), { fields, headers })).status).toBe(403);
    expect((await browser.post("/login", fields)).status).toBe(403);
    await browser.signIn("reader");
    expect((await browser.post("/logout", {}, { headers })).status).toBe(403);
    expect((await browser.post("/logout", {})).status).toBe(403);
    expect((await browser.get("/user/settings")).status).toBe(200);
  });
});
