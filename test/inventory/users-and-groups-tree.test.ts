/** Accepted and rejected writes of groups through the API. */
import { describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";

interface Listed {
  readonly id: number;
  readonly changes?: Readonly<Record<string, unknown>>;
}

describeDialects("groups", (dialect) => {
  const running = useService(dialect);
  const { make, read, refused } = running;
  const group = (body: Record<string, unknown> = {}) => make("groups", { name: unique("Group"), ...body });
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body, { expect: 200 });
  const list = async (path: string): Promise<Listed[]> =>
    (await running.client.get<Listed[]>(path, { ...plain, expect: 200 })).body;

  it("are created with all properties, which the response contains", async () => {
    const parent = await group();
    const said = { name: "Lab", comment: "Room 7", enforce_2fa: true };
    const { body, headers } = await running.client.post(
      "/api/groups",
      { ...said, parent, permissions: { "parts.edit": true, "tools.statistics": false } },
      { expect: 201 },
    );
    expect(body).toMatchObject({ ...said, parent, level: 1 });
    expect(body.full_path).toBe(`${String((await read(parent)).name)} → Lab`);
    expect(body.permissions).toMatchObject({
      "parts.edit": true,
      "parts.read": true,
      "tools.statistics": false,
    });
    expect(headers.location).toBe(String(body["@id"]));
  });

  it("the log of a new group contains its permissions and rules", async () => {
    const parent = await group();
    const iri = await group({ parent, enforce_2fa: true, permissions: { "parts.edit": true } });
    const [entry] = await list(`${iri}/log`);
    expect(entry).toMatchObject({ kind: "element_created" });
    expect(entry?.changes).toEqual({
      parent: { old: null, new: parent },
      enforce_2fa: { old: null, new: true },
      permissions: {
        old: null,
        new: expect.objectContaining({ parts: { edit: true, read: true } }) as unknown,
      },
    });
    const [plainEntry] = await list(`${parent}/log`);
    expect(plainEntry?.changes).toBeUndefined();
  });

  it.each([
    ["name", "Renamed"],
    ["comment", "**why**"],
    ["enforce_2fa", true],
    ["permissions", { "tools.statistics": true }],
  ])("get another %s, which is logged", async (property, value) => {
    const iri = await group();
    const wanted = property === "name" ? unique("Renamed") : value;
    const changed = await patch(`${iri}?_comment=why`, { [property]: wanted });
    expect(changed.body[property]).toEqual(wanted);
    const [entry] = await list(`${iri}/log`);
    expect(entry).toMatchObject({ kind: "element_edited", target: iri, comment: "why" });
    expect(Object.keys(entry?.changes ?? {})).toEqual([property]);
    expect((await patch(iri, { [property]: wanted })).headers.etag).toBe(changed.headers.etag);
  });

  it("are found by name and comment, ignoring case, in order", async () => {
    const word = unique("Ärger").replace(" ", "");
    const [one, two] = [
      await group({ name: `b ${word}` }),
      await group({ name: `A ${word}`, comment: "ÜBER" }),
    ];
    const found = async (query: string) => (await list(`/api/groups?${query}`)).map(({ id }) => id);
    expect(await found(`name=%25${encodeURIComponent(word.toLowerCase())}&order[name]=asc`)).toEqual(
      [two, one].map(idOf),
    );
    expect(await found("comment=%C3%BCber")).toEqual([idOf(two)]);
  });

  it("keep correct paths and levels below a renamed or moved group, and increase each version", async () => {
    const root = await group({ name: unique("Root") });
    const child = await group({ name: "Child", parent: root });
    const grandchild = await group({ name: "Grandchild", parent: child });
    const before = await running.client.get(grandchild, { expect: 200 });
    const name = unique("Other");
    await patch(root, { name });
    const after = await running.client.get(grandchild, { expect: 200 });
    expect(after.body).toMatchObject({ full_path: `${name} → Child → Grandchild`, level: 2 });
    expect(after.headers.etag).not.toBe(before.headers.etag);
    await patch(child, { parent: null, name: name.replace("Other", "Top") });
    expect(await read(grandchild)).toMatchObject({ level: 1 });
    expect((await list(`${child}/children`)).map(({ id }) => id)).toEqual([idOf(grandchild)]);
    expect(await list(`${root}/children`)).toEqual([]);
    await running.client.get("/api/groups/999999/children", { expect: 404 });
  });

  it("reject unknown parents", async () => {
    const root = await group();
    const child = await group({ parent: root });
    expect(await refused(running.client.patch(root, { parent: root }))).toEqual(["parent: parent-is-self"]);
    expect(await refused(running.client.patch(root, { parent: child }))).toEqual(["parent: parent-is-child"]);
    const nowhere = { name: "x", parent: "/api/groups/999999" };
    expect(await refused(running.client.post("/api/groups", nowhere), 400)).toEqual(["parent: not-found"]);
    const { name } = await read(child);
    expect(await refused(running.client.post("/api/groups", { name, parent: root }))).toEqual([
      "name: unique",
    ]);
    await group({ name });
  });

  it.each([
    ["the group itself", (root: string) => ({ parent: root })],
    ["a descendant", (_root: string, child: string) => ({ parent: child })],
    ["a name of another child of the parent", (_root: string, _child: string, name: string) => ({ name })],
  ])("report %s with the same message as every tree", async (_case, body) => {
    const violations = [];
    for (const collection of ["groups", "categories"]) {
      const root = await make(collection, { name: unique("Root") });
      const child = await make(collection, { name: "Child", parent: root });
      const neighbour = unique("Neighbour");
      await make(collection, { name: neighbour });
      const wrong = body(root, child, neighbour);
      const answer = await running.client.patch(root, wrong, { expect: 422 });
      violations.push(answer.body["violations"]);
    }
    expect(violations[0]).toEqual(violations[1]);
  });

  it("cannot be nested deeper than permissions are resolved", async () => {
    let parent: string | null = null;
    for (let level = 0; level < 32; level += 1) parent = await group({ parent });
    expect((await read(parent!)).level).toBe(31);
    const deeper = running.client.post("/api/groups", { name: "deeper", parent });
    expect(await refused(deeper)).toEqual(["parent: too-deep"]);
    expect((await deeper).body["violations"]).toMatchObject([
      { message: "The tree must not be deeper than 32 levels." },
    ]);
    const branch = await group();
    await group({ parent: branch });
    const above = String((await read(parent!)).parent);
    expect(await refused(running.client.patch(branch, { parent: above }))).toEqual(["parent: too-deep"]);
  });

  it("reject names that make the path longer than 4096 characters", async () => {
    let parent: string | null = null;
    for (let level = 0; level < 16; level += 1) parent = await group({ name: "x".repeat(250), parent });
    const long = running.client.post("/api/groups", { name: "y".repeat(250), parent });
    expect(await refused(long)).toEqual(["parent: path-too-long"]);
  });

  it.each([
    [{ name: "" }, "name: not-blank"],
    [{ name: " " }, "name: not-blank"],
    [{ name: "x".repeat(256) }, "name: too-long"],
    [{ comment: "x".repeat(10_001) }, "comment: too-long"],
    [{ permissions: { "parts.fly": true } }, "permissions.parts.fly: unknown-permission"],
    [{ nonsense: 1 }, "nonsense: unknown-property"],
    [{ attachments: [] }, "attachments: unknown-property"],
  ])("reject %j without any change", async (body, rule) => {
    const iri = await group();
    const before = await running.client.get(iri, { expect: 200 });
    const entries = await running.logged();
    expect(await refused(running.client.patch(iri, body))).toEqual([rule]);
    expect(await refused(running.client.post("/api/groups", { name: unique("x"), ...body }))).toEqual([rule]);
    expect(await running.logged()).toBe(entries);
    expect((await running.client.get(iri, { expect: 200 })).headers.etag).toBe(before.headers.etag);
  });

  it("do not change if they are sent back unchanged", async () => {
    const iri = await group({ parent: await group(), permissions: { "parts.edit": true } });
    for (const options of [{}, plain]) {
      const { body, headers } = await running.client.get(iri, options);
      const back = await running.client.patch(iri, body, { ...options, expect: 200 });
      expect(back.headers.etag).toBe(headers.etag);
    }
  });

  it("can be changed and deleted only with their current version", async () => {
    const iri = await group();
    const { headers } = await running.client.get(iri, { expect: 200 });
    await patch(iri, { comment: "One" });
    const stale = { headers: { "If-Match": headers.etag! } };
    await running.client.patch(iri, { comment: "Two" }, { ...stale, expect: 412 });
    await running.client.delete(iri, { ...stale, expect: 412 });
  });

  describe("deleting", () => {
    it("is rejected while a group contains users or subgroups", async () => {
      const parent = await group();
      const child = await group({ parent });
      const user = await make("users", { name: unique("member").replace(" ", "-"), group: child });
      expect((await running.client.delete(parent, { expect: 409 })).body.detail).toContain("subgroups");
      expect((await running.client.delete(child, { expect: 409 })).body.detail).toContain("contains users");
      await patch(user, { group: null });
      await running.client.delete(child, { expect: 204 });
      await running.client.delete(parent, { expect: 204 });
      await running.client.delete(parent, { expect: 404 });
    });
  });
});
