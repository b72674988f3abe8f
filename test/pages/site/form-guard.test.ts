import { h } from "preact";
import { describe, expect, it } from "vitest";
import { Page } from "../../../src/pages/site/layout.tsx";
import { page, redirect, type PageRoute } from "../../../src/pages/site/page.ts";
import { send } from "../../support/client.ts";
import { signedIn } from "../../support/site.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { formPage, people, plain, useExampleSite } from "./example-site.ts";

const site = useExampleSite();

const target: PageRoute = {
  method: "POST",
  path: "/target",
  access: "public",
  handle: async () => redirect("/done", { notice: "Done." }),
};

/** Returns the CSRF token of a page. */
function tokenOn({ document }: PageResult): string {
  return document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
}

describe("a form", () => {
  const submit = async (options: Parameters<Visitor["submit"]>[1] = {}) =>
    site.browser.submit(await site.browser.get("/form"), options);

  it("is accepted from its own page, and the result is shown once", async () => {
    await site.start();
    const done = await submit();
    expect([done.path, done.notice]).toEqual(["/done", "Done <b>at once</b>."]);
    expect(site.posted).toHaveLength(1);
    expect((await site.browser.get("/done")).notice).toBeNull();
    expect(site.browser.cookies.has("partledger_notice")).toBe(false);
  });

  it("shows the result also to signed-in users and after several redirects", async () => {
    const detour: PageRoute = { ...plain("/detour", "signed-in"), handle: async () => redirect("/mine") };
    const guarded: PageRoute = {
      ...target,
      path: "/detour",
      access: "signed-in",
      handle: async () => redirect("/detour", { notice: "Moved." }),
    };
    await site.start({}, [detour, guarded]);
    const form = await site.as("anna").get("/form");
    const token = tokenOn(form);
    const done = await site.browser.post("/detour", { _csrf_token: token });
    expect([done.path, done.notice]).toEqual(["/mine", "Moved."]);
  });

  it.each<[string, Record<string, string>]>([
    ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["a subdomain", { "Sec-Fetch-Site": "same-site" }],
    ["an opaque origin", { Origin: "null" }],
    ["the address bar", { "Sec-Fetch-Site": "none" }],
  ])("is rejected from %s, even with a valid token", async (_, headers) => {
    await site.start();
    const refused = await submit({ headers });
    expect([refused.status, refused.heading]).toEqual([403, "Permission denied"]);
    expect(refused.words).toContain("submitted from another site");
    expect(site.posted).toEqual([]);
  });

  it("is rejected from an unknown address of the service, and the log names the setting", async () => {
    await site.start();
    const refused = await submit({ headers: { Origin: "https://parts.example" } });
    expect(refused.status).toBe(403);
    expect(refused.words).toContain("PUBLIC_URL");
    const warned = site.web.lines.find(({ level }) => level === "warn");
    expect(warned?.fields).toMatchObject({ origin: "https://parts.example", own: site.web.url });
    expect(site.posted).toEqual([]);
  });

  it("is accepted with a token from a client that sends no origin", async () => {
    await site.start();
    const form = await site.browser.get("/form");
    const token = tokenOn(form);
    const answer = await send(site.web.url, "POST", "/form", `_csrf_token=${token}`, {
      accept: null,
      contentType: "application/x-www-form-urlencoded; charset=UTF-8",
      headers: { Cookie: `partledger_visitor=${site.browser.cookies.get("partledger_visitor")}` },
    });
    expect(answer.status).toBe(303);
  });

  it("is rejected without a token, with a wrong token, or with two, and links to its page", async () => {
    await site.start();
    const right = tokenOn(await site.browser.get("/form"));
    for (const _csrf_token of [null, "", "x", "x".repeat(43), [right, right], ["", right]]) {
      const answer = await site.browser.post("/form?page=2", { _csrf_token, other: "1" });
      expect([answer.status, answer.heading]).toEqual([403, "Form expired"]);
      expect(answer.document.querySelector("main a")?.getAttribute("href")).toBe("/form?page=2");
    }
    expect(site.posted).toEqual([]);
    expect((await site.browser.post("/form", { _csrf_token: right })).path).toBe("/done");
  });

  it("is rejected with the token of another user, and with a token from before the sign-in", async () => {
    await site.start({ sessions: { ...people, other: signedIn() } });
    const before = await site.browser.get("/form");
    site.as("other");
    expect((await site.browser.submit(before)).status).toBe(403);
    const others = await site.browser.get("/form");
    site.as("anna");
    expect((await site.browser.submit(others)).status).toBe(403);
    expect(site.posted).toEqual([]);
    expect((await submit()).path).toBe("/done");
  });

  it("reports that cookies are required if none was sent", async () => {
    await site.start();
    const form = await site.browser.get("/form");
    site.browser.cookies.clear();
    const refused = await site.browser.submit(form);
    expect(refused.status).toBe(403);
    expect(refused.heading).toBe("Cookie missing");
    expect(refused.words).toContain("cookies are blocked");
  });

  it.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
    "with the type %j is not read, because other sites can send it without a preflight request",
    async (type) => {
      await site.start();
      const form = await site.browser.get("/form");
      const refused = await site.browser.submit(form, { headers: { "Content-Type": type } });
      expect([refused.status, refused.heading]).toEqual([415, "Invalid form"]);
      expect(site.posted).toEqual([]);
    },
  );

  it.each([
    ["the session has ended", "unknown", "/login"],
    ["only the first step of the next login is done", "pending", "/login/second_factor"],
    ["the cookie is missing", null, "/login"],
  ])("that is sent when %s leads to the login, and then to its page", async (_, cookie, step) => {
    const reached: string[] = [];
    const guarded = (path: string): PageRoute => ({
      ...target,
      path,
      access: "signed-in",
      handle: async () => {
        reached.push(path);
        return redirect("/done");
      },
    });
    await site.start({}, [
      guarded("/things/:id"),
      plain("/things/:id", "signed-in"),
      guarded("/things/:id/removal"),
    ]);
    const token = tokenOn(await site.as("anna").get("/form"));
    site.browser.cookies.clear();
    if (cookie !== null) site.as(cookie);
    const locationOf = async (path: string) => {
      const { status, location } = await site.browser.post(path, { _csrf_token: token }, { follow: false });
      return [status, location];
    };
    expect(await locationOf("/things/7?a=b")).toEqual([303, `${step}?return_to=%2Fthings%2F7%3Fa%3Db`]);
    expect(await locationOf("/things/7/removal")).toEqual([303, `${step}?return_to=%2F`]);
    expect(reached).toEqual([]);
  });

  it("of another site is rejected, with or without a session", async () => {
    await site.start({}, [{ ...target, path: "/guarded", access: "signed-in" }]);
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    for (const cookie of [null, "anna", "pending", "unknown"]) {
      if (cookie !== null) site.as(cookie);
      expect((await site.browser.post("/guarded", {}, { headers })).status).toBe(403);
    }
  });

  it("can redirect only to the targets that its page declares", async () => {
    const consent: PageRoute = {
      ...formPage,
      path: "/consent",
      handle: async () => page(h(Page, { title: "Ask" }), { formTargets: ["https://app.example"] }),
    };
    await site.start({}, [consent]);
    const policy = async (path: string) =>
      (await site.browser.get(path)).headers.get("content-security-policy")?.match(/form-action [^;]*/)?.[0];
    expect(await policy("/form")).toBe("form-action 'self'");
    expect(await policy("/consent")).toBe("form-action 'self' https://app.example");
  });
});

describe("the visitor secret", () => {
  it("is replaced at the sign-in, so that an attacker who set it does not know the next one", async () => {
    const signIn: PageRoute = {
      ...target,
      path: "/enter",
      handle: async () =>
        redirect("/done", { notice: "Hello.", cookies: [{ name: "partledger_session", value: "anna" }] }),
    };
    await site.start({}, [signIn]);
    site.browser.cookies.set("partledger_visitor", "planted");
    const form = await site.browser.get("/form");
    const token = tokenOn(form);
    const done = await site.browser.post("/enter", { _csrf_token: token });
    expect([done.heading, done.notice]).toEqual(["For anna", "Hello."]);
    expect([...site.browser.cookies.keys()]).toEqual(["partledger_session"]);
  });

  it("protects notices: a forged notice is not shown", async () => {
    await site.start();
    const text = Buffer.from("Call 0800 …").toString("base64url");
    for (const notice of [text, `${text}.`, `${text}.${"A".repeat(43)}`, ".", "%", "a.b.c"]) {
      for (const visitorCookie of [null, "mine"]) {
        site.browser.cookies.clear();
        site.browser.cookies.set("partledger_notice", notice);
        if (visitorCookie !== null) site.browser.cookies.set("partledger_visitor", visitorCookie);
        expect((await site.browser.get("/done")).notice).toBeNull();
      }
    }
  });
});
