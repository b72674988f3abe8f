/** The preview picture and 3D model of an element. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeOneDialect } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { owners, useOwners, type Document, type Element } from "./owners.ts";
import { plain } from "./running-service.ts";

describeOneDialect("attachments and parameters", (dialect) => {
  const { running, given, newOwner, patch, list } = useOwners(dialect);
  const { make, refused, read } = running;
  let type = "";
  let category = "";

  beforeAll(() => {
    ({ type, category } = given());
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

    it.each(owners)(
      "of %s becomes the first uploaded picture, nested or at its own endpoint",
      async (collection) => {
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
      },
    );

    it("must be a picture of the element itself", async () => {
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

    it("must still be a picture after the request that selects it", async () => {
      const chosen = async (name: string, upload: Element) => {
        const attachment = {
          name,
          attachment_type: type,
          upload: { becomePreviewIfEmpty: false, ...upload },
        };
        const part = await newOwner("parts", { attachments: [attachment] });
        const [own] = await list(part, "attachments");
        return { part, iri: String(own?.["@id"]) };
      };
      const png = { data: picture, filename: "p.png" };
      const text = { data: textFile, filename: "a.txt" };
      const pictured = await chosen("p", png);
      for (const change of [{ upload: text }, { url: "https://a.example/a.pdf" }]) {
        const answer = patch(pictured.part, {
          master_picture_attachment: pictured.iri,
          attachments: [{ "@id": pictured.iri, ...change }],
        });
        expect(await refused(answer)).toEqual(["master_picture_attachment: not-a-picture"]);
      }
      expect(await preview(pictured.part)).toBeNull();
      // The same rule applies if the attachment is already the preview picture.
      await running.client.patch(pictured.part, { master_picture_attachment: pictured.iri }, { expect: 200 });
      for (const change of [{ upload: text }, { url: "https://a.example/a.pdf" }]) {
        const attachments = [{ "@id": pictured.iri, ...change }];
        const named = patch(pictured.part, { master_picture_attachment: pictured.iri, attachments });
        expect(await refused(named)).toEqual(["master_picture_attachment: not-a-picture"]);
        expect(await preview(pictured.part)).toBe(pictured.iri);
      }
      const plainText = await chosen("t", text);
      const both = {
        master_picture_attachment: plainText.iri,
        attachments: [{ "@id": plainText.iri, upload: png }],
      };
      await running.client.patch(plainText.part, both, { expect: 200 });
      expect(await preview(plainText.part)).toBe(plainText.iri);
    });

    it.each(owners)(
      "of %s is replaced by a new picture in the request that removes the old one",
      async (collection) => {
        const ways: Element[] = [
          { attachments: [photo("new")] },
          { master_picture_attachment: null, attachments: [photo("new")] },
        ];
        for (const way of ways) {
          const owner = await newOwner(collection, { attachments: [photo("old")] });
          const old = await preview(owner);
          await running.client.patch(owner, way, { expect: 200 });
          const [only] = await list(owner, "attachments");
          expect(only?.["@id"]).not.toBe(old);
          expect(await preview(owner)).toBe(only?.["@id"]);
          const logged = JSON.stringify((await running.client.get(`${owner}/log`, plain)).body);
          expect(logged).toContain(JSON.stringify({ old, new: only?.["@id"] }));
        }
      },
    );

    it("is replaced only if the new picture can become the preview picture", async () => {
      const part = await newOwner("parts", { attachments: [photo("old")] });
      const old = await preview(part);
      const kept = { "@id": old };
      const added = (name: string, more?: Element) => [kept, photo(name, more)];
      await running.client.patch(part, { attachments: added("a") }, { expect: 200 });
      expect(await preview(part)).toBe(old);
      const unset = { master_picture_attachment: null };
      const unwanted = { ...unset, attachments: added("b", { becomePreviewIfEmpty: false }) };
      await running.client.patch(part, unwanted, { expect: 200 });
      expect(await preview(part)).toBeNull();
      await running.client.patch(part, { ...unset, attachments: added("c") }, { expect: 200 });
      expect(await preview(part)).not.toBeNull();
    });

    it("is cleared if its attachment is deleted, moved, removed from the list or no longer a picture", async () => {
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

    it("cannot be selected by the request that deletes it", async () => {
      const part = await newOwner("parts", { attachments: [photo("a", { becomePreviewIfEmpty: false })] });
      const [own] = await list(part, "attachments");
      const answer = patch(part, { attachments: [], master_picture_attachment: own?.["@id"] });
      expect(await refused(answer)).toEqual(["master_picture_attachment: attachment-deleted"]);
    });

    it("of a footprint and its 3D model follow the same rules", async () => {
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

    it("is cleared together with the same 3D model in one log entry", async () => {
      const footprint = await newOwner("footprints", { attachments: [photo("both")] });
      const attachment = await preview(footprint);
      await running.client.patch(footprint, { footprint_3d: attachment }, { expect: 200 });
      await running.client.delete(String(attachment), { expect: 204 });
      const { body } = await running.client.get<Document[]>(`${footprint}/log`, plain);
      const edits = body.flatMap(({ changes }) =>
        JSON.stringify(changes ?? 0).includes('"new":null') ? [changes] : [],
      );
      const gone = { old: attachment, new: null };
      expect(edits).toEqual([{ master_picture_attachment: gone, footprint_3d: gone }]);
    });
  });
});
