/** Accepted and rejected writes of users through the API. */
import { describe, expect, it } from "vitest";
import { permissions as allPermissions } from "../../src/identity/permissions.ts";
import { describeDialects } from "../support/dialects.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";

interface Listed {
  readonly id: number;
  readonly kind?: string;
  readonly changes?: Readonly<Record<string, unknown>>;
}

const login = (): string => unique("user").replace(" ", "-");

describeDialects("users", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  const { make, read, refused } = running;
  const made = (body: Record<string, unknown> = {}) => make("users", { name: login(), ...body });
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body, { expect: 200 });
  const list = async (path: string): Promise<Listed[]> =>
    (await running.client.get<Listed[]>(path, { ...plain, expect: 200 })).body;

  const everything = {
    first_name: "Ada",
    last_name: "Lovelace",
    email: "ada@example.org",
    show_email_on_profile: true,
    department: "Engines",
    aboutMe: "Notes\non **ENGINES**",
    language: "de",
    timezone: "Europe/Berlin",
    theme: "default",
    disabled: true,
    need_pw_change: true,
  };

  it("are created with all properties, which the response contains", async () => {
    const group = await make("groups", { name: unique("Lab") });
    const name = login();
    const { body, headers } = await running.client.post(
      "/api/users",
      { name, ...everything, group, permissions: { "api.use_mcp": true, "parts.delete": false } },
      { expect: 201 },
    );
    expect(body).toMatchObject({
      name,
      ...everything,
      fullName: "Ada Lovelace",
      group: { "@id": group, "@type": "Group", name: expect.any(String) as string },
      permissions: { "api.use_mcp": true, "api.access_api": true, "parts.delete": false },
    });
    expect(headers.location).toBe(String(body["@id"]));
    expect(await read(headers.location!)).toMatchObject({ name, ...everything });
  });

  it("can be created with only a name, and have no permissions then", async () => {
    expect(await read(await made())).toMatchObject({
      disabled: false,
      need_pw_change: false,
      permissions: {},
      email: "",
      timezone: "",
    });
  });

  it.each(Object.entries(everything))("get another %s, which is logged", async (property, value) => {
    const iri = await made();
    const before = (await read(iri))[property] ?? null;
    const { headers } = await running.client.get(iri, { expect: 200 });
    const changed = await patch(`${iri}?_comment=why`, { [property]: value });
    expect(changed.body[property]).toEqual(value);
    expect(changed.headers.etag).not.toBe(headers.etag);
    const [entry] = await list(`${iri}/log`);
    expect(entry).toMatchObject({
      kind: "element_edited",
      target: iri,
      comment: "why",
      changes: { [property]: { old: before, new: value } },
    });
    const again = await patch(iri, { [property]: value });
    expect(again.headers.etag).toBe(changed.headers.etag);
  });

  it("can be renamed and are found by the new name; the old name becomes free", async () => {
    const [before, after] = [login(), login()];
    const iri = await made({ name: before });
    await patch(iri, { name: after.toUpperCase() });
    expect((await list(`/api/users?name=${after}`)).map(({ id }) => id)).toEqual([idOf(iri)]);
    expect(await refused(running.client.post("/api/users", { name: after }))).toEqual(["name: unique"]);
    await made({ name: before });
    await patch(iri, { name: after });
    expect((await read(iri)).name).toBe(after);
  });

  it("can be moved between groups, and the response contains the group", async () => {
    const above = await make("groups", { name: unique("Company") });
    const group = await make("groups", { name: "Lab", parent: above });
    const iri = await made({ group: above });
    const moved = await patch(iri, { group: { "@id": group } });
    expect(moved.body.group).toMatchObject({ "@id": group, "@type": "Group", name: "Lab" });
    const { name } = await read(above);
    expect(moved.body.group!.full_path).toBe(`${String(name)} → Lab`);
    const [entry] = await list(`${iri}/log`);
    expect(entry?.changes).toEqual({ group: { old: above, new: group } });
    expect((await patch(iri, { group: { id: idOf(above) } })).body.group).toMatchObject({ "@id": above });
    expect((await patch(iri, { group: null })).body.group).toBeUndefined();
  });

  it("can be granted or denied single permissions, or inherit them from their group", async () => {
    const iri = await made({ permissions: { "projects.read": true, "suppliers.read": false } });
    const set = await patch(iri, { permissions: { "parts_stock.add": true, "suppliers.read": null } });
    expect(set.body.permissions).toEqual({ "projects.read": true, "parts_stock.add": true });
    const [entry] = await list(`${iri}/log`);
    expect(Object.keys(entry?.changes ?? {})).toEqual(["permissions"]);
    expect((await patch(iri, { permissions: {} })).headers.etag).toBe(set.headers.etag);
    expect((await patch(iri, { permissions: null })).body.permissions).toEqual({});
  });

  it("get implied permissions, which cannot be denied", async () => {
    const iri = await made({ permissions: { "categories.edit": true } });
    expect((await read(iri)).permissions).toEqual({
      "categories.read": true,
      "categories.edit": true,
    });
    for (const denied of [false, null]) {
      const attempt = running.client.patch(iri, { permissions: { "categories.read": denied } });
      expect(await refused(attempt)).toEqual(["permissions.categories.read: needed"]);
    }
    const both = { "categories.read": null, "categories.edit": null };
    expect((await patch(iri, { permissions: both })).body.permissions).toEqual({});
  });

  it("accept every permission", async () => {
    const denied = Object.fromEntries([...allPermissions.keys()].map((name) => [name, false]));
    const iri = await made({ permissions: denied });
    expect((await read(iri)).permissions).toEqual(denied);
  });

  it("do not change if they are sent back unchanged", async () => {
    const group = await make("groups", { name: unique("Lab") });
    const iri = await made({ ...everything, group, permissions: { "parts.edit": true } });
    for (const options of [{}, plain]) {
      const { body, headers } = await running.client.get(iri, options);
      const back = await running.client.patch(iri, body, { ...options, expect: 200 });
      expect(back.body).toEqual(body);
      expect(back.headers.etag).toBe(headers.etag);
    }
  });

  it.each([
    [{ name: "" }, "name: not-blank"],
    [{ name: "two words" }, "name: pattern"],
    [{ name: "@first" }, "name: pattern"],
    [{ name: "x".repeat(181) }, "name: too-long"],
    [{ email: "nobody" }, "email: pattern"],
    [{ email: "x".repeat(250) + "@example.org" }, "email: too-long"],
    [{ first_name: "x".repeat(256) }, "first_name: too-long"],
    [{ last_name: "x".repeat(256) }, "last_name: too-long"],
    [{ department: "x".repeat(256) }, "department: too-long"],
    [{ aboutMe: "x".repeat(10_001) }, "aboutMe: too-long"],
    [{ department: "a\u0007" }, "department: control-characters"],
    [{ language: "not a language" }, "language: language"],
    [{ timezone: "Europe/Atlantis" }, "timezone: timezone"],
    [{ password: "short" }, "password: too-short"],
    [{ password: "x".repeat(129) }, "password: too-long"],
    [{ password: "with\u0000control" }, "password: no-control-characters"],
    [{ permissions: { "parts.fly": true } }, "permissions.parts.fly: unknown-permission"],
    [{ nonsense: 1 }, "nonsense: unknown-property"],
    [{ password_hash: "x" }, "password_hash: unknown-property"],
    [{ totp_secret: "x" }, "totp_secret: unknown-property"],
  ])("reject %j without any change", async (body, rule) => {
    const iri = await made();
    const before = await running.client.get(iri, { expect: 200 });
    const entries = await running.logged();
    expect(await refused(running.client.patch(iri, body))).toContain(rule);
    expect(await refused(running.client.post("/api/users", { name: login(), ...body }))).toContain(rule);
    expect(await running.logged()).toBe(entries);
    expect((await running.client.get(iri, { expect: 200 })).headers.etag).toBe(before.headers.etag);
  });

  it.each([
    [{ disabled: "yes" }, "disabled: type"],
    [{ group: "/api/parts/1" }, "group: invalid-iri"],
    [{ group: "/api/groups/999999" }, "group: not-found"],
    [{ permissions: ["parts.read"] }, "permissions: type"],
    [{ password: 12345678 }, "password: type"],
  ])("reports the invalid format of %j", async (body, message) => {
    const iri = await made();
    expect(await refused(running.client.patch(iri, body), 400)).toEqual([message]);
    expect(await refused(running.client.post("/api/users", { name: login(), ...body }), 400)).toEqual([
      message,
    ]);
  });

  it("reports all violations of a user at once", async () => {
    const body = { name: login(), language: "??", timezone: "??", permissions: { "a.b": true } };
    expect((await refused(running.client.post("/api/users", body))).sort()).toEqual([
      "language: language",
      "permissions.a.b: unknown-permission",
      "timezone: timezone",
    ]);
  });

  it("can be changed and deleted only with their current version", async () => {
    const iri = await made();
    const { headers } = await running.client.get(iri, { expect: 200 });
    await patch(iri, { department: "One" });
    const stale = { headers: { "If-Match": headers.etag! } };
    await running.client.patch(iri, { department: "Two" }, { ...stale, expect: 412 });
    await running.client.delete(iri, { ...stale, expect: 412 });
    expect((await read(iri)).department).toBe("One");
  });

  it("are created once if a request is repeated", async () => {
    const body = { name: login(), password: "correct horse battery" };
    const options = { headers: { "Idempotency-Key": unique("key").replace(" ", "-") }, expect: 201 };
    const first = await running.client.post("/api/users", body, options);
    const second = await running.client.post("/api/users", body, options);
    expect(second.body).toEqual(first.body);
  });

  it("can be deleted, and their log remains", async () => {
    const name = login();
    const iri = await made({ name });
    await running.client.delete(`${iri}?_comment=left`, { expect: 204 });
    await running.client.get(iri, { expect: 404 });
    await running.client.patch(iri, {}, { expect: 404 });
    await running.client.delete(iri, { expect: 404 });
    const entries = await list(`/api/log_entries?target_type=User&target_id=${idOf(iri)}`);
    expect(entries.at(-1)).toMatchObject({ kind: "element_deleted", comment: "left", data: { name } });
  });

  it("the log of a new user contains the permissions and no password", async () => {
    const group = await make("groups", { name: unique("Lab") });
    const password = "correct horse battery";
    const iri = await made({ group, permissions: { "api.use_mcp": true }, password });
    const entries = await list(`${iri}/log`);
    expect(entries.map(({ kind }) => kind)).toEqual(["element_created"]);
    expect(entries[0]?.changes).toEqual({
      group: { old: null, new: group },
      permissions: {
        old: null,
        new: expect.objectContaining({ api: { use_mcp: true, access_api: true } }) as unknown,
      },
    });
    expect((await list(`${await made()}/log`))[0]?.changes).toBeUndefined();
  });

  describe("who own records", () => {
    async function belongings(size: number) {
      const owner = await made();
      const name = unique("Shelf");
      const location = await make("storage_locations", { name, owner, part_owner_must_match: true });
      const category = await make("categories", { name: unique("Category") });
      const part = await make("parts", {
        name: unique("Part"),
        category,
        partLots: Array.from({ length: size }, () => ({ storage_location: location, owner, amount: 1 })),
      });
      const lots = ((await read(part))["partLots"] as unknown as readonly { readonly "@id": string }[]).map(
        (lot) => lot["@id"],
      );
      return { owner, location, part, lots };
    }
    const etagOf = async (iri: string) => (await running.client.get(iri, { expect: 200 })).headers.etag;

    it("leave lots and storage locations without an owner when they are deleted, which is logged", async () => {
      const { owner, location, part, lots } = await belongings(2);
      const kept = await make("storage_locations", { name: unique("Kept"), owner: await made() });
      const before = await Promise.all([location, part, ...lots, kept].map(etagOf));
      await running.client.delete(`${owner}?_comment=left`, { expect: 204 });
      for (const iri of [location, ...lots]) {
        expect((await read(iri))["owner"]).toBeUndefined();
        const [entry] = await list(`${iri}/log`);
        expect(entry).toMatchObject({ kind: "element_edited", target: iri, comment: "left" });
        expect(entry?.changes).toEqual({ owner: { old: owner, new: null } });
      }
      const after = await Promise.all([location, part, ...lots, kept].map(etagOf));
      const same = after.map((etag, index) => etag === before[index]);
      expect(same).toEqual([false, false, false, false, true]);
      expect((await list(`${part}/log`))[0]?.kind).toBe("element_created");
    });

    it("need the same number of statements to be deleted for any number of records", async () => {
      const cost = async (size: number): Promise<number> => {
        const { owner } = await belongings(size);
        statements.length = 0;
        await running.client.delete(owner, { expect: 204 });
        return statements.filter((sql) => !/^(update|insert into) "api_tokens"/.test(sql)).length;
      };
      expect(await cost(20)).toBe(await cost(1));
    });

    it("change nothing if they cannot be deleted", async () => {
      const { owner, location, lots } = await belongings(1);
      await patch(owner, { permissions: { "users.edit_permissions": true }, password: "correct horse" });
      // No other user can sign in, so deleting this user would remove the last administrator.
      await running.service.store.transaction(async ({ db }) => {
        await db.updateTable("users").set({ password_hash: null }).where("id", "<>", idOf(owner)).execute();
      });
      const before = await Promise.all([location, ...lots].map(etagOf));
      const { body } = await running.client.delete(owner, { expect: 409 });
      expect(body.detail).toContain("no user could sign in and edit user permissions");
      expect(await Promise.all([location, ...lots].map(etagOf))).toEqual(before);
    });
  });
});
