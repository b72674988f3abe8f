/** Attachments and parameters inside the element that they belong to, and by themselves. */
import { beforeAll, describe, expect, it } from "vitest";
import { picture, textFile } from "../support/inventory.ts";
import { describeDialects } from "../support/dialects.ts";
import type { Json } from "../support/client.ts";
import { idOf, plain, unique, useService, versionOf } from "./running-service.ts";

type Document = Record<string, Json>;
type Element = Readonly<Record<string, unknown>>;

const owners = ["parts", "categories", "manufacturers", "footprints", "attachment_types"];
const kinds: Readonly<Record<string, string>> = {
  parts: "Part",
  categories: "Category",
  manufacturers: "Manufacturer",
  footprints: "Footprint",
  attachment_types: "AttachmentType",
};

describeDialects("attachments and parameters", (dialect) => {
  const running = useService(dialect);
  const { make, refused, read } = running;
  let type = "";
  let otherType = "";
  let category = "";

  beforeAll(async () => {
    type = await make("attachment_types", { name: "Any" });
    otherType = await make("attachment_types", { name: "Other" });
    category = await make("categories", { name: "Category" });
  });

  const newOwner = (collection: string, body: Element = {}): Promise<string> =>
    make(collection, { name: unique("Owner"), ...(collection === "parts" && { category }), ...body });
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body);
  const list = async (owner: string, property: string): Promise<Document[]> => {
    const collection = property === "parameters" ? "parameters" : "attachments";
    const { [property]: elements } = await read(owner);
    const iris = (elements as unknown as (Document | string)[]).map((element) =>
      typeof element === "string" ? element : String(element["@id"]),
    );
    expect(iris.every((iri) => iri.startsWith(`/api/${collection}/`))).toBe(true);
    return Promise.all(iris.map(read));
  };
  const names = async (owner: string, property: string): Promise<unknown[]> =>
    (await list(owner, property)).map(({ name }) => name);

  describe.each(owners)("of %s", (collection) => {
    it("are made with their owner, whatever `_type` says or does not say", async () => {
      const owner = await newOwner(collection, {
        attachments: [
          { name: "a", attachment_type: type, url: "https://a.example/x.pdf" },
          { name: "b", attachment_type: type, _type: kinds[collection], upload: { data: picture } },
        ],
        parameters: [{ name: "p", value_typical: 3, unit: "V" }],
      });
      expect(await names(owner, "attachments")).toEqual(["a", "b"]);
      const [parameter] = await list(owner, "parameters");
      expect(parameter).toMatchObject({ formatted: "3 V", element: { "@id": owner } });
    });

    it("are changed, kept, made and deleted by one list that names them by @id, id or IRI", async () => {
      const owner = await newOwner(collection, {
        parameters: ["a", "b", "c", "d"].map((name) => ({ name, group: "g", unit: "V" })),
      });
      const [a, b, c] = await list(owner, "parameters");
      const answer = await running.client.patch(owner, {
        parameters: [
          { "@id": a?.["@id"], unit: "A" },
          { id: b?.id, name: "b2" },
          c?.["@id"],
          { name: "new" },
        ],
      });
      expect(answer.status, answer.text).toBe(200);
      const after = await list(owner, "parameters");
      expect(after.map(({ id, name, group, unit }) => [id, name, group, unit])).toEqual([
        [expect.any(Number), "new", "", ""],
        [a?.id, "a", "g", "A"],
        [b?.id, "b2", "g", "V"],
        [c?.id, "c", "g", "V"],
      ]);
      await running.client.patch(owner, { parameters: [] }, { expect: 200 });
      expect(await names(owner, "parameters")).toEqual([]);
      await running.client.get(String(a?.["@id"]), { expect: 404 });
    });

    it("may swap their names in one list, in circles and with new ones too", async () => {
      const owner = await newOwner(collection, {
        parameters: ["a", "b", "c"].map((name) => ({ name })),
        attachments: ["x", "y"].map((name) => ({
          name,
          attachment_type: type,
          url: `https://a.example/${name}`,
        })),
      });
      const [a, b, c] = await list(owner, "parameters");
      const [x, y] = await list(owner, "attachments");
      await running.client.patch(
        owner,
        {
          parameters: [
            { name: "d", unit: "new" },
            { id: a?.id, name: "b" },
            { id: b?.id, name: "c" },
            { id: c?.id, name: "a" },
          ],
          attachments: [
            { id: x?.id, name: "y" },
            { id: y?.id, name: "x" },
          ],
        },
        { expect: 200 },
      );
      const after = await list(owner, "parameters");
      expect(after.map(({ id, name }) => [name, id])).toEqual([
        ["a", c?.id],
        ["b", a?.id],
        ["c", b?.id],
        ["d", expect.any(Number)],
      ]);
      expect((await list(owner, "attachments")).map(({ id, name }) => [name, id])).toEqual([
        ["x", y?.id],
        ["y", x?.id],
      ]);
    });

    it("may give the name of one that is renamed or deleted to a new one", async () => {
      const owner = await newOwner(collection, { parameters: [{ name: "a" }, { name: "b" }] });
      const [a] = await list(owner, "parameters");
      await running.client.patch(
        owner,
        { parameters: [{ name: "a" }, { name: "b" }, { id: a?.id, name: "old a" }] },
        { expect: 200 },
      );
      expect(await names(owner, "parameters")).toEqual(["a", "b", "old a"]);
    });

    it("refuse what breaks a rule, naming the place in the list, and change nothing", async () => {
      const owner = await newOwner(collection, {
        parameters: [{ name: "a" }, { name: "b" }],
        attachments: [{ name: "x", attachment_type: type }],
      });
      const before = await running.client.get(owner, { expect: 200 });
      const entries = await running.logged();
      const [a, b] = await list(owner, "parameters");
      const [x] = await list(owner, "attachments");
      const cases: [unknown, readonly string[]][] = [
        [{ parameters: [{}] }, ["parameters[0].name: not-blank"]],
        [{ parameters: [{ name: "" }] }, ["parameters[0].name: not-blank"]],
        [{ parameters: [{ name: "a" }, { name: "a" }] }, ["parameters[1].name: unique"]],
        [{ parameters: [{ id: a?.id, name: "b" }, { id: b?.id }] }, ["parameters[1].name: unique"]],
        [
          { parameters: [{ name: "l", value_min: 5, value_typical: 4, value_max: 3 }] },
          [
            "parameters[0].value_min: limits",
            "parameters[0].value_min: limits",
            "parameters[0].value_max: limits",
          ],
        ],
        [{ attachments: [{ attachment_type: type }] }, ["attachments[0].name: not-blank"]],
        [{ attachments: [{ name: "y" }] }, ["attachments[0].attachment_type: attachment-type-required"]],
        [
          { attachments: [{ name: "y", attachment_type: type, url: "javascript:alert(1)" }] },
          ["attachments[0].url: url"],
        ],
        [
          { attachments: [{ id: x?.id }, { name: "x", attachment_type: type }] },
          ["attachments[1].name: unique"],
        ],
        [
          { attachments: [{ name: "y", attachment_type: type, nonsense: 1 }] },
          ["attachments[0].nonsense: unknown-property"],
        ],
      ];
      for (const [body, expected] of cases) {
        expect(await refused(patch(owner, body)), JSON.stringify(body)).toEqual(expected);
      }
      const after = await running.client.get(owner, { expect: 200 });
      expect(after.headers.etag).toBe(before.headers.etag);
      expect(await running.logged()).toBe(entries);
    });

    it("refuse elements of others, ones that do not exist, and ones named twice", async () => {
      const other = await newOwner(collection, { parameters: [{ name: "foreign" }] });
      const owner = await newOwner(collection, { parameters: [{ name: "own" }] });
      const [foreign] = await list(other, "parameters");
      const [own] = await list(owner, "parameters");
      for (const element of [
        { id: foreign?.id, name: "stolen" },
        foreign?.["@id"],
        { id: 999999 },
        { "@id": "/api/parameters/999999" },
        { "@id": "/api/attachments/1" },
        "nonsense",
        own?.["@id"],
      ]) {
        const answer = patch(owner, { parameters: [own?.["@id"], element] });
        expect(await refused(answer, 400), JSON.stringify(element)).toEqual([
          expect.stringMatching(/^parameters\[1\]/),
        ]);
      }
      expect(await names(owner, "parameters")).toEqual(["own"]);
      expect(await names(other, "parameters")).toEqual(["foreign"]);
      expect(
        await refused(
          running.client.post(`/api/${collection}`, {
            name: unique("Thief"),
            ...(collection === "parts" && { category }),
            parameters: [{ id: foreign?.id }],
          }),
          400,
        ),
      ).toEqual([expect.stringMatching(/^parameters\[0\]/)]);
    });

    it("raise the version of their owner when they are written by themselves, and only then", async () => {
      const owner = await newOwner(collection);
      const version = async (): Promise<number> =>
        Number(versionOf(await running.client.get(owner, { expect: 200 })));
      const first = await version();
      const parameter = await make("parameters", { name: "p", element: owner });
      expect(await version()).toBe(first + 1);
      await running.client.patch(parameter, { unit: "V" }, { expect: 200 });
      expect(await version()).toBe(first + 2);
      await running.client.patch(parameter, { unit: "V" }, { expect: 200 });
      expect(await version()).toBe(first + 2);
      await running.client.delete(parameter, { expect: 204 });
      expect(await version()).toBe(first + 3);
      await running.client.patch(owner, { parameters: [{ name: "q" }, { name: "r" }] }, { expect: 200 });
      expect(await version()).toBe(first + 4);
    });

    it("go with their owner, files and all", async () => {
      const owner = await newOwner(collection, {
        attachments: [{ name: "a", attachment_type: type, upload: { data: textFile, filename: "a.txt" } }],
        parameters: [{ name: "p" }],
      });
      const [attachment] = await list(owner, "attachments");
      const [parameter] = await list(owner, "parameters");
      const path = String(attachment?.internal_path);
      await running.client.get(path, { accept: "*/*", expect: 200 });
      await running.client.delete(owner, { expect: 204 });
      await running.client.get(String(attachment?.["@id"]), { expect: 404 });
      await running.client.get(String(parameter?.["@id"]), { expect: 404 });
      await running.client.get(path, { accept: "*/*", expect: 404 });
    });

    it("are refused where `_type` is not the kind of the element", async () => {
      const owner = await newOwner(collection);
      const wrong = collection === "parts" ? "Category" : "Part";
      const body = { name: "p", element: owner, _type: wrong };
      expect(await refused(running.client.post("/api/parameters", body))).toEqual(["_type: wrong-type"]);
      const right = await make("parameters", { ...body, _type: kinds[collection] });
      expect(await refused(patch(right, { _type: wrong }))).toEqual(["_type: wrong-type"]);
      await running.client.patch(right, { _type: kinds[collection] }, { expect: 200 });
      const byId = await make("parameters", {
        name: "by id",
        element: { id: idOf(owner) },
        _type: kinds[collection],
      });
      expect((await read(byId)).element?.["@id"]).toBe(owner);
    });
  });

  describe("by themselves", () => {
    it("are unique in their element by name, and type or group", async () => {
      const element = await newOwner("parts");
      const parameter = { name: "p", group: "g", element };
      await make("parameters", parameter);
      expect(await refused(running.client.post("/api/parameters", parameter))).toEqual(["name: unique"]);
      const other = await make("parameters", { ...parameter, group: "h" });
      expect(await refused(patch(other, { group: "g" }))).toEqual(["name: unique"]);
      const attachment = { name: "a", attachment_type: type, element };
      await make("attachments", attachment);
      expect(await refused(running.client.post("/api/attachments", attachment))).toEqual(["name: unique"]);
      const second = await make("attachments", { ...attachment, attachment_type: otherType });
      expect(await refused(patch(second, { attachment_type: type }))).toEqual(["name: unique"]);
    });

    it("move to another element of the same kind, where their name must be free", async () => {
      const [from, to] = [await newOwner("parts"), await newOwner("parts")];
      const moving = await make("parameters", { name: "p", element: from });
      const staying = await make("parameters", { name: "p", element: to });
      expect(await refused(patch(moving, { element: to }))).toEqual(["name: unique"]);
      await running.client.delete(staying, { expect: 204 });
      const versions = [await running.client.get(from), await running.client.get(to)].map(versionOf);
      await running.client.patch(moving, { element: to }, { expect: 200 });
      const after = [await running.client.get(from), await running.client.get(to)].map(versionOf);
      expect(after.map(Number)).toEqual(versions.map((version) => Number(version) + 1));
      expect(await names(from, "parameters")).toEqual([]);
      expect(await names(to, "parameters")).toEqual(["p"]);
      expect(await refused(patch(moving, { element: category }))).toEqual(["element: other-kind-of-element"]);
    });

    it.each([
      [{ name: "x", attachment_type: "/api/attachment_types/999999" }, ["attachment_type: not-found"]],
      [{ name: "x", attachment_type: "/api/categories/1" }, ["attachment_type: invalid-iri"]],
      [{ name: "x", element: "/api/parts/999999" }, ["element: not-found"]],
      [{ name: "x", element: "/api/users/1" }, ["element: invalid-iri"]],
      [{ name: "x", element: { id: 1 } }, ["element: invalid-iri"]],
    ])("answer 400 to references that name nothing: %j", async (body, expected) => {
      const element = await newOwner("parts");
      const answer = running.client.post("/api/attachments", { element, attachment_type: type, ...body });
      expect(await refused(answer, 400)).toEqual(expected);
    });

    it.each([
      [{ value_min: 2, value_typical: 1 }, ["value_min: limits"]],
      [{ value_min: 1, value_max: 1 }, ["value_min: limits"]],
      [{ value_typical: 2, value_max: 1 }, ["value_max: limits"]],
      [{ value_min: 1, value_typical: 1 }, null],
      [{ value_typical: 1, value_max: 1 }, null],
      [{ value_min: -1e-12, value_typical: 0, value_max: 1e300 }, null],
      [{ value_max: -5 }, null],
    ])("have limits in order: %j", async (values, expected) => {
      const element = await newOwner("parts");
      const answer = running.client.post("/api/parameters", { name: "p", element, ...values });
      if (expected !== null) expect(await refused(answer)).toEqual(expected);
      else expect((await answer).body).toMatchObject(values);
    });

    it("check limits against those that are not sent", async () => {
      const element = await newOwner("parts");
      const parameter = await make("parameters", { name: "p", element, value_min: 1, value_max: 3 });
      expect(await refused(patch(parameter, { value_typical: 4 }))).toEqual(["value_max: limits"]);
      await running.client.patch(parameter, { value_typical: 4, value_max: null }, { expect: 200 });
      expect((await running.client.get(parameter, plain)).body).not.toHaveProperty("value_max");
    });
  });

  describe("the preview picture", () => {
    const photo = (name: string, more: Element = {}): Element => ({
      name,
      attachment_type: type,
      upload: { data: picture, filename: `${name}.png`, ...more },
    });
    const preview = async (iri: string): Promise<unknown> => {
      const { master_picture_attachment: attachment } = await read(iri);
      if (attachment === undefined) return null;
      return typeof attachment === "string" ? attachment : attachment["@id"];
    };

    it.each(owners)("of %s becomes the first picture uploaded, by itself or nested", async (collection) => {
      const nested = await newOwner(collection, { attachments: [photo("first"), photo("second")] });
      expect(await preview(nested)).toBe((await list(nested, "attachments"))[0]?.["@id"]);
      const owner = await newOwner(collection);
      const text = { data: textFile, filename: "a.txt" };
      await make("attachments", { ...photo("a"), element: owner, upload: text });
      await make("attachments", { ...photo("b", { becomePreviewIfEmpty: false }), element: owner });
      expect(await preview(owner)).toBeNull();
      const first = await make("attachments", { ...photo("c"), element: owner });
      await make("attachments", { ...photo("d"), element: owner });
      expect(await preview(owner)).toBe(first);
    });

    it("must be a picture, of the element itself", async () => {
      const part = await newOwner("parts", { attachments: [photo("p", { becomePreviewIfEmpty: false })] });
      const other = await newOwner("parts", { attachments: [photo("p")] });
      const [own] = await list(part, "attachments");
      const text = await make("attachments", {
        name: "t",
        attachment_type: type,
        element: part,
        url: "https://a.example/a.pdf",
      });
      const set = (iri: unknown) => patch(part, { master_picture_attachment: iri });
      expect(await refused(set(text))).toEqual(["master_picture_attachment: not-a-picture"]);
      expect(await refused(set(await preview(other)))).toEqual([
        "master_picture_attachment: not-own-attachment",
      ]);
      expect(await refused(set("/api/attachments/999999"), 400)).toEqual([
        "master_picture_attachment: not-found",
      ]);
      await running.client.patch(part, { master_picture_attachment: { id: own?.id } }, { expect: 200 });
      expect(await preview(part)).toBe(own?.["@id"]);
      await running.client.patch(part, { master_picture_attachment: null }, { expect: 200 });
      expect(await preview(part)).toBeNull();
      const create = { name: "x", category, master_picture_attachment: own?.["@id"] };
      expect(await refused(running.client.post("/api/parts", create))).toEqual([
        "master_picture_attachment: not-own-attachment",
      ]);
    });

    it("is let go of when its attachment is deleted, moved, taken out of the list or no picture any more", async () => {
      const ways: ((part: string, attachment: string) => Promise<unknown>)[] = [
        (_part, attachment) => running.client.delete(attachment, { expect: 204 }),
        async (_part, attachment) =>
          running.client.patch(attachment, { element: await newOwner("parts") }, { expect: 200 }),
        (part) => running.client.patch(part, { attachments: [] }, { expect: 200 }),
        (part, attachment) =>
          running.client.patch(
            part,
            { attachments: [], master_picture_attachment: attachment, description: "sent back" },
            { expect: 200 },
          ),
        (_part, attachment) =>
          running.client.patch(attachment, { url: "https://a.example/a.pdf" }, { expect: 200 }),
        (_part, attachment) =>
          running.client.patch(
            attachment,
            { upload: { data: textFile, filename: "a.txt" } },
            { expect: 200 },
          ),
        (part, attachment) =>
          running.client.patch(
            part,
            { attachments: [{ "@id": attachment, url: "https://a.example/a.pdf" }] },
            { expect: 200 },
          ),
      ];
      for (const way of ways) {
        const part = await newOwner("parts", { attachments: [photo("p")] });
        const attachment = String(await preview(part));
        await way(part, attachment);
        expect(await preview(part), String(way)).toBeNull();
        const { body } = await running.client.get<Document[]>(`${part}/log?itemsPerPage=1`, plain);
        const logged = JSON.stringify((await running.client.get(`${part}/log`, plain)).body);
        expect(body.length).toBe(1);
        expect(logged).toContain(JSON.stringify({ old: attachment, new: null }));
      }
    });

    it("cannot be chosen by the request that deletes it", async () => {
      const part = await newOwner("parts", { attachments: [photo("a", { becomePreviewIfEmpty: false })] });
      const [own] = await list(part, "attachments");
      const answer = patch(part, { attachments: [], master_picture_attachment: own?.["@id"] });
      expect(await refused(answer)).toEqual(["master_picture_attachment: attachment-deleted"]);
    });

    it("of a footprint's 3D model likewise", async () => {
      const footprint = await newOwner("footprints", { attachments: [{ name: "m", attachment_type: type }] });
      const [model] = await list(footprint, "attachments");
      const set = { footprint_3d: model?.["@id"] };
      const other = await newOwner("footprints");
      expect(await refused(patch(other, set))).toEqual(["footprint_3d: not-own-attachment"]);
      expect(await refused(patch(footprint, { ...set, attachments: [] }))).toEqual([
        "footprint_3d: attachment-deleted",
      ]);
      await running.client.patch(footprint, set, { expect: 200 });
      await running.client.patch(footprint, { ...set, attachments: [] }, { expect: 200 });
      expect(await read(footprint)).not.toHaveProperty("footprint_3d");
    });
  });
});
