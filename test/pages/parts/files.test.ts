/** Files of parts and of entries of trees: showing, adding, editing and deleting them without scripts. */
import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, picture, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import type { Fields, PageResult, Visitor } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";
import { createElement } from "./full-parts.ts";

const png = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
const photo = (name = "photo.png"): File => new File([png], name);
const text = (name: string): File => new File(["Hello"], name);
const form = ".add-files form";

interface Attachment {
  readonly id: number;
  readonly name: string;
  readonly attachment_type: string;
  readonly private: boolean;
  readonly original_filename?: string;
}
interface Owner {
  readonly attachments: readonly Attachment[];
  readonly master_picture_attachment?: { readonly id: number };
}

describeOneDialect("files", (dialect) => {
  const service = useSettings({ dialect, environment: { MAX_ATTACHMENT_FILE_SIZE: "1M" } });
  let client: Api;
  let inventory: Inventory;
  let admin: Visitor;
  let datasheets: string;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    inventory = await createInventory(client, "Sample");
    datasheets = `/api/attachment_types/${await createElement(client, "attachment_types", {
      name: "Datasheet",
      filetype_filter: "application/pdf",
    })}`;
    admin = await enter(service(), "admin");
  });

  const newPart = (): Promise<number> =>
    createElement(client, "parts", { name: "BC547", category: `/api/categories/${inventory.categories}` });
  const read = async (part: number): Promise<Owner> =>
    (await client.get<Owner>(`/api/parts/${part}`, { accept: "application/json", expect: 200 })).body;
  const add = async (part: number, file?: File, fields: Fields = {}): Promise<PageResult> =>
    admin.submit(await admin.get(`/parts/${part}`), { form, fields, ...(file !== undefined && { file }) });
  const only = async (part: number): Promise<Attachment> => {
    const [attachment, ...others] = (await read(part)).attachments;
    expect(others).toEqual([]);
    if (attachment === undefined) throw new Error("The part has no file.");
    return attachment;
  };

  test("a photo becomes the picture of the part, with the name and type of the file", async () => {
    const part = await newPart();
    const page = await add(part, photo("front view.png"));
    expect([page.path, page.status, page.notice]).toEqual([`/parts/${part}/files`, 200, "Added front view."]);
    const { id } = await only(part);
    const shown = await admin.get(`/parts/${part}`);
    expect(shown.document.querySelector(".picture img")?.getAttribute("src")).toBe(
      `/api/attachments/${id}/thumbnail`,
    );
    expect(shown.document.querySelector("#files .thumbnail img")?.getAttribute("src")).toBe(
      `/api/attachments/${id}/thumbnail`,
    );
    expect(shown.document.querySelector("#files a[data-view]")?.getAttribute("href")).toMatch(/^\/media\//);
  });

  test("files with the same name get numbers", async () => {
    const part = await newPart();
    for (const name of ["a.txt", "A.txt", "a.md"]) await add(part, text(name));
    expect((await read(part)).attachments.map(({ name }) => name).sort()).toEqual(["A (2)", "a", "a (3)"]);
  });

  test("the type of a file is chosen by its name, unless the user chooses", async () => {
    const part = await newPart();
    await add(part, new File(["%PDF-1.7 x"], "sheet.pdf"));
    expect((await only(part)).attachment_type).toBe(datasheets);
    const other = await newPart();
    const type = `/api/attachment_types/${inventory.attachment_types}`;
    await add(other, new File(["%PDF-1.7 x"], "sheet.pdf"), { attachment_type: type, name: "Notes" });
    expect(await only(other)).toMatchObject({ name: "Notes", attachment_type: type });
  });

  test("a link needs no file", async () => {
    const part = await newPart();
    const page = await add(part, undefined, { url: "https://example.com/files/bc547.pdf?a=1" });
    expect(page.document.querySelector('input[name="download"]')).toBeNull();
    expect(await only(part)).toMatchObject({ name: "bc547", attachment_type: datasheets });
  });

  test("a private file is served only through the checked path", async () => {
    const part = await newPart();
    await add(part, photo(), { private: "1" });
    const { id, private: isPrivate } = await only(part);
    expect(isPrivate).toBe(true);
    const page = await admin.get(`/parts/${part}`);
    expect(page.document.querySelector("#files a[data-view]")?.getAttribute("href")).toBe(
      `/api/attachments/${id}/file`,
    );
    const file = await admin.get(`/api/attachments/${id}/file`);
    expect([file.headers.get("content-disposition"), file.headers.get("content-security-policy")]).toEqual([
      expect.stringMatching(/^inline/),
      expect.stringContaining("sandbox"),
    ]);
  });

  describe("are rejected, with the reason beside the field,", () => {
    const cases: [string, () => File | undefined, Fields, number, string, RegExp][] = [
      ["without a choice", () => undefined, {}, 422, "file", /Choose a file/],
      ["if too large", () => new File([randomBytes(1_100_000)], "a.bin"), {}, 413, "file", /maximum of 1 MB/],
      ["if empty", () => new File([], "a.txt"), {}, 422, "file", /empty/],
      [
        "with a wrong address",
        () => undefined,
        { url: "ftp://example.com/a" },
        422,
        "url",
        /not a valid URL/,
      ],
      ["with a name that is too long", () => photo(), { name: "x".repeat(300) }, 422, "name", /255/],
    ];
    test.each(cases)("%s", async (_title, file, fields, status, field, message) => {
      const part = await newPart();
      const page = await add(part, file(), fields);
      expect([page.status, page.path]).toEqual([status, `/parts/${part}/files`]);
      expect(page.fieldError(field)).toMatch(message);
      expect(page.document.querySelector(".add-files")?.hasAttribute("open")).toBe(true);
      expect((await read(part)).attachments).toEqual([]);
    });

    test("of another type", async () => {
      const part = await newPart();
      const page = await add(part, text("sheet.pdf"), { attachment_type: datasheets, name: "Kept" });
      expect([page.status, page.fieldError("file")]).toEqual([
        422,
        expect.stringContaining("application/pdf"),
      ]);
      expect(page.document.querySelector('input[name="name"]')?.getAttribute("value")).toBe("Kept");
    });

    test.each<[string, Record<string, string>, number]>([
      ["from another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, 403],
      ["as another kind of form", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
      ["as an unreadable form", { "Content-Type": "multipart/form-data; boundary=other" }, 400],
    ])("%s", async (_title, headers, status) => {
      const part = await newPart();
      const page = await admin.submit(await admin.get(`/parts/${part}/files`), {
        form,
        file: photo(),
        headers,
      });
      expect([page.status, (await read(part)).attachments]).toEqual([status, []]);
    });

    test("without the token of the session", async () => {
      const part = await newPart();
      const page = await add(part, photo(), { _csrf_token: "other" });
      expect([page.status, page.heading, (await read(part)).attachments]).toEqual([403, "Form expired", []]);
    });
  });

  test("a user without the permission is offered nothing and changes nothing", async () => {
    const part = await newPart();
    await add(part, photo());
    const { id } = await only(part);
    const reader = await enter(service(), "reader");
    const page = await reader.get(`/parts/${part}`);
    expect(page.document.querySelectorAll("#files form, #files .menu")).toEqual([]);
    expect(page.words).toContain("photo");
    for (const path of [`/parts/${part}/files`, `/attachments/${id}/edit`, `/attachments/${id}/delete`]) {
      const refused = await reader.get(path);
      expect([path, refused.status]).toEqual([path, 403]);
    }
    const open = await admin.get(`/parts/${part}/files`);
    const refused = await reader.submit(open, { form, file: photo("second.png") });
    expect([refused.status, (await read(part)).attachments.length]).toEqual([403, 1]);
  });

  test("visitors sign in first", async () => {
    const part = await newPart();
    const open = await admin.get(`/parts/${part}/files`);
    admin.cookies.clear();
    const page = await admin.submit(open, { form, file: photo() });
    expect(page.path).toContain("/login?return_to=");
    expect((await read(part)).attachments).toEqual([]);
    admin = await enter(service(), "admin");
  });

  test("are edited: name, visibility, tables and content", async () => {
    const part = await newPart();
    await add(part, text("notes.txt"));
    const { id } = await only(part);
    const page = await admin.get(`/attachments/${id}/edit`);
    const saved = await admin.submit(page, {
      fields: { name: "Readme", private: "1", show_in_table: "1" },
      file: photo("new.png"),
    });
    expect([saved.path, saved.notice]).toEqual([`/parts/${part}#files`, "Saved Readme."]);
    expect(await only(part)).toMatchObject({
      id,
      name: "Readme",
      private: true,
      show_in_table: true,
      original_filename: "new.png",
      media_type: "image/png",
    });
    const again = await admin.submit(await admin.get(`/attachments/${id}/edit`), {
      fields: { private: null },
    });
    expect(again.status).toBe(200);
    expect(await only(part)).toMatchObject({ private: false, original_filename: "new.png" });
    const empty = await admin.submit(await admin.get(`/attachments/${id}/edit`), { fields: { name: "" } });
    expect([empty.status, empty.fieldError("name")]).toEqual([422, expect.any(String)]);
  });

  test("one of the pictures is chosen, and the deletion of a file asks first", async () => {
    const part = await newPart();
    await add(part, photo("front.png"));
    await add(part, photo("back.png"));
    const first = (await read(part)).master_picture_attachment?.id;
    const other = (await read(part)).attachments.find(({ id }) => id !== first)?.id ?? 0;
    const page = await admin.get(`/parts/${part}`);
    const chosen = await admin.submit(page, { form: `/attachments/${other}/picture` });
    expect([chosen.path, chosen.notice]).toEqual([`/parts/${part}`, "back is now the picture of the part."]);
    expect((await read(part)).master_picture_attachment?.id).toBe(other);
    const question = await admin.get(`/attachments/${other}/delete`);
    expect([question.heading, (await read(part)).attachments.length]).toEqual(["Delete back?", 2]);
    const deleted = await admin.submit(question);
    expect([deleted.path, deleted.notice]).toEqual([`/parts/${part}#files`, "Deleted back."]);
    expect((await only(part)).id).toBe(first);
  });

  test("a type is created if no type accepts the file", async () => {
    const part = await newPart();
    const types = [datasheets, `/api/attachment_types/${inventory.attachment_types}`];
    for (const type of types) await client.patch(type, { not_selectable: true }, { expect: 200 });
    for (const name of ["front.png", "back.png"]) await add(part, photo(name));
    for (const type of types) await client.patch(type, { not_selectable: false }, { expect: 200 });
    const used = (await read(part)).attachments.map(({ attachment_type: type }) => type);
    expect([used.length, new Set(used).size]).toEqual([2, 1]);
    expect((await client.get(used[0] ?? "")).body["name"]).toBe("Picture");
  });

  test("entries of trees have files, too", async () => {
    for (const collection of ["categories", "manufacturers", "storage_locations", "attachment_types"]) {
      const id = await createElement(client, collection, { name: "With files" });
      const page = await admin.submit(await admin.get(`/${collection}/${id}`), { form, file: photo() });
      expect([page.path, page.notice]).toEqual([`/${collection}/${id}/files`, "Added photo."]);
      const shown = await admin.get(`/${collection}/${id}`);
      expect(shown.document.querySelectorAll("#file-list .file")).toHaveLength(1);
      expect(shown.words).toContain("picture of the");
    }
  });
});

describeOneDialect("files of other servers", (dialect) => {
  const service = useSettings({ dialect, environment: { ALLOW_ATTACHMENT_DOWNLOADS: "1" } });

  test("are requested if the user asks for a download, and the error appears at the address", async () => {
    const client = api(service(), tokens.full);
    const { categories } = await createInventory(client, "Sample");
    const part = await createElement(client, "parts", {
      name: "BC547",
      category: `/api/categories/${categories}`,
    });
    const admin = await enter(service(), "admin");
    const url = "http://127.0.0.1:9/sheet.pdf";
    const open = await admin.get(`/parts/${part}/files`);
    const page = await admin.submit(open, { form, fields: { url, download: "1", private: "1" } });
    expect([page.status, page.fieldError("url")]).toEqual([422, expect.any(String)]);
    expect(page.document.querySelector('input[name="private"]')?.hasAttribute("checked")).toBe(true);
    const secret = await admin.submit(page, { form, fields: { download: null } });
    expect([secret.status, secret.fieldError("private")]).toEqual([422, expect.stringContaining("stored")]);
    const linked = await admin.submit(page, { form, fields: { download: null, private: null } });
    expect([linked.status, linked.notice]).toEqual([200, "Added sheet."]);
  });
});
