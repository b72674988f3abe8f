import { h } from "preact";
import { describe, expect, it } from "vitest";
import { Page } from "../../../src/pages/site/layout.tsx";
import { page, redirect } from "../../../src/pages/site/page.ts";
import type { PageRoute } from "../../../src/pages/site/page.ts";
import { send } from "../../support/client.ts";
import { signedIn } from "../../support/site.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { formPage, people, plain, useToySite } from "./toy-site.ts";

const toy = useToySite();

const target: PageRoute = {
  method: "POST",
  path: "/target",
  access: "public",
  handle: () => redirect("/done", { notice: "Done." }),
};

/** The token against CSRF that a page holds. */
function tokenOn({ document }: PageResult): string {
  return document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
}

describe("a form", () => {
  const submit = async (options: Parameters<Visitor["submit"]>[1] = {}) =>
    toy.browser.submit(await toy.browser.get("/form"), options);

  it("a form is accepted from the page that it is on, and what was done is told once", async () => {
    await toy.start();
    const done = await submit();
    expect([done.path, done.notice]).toEqual(["/done", "Done <b>at once</b>."]);
    expect(toy.posted).toHaveLength(1);
    expect((await toy.browser.get("/done")).notice).toBeNull();
    expect(toy.browser.cookies.has("partledger_notice")).toBe(false);
  });

  it("tells what was done also to people who are signed in, over more than one redirect", async () => {
    const detour: PageRoute = { ...plain("/detour", "signed-in"), handle: () => redirect("/mine") };
    const guarded: PageRoute = {
      ...target,
      path: "/detour",
      access: "signed-in",
      handle: () => redirect("/detour", { notice: "Moved." }),
    };
    await toy.start({}, [detour, guarded]);
    const form = await toy.as("anna").get("/form");
    const token = tokenOn(form);
    const done = await toy.browser.post("/detour", { _csrf_token: token });
    expect([done.path, done.notice]).toEqual(["/mine", "Moved."]);
  });

  it.each<[string, Record<string, string>]>([
    ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["a host beside it", { "Sec-Fetch-Site": "same-site" }],
    ["nowhere", { Origin: "null" }],
    ["the address bar", { "Sec-Fetch-Site": "none" }],
  ])("a form is refused from %s, even with the right token", async (_, headers) => {
    await toy.start();
    const refused = await submit({ headers });
    expect([refused.status, refused.heading]).toEqual([403, "Permission denied"]);
    expect(refused.words).toContain("submitted from another site");
    expect(toy.posted).toEqual([]);
  });

  it("a form from an address that is not known as the own one is refused, and the operator is told what to set", async () => {
    await toy.start();
    const refused = await submit({ headers: { Origin: "https://parts.example" } });
    expect(refused.status).toBe(403);
    expect(refused.words).toContain("PUBLIC_URL");
    const warned = toy.web.lines.find(({ level }) => level === "warn");
    expect(warned?.fields).toMatchObject({ origin: "https://parts.example", own: toy.web.url });
    expect(toy.posted).toEqual([]);
  });

  it("a form is accepted from a client that does not say where it comes from, with the token", async () => {
    await toy.start();
    const form = await toy.browser.get("/form");
    const token = tokenOn(form);
    const answer = await send(toy.web.url, "POST", "/form", `_csrf_token=${token}`, {
      accept: null,
      contentType: "application/x-www-form-urlencoded; charset=UTF-8",
      headers: { Cookie: `partledger_visitor=${toy.browser.cookies.get("partledger_visitor")}` },
    });
    expect(answer.status).toBe(303);
  });

  it("a form is refused without its token, with a wrong one, and with two, and leads to where it can be filled in again", async () => {
    await toy.start();
    const right = tokenOn(await toy.browser.get("/form"));
    for (const _csrf_token of [null, "", "x", "x".repeat(43), [right, right], ["", right]]) {
      const answer = await toy.browser.post("/form?page=2", { _csrf_token, other: "1" });
      expect([answer.status, answer.heading]).toEqual([403, "Form expired"]);
      expect(answer.document.querySelector("main a")?.getAttribute("href")).toBe("/form?page=2");
    }
    expect(toy.posted).toEqual([]);
    expect((await toy.browser.post("/form", { _csrf_token: right })).path).toBe("/done");
  });

  it("a form is refused with the token of somebody else, and with one's own from before the sign-in", async () => {
    await toy.start({ sessions: { ...people, other: signedIn() } });
    const before = await toy.browser.get("/form");
    toy.as("other");
    expect((await toy.browser.submit(before)).status).toBe(403);
    const others = await toy.browser.get("/form");
    toy.as("anna");
    expect((await toy.browser.submit(others)).status).toBe(403);
    expect(toy.posted).toEqual([]);
    expect((await submit()).path).toBe("/done");
  });

  it("says that cookies are needed where none came", async () => {
    await toy.start();
    const form = await toy.browser.get("/form");
    toy.browser.cookies.clear();
    const refused = await toy.browser.submit(form);
    expect(refused.status).toBe(403);
    expect(refused.heading).toBe("Cookie missing");
    expect(refused.words).toContain("cookies are blocked");
  });

  it.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
    "a form of the type %j is not read: other sites can send it without asking",
    async (type) => {
      await toy.start();
      const form = await toy.browser.get("/form");
      const refused = await toy.browser.submit(form, { headers: { "Content-Type": type } });
      expect([refused.status, refused.heading]).toEqual([415, "Invalid form"]);
      expect(toy.posted).toEqual([]);
    },
  );

  it.each([
    ["the session has ended", "unknown", "/login"],
    ["only the first step of the next login is done", "pending", "/login/second_factor"],
    ["the cookie is gone", null, "/login"],
  ])(
    "a form that is sent when %s leads to the login, and from there to its page",
    async (_, cookie, step) => {
      const reached: string[] = [];
      const guarded = (path: string): PageRoute => ({
        ...target,
        path,
        access: "signed-in",
        handle: () => {
          reached.push(path);
          return redirect("/done");
        },
      });
      await toy.start({}, [
        guarded("/things/:id"),
        plain("/things/:id", "signed-in"),
        guarded("/things/:id/removal"),
      ]);
      const token = tokenOn(await toy.as("anna").get("/form"));
      toy.browser.cookies.clear();
      if (cookie !== null) toy.as(cookie);
      const locationOf = async (path: string) => {
        const { status, location } = await toy.browser.post(path, { _csrf_token: token }, { follow: false });
        return [status, location];
      };
      expect(await locationOf("/things/7?a=b")).toEqual([303, `${step}?return_to=%2Fthings%2F7%3Fa%3Db`]);
      expect(await locationOf("/things/7/removal")).toEqual([303, `${step}?return_to=%2F`]);
      expect(reached).toEqual([]);
    },
  );

  it("a form of another site is refused, whoever is signed in or not", async () => {
    await toy.start({}, [{ ...target, path: "/guarded", access: "signed-in" }]);
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    for (const cookie of [null, "anna", "pending", "unknown"]) {
      if (cookie !== null) toy.as(cookie);
      expect((await toy.browser.post("/guarded", {}, { headers })).status).toBe(403);
    }
  });

  it("a form may lead to the targets that its page names, and to no others", async () => {
    const consent: PageRoute = {
      ...formPage,
      path: "/consent",
      handle: () => page(h(Page, { title: "Ask" }), { formTargets: ["https://app.example"] }),
    };
    await toy.start({}, [consent]);
    const policy = async (path: string) =>
      (await toy.browser.get(path)).headers.get("content-security-policy")?.match(/form-action [^;]*/)?.[0];
    expect(await policy("/form")).toBe("form-action 'self'");
    expect(await policy("/consent")).toBe("form-action 'self' https://app.example");
  });
});

describe("the secret of a browser", () => {
  it("the secret of a browser is given up at the sign-in, so that nobody who planted it knows the next one", async () => {
    const signIn: PageRoute = {
      ...target,
      path: "/enter",
      handle: () =>
        redirect("/done", { notice: "Hello.", cookies: [{ name: "partledger_session", value: "anna" }] }),
    };
    await toy.start({}, [signIn]);
    toy.browser.cookies.set("partledger_visitor", "planted");
    const form = await toy.browser.get("/form");
    const token = tokenOn(form);
    const done = await toy.browser.post("/enter", { _csrf_token: token });
    expect([done.heading, done.notice]).toEqual(["For anna", "Hello."]);
    expect([...toy.browser.cookies.keys()]).toEqual(["partledger_session"]);
  });

  it("guards what was done: a notice that somebody else wrote is not shown", async () => {
    await toy.start();
    const text = Buffer.from("Call 0800 …").toString("base64url");
    for (const notice of [text, `${text}.`, `${text}.${"A".repeat(43)}`, ".", "%", "a.b.c"]) {
      for (const visitorCookie of [null, "mine"]) {
        toy.browser.cookies.clear();
        toy.browser.cookies.set("partledger_notice", notice);
        if (visitorCookie !== null) toy.browser.cookies.set("partledger_visitor", visitorCookie);
        expect((await toy.browser.get("/done")).notice).toBeNull();
      }
    }
  });
});
