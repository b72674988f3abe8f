/** Owned objects require the permissions of their owner. */
import { beforeAll, expect, it } from "vitest";
import { serializePermissionData } from "../../src/identity/permission-data.ts";
import type { PermissionName } from "../../src/identity/permissions.ts";
import { api, type Api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { insertToken, insertUser } from "../support/principals.ts";
import { groupOfTree, requiredOf, trees } from "../support/trees.ts";
import { plain, unique, useService } from "./running-service.ts";

const kinds = ["parts", ...trees] as const;

describeOneDialect("permissions of owned records", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  const owners: Record<string, string> = {};
  const attachments: Record<string, string> = {};
  const parameters: Record<string, string> = {};

  beforeAll(async () => {
    owners["attachment_types"] = await make("attachment_types", { name: "Any" });
    owners["categories"] = await make("categories", { name: "Category" });
    for (const kind of kinds) {
      owners[kind] ??= await make(kind, {
        name: "Owner",
        ...(kind === "parts" && { category: owners["categories"] }),
        ...requiredOf(kind),
      });
      const body = { name: kind, element: owners[kind] };
      parameters[kind] = await make("parameters", body);
      attachments[kind] = await make("attachments", { ...body, attachment_type: owners["attachment_types"] });
    }
  });

  /** Returns a client of a new user with the given permissions. */
  async function userWith(...permissions: PermissionName[]): Promise<Api> {
    const name = unique("user").replace(" ", "");
    const allowed = new Map<PermissionName, boolean>([["api.access_api", true]]);
    for (const permission of permissions) allowed.set(permission, true);
    const now = new Date();
    await running.service.store.transaction(async (transaction) => {
      const userId = await insertUser(transaction, name, serializePermissionData(allowed), false, now);
      await insertToken(transaction, { userId, name, text: name, scope: "full", validUntil: null, now });
    });
    return api(running.service, name);
  }

  it.each(kinds)(
    "owned records of %s need the permissions of their owner to be read, changed, and for their log",
    async (kind) => {
      const attachment = attachments[kind] ?? "";
      const parameter = parameters[kind] ?? "";
      const group = groupOfTree(kind);
      const reader = await userWith(`${group}.read`);
      const stranger = await userWith(kind === "parts" ? "categories.read" : "parts.read");
      const editor = await userWith(`${group}.read`, `${group}.edit`);
      const historian = await userWith(`${group}.read`, `${group}.show_history`);
      for (const iri of [attachment, parameter]) {
        await reader.get(iri, { expect: 200 });
        await stranger.get(iri, { expect: 403 });
        await reader.patch(iri, { name: "x" }, { expect: 403 });
        await reader.delete(iri, { expect: 403 });
        await reader.get(`${iri}/log`, { expect: 403 });
        await historian.get(`${iri}/log`, { expect: 200 });
        await editor.patch(iri, { name: kind }, { expect: 200 });
      }
      const body = { name: "new", element: owners[kind] };
      await reader.post("/api/parameters", body, { expect: 403 });
      const { body: made } = await editor.post("/api/parameters", body, { expect: 201 });
      await editor.delete(String(made["@id"]), { expect: 204 });
    },
  );

  it("lists contain only records of readable elements, including totals and filters", async () => {
    const user = await userWith("parts.read", "footprints.read", "attachments.list_attachments");
    for (const collection of ["attachments", "parameters"]) {
      const { body, headers } = await user.get<{ name: string }[]>(`/api/${collection}`, plain);
      expect(body.map(({ name }) => name).sort()).toEqual(["footprints", "parts"]);
      expect(headers["x-total-count"]).toBe("2");
      const hidden = await user.get(`/api/${collection}?name=categories`, plain);
      expect(hidden.headers["x-total-count"]).toBe("0");
    }
  });

  it("do not reveal to other users whether an element exists", async () => {
    const reader = await userWith("parts.read");
    for (const element of [owners["parts"], "/api/parts/999999"]) {
      await reader.post("/api/parameters", { name: "x", element }, { expect: 403 });
    }
  });

  it("private files cannot be made public without the permission to read them, in any request", async () => {
    const upload = { data: textFile, filename: "a.txt", private: true };
    const type = owners["attachment_types"];
    const part = await make("parts", {
      name: "secret",
      category: owners["categories"],
      attachments: [{ name: "a", attachment_type: type, upload }],
    });
    const { body } = await running.client.get<{ attachments: { id: number }[] }>(part, plain);
    const id = body.attachments[0]?.id;
    const editor = await userWith("parts.read", "parts.edit");
    const reveal = { upload: { private: false } };
    await editor.patch(`/api/attachments/${id}`, reveal, { expect: 403 });
    await editor.put(
      `/api/attachments/${id}`,
      { name: "a", attachment_type: type, ...reveal },
      { expect: 403 },
    );
    await editor.patch(part, { attachments: [{ id, ...reveal }] }, { expect: 403 });
    await editor.get(`/api/attachments/${id}/file`, { accept: "*/*", expect: 403 });
    expect((await running.read(`/api/attachments/${id}`)).private).toBe(true);
    const replaced = { upload: { data: picture, filename: "b.png" } };
    await editor.patch(`/api/attachments/${id}`, replaced, { expect: 200 });
    expect((await running.read(`/api/attachments/${id}`)).private).toBe(true);
    const trusted = await userWith("parts.read", "parts.edit", "attachments.show_private");
    await trusted.patch(`/api/attachments/${id}`, reveal, { expect: 200 });
  });

  it("all children are returned to users who can read the element, so that sending the document back deletes none", async () => {
    const editor = await userWith("parts.read", "parts.edit");
    const { body } = await editor.get(owners["parts"] ?? "", { expect: 200 });
    expect(body.attachments).toHaveLength(1);
    expect(body.parameters).toHaveLength(1);
    const { headers: before } = await editor.get(owners["parts"] ?? "");
    const { headers: after } = await editor.patch(owners["parts"] ?? "", body, { expect: 200 });
    expect(after.etag?.split(".")[0]).toBe(before.etag?.split(".")[0]);
  });

  it.each([
    ["the build part of a project", "projects", "projects", "build_part", "parts"],
    ["the unit of a part", "parts", "parts", "partUnit", "measurement_units"],
    ["the parent of a category", "categories", "categories", "parent", "parts"],
  ] as const)(
    "%s cannot be set without permission to read the referenced record",
    async (_title, kind, group, property, other) => {
      const element = owners[kind] ?? "";
      const before = await running.read(element);
      const named =
        property === "parent" ? await make("categories", { name: unique("Above") }) : owners[other];
      const editor = await userWith(`${group}.edit`);
      for (const iri of [named, `${named}9999`]) {
        const { status, text } = await editor.patch(element, { [property]: iri });
        expect(status).toBe(403);
        expect(text).toMatch(/may not|need|permission/i);
      }
      expect(await running.read(element)).toEqual(before);
      const reader = await userWith(
        `${group}.edit`,
        property === "parent" ? "categories.read" : `${other}.read`,
      );
      await reader.patch(element, { [property]: named }, { expect: 200 });
    },
  );

  it.each([
    ["a lot", { partLots: [{ amount: 1 }] }],
    ["an orderdetail", { orderdetails: [{ supplierpartnr: "1" }] }],
    ["an association", { associated_parts_as_owner: [{ type: 1 }] }],
  ])("a user who can only edit parts cannot create or delete %s in a part", async (_title, lists) => {
    const [list = "", [element = {}] = []] = Object.entries<Record<string, unknown>[]>(lists)[0] ?? [];
    const supplier = owners["suppliers"];
    const other = await make("parts", { name: unique("Other"), category: owners["categories"] });
    const whole = {
      ...element,
      ...(list === "orderdetails" && { supplier }),
      ...(list === "associated_parts_as_owner" && { other }),
    };
    const part = await make("parts", {
      name: unique("Part"),
      category: owners["categories"],
      [list]: [whole],
    });
    const editor = await userWith("parts.read", "parts.edit", "suppliers.read");
    const before = await running.read(part);
    const create = await editor.patch(part, { [list]: [whole] });
    expect(create.status).toBe(403);
    expect(create.text).toContain("parts.create");
    const clear = await editor.patch(part, { [list]: [] });
    expect(clear.status).toBe(403);
    expect(clear.text).toContain("parts.delete");
    expect(await running.read(part)).toEqual(before);
    await editor.patch(part, { [list]: before[list] }, { expect: 200 });
  });
});
