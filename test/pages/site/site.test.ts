import { h } from "preact";
import { afterEach, describe, expect, it } from "vitest";
import { problem } from "../../../src/errors.ts";
import { Page, Form } from "../../../src/pages/site/layout.tsx";
import { page, redirect } from "../../../src/pages/site/page.ts";
import type { PageRequest, PageRoute } from "../../../src/pages/site/page.ts";
import { signedIn, startSite } from "../../support/site.ts";
import type { SiteSettings } from "../../support/site.ts";
import { visitor } from "../../support/visitor.ts";
import type { Visitor } from "../../support/visitor.ts";
import type { StartedWeb } from "../../support/web.ts";

let web: StartedWeb;
let browser: Visitor;
let posted: PageRequest[];

afterEach(() => web.close());

const formPage: PageRoute = {
  method: "GET",
  path: "/form",
  access: "public",
  handle: () =>
    page(h(Page, { title: "A form" }, h(Form, { action: "/form" }, h("button", { type: "submit" }, "Go")))),
};

const formTarget: PageRoute = {
  method: "POST",
  path: "/form",
  access: "public",
  handle: (request) => {
    posted.push(request);
    return redirect("/done", { notice: "Done <b>at once</b>." });
  },
};

const plain = (path: string, access: PageRoute["access"], more: object = {}): PageRoute => ({
  method: "GET",
  path,
  access: access as "public",
  handle: ({ signedIn: who }: PageRequest) =>
    page(h(Page, { title: `For ${who?.principal.username ?? "all"}` }, h("p", null, "Text"))),
  ...more,
});

const routes = [
  formPage,
  formTarget,
  plain("/", "public"),
  plain("/done", "public"),
  plain("/mine", "signed-in"),
  plain("/password", "signed-in", { whileRestricted: true }),
  plain("/users", ["users.read", "users.delete"]),
  plain("/parts", ["users.read", "parts.read"]),
];

const people = {
  anna: signedIn(),
  pending: signedIn({ stage: "second_factor" }),
  restricted: signedIn({ mustChangePassword: true }),
};

async function start(settings: SiteSettings = {}, more: readonly PageRoute[] = []): Promise<void> {
  posted = [];
  web = await startSite([...routes, ...more], { sessions: people, ...settings });
  browser = visitor(web);
}

function as(session: string): Visitor {
  browser.cookies.set("partledger_session", session);
  return browser;
}

describe("a page", () => {
  it("for everybody gives no cookie to people who only read", async () => {
    await start();
    const done = await browser.get("/done");
    expect([done.status, done.heading]).toEqual([200, "For all"]);
    expect(browser.cookies.size).toBe(0);
    expect(done.headers.get("vary")).toBe("Cookie, Accept");
    expect(done.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(done.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(done.headers.get("strict-transport-security")).toBeNull();
  });

  it("for people who are signed in leads others to the login, and from there back", async () => {
    await start();
    for (const cookie of [null, "unknown", "pending"]) {
      if (cookie !== null) as(cookie);
      const { status, location } = await browser.get("/mine?a=b&c=%26", { follow: false });
      expect([status, location]).toEqual([303, "/login?return_to=%2Fmine%3Fa%3Db%26c%3D%2526"]);
    }
    expect((await as("anna").get("/mine")).heading).toBe("For anna");
  });

  it("that takes a right is shown to whoever holds one of those named", async () => {
    await start();
    expect((await browser.get("/parts", { follow: false })).status).toBe(303);
    expect((await as("anna").get("/parts")).status).toBe(200);
  });

  it("that takes a right is refused to others, who are told which, and it is written down", async () => {
    const attempts: unknown[] = [];
    await start({ onForbidden: (who, attempt) => attempts.push([who.username, attempt]) });
    const refused = await as("anna").get("/users");
    expect([refused.status, refused.heading]).toEqual([403, "This is not allowed"]);
    expect(refused.words).toContain("It takes the right “See users”, which anna does not have.");
    expect(attempts).toEqual([["anna", { method: "GET", path: "/users", operationId: null }]]);
  });

  it("waits until somebody has changed the password who has to, and then goes on", async () => {
    await start();
    const { location } = await as("restricted").get("/parts?page=2", { follow: false });
    expect(location).toBe("/password?return_to=%2Fparts%3Fpage%3D2");
    expect((await browser.get("/password")).status).toBe(200);
    expect((await browser.get("/done")).status).toBe(200);
  });

  it("over HTTPS asks for HTTPS for good, and its cookies are bound to the host", async () => {
    await start({ secure: true });
    const { headers } = await browser.get("/form");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-partledger_visitor=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it("shows where one is, and what its reader may use", async () => {
    await start({ navigation: () => [{ href: "/mine", title: "Tools" }] });
    const links = async (path: string) =>
      (await browser.get(path)).document
        .querySelectorAll("header a, header button")
        .map((link) => link.textContent.trim() + (link.hasAttribute("aria-current") ? "*" : ""));
    expect(await links("/done")).toEqual(["Partledger", "Start", "API docs", "Sign in"]);
    as("anna");
    expect(await links("/mine")).toEqual(["Partledger", "Start", "API docs", "Tools*", "anna", "Sign out"]);
  });

  it("shows names as text, whatever is in them", async () => {
    await start({ instanceTitle: `<script>alert(1)</script> "x' &amp;` });
    const { document, text } = await browser.get("/done");
    expect(document.querySelector("title")?.textContent).toContain("<script>alert(1)</script>");
    expect(text).not.toContain("<script>alert");
  });
});

describe("a form", () => {
  const submit = async (options: Parameters<Visitor["submit"]>[1] = {}) =>
    browser.submit(await browser.get("/form"), options);

  it("is accepted from the page that it is on, and what was done is told once", async () => {
    await start();
    const done = await submit();
    expect([done.path, done.notice]).toEqual(["/done", "Done <b>at once</b>."]);
    expect(posted).toHaveLength(1);
    expect((await browser.get("/done")).notice).toBeNull();
    expect(browser.cookies.has("partledger_notice")).toBe(false);
  });

  it("tells what was done also to people who are signed in, over more than one redirect", async () => {
    const detour: PageRoute = { ...plain("/detour", "signed-in"), handle: () => redirect("/mine") };
    const target: PageRoute = {
      ...formTarget,
      path: "/detour",
      access: "signed-in",
      handle: () => redirect("/detour", { notice: "Moved." }),
    };
    await start({}, [detour, target]);
    const form = await as("anna").get("/form");
    const token = form.document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
    const done = await browser.post("/detour", { _csrf_token: token });
    expect([done.path, done.notice]).toEqual(["/mine", "Moved."]);
  });

  it.each<[string, Record<string, string>]>([
    ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["another site, by an old browser", { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" }],
    ["a host beside it", { "Sec-Fetch-Site": "same-site" }],
    ["nowhere", { Origin: "null" }],
    ["the address bar", { "Sec-Fetch-Site": "none" }],
  ])("is refused from %s, even with the right token", async (_, headers) => {
    await start();
    const refused = await submit({ headers });
    expect([refused.status, refused.heading]).toEqual([403, "This is not allowed"]);
    expect(refused.words).toContain("sent from another page");
    expect(posted).toEqual([]);
  });

  it("is accepted from a client that does not say where it comes from, with the token", async () => {
    await start();
    const form = await browser.get("/form");
    const token = form.document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
    const answer = await fetch(`${web.url}/form`, {
      method: "POST",
      redirect: "manual",
      headers: {
        Cookie: `partledger_visitor=${browser.cookies.get("partledger_visitor")}`,
        "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
      },
      body: `_csrf_token=${token}`,
    });
    expect(answer.status).toBe(303);
  });

  it("is refused without its token, with a wrong one, and with two", async () => {
    await start();
    const right = (await browser.get("/form")).document
      .querySelector("main [name=_csrf_token]")
      ?.getAttribute("value");
    for (const _csrf_token of [null, "", "x", "x".repeat(43), [right!, right!], ["", right!]]) {
      const answer = await browser.post("/form", { _csrf_token, other: "1" });
      expect(answer.status).toBe(403);
    }
    expect(posted).toEqual([]);
    expect((await browser.post("/form", { _csrf_token: right! })).path).toBe("/done");
  });

  it("is refused with the token of somebody else, and with one's own from before the sign-in", async () => {
    await start({ sessions: { ...people, other: signedIn() } });
    const before = await browser.get("/form");
    as("other");
    expect((await browser.submit(before)).status).toBe(403);
    const others = await browser.get("/form");
    as("anna");
    expect((await browser.submit(others)).status).toBe(403);
    expect(posted).toEqual([]);
    expect((await submit()).path).toBe("/done");
  });

  it("says that cookies are needed where none came", async () => {
    await start();
    const form = await browser.get("/form");
    browser.cookies.clear();
    const refused = await browser.submit(form);
    expect(refused.status).toBe(403);
    expect(refused.words).toContain("cookies are blocked");
  });

  it.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
    "of the type %j is not read: other sites can send it without asking",
    async (type) => {
      await start();
      const form = await browser.get("/form");
      const refused = await browser.submit(form, { headers: { "Content-Type": type } });
      expect([refused.status, refused.heading]).toEqual([415, "This form cannot be read"]);
      expect(posted).toEqual([]);
    },
  );

  it("that is sent after the session has ended leads to the login", async () => {
    const guarded: PageRoute = { ...formTarget, path: "/guarded", access: "signed-in" };
    await start({}, [guarded]);
    const token = (await browser.get("/form")).document
      .querySelector("main [name=_csrf_token]")
      ?.getAttribute("value");
    const answer = await browser.post("/guarded", { _csrf_token: token! }, { follow: false });
    expect([answer.status, answer.location]).toEqual([303, "/login?return_to=%2F"]);
    expect(posted).toEqual([]);
  });

  it("may lead to the targets that its page names, and to no others", async () => {
    const consent: PageRoute = {
      ...formPage,
      path: "/consent",
      handle: () => page(h(Page, { title: "Ask" }), { formTargets: ["https://app.example"] }),
    };
    await start({}, [consent]);
    const policy = async (path: string) =>
      (await browser.get(path)).headers.get("content-security-policy")?.match(/form-action [^;]*/)?.[0];
    expect(await policy("/form")).toBe("form-action 'self'");
    expect(await policy("/consent")).toBe("form-action 'self' https://app.example");
  });
});

describe("the secret of a browser", () => {
  it("is given up at the sign-in, so that nobody who planted it knows the next one", async () => {
    const signIn: PageRoute = {
      ...formTarget,
      path: "/enter",
      handle: () =>
        redirect("/done", { notice: "Hello.", cookies: [{ name: "partledger_session", value: "anna" }] }),
    };
    await start({}, [signIn]);
    browser.cookies.set("partledger_visitor", "planted");
    const form = await browser.get("/form");
    const token = form.document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
    const done = await browser.post("/enter", { _csrf_token: token });
    expect([done.heading, done.notice]).toEqual(["For anna", "Hello."]);
    expect([...browser.cookies.keys()]).toEqual(["partledger_session"]);
  });

  it("guards what was done: a notice that somebody else wrote is not shown", async () => {
    await start();
    const text = Buffer.from("Call 0800 …").toString("base64url");
    for (const notice of [text, `${text}.`, `${text}.${"A".repeat(43)}`, ".", "%", "a.b.c"]) {
      for (const visitorCookie of [null, "mine"]) {
        browser.cookies.clear();
        browser.cookies.set("partledger_notice", notice);
        if (visitorCookie !== null) browser.cookies.set("partledger_visitor", visitorCookie);
        expect((await browser.get("/done")).notice).toBeNull();
      }
    }
  });
});

describe("a fault", () => {
  it("is told on a page to browsers, and in a line to programs", async () => {
    await start();
    const forPeople = await as("anna").get("/nowhere");
    expect([forPeople.status, forPeople.heading]).toEqual([404, "There is nothing here"]);
    expect(forPeople.words).toContain("Go to the start page");
    const forPrograms = await browser.get("/nowhere", { headers: { Accept: "*/*" } });
    expect(forPrograms.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(forPrograms.text).toBe(
      "There is nothing at this address. The API is under /api, its documentation at /api/docs.\n",
    );
  });

  it("of ours says nothing of itself but its number, which the log knows", async () => {
    const fail = (): never => {
      throw new Error("no such table: secrets");
    };
    await start({}, [{ ...formPage, path: "/broken", handle: fail }]);
    const broken = await as("anna").get("/broken");
    expect([broken.status, broken.heading]).toEqual([500, "Something went wrong on our side"]);
    expect(broken.text).not.toContain("secrets");
    const logged = web.lines.find(({ level }) => level === "error");
    expect(broken.words).toContain(logged?.fields["requestId"]);
    expect(broken.headers.get("x-request-id")).toBe(logged?.fields["requestId"]);
  });

  it("while a page is drawn is answered like any other", async () => {
    const Broken = (): never => {
      throw new Error("cannot draw");
    };
    await start({}, [{ ...formPage, path: "/broken", handle: () => page(h(Broken, null)) }]);
    expect((await browser.get("/broken")).heading).toBe("Something went wrong on our side");
  });

  it("that keeps sessions from being read still gets a page", async () => {
    const findSession = () =>
      Promise.reject(problem("unavailable", undefined, { headers: { "Retry-After": "3" } }));
    await start({ findSession });
    const busy = await as("anna").get("/done");
    expect([busy.status, busy.heading]).toEqual([503, "Busy at the moment"]);
    expect(busy.headers.get("retry-after")).toBe("3");
  });

  it("of a form is a page too: wrong method, too large, address that cannot be decoded", async () => {
    await start({}, [plain("/things/:id", "public")]);
    await browser.get("/form");
    expect((await browser.post("/done", {})).heading).toBe("This cannot be done here");
    expect((await browser.post("/form", { a: "x".repeat(70_000) })).heading).toBe("That was too much");
    expect((await browser.get("/things/%E0%A4%A")).heading).toBe("This request cannot be understood");
    expect((await browser.get(`/done?${"x".repeat(8_200)}`)).heading).toBe("This address is too long");
  });
});
