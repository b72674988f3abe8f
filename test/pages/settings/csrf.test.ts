import { describe, expect, test } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { accountRoutes } from "../../../src/pages/create-pages.ts";
import type { PageDependencies } from "../../../src/pages/page-dependencies.ts";
import { visitor } from "../../support/visitor.ts";
import { enter, useSettings, type SettingsService } from "./settings-service.ts";

/** Returns all stored data that the forms can change. */
async function everything({ store }: SettingsService): Promise<unknown> {
  const { db } = store.read;
  return {
    users: await db.selectFrom("users").selectAll().orderBy("id").execute(),
    tokens: await db.selectFrom("api_tokens").selectAll().orderBy("id").execute(),
    sessions: await db.selectFrom("sessions").select("id").orderBy("id").execute(),
    log: await db.selectFrom("log_entries").selectAll().where("kind", "=", "security_event").execute(),
  };
}

const fields = {
  first_name: "Mallory",
  current: "the password of admin",
  next: "chosen by another user",
  again: "chosen by another user",
  password: "the password of admin",
  name: "for another user",
  tier: "full",
  expires: "never",
};

describe("each form of the settings", () => {
  const service = useSettings();

  async function posts(): Promise<readonly string[]> {
    const { db } = service().store.read;
    const token = await db.selectFrom("api_tokens").select("id").limit(1).executeTakeFirstOrThrow();
    // The test only lists the routes, so it needs no other parts of the pages.
    const dependencies = { config: readConfig({}), oauth: null } as unknown as PageDependencies;
    const paths = accountRoutes(dependencies)
      .filter(({ method, path, submit }) => path.startsWith("/user/") && (method === "POST" || submit))
      .map(({ path }) => path.replace(":id", String(token.id)));
    expect(paths.length).toBeGreaterThanOrEqual(9);
    return paths;
  }

  test("is rejected without a CSRF token, with the token of another browser, and from another site", async () => {
    const admin = await enter(service(), "admin");
    const other = await enter(service(), "admin");
    const form = await other.get("/user/settings/password");
    const foreign = form.document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
    const page = await admin.get("/user/settings/password");
    const own = page.document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
    const before = await everything(service());
    const same = { "Sec-Fetch-Site": "same-origin", Origin: service().url };
    for (const path of await posts()) {
      const attempts = [
        await admin.post(path, fields, { headers: same }),
        await admin.post(path, { ...fields, _csrf_token: "" }, { headers: same }),
        await admin.post(path, { ...fields, _csrf_token: foreign }, { headers: same }),
        await admin.post(path, { ...fields, _csrf_token: [own, own] }, { headers: same }),
        await admin.post(
          path,
          { ...fields, _csrf_token: own },
          {
            headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.invalid" },
          },
        ),
        await admin.post(
          path,
          { ...fields, _csrf_token: own },
          { headers: { "Sec-Fetch-Site": "same-site" } },
        ),
      ];
      expect(
        attempts.map(({ status }) => status),
        path,
      ).toEqual([403, 403, 403, 403, 403, 403]);
    }
    expect(await everything(service())).toEqual(before);
  });

  test("requires a sign-in", async () => {
    const before = await everything(service());
    for (const path of await posts()) {
      const stranger = visitor(service());
      const login = await stranger.get("/login");
      const token = login.document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
      const answer = await stranger.post(path, { ...fields, _csrf_token: token }, { follow: false });
      expect([answer.status, answer.location], path).toEqual([303, expect.stringMatching(/^\/login\?/)]);
    }
    expect(await everything(service())).toEqual(before);
  });

  test("changes nothing with GET", async () => {
    const admin = await enter(service(), "admin");
    const before = await everything(service());
    for (const path of await posts()) {
      const query = new URLSearchParams(fields).toString();
      expect((await admin.get(`${path}?${query}`, { follow: false })).status, path).toBeLessThan(405);
    }
    expect(await everything(service())).toEqual(before);
  });
});
