/** Permissions for each property of users and groups, and protection against lockouts. */
import { beforeAll, describe, expect, it } from "vitest";
import { presetData } from "../../src/identity/permission-presets.ts";
import type { PermissionName } from "../../src/identity/permissions.ts";
import type { Scope } from "../../src/identity/scope.ts";
import type { Answer } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { createUserWith, type TestUser } from "./test-users.ts";
import { unique, useService } from "./running-service.ts";

const login = (): string => unique("user").replace(" ", "-");
const detail = (answer: Answer): string => String(answer.body.detail);

describeOneDialect("write permissions", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  const someone = (permissions: readonly PermissionName[], scope?: Scope) =>
    createUserWith(running.service, permissions, scope === undefined ? {} : { scope });
  let group = "";

  beforeAll(async () => {
    group = await make("groups", { name: unique("Group") });
  });

  async function unchanged(iri: string, attempt: () => Promise<unknown>): Promise<void> {
    const before = [await read(iri), await running.logged()];
    await attempt();
    // Denied requests are logged as well.
    expect(await read(iri)).toEqual(before[0]);
  }

  const properties: readonly (readonly [string, unknown, PermissionName])[] = [
    ["name", "another-name", "users.edit_username"],
    ["first_name", "Ada", "users.edit_infos"],
    ["last_name", "Lovelace", "users.edit_infos"],
    ["email", "ada@example.org", "users.edit_infos"],
    ["show_email_on_profile", true, "users.edit_infos"],
    ["department", "Engines", "users.edit_infos"],
    ["aboutMe", "Notes", "users.edit_infos"],
    ["language", "de", "users.edit_infos"],
    ["timezone", "Europe/Berlin", "users.edit_infos"],
    ["theme", "default", "users.edit_infos"],
    ["group", "a group", "users.edit_permissions"],
    ["permissions", { "parts.read": true }, "users.edit_permissions"],
    ["disabled", true, "users.set_password"],
    ["need_pw_change", true, "users.set_password"],
    ["password", "correct horse battery", "users.set_password"],
  ];
  const asked: readonly PermissionName[] = [
    "users.edit_username",
    "users.edit_infos",
    "users.edit_permissions",
    "users.set_password",
  ];

  describe.each(properties)("%s of a user", (property, value, permission) => {
    const body = () => ({ [property]: property === "group" ? group : value });

    it(`can be changed with ${permission}`, async () => {
      const iri = await make("users", { name: login() });
      const wanted = property === "name" ? { name: login() } : body();
      const { client } = await someone(["users.read", "groups.read", permission]);
      await client.patch(iri, wanted, { expect: 200 });
    });

    it(`cannot be changed with all other permissions, and the error names ${permission}`, async () => {
      const iri = await make("users", { name: login() });
      const { client } = await someone(["users.read", ...asked.filter((name) => name !== permission)]);
      await unchanged(iri, async () => {
        expect(detail(await client.patch(iri, body(), { expect: 403 }))).toContain(permission);
      });
    });

    it("can be set for a new user with the permission for it, and details with the permission to create users", async () => {
      const wanted = { name: login(), ...(property !== "name" && body()) };
      const maker = await someone(["users.create"]);
      const included = permission === "users.edit_username" || permission === "users.edit_infos";
      const answer = await maker.client.post("/api/users", wanted, { expect: included ? 201 : 403 });
      if (included) return;
      expect(detail(answer)).toContain(permission);
      const granted = await someone(["users.create", "groups.read", permission]);
      await granted.client.post("/api/users", wanted, { expect: 201 });
    });
  });

  it.each([
    ["password", "correct horse battery"],
    ["disabled", true],
    ["need_pw_change", true],
  ])("%s of a user requires a token with the scope full", async (property, value) => {
    const iri = await make("users", { name: login() });
    const { client } = await someone(["users.read", "users.create", "users.set_password"], "admin");
    await unchanged(iri, async () => {
      expect(detail(await client.patch(iri, { [property]: value }, { expect: 403 }))).toContain('"full"');
      const created = await client.post("/api/users", { name: login(), [property]: value }, { expect: 403 });
      expect(detail(created)).toContain('"full"');
    });
  });

  it("the whole document can be sent back by a user who can only change details", async () => {
    const iri = await make("users", { name: login(), group, permissions: { "parts.read": true } });
    const { client } = await someone(["users.read", "users.edit_infos"]);
    const { body } = await client.get(iri, { expect: 200 });
    await client.patch(iri, { ...body, department: "Engines" }, { expect: 200 });
    expect(await read(iri)).toMatchObject({ department: "Engines", permissions: { "parts.read": true } });
  });

  it("groups are hidden from users who cannot read them", async () => {
    const iri = await make("users", { name: login() });
    const wanted = { name: login(), group };
    const { client } = await someone(["users.read", "users.create", "users.edit_permissions"]);
    const below = await someone(["groups.create"]);
    for (const answer of [
      await client.patch(iri, { group }, { expect: 403 }),
      await client.post("/api/users", wanted, { expect: 403 }),
      await below.client.post("/api/groups", { name: unique("Group"), parent: group }, { expect: 403 }),
    ]) {
      expect(detail(answer)).toContain("groups.read");
    }
  });

  it("the permission to read users allows no change", async () => {
    const iri = await make("users", { name: login() });
    const { client } = await someone(["users.read"]);
    await client.patch(iri, {}, { expect: 200 });
    await client.delete(iri, { expect: 403 });
  });

  it("a missing permission is reported before an outdated version", async () => {
    const stale = { headers: { "If-Match": '"0.other"' } };
    const iri = await make("users", { name: login(), permissions: { "tools.statistics": true } });
    const users = await someone(["users.read", "users.delete"]);
    const groups = await someone(["groups.read", "groups.edit"]);
    await unchanged(iri, async () => {
      await users.client.patch(iri, { name: login() }, { ...stale, expect: 403 });
      await users.client.delete(iri, { ...stale, expect: 403 });
      await groups.client.patch(group, { enforce_2fa: true }, { ...stale, expect: 403 });
      await groups.client.patch(group, { comment: "why" }, { ...stale, expect: 412 });
    });
  });

  describe("the account of a user with more permissions", () => {
    let strong = "";
    beforeAll(async () => {
      const boss = await make("groups", {
        name: unique("Bosses"),
        permissions: { "tools.statistics": true },
      });
      strong = await make("users", { name: login(), group: boss });
    });
    const keeper: readonly PermissionName[] = [
      "users.read",
      "users.set_password",
      "users.delete",
      "users.edit_username",
      "users.edit_infos",
    ];

    it("can be described by users who can edit details; name and email address can be sent back unchanged", async () => {
      const { client } = await someone(keeper);
      const { body } = await client.get(strong, { expect: 200 });
      await client.patch(strong, { ...body, department: "Engines" }, { expect: 200 });
    });

    it.each([
      { password: "correct horse battery" },
      { disabled: true },
      { need_pw_change: true },
      { name: "another-user" },
      { email: "mine@example.org" },
    ])("cannot be changed by %j", async (body) => {
      const { client } = await someone(keeper);
      await unchanged(strong, async () => {
        const answer = await client.patch(strong, body, { expect: 403 });
        expect(detail(answer)).toContain("has permissions that you do not have");
      });
    });

    it("cannot be deleted", async () => {
      const { client } = await someone(keeper);
      expect(detail(await client.delete(strong, { expect: 403 }))).toContain(
        "has permissions that you do not have",
      );
      await read(strong);
    });

    it("can be changed by users who have the same permissions or can change permissions", async () => {
      const equal = await someone([...keeper, "tools.statistics"]);
      await equal.client.patch(strong, { name: login(), email: "new@example.org" }, { expect: 200 });
      await equal.client.patch(strong, { disabled: true }, { expect: 200 });
      const granter = await someone([...keeper, "users.edit_permissions"]);
      await granter.client.patch(strong, { disabled: false }, { expect: 200 });
      await granter.client.delete(strong, { expect: 204 });
    });
  });

  describe("one's own account", () => {
    let chief: TestUser;
    beforeAll(async () => {
      chief = await someone([...presetData("admin").keys()]);
    });

    it.each([{ password: "correct horse battery" }, { disabled: true }, { need_pw_change: true }])(
      "cannot be changed by %j outside the settings",
      async (body) => {
        await unchanged(chief.iri, async () => {
          const answer = await chief.client.patch(chief.iri, body, { expect: 403 });
          expect(detail(answer)).toContain("Change it in your settings");
        });
      },
    );

    it("can be renamed and get another email address", async () => {
      const own = await someone(["users.read", "users.edit_username", "users.edit_infos"]);
      await own.client.patch(own.iri, { name: login(), email: "own@example.org" }, { expect: 200 });
    });

    it("cannot be deleted", async () => {
      expect(detail(await chief.client.delete(chief.iri, { expect: 403 }))).toContain("your own account");
    });

    it("keeps the permission to change permissions in all requests", async () => {
      for (const permissions of [
        null,
        { "users.edit_permissions": false },
        { "users.edit_permissions": null },
      ]) {
        await unchanged(chief.iri, async () => {
          const answer = await chief.client.patch(chief.iri, { permissions }, { expect: 409 });
          expect(detail(answer)).toContain("revoke your own permission to edit user permissions");
        });
      }
      await chief.client.patch(
        chief.iri,
        { department: "Own", permissions: { "parts.read": true } },
        { expect: 200 },
      );
    });

    it("keeps the permission to change permissions that a group grants, in all requests for the group", async () => {
      const above = await make("groups", {
        name: unique("Above"),
        permissions: { "users.edit_permissions": true },
      });
      const staff = await make("groups", { name: unique("Staff"), parent: above });
      const member = await someone(["groups.edit", "groups.edit_permissions", "groups.read", "users.read"]);
      await running.client.patch(member.iri, { group: staff }, { expect: 200 });
      for (const [iri, body] of [
        [above, { permissions: null }],
        [staff, { parent: null }],
        [staff, { permissions: { "users.edit_permissions": false } }],
        [member.iri, { group: null }],
      ] as const) {
        await unchanged(iri, async () => {
          expect(detail(await member.client.patch(iri, body, { expect: 409 }))).toContain(
            "revoke your own permission",
          );
        });
      }
    });
  });

  describe("groups", () => {
    it.each([
      ["name", () => unique("Renamed")],
      ["comment", () => "why"],
    ])("%s can be changed with groups.edit", async (property, value) => {
      const iri = await make("groups", { name: unique("Group") });
      const editor = await someone(["groups.read", "groups.edit"]);
      await editor.client.patch(iri, { [property]: value() }, { expect: 200 });
      const reader = await someone(["groups.read", "groups.create", "groups.edit_permissions"]);
      await unchanged(iri, async () => {
        const answer = await reader.client.patch(iri, { [property]: value() }, { expect: 403 });
        expect(detail(answer)).toContain("groups.edit");
      });
    });

    it.each([
      ["permissions", () => ({ "parts.read": true })],
      ["parent", () => group],
      ["enforce_2fa", () => false],
    ])("%s affects permissions and requires groups.edit_permissions", async (property, value) => {
      const iri = await make("groups", { name: unique("Group"), enforce_2fa: true });
      const editor = await someone(["groups.read", "groups.edit", "groups.create", "groups.delete"]);
      await unchanged(iri, async () => {
        const answer = await editor.client.patch(iri, { [property]: value() }, { expect: 403 });
        expect(detail(answer)).toContain("groups.edit_permissions");
      });
      const { body } = await editor.client.get(iri, { expect: 200 });
      await editor.client.patch(iri, { ...body, comment: "sent back" }, { expect: 200 });
      const granter = await someone(["groups.read", "groups.edit", "groups.edit_permissions"]);
      await granter.client.patch(iri, { [property]: value() }, { expect: 200 });
    });

    it("subgroups can be created with groups.create, but permissions and rules require groups.edit_permissions", async () => {
      const maker = await someone(["groups.create", "groups.read"]);
      const body = { name: unique("Group"), parent: group };
      await maker.client.post("/api/groups", body, { expect: 201 });
      const granter = await someone(["groups.create", "groups.edit_permissions"]);
      for (const more of [{ permissions: { "parts.read": true } }, { enforce_2fa: true }]) {
        const wanted = { name: unique("Group"), ...more };
        const answer = await maker.client.post("/api/groups", wanted, { expect: 403 });
        expect(detail(answer)).toContain("groups.edit_permissions");
        await granter.client.post("/api/groups", wanted, { expect: 201 });
      }
    });

    it("permissions take effect with the next request of their users", async () => {
      const above = await make("groups", { name: unique("Above"), permissions: { "parts.read": true } });
      const below = await make("groups", { name: unique("Below"), parent: above });
      const member = await someone([]);
      await running.client.patch(member.iri, { group: below }, { expect: 200 });
      await member.client.get("/api/parts", { expect: 200 });
      await running.client.patch(below, { permissions: { "parts.read": false } }, { expect: 200 });
      await member.client.get("/api/parts", { expect: 403 });
      await running.client.patch(below, { permissions: { "parts.read": null } }, { expect: 200 });
      await member.client.get("/api/parts", { expect: 200 });
      await running.client.patch(below, { parent: null }, { expect: 200 });
      await member.client.get("/api/parts", { expect: 403 });
    });
  });
});
