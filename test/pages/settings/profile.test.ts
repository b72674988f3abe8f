import { describe, expect, test } from "vitest";
import { describeOneDialect } from "../../support/dialects.ts";
import { enter, useSettings, userIdOf, type SettingsService } from "./settings-service.ts";

const path = "/user/settings/profile";

async function userOf({ store }: SettingsService, id: number) {
  return store.read.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

describeOneDialect("the profile", (dialect) => {
  const service = useSettings({ dialect });

  test("can be changed by the user and shows the changed values", async () => {
    const editor = await enter(service(), "editor");
    const done = await editor.submit(await editor.get(path), {
      fields: {
        first_name: " Ada ",
        last_name: "Lovelace",
        email: "ada@example.com",
        department: "Engines",
        aboutMe: "First line\r\nsecond line",
      },
    });
    expect(done.path).toBe("/user/settings");
    expect(done.notice).toBe("Profile saved.");
    for (const text of ["Ada Lovelace", "ada@example.com", "Engines", "First line second line"]) {
      expect(done.words).toContain(text);
    }
    expect(await userOf(service(), editor.userId)).toMatchObject({
      first_name: "Ada",
      last_name: "Lovelace",
      email: "ada@example.com",
      department: "Engines",
      about_me: "First line\nsecond line",
      name: "editor",
    });
    const again = await editor.get(path);
    expect(again.document.querySelector("[name=first_name]")?.getAttribute("value")).toBe("Ada");
    expect(again.document.querySelector("textarea")?.textContent).toBe("First line\nsecond line");
  });
});

describe("changing the profile", () => {
  const service = useSettings();

  test.each<[what: string, field: string, value: string, message: RegExp]>([
    ["an invalid email address", "email", "not an address", /valid email address/],
    ["a first name that is too long", "first_name", "x".repeat(256), /255/],
    ["a department that is too long", "department", "x".repeat(256), /255/],
  ])("rejects %s next to its field and keeps the other values", async (_, field, value, message) => {
    const admin = await enter(service(), "admin");
    const before = await userOf(service(), admin.userId);
    const page = await admin.submit(await admin.get(path), { fields: { last_name: "Kept", [field]: value } });
    expect(page.status).toBe(422);
    expect(page.fieldError(field)).toMatch(message);
    expect(page.document.querySelector("[name=last_name]")?.getAttribute("value")).toBe("Kept");
    expect(page.document.querySelector(`[name=${field}]`)?.getAttribute("value")).toBe(value);
    expect(await userOf(service(), admin.userId)).toEqual(before);
  });

  test("requires the permission; the details are still shown", async () => {
    const reader = await enter(service(), "reader");
    const settings = await reader.get("/user/settings");
    expect(settings.words).toContain("Only an administrator can change your profile.");
    expect(settings.document.querySelector(`a[href="${path}"]`)).toBeNull();
    expect((await reader.get(path)).status).toBe(403);
    const admin = await enter(service(), "admin");
    const form = await admin.get(path);
    const csrf = (await reader.get("/user/settings/password")).document
      .querySelector("main [name=_csrf_token]")
      ?.getAttribute("value");
    admin.cookies.clear();
    for (const [name, value] of reader.cookies) admin.cookies.set(name, value);
    const refused = await admin.submit(form, { fields: { first_name: "Me", _csrf_token: csrf ?? "" } });
    expect(refused.status).toBe(403);
    expect((await userOf(service(), reader.userId)).first_name).toBe("");
  });

  test("ignores fields that the form does not have", async () => {
    const editor = await enter(service(), "editor");
    const form = await editor.get(path);
    const csrf = form.document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
    const before = await userOf(service(), editor.userId);
    const extra = { permissions: "{}", group_id: "1", name: "root", id: "1", disabled: "1", userId: "1" };
    await editor.post(
      path,
      { ...extra, first_name: "Ada", _csrf_token: csrf },
      { headers: { "Sec-Fetch-Site": "same-origin", Origin: service().url } },
    );
    const after = await userOf(service(), editor.userId);
    expect(after.first_name).toBe("Ada");
    expect({ ...after, version: 0, last_modified: "", first_name: "" }).toEqual({
      ...before,
      version: 0,
      last_modified: "",
      first_name: "",
    });
    expect((await userOf(service(), await userIdOf(service(), "admin"))).first_name).toBe("");
  });

  test("cannot insert markup into pages", async () => {
    const admin = await enter(service(), "admin");
    const hostile = `"><img src=x onerror=alert(1)></textarea><script>alert(1)</script>`;
    const done = await admin.submit(await admin.get(path), {
      fields: { first_name: hostile, last_name: hostile, department: hostile, aboutMe: hostile },
    });
    for (const page of [done, await admin.get(path)]) {
      expect(page.status).toBe(200);
      expect(page.document.querySelector("main img, main script")).toBeNull();
    }
    expect(done.words).toContain(hostile);
  });
});
