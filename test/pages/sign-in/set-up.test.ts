import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueSetUpToken } from "../../../src/identity/accounts/set-up.ts";
import { newPasswordRule } from "../../support/page-texts.ts";
import { visitor, type Visitor } from "../../support/visitor.ts";
import { startSignIn, type SignInService } from "./sign-in-service.ts";

let service: SignInService;
let browser: Visitor;
let link: string;

beforeEach(async () => {
  service = await startSignIn({ seed: async () => undefined });
  browser = visitor(service);
  const token = await issueSetUpToken(service.store, service.now());
  link = `/set-up?token=${token}`;
});
afterEach(() => service.close());

const good = {
  name: "ada",
  password: "a long walk by the sea",
  password_again: "a long walk by the sea",
};

describe("the first run", () => {
  it("redirects visitors to the setup", async () => {
    const start = await browser.get("/");
    expect(start.words).toContain("No user can sign in yet.");
    const login = await browser.get("/login");
    expect(login.words).toContain("No user can sign in yet.");
    expect(start.document.querySelector("main a[href='/login']")).toBeNull();
  });

  it("creates the first administrator, who is signed in immediately", async () => {
    const page = await browser.get(link);
    expect(page.heading).toBe("Welcome to Partledger");
    expect(page.words).toContain(newPasswordRule);
    const start = await browser.submit(page, { fields: good });
    expect([start.path, start.notice]).toEqual([
      "/",
      "Welcome, ada. Your administrator account was created.",
    ]);
    expect((await browser.get("/tools/users")).words).toContain("ada");
    const stranger = visitor(service);
    expect((await stranger.get("/")).words).not.toContain("No user can sign in yet.");
    expect((await stranger.signIn("ada", good.password)).path).toBe("/");
  });

  it("is logged with the address of the client", async () => {
    await browser.submit(await browser.get(link), { fields: good });
    const entries = await service.store.read.db.selectFrom("log_entries").selectAll().execute();
    const setUp = entries.find(({ data }) => data?.includes("set_up") === true);
    expect(setUp).toMatchObject({ username: "setup link", kind: "security_event" });
    expect(setUp?.data).toContain("127.0.0.1");
    expect(JSON.stringify(entries)).not.toContain(good.password);
    expect(JSON.stringify(service.lines)).not.toMatch(/a long walk|token=/);
  });

  it("shows errors next to each field, and keeps the name", async () => {
    const page = await browser.submit(await browser.get(link), {
      fields: { name: "@ada", password: "short", password_again: "short" },
    });
    expect(page.status).toBe(422);
    expect(page.fieldError("name")).toMatch(/must not start with @/);
    expect(page.fieldError("password")).toMatch(/at least 8 characters/);
    expect(page.document.querySelector("[name=name]")?.getAttribute("value")).toBe("@ada");
    const other = await browser.submit(page, { fields: { ...good, password_again: "another" } });
    expect(other.fieldError("password_again")).toBe("The passwords do not match.");
    expect((await browser.submit(other, { fields: good })).path).toBe("/");
  });

  it("works once: a second visitor sees what to do", async () => {
    const second = visitor(service);
    const open = await second.get(link);
    await browser.submit(await browser.get(link), { fields: good });
    const late = await second.submit(open, { fields: { ...good, name: "eve" } });
    expect([late.status, late.heading]).toEqual([404, "This link is invalid"]);
    expect((await second.get(link)).words).toContain("partledger user create NAME");
    const users = await service.store.read.db.selectFrom("users").select("name").execute();
    expect(users).toEqual([{ name: "ada" }]);
  });

  it.each(["", "?token=", "?token=wrong", `?token=${"A".repeat(43)}`, "?token=%00"])(
    "requires the link: /set-up%s",
    async (query) => {
      const page = await browser.get(`/set-up${query}`);
      expect([page.status, page.heading]).toEqual([404, "This link is invalid"]);
    },
  );

  it("is not accepted from another site, or with a link that a new start has replaced", async () => {
    const page = await browser.get(link);
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await browser.submit(page, { fields: good, headers })).status).toBe(403);
    await issueSetUpToken(service.store, service.now());
    expect((await browser.submit(page, { fields: good })).status).toBe(404);
    expect(await service.store.read.db.selectFrom("users").select("name").execute()).toEqual([]);
  });
});
