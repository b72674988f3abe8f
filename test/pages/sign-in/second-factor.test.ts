import { beforeAll, describe, expect, it } from "vitest";
import { api } from "../../support/client.ts";
import { visitor, type PageResult, type Visitor } from "../../support/visitor.ts";
import { useSignIn, type SignInService } from "./sign-in-service.ts";

const service = useSignIn();
let admin: Awaited<ReturnType<SignInService["secondFactor"]>>;

beforeAll(async () => {
  admin = await service().secondFactor("admin");
});

/** Returns a browser in which admin has entered the password, but not the second factor. */
async function afterPasswordStep(from = "/login"): Promise<[Visitor, PageResult]> {
  await service().resetLimits();
  service().pass(60);
  const browser = visitor(service());
  const login = await browser.get(from);
  const fields = { _username: "admin", _password: "the password of admin" };
  return [browser, await browser.submit(login, { fields })];
}

function otherThan(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

describe("the second factor", () => {
  it("is required before the user is signed in, in a field that phones can fill in", async () => {
    const [browser, page] = await afterPasswordStep();
    expect([page.heading, page.path]).toEqual([
      "Two-factor authentication",
      "/login/second_factor?return_to=%2F",
    ]);
    const field = page.document.querySelector("[name=_auth_code]");
    expect(field?.getAttribute("autocomplete")).toBe("one-time-code");
    expect(page.document.querySelector("header")?.textContent).toContain("Sign in");
    const elsewhere = await browser.get("/user/settings?a=b");
    expect([elsewhere.heading, elsewhere.path]).toEqual([
      "Two-factor authentication",
      "/login/second_factor?return_to=%2Fuser%2Fsettings%3Fa%3Db",
    ]);
    expect((await browser.get("/login")).heading).toBe("Sign in");
    expect((await api(service()).get("/api/parts", { headers: cookieOf(browser) })).status).toBe(401);
  });

  it("signs in with the code of the app, with or without a space, and continues to the requested page", async () => {
    const [browser, page] = await afterPasswordStep("/user/settings");
    const before = browser.cookies.get("partledger_session");
    const code = admin.code();
    const settings = await browser.submit(page, {
      fields: { _auth_code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(settings.heading).toBe("Your settings");
    expect(browser.cookies.get("partledger_session")).not.toBe(before);
    expect(browser.cookies.has("partledger_device")).toBe(false);
    const other = visitor(service());
    other.cookies.set("partledger_session", before!);
    expect((await other.get("/user/settings")).heading).toBe("Sign in");
  });

  it("accepts each backup code once", async () => {
    const [code = ""] = admin.backupCodes;
    const [browser, page] = await afterPasswordStep();
    expect((await browser.submit(page, { fields: { _auth_code: code } })).path).toBe("/");
    const [again, secondPage] = await afterPasswordStep();
    const refused = await again.submit(secondPage, { fields: { _auth_code: code } });
    expect(refused.fieldError("_auth_code")).toBe("The code is wrong or was already used.");
  });

  it.each(["", "  ", "abc", "1".repeat(65), "<b>1</b>"])("rejects the code %j", async (code) => {
    const [browser, page] = await afterPasswordStep();
    const refused = await browser.submit(page, { fields: { _auth_code: code, _trusted: "1" } });
    expect([refused.status, refused.heading]).toEqual([422, "Two-factor authentication"]);
    expect(refused.fieldError("_auth_code")).not.toBeNull();
    expect(refused.document.querySelector("[name=_trusted]")?.hasAttribute("checked")).toBe(true);
    expect((await browser.get("/user/settings")).heading).toBe("Two-factor authentication");
  });

  it("rejects a used code", async () => {
    const [browser, page] = await afterPasswordStep();
    const code = admin.code();
    expect((await browser.submit(page, { fields: { _auth_code: code } })).path).toBe("/");
    const other = visitor(service());
    const half = await other.signIn("admin");
    expect((await other.submit(half, { fields: { _auth_code: code } })).status).toBe(422);
  });

  it("requires the password again after too many wrong codes", async () => {
    const [browser, page] = await afterPasswordStep("/user/settings");
    const fields = { _auth_code: otherThan(admin.code()) };
    let answer = await browser.submit(page, { fields });
    for (let count = 1; count < 5; count++) answer = await browser.submit(answer, { fields });
    expect([answer.status, answer.heading]).toEqual([422, "Sign in"]);
    expect(answer.words).toContain("Too many wrong codes. Start again.");
    expect(browser.cookies.has("partledger_session")).toBe(false);
    expect(answer.document.querySelector("[name=return_to]")?.getAttribute("value")).toBe("/user/settings");
    await service().resetLimits();
    const half = await browser.submit(answer, {
      fields: { _username: "admin", _password: "the password of admin" },
    });
    service().pass(60);
    expect((await browser.submit(half, { fields: { _auth_code: admin.code() } })).path).toBe(
      "/user/settings",
    );
  });

  it("delays the sign-in after too many wrong codes in total", async () => {
    const [browser, first] = await afterPasswordStep();
    const fields = { _auth_code: otherThan(admin.code()) };
    let page = first;
    for (let count = 0; page.status !== 429 && count < 20; count++) {
      page = await browser.submit(page, { fields: page.heading === "Sign in" ? password : fields });
    }
    expect([page.status, page.heading]).toEqual([429, "Two-factor authentication"]);
    const last = service().lines.filter(({ level }) => level === "warn");
    expect(last.slice(-2).map(({ fields: { address, step, outcome } }) => [address, step, outcome])).toEqual([
      ["127.0.0.1", "second_factor", "refused"],
      ["127.0.0.1", "second_factor", "throttled"],
    ]);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is not required on a trusted device for 60 days", async () => {
    const [browser, page] = await afterPasswordStep();
    const answer = await browser.submit(page, {
      fields: { _auth_code: admin.code(), _trusted: "1" },
      follow: false,
    });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("partledger_device="));
    expect(cookie).toMatch(/; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/);
    await browser.submit(await browser.get("/"), { form: "/logout" });
    expect(browser.cookies.has("partledger_device")).toBe(true);
    expect((await browser.signIn("admin")).path).toBe("/");
    service().pass(61 * 86_400);
    browser.cookies.delete("partledger_session");
    expect((await browser.signIn("admin")).heading).toBe("Two-factor authentication");
  });

  it("cannot be confirmed without the password step, or long after it", async () => {
    const stranger = visitor(service());
    expect((await stranger.get("/login/second_factor?return_to=%2Fuser%2Fsettings")).path).toBe(
      "/login?return_to=%2Fuser%2Fsettings",
    );
    const [browser, page] = await afterPasswordStep("/user/settings");
    service().pass(3_600);
    const late = await browser.submit(page, { fields: { _auth_code: admin.code() } });
    expect([late.status, late.heading, late.path]).toEqual([
      200,
      "Sign in",
      "/login?return_to=%2Fuser%2Fsettings",
    ]);
    expect((await browser.get("/login/second_factor")).heading).toBe("Sign in");
  });

  it("redirects a user who is already signed in, and never to another host", async () => {
    const browser = visitor(service());
    await browser.signIn("reader");
    const on = async (path: string) => (await browser.get(path, { follow: false })).location;
    expect(await on("/login/second_factor?return_to=%2Fuser%2Fsettings")).toBe("/user/settings");
    expect(await on("/login/second_factor?return_to=%2F%2Fevil.example")).toBe("/");
    const [half, page] = await afterPasswordStep("/login?return_to=%2F%2Fevil.example");
    const done = await half.submit(page, { fields: { _auth_code: admin.code() }, follow: false });
    expect(done.location).toBe("/");
  });

  it("is not accepted from another site", async () => {
    const [browser] = await afterPasswordStep();
    const fields = { _auth_code: admin.code() };
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await browser.post("/login/second_factor", fields, { headers })).status).toBe(403);
    expect((await browser.post("/login/second_factor", fields)).status).toBe(403);
  });
});

const password = { _username: "admin", _password: "the password of admin" };

function cookieOf({ cookies }: Visitor): Record<string, string> {
  return { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
}
