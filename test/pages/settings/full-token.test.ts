import { expect, test } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { api } from "../../support/client.ts";
import { passwords } from "../../support/principals.ts";
import type { Fields } from "../../support/visitor.ts";
import { copied, enter, eventsOf, useSettings } from "./settings-service.ts";

const newToken = "/user/settings/tokens/new";

describeDialects("the password for an API token with full access", (dialect) => {
  const service = useSettings({ dialect });

  const tokens = () =>
    service().store.read.db.selectFrom("api_tokens").select(["name", "tier"]).orderBy("id").execute();

  test.each([
    ["admin", true],
    ["editor", false],
    ["reader", false],
  ] as const)("%s sees the field: %s", async (user, isShown) => {
    const page = await (await enter(service(), user)).get(newToken);
    const field = page.document.querySelector("[name=password]");
    expect(field !== null).toBe(isShown);
    if (field === null) return;
    expect(field.getAttribute("type")).toBe("password");
    expect(field.getAttribute("autocomplete")).toBe("current-password");
    // The other scopes do not require the password.
    expect(field.hasAttribute("required")).toBe(false);
    expect(page.words).toContain("Your password Required for the scope “Full access”.");
  });

  test.each<[what: string, fields: Fields, message: string]>([
    ["no field", { password: null }, "Enter your password."],
    ["an empty field", { password: "" }, "Enter your password."],
    ["a wrong password", { password: "a wrong password" }, "The password is wrong."],
    ["the password of another user", { password: passwords.editor }, "The password is wrong."],
  ])("rejects %s at the field, keeps the other values and stores nothing", async (_what, fields, message) => {
    const admin = await enter(service(), "admin");
    const before = await tokens();
    const page = await admin.submit(await admin.get(newToken), {
      fields: { name: "Rejected", tier: "full", expires: "30", ...fields },
    });
    expect(page.status).toBe(422);
    expect(page.fieldError("password")).toBe(message);
    expect(page.document.querySelector("[name=name]")?.getAttribute("value")).toBe("Rejected");
    expect(page.document.querySelector("[name=tier][checked]")?.getAttribute("value")).toBe("full");
    expect(page.document.querySelector("[name=expires] [selected]")?.getAttribute("value")).toBe("30");
    expect(page.document.querySelector("[name=password]")?.hasAttribute("value")).toBe(false);
    for (const value of Object.values(fields)) if (value !== "") expect(page.text).not.toContain(value);
    expect(await tokens()).toEqual(before);
  });

  test.each(["read_only", "edit", "admin"])(
    "is not required for the scope %s, even if a wrong one is sent",
    async (tier) => {
      const admin = await enter(service(), "admin");
      for (const password of ["", "a wrong password"]) {
        const name = `${tier} ${password}`;
        const made = await admin.submit(await admin.get(newToken), { fields: { name, tier, password } });
        expect(made.status).toBe(200);
        expect((await tokens()).at(-1)).toEqual({ name: name.trim(), tier });
      }
    },
  );

  test("creates the token with the right password, which is neither shown nor stored nor logged", async () => {
    const admin = await enter(service(), "admin");
    const made = await admin.submit(await admin.get(newToken), {
      fields: { name: "everything", tier: "full", password: passwords.admin },
    });
    expect(made.status).toBe(200);
    const current = await api(service(), copied(made, "Token")).get("/api/tokens/current", {
      accept: "*/*",
      expect: 200,
    });
    expect(current.body).toMatchObject({ name: "everything", level: 4 });
    const { db } = service().store.read;
    const stored = [
      await db.selectFrom("log_entries").select(["data", "changes", "comment"]).execute(),
      await db.selectFrom("api_tokens").selectAll().execute(),
      service().logged,
      made.text,
    ];
    expect(JSON.stringify(stored)).not.toContain(passwords.admin);
  });

  test("cannot be guessed by an attacker with a stolen session: 10 attempts, each a security event", async () => {
    const owner = await enter(service(), "admin");
    const thief = owner.copy();
    const before = await eventsOf(service(), owner.userId);
    const attempt = async (password: string) => {
      const fields = { name: "stolen", tier: "full", password };
      return thief.submit(await thief.get(newToken), { fields });
    };
    for (let guess = 0; guess < 10; guess++) expect((await attempt(`guess ${guess}`)).status).toBe(422);
    const page = await attempt(passwords.admin);
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(page.words).toContain("Too many wrong passwords.");
    const events = (await eventsOf(service(), owner.userId)).slice(before.length);
    expect(events).toEqual(
      Array.from({ length: 10 }, () => ({ event: "password_confirmation_failed", address: "127.0.0.1" })),
    );
    expect((await tokens()).filter(({ name }) => name === "stolen")).toEqual([]);
  });

  test("is not checked without a valid CSRF token", async () => {
    const admin = await enter(service(), "admin");
    const before = await eventsOf(service(), admin.userId);
    const fields = { name: "forged", tier: "full", expires: "30" };
    for (const password of ["a wrong password", passwords.admin]) {
      expect((await admin.post(newToken, { ...fields, password })).status).toBe(403);
    }
    expect(await eventsOf(service(), admin.userId)).toEqual(before);
    expect((await tokens()).filter(({ name }) => name === "forged")).toEqual([]);
  });
});
