import { beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../../src/database/store.ts";
import { permissions, type PermissionName } from "../../../src/identity/permissions.ts";
import { definitions } from "../../../src/inventory/definitions.ts";
import type { PageOperations } from "../../../src/pages/site/operations.ts";
import { createToolsRoutes } from "../../../src/pages/tools/tool-routes.ts";
import { visitor } from "../../support/visitor.ts";
import { useTools } from "./tools-site.ts";
import { testCache } from "../../support/memory-cache.ts";

/** Creating the list of routes uses neither the store nor the operations. */
const store = {} as Store;
const operations = {} as PageOperations;
const inventory = { definitions, cache: testCache() };
const routes = createToolsRoutes({ store, operations, inventory, oauthEnabled: true });

/** The permissions that each page and form requires. The duplication makes changes of permissions explicit. */
const needed: Readonly<Record<string, readonly PermissionName[]>> = {
  "GET /tools": [
    "users.read",
    "groups.read",
    "system.show_logs",
    "system.manage_webhooks",
    "system.manage_oauth_clients",
  ],
  "GET /tools/users": ["users.read"],
  "GET /tools/users/new": ["users.create"],
  "POST /tools/users/new": ["users.create"],
  "GET /tools/users/:id": ["users.read"],
  "GET /tools/users/:id/profile": ["users.edit_infos"],
  "POST /tools/users/:id/profile": ["users.edit_infos"],
  "GET /tools/users/:id/permissions": ["users.edit_permissions"],
  "POST /tools/users/:id/permissions": ["users.edit_permissions"],
  "POST /tools/users/:id/group": ["users.edit_permissions"],
  "GET /tools/users/:id/password": ["users.set_password"],
  "POST /tools/users/:id/password": ["users.set_password"],
  "GET /tools/users/:id/second_factor": ["users.set_password"],
  "POST /tools/users/:id/second_factor": ["users.set_password"],
  "GET /tools/users/:id/sessions": ["users.set_password"],
  "POST /tools/users/:id/sessions": ["users.set_password"],
  "GET /tools/users/:id/disable": ["users.set_password"],
  "POST /tools/users/:id/disable": ["users.set_password"],
  "POST /tools/users/:id/enable": ["users.set_password"],
  "GET /tools/users/:id/delete": ["users.delete"],
  "POST /tools/users/:id/delete": ["users.delete"],
  "GET /tools/groups": ["groups.read"],
  "GET /tools/groups/new": ["groups.create"],
  "POST /tools/groups/new": ["groups.create"],
  "GET /tools/groups/:id": ["groups.read"],
  "GET /tools/groups/:id/edit": ["groups.edit"],
  "POST /tools/groups/:id/edit": ["groups.edit"],
  "GET /tools/groups/:id/permissions": ["groups.edit_permissions"],
  "POST /tools/groups/:id/permissions": ["groups.edit_permissions"],
  "GET /tools/groups/:id/delete": ["groups.delete"],
  "POST /tools/groups/:id/delete": ["groups.delete"],
  "GET /tools/log": ["system.show_logs"],
  "GET /tools/log/:id": ["system.show_logs"],
  "GET /tools/webhooks": ["system.manage_webhooks"],
  "GET /tools/webhooks/new": ["system.manage_webhooks"],
  "POST /tools/webhooks/new": ["system.manage_webhooks"],
  "GET /tools/webhooks/:id": ["system.manage_webhooks"],
  "GET /tools/webhooks/:id/edit": ["system.manage_webhooks"],
  "POST /tools/webhooks/:id/edit": ["system.manage_webhooks"],
  "POST /tools/webhooks/:id/ping": ["system.manage_webhooks"],
  "GET /tools/webhooks/:id/delete": ["system.manage_webhooks"],
  "POST /tools/webhooks/:id/delete": ["system.manage_webhooks"],
  "GET /tools/webhooks/:id/rotate_secret": ["system.manage_webhooks"],
  "POST /tools/webhooks/:id/rotate_secret": ["system.manage_webhooks"],
  "POST /tools/webhooks/deliveries/:id/resend": ["system.manage_webhooks"],
};

describe("access to the administration pages", () => {
  const site = useTools({ environment: { OAUTH_SERVER_ENABLED: "1" } });
  let group: number;
  let user: number;
  let entry: number;

  beforeAll(async () => {
    group = await site().group({ name: "Lab" });
    user = await site().user({ name: "ada", password: "correct horse" });
    [entry = 0] = await site().log([{ kind: "element_created", targetType: "Part", targetId: 1 }]);
  });

  const pathOf = (path: string): string => {
    const id = path.startsWith("/tools/groups") ? group : path.startsWith("/tools/log") ? entry : user;
    return path.replace(":id", String(id));
  };

  test("each page and form requires its permission", () => {
    const found = routes.flatMap(({ method, path, access, submit }) => [
      [`${method} ${path}`, access],
      ...(submit === undefined ? [] : [[`POST ${path}`, access]]),
    ]);
    expect(Object.fromEntries(found)).toEqual(needed);
  });

  test.each(routes.map(({ method, path }) => [method, path] as const))(
    "%s %s redirects visitors to the login",
    async (method, path) => {
      const stranger = visitor(site());
      const login = await stranger.get("/login");
      // A valid CSRF token, so that only the session is missing.
      const _csrf_token =
        login.document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
      const page =
        method === "GET"
          ? await stranger.get(pathOf(path), { follow: false })
          : await stranger.post(pathOf(path), { _csrf_token }, { follow: false });
      expect(page.status).toBe(303);
      expect(page.location).toMatch(/^\/login\?/);
    },
  );

  test.each(Object.entries(needed))("%s is denied with every other permission", async (key, own) => {
    const [method = "", path = ""] = key.split(" ");
    const others = [...permissions.keys()].filter((name) => !own.includes(name));
    const browser = await site().with(...others);
    const { cookies } = browser;
    const page =
      method === "GET"
        ? await browser.get(pathOf(path))
        : // The token of another form is valid, so that only the permission is missing.
          await browser.post(
            pathOf(path),
            { _csrf_token: await tokenOf(browser) },
            { headers: { Origin: site().url, "Sec-Fetch-Site": "same-origin" } },
          );
    expect(cookies.size).toBeGreaterThan(0);
    expect(page).toMatchObject({ status: 403, heading: "Permission denied" });
  });

  test.each(routes.filter(({ method }) => method === "POST").map(({ path }) => path))(
    "POST %s is rejected without a CSRF token, and from another site",
    async (path) => {
      const admin = await site().as("admin");
      const before = await everything();
      const token = await tokenOf(admin);
      const fields = { password: "another password", name: "changed", preset: "all_allow" };
      const same = { Origin: site().url, "Sec-Fetch-Site": "same-origin" };
      const attempts = [
        await admin.post(pathOf(path), fields, { headers: same }),
        await admin.post(pathOf(path), { ...fields, _csrf_token: "x".repeat(43) }, { headers: same }),
        await admin.post(
          pathOf(path),
          { ...fields, _csrf_token: token },
          { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } },
        ),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(await everything()).toEqual(before);
    },
  );

  test.each(
    routes.filter(({ path }) => path.includes(":id")).map(({ method, path }) => [method, path] as const),
  )("%s %s returns 404 for an unknown record", async (method, path) => {
    const admin = await site().as("admin");
    const token = await tokenOf(admin);
    for (const id of ["999999", "0", "-1", "1.5", "abc", "9007199254740993", "1e3", "%00"]) {
      const address = path.replace(":id", id);
      const page =
        method === "GET"
          ? await admin.get(address)
          : await admin.post(
              address,
              { _csrf_token: token },
              { headers: { Origin: site().url, "Sec-Fetch-Site": "same-origin" } },
            );
      expect([address, page.status]).toEqual([address, 404]);
    }
    expect(site().errors).toEqual([]);
  });

  test("a denied request is logged", async () => {
    const browser = await site().as("reader");
    expect((await browser.get("/tools/users")).status).toBe(403);
    const admin = await site().as("admin");
    const log = await admin.get("/tools/log?kind=user_not_allowed&user=reader");
    expect(log.words).toContain("GET /tools/users");
  });

  test("the overview links only to pages that the user can open", async () => {
    const admin = await (await site().as("admin")).get("/tools");
    expect(titles(admin.document)).toEqual(["Users", "Groups", "Event log", "Webhooks", "OAuth clients"]);
    const logReader = await (await site().with("system.show_logs")).get("/tools");
    expect(titles(logReader.document)).toEqual(["Event log"]);
    const reader = await (await site().as("reader")).get("/tools");
    expect(reader.status).toBe(403);
    expect(reader.document.querySelector('nav a[href="/tools"]')).toBeNull();
  });

  async function everything(): Promise<unknown> {
    const { db } = site().store.read;
    return {
      users: await db.selectFrom("users").selectAll().orderBy("id").execute(),
      groups: await db.selectFrom("groups").selectAll().orderBy("id").execute(),
      sessions: await db.selectFrom("sessions").select(["user_id"]).where("user_id", "=", user).execute(),
    };
  }

  async function tokenOf(browser: { get: (path: string) => Promise<{ document: Document }> }) {
    const page = await browser.get("/user/settings");
    return page.document.querySelector("input[name=_csrf_token]")?.getAttribute("value") ?? "";
  }

  function titles(document: Document): string[] {
    return document.querySelectorAll("main li h2").map((title) => title.textContent);
  }
});

type Document = Awaited<ReturnType<ReturnType<typeof visitor>["get"]>>["document"];

describe("administration pages without OAuth", () => {
  const site = useTools();

  test("do not link to OAuth clients", async () => {
    const page = await (await site().as("admin")).get("/tools");
    expect(page.text).not.toContain("oauth_clients");
    const clientsOnly = await site().with("system.manage_oauth_clients");
    expect((await clientsOnly.get("/tools")).status).toBe(403);
  });
});
