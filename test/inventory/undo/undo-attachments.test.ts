/** Undo of changes of attachments: files, privacy and exchanged names. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import type { Answer, Json } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { picture } from "../../support/inventory.ts";
import { plain, unique, useService } from "../running-service.ts";
import { createUserWith } from "../test-users.ts";

type Body = Record<string, unknown>;

describeDialects("undo of attachments", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let part = "";
  let type = "";

  beforeAll(async () => {
    type = await make("attachment_types", { name: "Any" });
    part = await make("parts", { name: "Part", category: await make("categories", { name: "C" }) });
  });

  const newFile = (body: Body = {}): Promise<string> =>
    make("attachments", {
      name: unique("File"),
      element: part,
      attachment_type: type,
      upload: { data: picture, filename: "a.png" },
      ...body,
    });
  const setOf = ({ headers }: Pick<Answer, "headers">): string => headers["partledger-change-set"] ?? "";
  const undo = async (set: string, query = "", status = 200): Promise<Answer> => {
    const answer = await running.client.post(`/api/change_sets/${set}/undo${query}`, undefined, plain);
    expect(answer.status, answer.text).toBe(status);
    return answer;
  };
  const fileOf = async (iri: string): Promise<number> =>
    (await running.client.get(`${iri}/file`, { accept: "*/*", expect: 200 })).bytes.length;

  it("restores deleted and replaced files", async () => {
    const attachment = await newFile();
    const size = await fileOf(attachment);
    const replaced = await running.client.patch(
      attachment,
      { url: "https://files.example/a.pdf" },
      { expect: 200 },
    );
    const deleted = await running.client.delete(attachment, { expect: 204 });
    await undo(setOf(deleted));
    expect(await read(attachment)).toMatchObject({ external_path: "https://files.example/a.pdf" });
    await undo(setOf(replaced));
    expect(await fileOf(attachment)).toBe(size);
  });

  const textFile = (text: string, filename = "a.txt"): Body => ({
    upload: { data: `data:text/plain;base64,${Buffer.from(text).toString("base64")}`, filename },
  });
  const replace = async (attachment: string, body: Body): Promise<string> =>
    setOf(await running.client.patch(attachment, body, { expect: 200 }));
  const described = async (attachment: string): Promise<Body> => {
    const { original_filename, media_type, file_size, external_path } = await read(attachment);
    const { text } = await running.client.get(`${attachment}/file`, { accept: "*/*", expect: 200 });
    return { text, original_filename, media_type, file_size, external_path };
  };
  const expectSoundFiles = async (): Promise<void> => {
    const attachments = running.service.store.read.db.selectFrom("attachments");
    for (const row of await attachments.select(["internal_path", "file_sha256", "file_size"]).execute()) {
      if (row.internal_path === null) continue;
      const content = await readFile(join(running.service.uploads, row.internal_path));
      expect(row.file_sha256).toBe(createHash("sha256").update(content).digest("hex"));
      expect(row.file_size).toBe(content.length);
    }
  };

  it("restores a file that was replaced with another content", async () => {
    const attachment = await newFile(textFile("one", "one.txt"));
    const before = await described(attachment);
    const at = new Date().toISOString();
    await setTimeout(2);
    const set = await replace(attachment, textFile("two two", "two.txt"));
    const after = await described(attachment);
    const undone = await undo(set);
    expect(await described(attachment)).toEqual(before);
    await running.client.post(`/api/change_sets/${setOf(undone)}/redo`, undefined, { ...plain, expect: 200 });
    expect(await described(attachment)).toEqual(after);
    const restored = { at, properties: ["file_size"] };
    await running.client.post(`${attachment}/restore`, restored, { ...plain, expect: 200 });
    expect(await described(attachment)).toEqual(before);
    await expectSoundFiles();
  });

  it.each([
    ["was made private", { upload: { private: true } }],
    ["has another content", textFile("three")],
    ["has another content and privacy", { upload: { ...(textFile("3")["upload"] as Body), private: true } }],
    ["has the same content and another name", textFile("two two", "other.txt")],
  ])("keeps the properties of a newer file that %s", async (_name, newer) => {
    const attachment = await newFile(textFile("one", "one.txt"));
    const set = await replace(attachment, textFile("two two", "two.txt"));
    await replace(attachment, newer);
    const after = await described(attachment);
    const skipped = await undo(set, "?conflicts=skip");
    expect(skipped.body["left"]).not.toEqual([]);
    expect(await described(attachment)).toEqual(after);
    await undo(set, "?conflicts=overwrite");
    expect(await described(attachment)).toMatchObject({ text: "one", original_filename: "one.txt" });
    await expectSoundFiles();
  });

  it("restores a file that one request has replaced and made private", async () => {
    const attachment = await newFile(textFile("one", "one.txt"));
    const before = await described(attachment);
    const answer = await running.client.post(
      "/api/batch",
      {
        operations: [
          { method: "PATCH", path: attachment, body: textFile("two two", "two.txt") },
          { method: "PATCH", path: attachment, body: { upload: { private: true } } },
        ],
      },
      { expect: 200 },
    );
    await undo(setOf(answer));
    expect(await described(attachment)).toEqual(before);
    await expectSoundFiles();
  });

  it.each([
    ["parts", "master_picture_attachment"],
    ["footprints", "master_picture_attachment"],
    ["footprints", "footprint_3d"],
  ])("keeps a new attachment that was chosen since: %s, %s", async (collection, property) => {
    const category = await make("categories", { name: unique("C") });
    const element = await make(collection, {
      name: unique("Element"),
      ...(collection === "parts" && { category }),
    });
    const upload = { data: picture, filename: "a.png", becomePreviewIfEmpty: false };
    const operations = ["a", "b"].map((name) => ({
      method: "POST",
      path: "/api/attachments",
      body: { name, element, attachment_type: type, upload },
    }));
    const answer = await running.client.post("/api/batch", { operations }, { expect: 200 });
    const [{ body }] = answer.body["results"] as unknown as [{ body: { "@id": string } }];
    const { "@id": attachment } = body;
    const set = setOf(answer);
    await replace(element, { [property]: attachment });
    const conflict = { element, property, code: "changed", then: null, now: attachment, replaceable: true };
    expect((await undo(set, "", 409)).body["conflicts"]).toMatchObject([conflict]);
    expect((await undo(set, "?conflicts=skip")).body["left"]).toMatchObject([conflict]);
    const chosen = (await read(element))[property];
    expect(chosen).toMatchObject({ "@id": attachment });
    await undo(set, "?conflicts=overwrite");
    expect((await read(element))[property] ?? null).toBeNull();
  });

  it("keeps the file if a step of the undo is rejected", async () => {
    const ownType = await make("attachment_types", { name: unique("Type") });
    const attachment = await newFile({ attachment_type: ownType });
    const deleted = await running.client.delete(attachment, { expect: 204 });
    const deletedType = await running.client.delete(ownType, { expect: 204 });
    const skipped = await undo(setOf(deleted), "?conflicts=skip");
    expect(skipped.body["left"]).toMatchObject([{ element: attachment, property: "attachment_type" }]);
    await undo(setOf(deletedType));
    await undo(setOf(deleted));
    expect(await fileOf(attachment)).toBeGreaterThan(0);
  });

  it("does not make a private file public without the permission to read it", async () => {
    const attachment = await newFile();
    const [{ id: entry } = { id: 0 }] = (
      await running.client.get<readonly { id: number }[]>(`${attachment}/log`, { ...plain, expect: 200 })
    ).body;
    const set = setOf(await running.client.patch(attachment, { upload: { private: true } }, { expect: 200 }));
    const user = await createUserWith(running.service, [
      "parts.read",
      "parts.edit",
      "parts.show_history",
      "parts.revert_element",
      "categories.read",
      "attachment_types.read",
    ]);
    const body = { log_entry: entry };
    await user.client.post(`${attachment}/restore`, body, { ...plain, expect: 403 });
    const denied = await user.client.post(`/api/change_sets/${set}/undo`, undefined, plain);
    expect([403, 404]).toContain(denied.status);
    expect(await read(attachment)).toMatchObject({ private: true });
    await undo(set);
    expect(await read(attachment)).toMatchObject({ private: false });
    expect(await fileOf(attachment)).toBeGreaterThan(0);
  });

  it("takes back and repeats an exchange of names, and keeps other conflicts", async () => {
    const [x, y] = [unique("x"), unique("y")];
    const own = await make("parts", {
      name: unique("Part"),
      category: await make("categories", { name: unique("C") }),
      attachments: [x, y].map((name) => ({ name, attachment_type: type, url: "https://files.example/a" })),
    });
    const members = async () => (await read(own))["attachments"] as unknown as readonly Json[];
    const state = async () =>
      (await members()).map((member) => `${String(member["@id"])} ${String(member["name"])}`).sort();
    const before = await state();
    const [first, second] = await members();
    const answer = await running.client.patch(
      own,
      {
        attachments: [
          { "@id": first?.["@id"], name: second?.["name"], url: "https://files.example/b" },
          { "@id": second?.["@id"], name: first?.["name"] },
        ],
      },
      { expect: 200 },
    );
    const exchanged = await state();
    const undone = await undo(setOf(answer));
    expect(await state()).toEqual(before);
    const redone = `/api/change_sets/${setOf(undone)}/redo`;
    await running.client.post(redone, undefined, { ...plain, expect: 200 });
    expect(await state()).toEqual(exchanged);
    await running.client.patch(
      String(first?.["@id"]),
      { url: "https://files.example/newer" },
      { expect: 200 },
    );
    await undo(setOf(answer), "", 409);
    expect(await state()).toEqual(exchanged);
  });
});
