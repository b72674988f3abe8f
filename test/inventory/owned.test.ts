/** Attachments and parameters inside the document of their owner. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects, sampledOn } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { requiredOf, resourceOfTree } from "../support/trees.ts";
import { owners, useOwners } from "./owners.ts";
import { idOf, unique, versionOf } from "./running-service.ts";

const kinds: Readonly<Record<string, string>> = {
  parts: "Part",
  ...resourceOfTree,
};

describeDialects("attachments and parameters", (dialect) => {
  const { running, given, newOwner, patch, list, names } = useOwners(dialect);
  const { make, refused, read } = running;
  let type = "";
  let category = "";

  beforeAll(() => {
    ({ type, category } = given());
  });

  describe.each(sampledOn(dialect, owners, 4))("of %s", (collection) => {
    it("are created with their owner, with or without `_type`", async () => {
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

    it("are changed, kept, created and deleted by one list that refers to them by @id, id or IRI", async () => {
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

    it("can swap names in one list, also in cycles and with new records", async () => {
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

    it("can take the name of a record that is renamed or deleted", async () => {
      const owner = await newOwner(collection, { parameters: [{ name: "a" }, { name: "b" }] });
      const [a] = await list(owner, "parameters");
      await running.client.patch(
        owner,
        { parameters: [{ name: "a" }, { name: "b" }, { id: a?.id, name: "old a" }] },
        { expect: 200 },
      );
      expect(await names(owner, "parameters")).toEqual(["a", "b", "old a"]);
    });

    it("violations are reported with their list index, and nothing changes", async () => {
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

    it("rejects records of other owners, unknown records and records that occur twice", async () => {
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
            ...requiredOf(collection),
            parameters: [{ id: foreign?.id }],
          }),
          400,
        ),
      ).toEqual([expect.stringMatching(/^parameters\[0\]/)]);
    });

    it("increase the version of their owner only when they are changed through their own endpoint", async () => {
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

    it("are deleted with their owner, including files", async () => {
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

    it("rejects a `_type` that does not match the element", async () => {
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
});
