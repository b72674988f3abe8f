import { themeRoute } from "../../../src/pages/site/theme.ts";
import { h } from "preact";
import { describe, expect, it } from "vitest";
import { problem } from "../../../src/util/errors.ts";
import { page, redirect } from "../../../src/pages/site/page.ts";
import { formPage, plain, useExampleSite } from "./example-site.ts";

const site = useExampleSite();

describe("a page", () => {
  it("that is public sets no cookie for visitors who only read", async () => {
    await site.start();
    const done = await site.browser.get("/done");
    expect([done.status, done.heading]).toEqual([200, "For all"]);
    expect(site.browser.cookies.size).toBe(0);
    expect(done.headers.get("vary")).toBe("Cookie, Accept, Accept-Encoding");
    expect(done.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(done.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(done.headers.get("strict-transport-security")).toBeNull();
  });

  it("that requires a sign-in redirects visitors to the login and back", async () => {
    await site.start();
    for (const [cookie, step] of [
      [null, "/login"],
      ["unknown", "/login"],
      // The password step is complete, so only the second factor is required.
      ["pending", "/login/second_factor"],
    ] as const) {
      if (cookie !== null) site.as(cookie);
      const { status, location } = await site.browser.get("/mine?a=b&c=%26", { follow: false });
      expect([status, location]).toEqual([303, `${step}?return_to=%2Fmine%3Fa%3Db%26c%3D%2526`]);
    }
    expect((await site.as("anna").get("/mine")).heading).toBe("For anna");
  });

  it("that requires a permission is shown to users with any of the listed permissions", async () => {
    await site.start();
    expect((await site.browser.get("/parts", { follow: false })).status).toBe(303);
    expect((await site.as("anna").get("/parts")).status).toBe(200);
  });

  it("that requires a permission names it to other users, and logs the denied request", async () => {
    const attempts: unknown[] = [];
    const onForbidden = (who: { username: string }, attempt: object) =>
      attempts.push([who.username, attempt]);
    await site.start({ onForbidden }, [plain("/users/:id", ["users.read"])]);
    const refused = await site.as("anna").get("/users");
    expect([refused.status, refused.heading]).toEqual([403, "Permission denied"]);
    expect(refused.words).toContain("You need the “View users” permission.");
    await site.browser.get("/users/7");
    const attempt = { method: "GET", operationId: null };
    expect(attempts).toEqual([
      ["anna", { ...attempt, path: "/users", route: "/users" }],
      ["anna", { ...attempt, path: "/users/7", route: "/users/:id" }],
    ]);
  });

  it("redirects users who must change their password, and continues afterwards", async () => {
    await site.start();
    const { location } = await site.as("restricted").get("/parts?page=2", { follow: false });
    expect(location).toBe("/user/settings/password?return_to=%2Fparts%3Fpage%3D2");
    expect((await site.browser.get("/user/settings/password")).status).toBe(200);
    expect((await site.browser.get("/done")).status).toBe(200);
  });

  it("over HTTPS sends an HSTS header, and its cookies are bound to the host", async () => {
    await site.start({ secure: true });
    const { headers } = await site.browser.get("/form");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-partledger_visitor=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it("marks the current link, and shows only links that the user can open", async () => {
    const items = [{ href: "/mine", title: "Tools", icon: "wrench", isPrimary: true } as const];
    await site.start({ navigation: () => [{ title: "Service", items }] });
    const links = async (path: string, place: string) =>
      (await site.browser.get(path)).document
        .querySelectorAll(`${place} a`)
        .map((link) => link.textContent.trim() + (link.hasAttribute("aria-current") ? "*" : ""));
    expect(await links("/done", "header")).toEqual(["Partledger", "API docs", "Sign in"]);
    expect(await links("/done", ".side, .bottom")).toEqual([]);
    site.as("anna");
    expect(await links("/mine", "header")).toEqual(["Partledger", "Settings"]);
    expect(await links("/mine", ".side")).toEqual(["Tools*"]);
    expect(await links("/mine", ".bottom")).toEqual(["Tools*"]);
  });

  it("has the color theme that the browser remembers", async () => {
    await site.start({}, [themeRoute]);
    site.as("anna");
    const chosen = async (theme: string) => {
      const page = await site.browser.submit(await site.browser.get("/done"), {
        form: "/theme",
        button: `theme=${theme}`,
      });
      return [page.path, page.document.querySelector("html")?.getAttribute("data-theme")];
    };
    expect(await chosen("dark")).toEqual(["/done", "dark"]);
    expect(await chosen("light")).toEqual(["/done", "light"]);
    expect(await chosen("system")).toEqual(["/done", undefined]);
    expect(site.browser.cookies.has("partledger_theme")).toBe(false);
  });

  it("shows names as text, regardless of their characters", async () => {
    await site.start({ instanceTitle: `<script>alert(1)</script> "x' &amp;` });
    const { document, text } = await site.browser.get("/done");
    expect(document.querySelector("title")?.textContent).toContain("<script>alert(1)</script>");
    expect(text).not.toContain("<script>alert");
  });
});

describe("an error", () => {
  it("is shown to browsers as a page, and to programs as one line of text", async () => {
    await site.start();
    const forPeople = await site.as("anna").get("/nowhere");
    expect([forPeople.status, forPeople.heading]).toEqual([404, "Page not found"]);
    expect(forPeople.words).toContain("Go to the home page");
    expect(forPeople.words.match(/not found/gi)).toHaveLength(1);
    const forPrograms = await site.browser.get("/nowhere", { headers: { Accept: "*/*" } });
    expect(forPrograms.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(forPrograms.text).toBe("Not found. The API is at /api and its documentation at /api/docs.\n");
  });

  it("of the server shows only a request ID, which is also in the log", async () => {
    const fail = (): never => {
      throw new Error("no such table: secrets");
    };
    await site.start({}, [{ ...formPage, path: "/broken", handle: fail }]);
    const broken = await site.as("anna").get("/broken");
    expect([broken.status, broken.heading]).toEqual([500, "Internal error"]);
    expect(broken.text).not.toContain("secrets");
    const logged = site.web.lines.find(({ level }) => level === "error");
    expect(broken.words).toContain(logged?.fields["requestId"]);
    expect(broken.headers.get("x-request-id")).toBe(logged?.fields["requestId"]);
  });

  it("during rendering is handled like any other", async () => {
    const Broken = (): never => {
      throw new Error("cannot draw");
    };
    await site.start({}, [{ ...formPage, path: "/broken", handle: async () => page(h(Broken, null)) }]);
    expect((await site.browser.get("/broken")).heading).toBe("Internal error");
  });

  it("that prevents sessions from being read still results in a page", async () => {
    const findSession = () =>
      Promise.reject(problem("unavailable", undefined, { headers: { "Retry-After": "3" } }));
    await site.start({ findSession });
    const busy = await site.as("anna").get("/done");
    expect([busy.status, busy.heading]).toEqual([503, "Service unavailable"]);
    expect(busy.headers.get("retry-after")).toBe("3");
  });

  it("is the response to a form with `dry_run` in the URL, because pages would make the change", async () => {
    await site.start({}, [
      { ...formPage, method: "POST", path: "/oauth/form", handle: async () => redirect("/done") },
    ]);
    const { document } = await site.browser.get("/form");
    const token = document.querySelector("input[type=hidden]");
    const fields = { [token?.getAttribute("name") ?? ""]: token?.getAttribute("value") ?? "" };
    for (const query of ["dry_run=true", "a=b&dry%5Frun=0"]) {
      const refused = await site.browser.post(`/form?${query}`, fields);
      expect(refused.status).toBe(400);
      expect(refused.words).toContain('Pages do not support "dry_run".');
      expect(refused.words).toContain("send the request to the API at /api");
    }
    expect(site.posted).toEqual([]);
    expect((await site.browser.get("/form?dry_run=true")).status).toBe(200);
    // OAuth requires that unknown parameters are ignored.
    expect((await site.browser.post("/oauth/form?dry_run=true", fields)).path).toBe("/done");
    expect((await site.browser.post("/form?a=b", fields)).path).toBe("/done");
    expect(site.posted).toHaveLength(1);
  });

  it("of a form is shown as a page: wrong method, too large, or invalid percent-encoding", async () => {
    await site.start({}, [plain("/things/:id", "public")]);
    await site.browser.get("/form");
    expect((await site.browser.post("/done", {})).heading).toBe("Method not allowed");
    expect((await site.browser.post("/form", { a: "x".repeat(70_000) })).heading).toBe("Request too large");
    expect((await site.browser.get("/things/%E0%A4%A")).heading).toBe("Invalid request");
    expect((await site.browser.get(`/done?${"x".repeat(8_200)}`)).heading).toBe("URL too long");
  });
});
