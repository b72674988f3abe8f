/** Change sets of which an undo can take back nothing, or only a part. */
import { beforeAll, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { useTools, type SignedInVisitor } from "../tools/tools-site.ts";

describeDialects("changes that an undo leaves", (dialect) => {
  const site = useTools({ dialect });
  let admin: SignedInVisitor;
  let client: Api;
  let category: number;

  beforeAll(async () => {
    admin = await site().as("admin");
    client = api(site(), tokens.full);
    category = await createElement(client, "categories", { name: "Transistors" });
  });

  const newPart = (more: object = {}) =>
    createElement(client, "parts", { name: "Part", category: `/api/categories/${category}`, ...more });

  /** Sends a request and returns the path of its change set. */
  async function changeSetOf(method: "patch" | "post", path: string, body: object): Promise<string> {
    const { status, headers } = await client[method](path, body);
    expect(status).toBeLessThan(300);
    return `/change_sets/${headers["partledger-change-set"]}`;
  }

  const textOf = (page: PageResult, selector: string): string[] =>
    page.document
      .querySelectorAll(selector)
      .map(({ textContent }) => textContent.replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ").trim());

  test("changes of groups have no preview and no form", async () => {
    const set = await changeSetOf("post", "/api/groups", { name: "Readers" });
    const page = await admin.get(`${set}/undo`);
    expect([page.status, page.words]).toEqual([
      200,
      expect.stringContaining("Changes of groups cannot be taken back."),
    ]);
    expect(textOf(page, "#preview, #conflicts, main form")).toEqual([]);
    expect(page.words).not.toMatch(/are taken back|have changed since/);
    const other = await admin.get(
      `${await changeSetOf("patch", `/api/parts/${await newPart()}`, { name: "B" })}/undo`,
    );
    const token = other.document.querySelector('[name="_csrf_token"]')?.getAttribute("value") ?? "";
    const refused = await admin.post(`${set}/undo`, { _csrf_token: token });
    expect([refused.status, refused.words]).toEqual([
      409,
      expect.stringContaining("Changes of groups cannot be taken back."),
    ]);
  });

  test("changes whose log entries were removed have no preview and no form", async () => {
    const set = await changeSetOf("patch", `/api/parts/${await newPart()}`, { name: "C" });
    await site().store.transaction(({ db }) =>
      db
        .updateTable("change_sets")
        .set({ compacted_elements: 2 })
        .where("id", "=", Number(set.split("/").at(-1)))
        .execute(),
    );
    for (const path of [set, `${set}/undo`]) {
      const page = await admin.get(path);
      expect(page.words).toContain("The change log no longer contains these changes.");
      expect(textOf(page, "#preview, #conflicts, main form")).toEqual([]);
    }
  });

  test("the preview names what stays, and the form takes back the rest", async () => {
    const set = await changeSetOf("post", "/api/batch", {
      operations: [
        { method: "POST", path: "/api/groups", body: { name: "Assemblers" } },
        { method: "POST", path: "/api/categories", body: { name: "Mixed" } },
      ],
    });
    const page = await admin.get(`${set}/undo`);
    expect(page.words).toContain("The changes below are taken back.");
    expect(page.words).not.toContain("have changed since");
    expect(textOf(page, "#stays p, #stays li")).toEqual([
      "Changes of groups cannot be taken back.",
      expect.stringMatching(/^Group \d+ · Assemblers$/),
    ]);
    expect(textOf(page, "#preview tbody tr")).toEqual([
      expect.stringMatching(/^Category \d+ · Mixed ?is deleted$/),
    ]);
    const undone = await admin.submit(page);
    expect([undone.status, undone.notice]).toEqual([200, expect.stringContaining("1 change was left.")]);
    expect((await admin.get(set)).words).toMatch(/ Undone by ?change set/);
    const { body } = await client.get<unknown[]>("/api/categories?name=Mixed", {
      accept: "application/json",
    });
    expect(body).toEqual([]);
  });

  test("skipped changes can be taken back later", async () => {
    const part = await newPart({ description: "Old text" });
    const set = await changeSetOf("patch", `/api/parts/${part}`, { name: "New", description: "New text" });
    await client.patch(`/api/parts/${part}`, { name: "Newest" }, { expect: 200 });
    await admin.submit(await admin.get(`${set}/undo`), { fields: { conflicts: "skip" } });
    for (const path of [set, `/parts/${part}`, `/tools/log?target_type=Part&target_id=${part}`]) {
      const page = await admin.get(path);
      expect(page.words, path).toMatch(/Partly undone by ?change set/);
      expect(page.document.querySelector(`main a[href^="${set}/undo"]`), path).not.toBeNull();
    }
    const rest = await admin.get(`${set}/undo`);
    expect(rest.words).toContain("A part of the changes was already undone by change set");
    expect(textOf(rest, "#preview li")).toEqual(["Name: Newest → Part conflict"]);
    await admin.submit(rest, { fields: { conflicts: "overwrite" } });
    const page = await admin.get(set);
    expect(page.words).toMatch(/ Undone by ?change set/);
    expect(page.document.querySelector(`main a[href^="${set}/undo"]`)).toBeNull();
    const { body } = await client.get(`/api/parts/${part}`, { expect: 200 });
    expect(body).toMatchObject({ name: "Part", description: "Old text" });
  });

  test("changes that were restored by hand do not remain", async () => {
    const part = await newPart({ description: "Old text" });
    const set = await changeSetOf("patch", `/api/parts/${part}`, { name: "New", description: "New text" });
    await client.patch(`/api/parts/${part}`, { name: "Newest" }, { expect: 200 });
    await admin.submit(await admin.get(`${set}/undo`), { fields: { conflicts: "skip" } });
    const state = async () => (await client.get(`/api${set}`, { expect: 200 })).body;
    expect(await state()).toMatchObject({ partly_undone: true });
    await client.patch(`/api/parts/${part}`, { name: "Part" }, { expect: 200 });
    await client.post(`/api${set}/undo`, {}, { expect: 200 });
    expect(await state()).toMatchObject({ partly_undone: false });
    expect((await admin.get(set)).words).toMatch(/ Undone by ?change set/);
  });

  test("a conflict of stock has no effect", async () => {
    const part = await newPart();
    const lot = await createElement(client, "part_lots", { part: `/api/parts/${part}`, amount: 0 });
    const set = await changeSetOf("post", `/api/part_lots/${lot}/add`, { amount: 30 });
    await client.post(`/api/part_lots/${lot}/withdraw`, { amount: 25 }, { expect: 200 });
    const page = await admin.get(`${set}/undo`);
    expect(page.words).toContain("Nothing can be taken back at present.");
    expect(page.words).toContain("Add the missing stock first");
    expect(textOf(page, "#preview, main form")).toEqual([]);
    expect(page.words).not.toContain("-25");
    expect(textOf(page, "#conflicts td").slice(1, 3)).toEqual(["Value then 30", "Value now 5"]);
  });

  test("a number that another part has now names the remedy, and nothing else can be done", async () => {
    const part = await newPart({ ipn: "OLD-7" });
    const set = await changeSetOf("patch", `/api/parts/${part}`, { ipn: "NEW-7" });
    const other = await newPart({ ipn: "OLD-7" });
    const page = await admin.get(`${set}/undo`);
    expect(page.words).toContain("Nothing can be taken back at present.");
    expect(textOf(page, "#conflicts tbody")).toEqual([
      expect.stringContaining(`Change the IPN of part ${other} first.`),
    ]);
    expect(textOf(page, "#conflicts tbody")[0]).not.toContain("Value");
    expect(textOf(page, "#preview, main form")).toEqual([]);
  });

  test("a change set that is completely undone has no button", async () => {
    const set = await changeSetOf("patch", `/api/parts/${await newPart()}`, { name: "D" });
    await admin.submit(await admin.get(`${set}/undo`));
    const page = await admin.get(`${set}/undo`);
    expect(page.words).toContain("Nothing is left to be taken back.");
    expect(textOf(page, "#preview, main form")).toEqual([]);
  });

  test("a notice has no button if the user cannot take back the changes of moved elements", async () => {
    const permissions = [
      "categories.read",
      "categories.edit",
      "categories.create",
      "categories.delete",
      "categories.revert_element",
      "parts.read",
      "parts.edit",
    ] as const;
    const merge = async (user: SignedInVisitor, name: string) => {
      const id = await createElement(client, "categories", { name });
      await newPart({ category: `/api/categories/${id}` });
      const page = await user.submit(await user.get(`/categories/${id}/merge`), {
        fields: { into: "Transistors" },
      });
      expect(page.notice, page.words).toBe(`Merged ${name} into Transistors.`);
      return page.document.querySelector("main > .notice form") !== null;
    };
    expect(await merge(await site().with(...permissions), "First")).toBe(false);
    const editor = await site().with(...permissions, "parts.revert_element");
    expect(await merge(editor, "Second")).toBe(true);
  });
});
