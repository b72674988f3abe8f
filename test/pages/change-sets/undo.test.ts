import { beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { useTools, type SignedInVisitor } from "../tools/tools-site.ts";

describe("undo on pages", () => {
  const site = useTools();
  let admin: SignedInVisitor;
  let client: Api;
  let category: number;

  beforeAll(async () => {
    admin = await site().as("admin");
    client = api(site(), tokens.full);
    category = await createElement(client, "categories", { name: "Transistors" });
  });

  const newPart = (name: string) =>
    createElement(client, "parts", { name, category: `/api/categories/${category}` });

  const nameOf = async (part: number) => (await client.get(`/api/parts/${part}`, { expect: 200 })).body.name;

  /** Changes a part and returns the ID of the change set. */
  async function change(part: number, body: object): Promise<number> {
    const { headers } = await client.patch(`/api/parts/${part}`, body, { expect: 200 });
    return Number(headers["partledger-change-set"]?.split("/").at(-1));
  }

  async function rename(part: number, name: string): Promise<PageResult> {
    return admin.submit(await admin.get(`/parts/${part}/edit`), {
      form: `/parts/${part}/edit`,
      fields: { name },
    });
  }

  function table(page: PageResult, section: string): string[][] {
    return page.document
      .querySelectorAll(`#${section} tbody tr`)
      .map((row) => row.childNodes.map((cell) => cell.textContent.replaceAll("\u00a0", " ").trim()));
  }

  test("a notice offers Undo, and then Redo", async () => {
    const part = await newPart("Before");
    const saved = await rename(part, "After");
    expect(saved.notice).toBe("Saved After.");
    const undone = await admin.submit(saved, { form: "main > .notice form" });
    expect([undone.path, await nameOf(part)]).toEqual([`/parts/${part}`, "Before"]);
    expect(undone.notice).toMatch(/^Undid the changes of part (Before|After)\. /);
    expect(undone.document.querySelector(".notice a")?.getAttribute("href")).toBe(`/parts/${part}`);
    const redone = await admin.submit(undone, { form: "main > .notice form" });
    expect(await nameOf(part)).toBe("After");
    const again = await admin.submit(redone, { form: "main > .notice form" });
    expect([again.status, await nameOf(part)]).toEqual([200, "Before"]);
  });

  test("an undo that is sent twice is done once", async () => {
    const part = await newPart("Before");
    const saved = await rename(part, "After");
    const send = () => admin.submit(saved, { form: "main > .notice form" });
    await send();
    await change(part, { name: "Later" });
    const again = await send();
    expect([again.status, await nameOf(part)]).toEqual([200, "Later"]);
    expect(again.notice).toMatch(/^Undid the changes of part/);
  });

  test("a notice without a change has no button", async () => {
    const part = await newPart("Same");
    const saved = await rename(part, "Same");
    expect(saved.notice).toBe("Saved Same.");
    expect(saved.document.querySelector(".notice form")).toBeNull();
  });

  test("a deleted part comes back with its stock, and the list shows the notice", async () => {
    const part = await newPart("Stocked");
    await createElement(client, "part_lots", { part: `/api/parts/${part}`, amount: 40 });
    const deleted = await admin.submit(await admin.get(`/parts/${part}/delete`));
    expect([deleted.path, deleted.notice]).toEqual(["/parts", "Deleted Stocked."]);
    const undone = await admin.submit(deleted, { form: "main > .notice form" });
    expect([undone.path, undone.notice]).toEqual(["/parts", "Undid the changes of 2 elements. Stocked"]);
    const { body } = await client.get<{ total_instock: number }>(`/api/parts/${part}`, { expect: 200 });
    expect(body.total_instock).toBe(40);
  });

  test("a withdrawal is booked back, and later movements are kept", async () => {
    const part = await newPart("Booked");
    const lot = await createElement(client, "part_lots", { part: `/api/parts/${part}`, amount: 40 });
    const page = await admin.submit(await admin.get(`/lots/${lot}`), {
      fields: { amount: "10" },
      button: "action=withdraw",
    });
    await client.post(`/api/part_lots/${lot}/withdraw`, { amount: 5 }, { expect: 200 });
    const action = page.document.querySelector(".notice form")?.getAttribute("action") ?? "";
    const preview = await admin.get(action);
    expect(table(preview, "preview")).toEqual([
      [expect.stringContaining("Lot"), "changes", "Amount: 25 → 35"],
    ]);
    await admin.submit(page, { form: "main > .notice form" });
    expect((await client.get(`/api/part_lots/${lot}`, { expect: 200 })).body.amount).toBe(35);
  });

  test("the preview changes nothing, and the form has a comment", async () => {
    const part = await newPart("Old");
    const set = await change(part, { name: "New", description: "Text" });
    const preview = await admin.get(`/change_sets/${set}/undo?return_to=%2Fparts%2F${part}`);
    expect(preview.heading).toBe(`Undo change set ${set}`);
    expect(await nameOf(part)).toBe("New");
    const [[, effect, values] = []] = table(preview, "preview");
    expect([effect, values]).toEqual(["changes", expect.stringContaining("Name: New → Old")]);
    expect(preview.document.querySelector("#conflicts")).toBeNull();
    const undone = await admin.submit(preview, { fields: { comment: "Wrong part" } });
    expect([undone.path, await nameOf(part)]).toEqual([`/parts/${part}`, "Old"]);
    const again = await admin.get(`/change_sets/${set}`);
    expect(again.words).toContain("Undone by change set");
    const log = await admin.get("/tools/log?target_type=Part&target_id=" + part);
    expect(log.words).toContain("Wrong part");
    expect(log.words).toContain("Undone by change set");
    expect(log.document.querySelector("main table a.button")?.textContent).toBe("Redo");
  });

  test.each([
    ["skip", "Newest", "Undid the changes of part"],
    ["overwrite", "Old", "Undid the changes of part"],
  ])("shows conflicts and can %s them", async (conflicts, expected, notice) => {
    const part = await newPart("Old");
    const set = await change(part, { name: "New", description: "Text" });
    await change(part, { name: "Newest" });
    const preview = await admin.get(`/change_sets/${set}/undo`);
    expect(table(preview, "conflicts")).toEqual([
      [
        expect.stringContaining("Part"),
        "Property Name",
        "Value then New",
        "Value now Newest",
        "Reason This property has changed since.",
      ],
    ]);
    const refused = await admin.submit(preview, { fields: { conflicts: null } });
    expect([refused.status, refused.fieldError("conflicts")]).toEqual([
      409,
      "Elements have changed since. Choose what happens to the conflicts.",
    ]);
    const undone = await admin.submit(refused, { fields: { conflicts } });
    expect(undone.notice).toContain(notice);
    const { body } = await client.get(`/api/parts/${part}`, { expect: 200 });
    expect([body.name, body.description]).toEqual([expected, ""]);
  });

  test("a notice leads to the preview if there is a conflict", async () => {
    const part = await newPart("Old");
    const saved = await rename(part, "New");
    await change(part, { name: "Newest" });
    const refused = await admin.submit(saved, { form: "main > .notice form" });
    expect([refused.status, refused.heading]).toEqual([409, expect.stringMatching(/^Undo change set/)]);
    expect(table(refused, "conflicts")).toHaveLength(1);
    expect(await nameOf(part)).toBe("Newest");
  });

  test("an undo requires permissions, a session and a CSRF token", async () => {
    const part = await newPart("Kept");
    const set = await change(part, { name: "Changed" });
    const path = `/change_sets/${set}/undo`;
    const without = await admin.post(path, {});
    expect([without.status, without.heading]).toEqual([403, "Form expired"]);
    const editor = await site().with(
      "api.access_api",
      "parts.read",
      "parts.edit",
      "parts.show_history",
      "categories.read",
    );
    const refused = await editor.get(path);
    expect([refused.status, refused.words]).toEqual([
      403,
      expect.stringContaining("You need the “Undo changes of parts” permission. Ask an administrator."),
    ]);
    const history = await editor.get(`/parts/${part}`);
    expect(history.document.querySelector(`#history a[href^="/change_sets/${set}/undo"]`)).toBeNull();
    const saved = await editor.submit(await editor.get(`/parts/${part}/edit`), {
      form: `/parts/${part}/edit`,
      fields: { name: "By the editor" },
    });
    expect([saved.notice, saved.document.querySelector(".notice form")]).toEqual([
      "Saved By the editor.",
      null,
    ]);
    const stranger = await site().with("api.access_api", "categories.read");
    expect((await stranger.get(path)).status).toBe(404);
  });

  test("changes of groups cannot be undone", async () => {
    const created = await client.post("/api/groups", { name: "Readers" }, { expect: 201 });
    const set = created.headers["partledger-change-set"]?.split("/").at(-1);
    const log = await admin.get("/tools/log?target_type=Group");
    expect(log.document.querySelector('main table a[href^="/change_sets"]')).toBeNull();
    expect((await admin.get(`/change_sets/${set}`)).words).toContain(
      "Changes of groups cannot be taken back.",
    );
    const entry = log.document.querySelector('main table a[href^="/tools/log/"]')?.getAttribute("href") ?? "";
    expect((await admin.get(entry)).words).toContain("Changes of groups cannot be taken back.");
  });

  test("the change set of a deletion links to the last version", async () => {
    const part = await newPart("Gone");
    await createElement(client, "part_lots", { part: `/api/parts/${part}`, amount: 40 });
    const changed = await change(part, { description: "Text" });
    const { headers } = await client.delete(`/api/parts/${part}`, { expect: 204 });
    const deletion = headers["partledger-change-set"];
    const links: string[] = [];
    for (const path of [
      `/change_sets/${deletion}`,
      `/change_sets/${deletion}/undo`,
      `/change_sets/${changed}`,
    ]) {
      const page = await admin.get(path);
      links.push(
        ...page.document
          .querySelectorAll("main tbody a")
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => !href.startsWith("/tools/log")),
      );
    }
    expect(new Set(links.map((href) => href.replace(/\d+\/version\?.*/, "")))).toEqual(
      new Set(["/parts/", "/lots/"]),
    );
    for (const href of links) expect((await admin.get(href)).heading).toMatch(/^Old version of (Gone|lot)/);
  });

  test("the change set shows its operation, values and entries", async () => {
    const part = await newPart("Old");
    const set = await change(part, { name: "New", minamount: 4 });
    const page = await admin.get(`/change_sets/${set}`);
    expect(page.words).toContain("Operation Update part");
    const [[element, event, values] = []] = table(page, "changes");
    expect(element).toBe(`Part ${part} · New`);
    expect(event).toMatch(/^Changed Entry \d+$/);
    expect(values).toContain("Name: Old → New");
    expect(values).toContain("Minimum stock: 0 → 4");
    const log = await admin.get(`/tools/log?change_set=${set}`);
    expect(log.document.querySelectorAll("main tbody tr")).toHaveLength(1);
    expect(page.document.querySelector(`main a[href="/tools/log?change_set=${set}"]`)).not.toBeNull();
    const reader = await site().with("api.access_api", "parts.read", "parts.show_history");
    const others = await reader.get(`/change_sets/${set}`);
    expect(others.words).toContain("Name: Old → New");
    expect(others.document.querySelector('main a[href^="/tools/log"]')).toBeNull();
  });

  test("a change set with many entries has several pages", async () => {
    const operations = Array.from({ length: 60 }, (_, index) => ({
      method: "POST",
      path: "/api/categories",
      body: { name: `Many ${index}` },
    }));
    const { headers } = await client.post("/api/batch", { operations }, { expect: 200 });
    const page = await admin.get(`/change_sets/${headers["partledger-change-set"]}`);
    expect(page.document.querySelectorAll("#changes li")).toHaveLength(50);
    expect(page.words).toContain("Entries 1 to 50 of 60");
    const older = page.document
      .querySelectorAll("#changes .actions a")
      .find(({ textContent }) => textContent === "Older entries");
    const second = await admin.get(older?.getAttribute("href")?.split("#")[0] ?? "");
    expect(second.document.querySelectorAll("#changes li")).toHaveLength(10);
  });

  test("the history of a part offers Undo once for each change set", async () => {
    const part = await newPart("Listed");
    const set = await change(part, { name: "Other" });
    const page = await admin.get(`/parts/${part}`);
    const links = page.document.querySelectorAll(`#history a[href^="/change_sets/${set}/undo"]`);
    expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([`Undo change set ${set}`]);
  });
});
