/** The pages of label profiles: list, form with preview, history, old versions and Undo. */
import { beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

describeOneDialect("the pages of label profiles", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let inventory: Inventory;
  let admin: Visitor;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    inventory = await createInventory(client, "Sample");
    admin = await enter(service(), "admin");
  });

  const form = ".edit-form";
  const stored = async (id: number | string) =>
    (await client.get(`/api/label_profiles/${id}`, { expect: 200 })).body;
  const idOf = (page: PageResult) => page.path.split("/").at(-1) ?? "";
  const picture = (page: PageResult) =>
    page.document.querySelector("#label-result img")?.getAttribute("src") ?? "";
  const create = async (name: string) =>
    admin.submit(await admin.get("/label_profiles/new"), { form, fields: { name } });

  test("the navigation leads to the list, which groups the profiles by type", async () => {
    const start = await admin.get("/");
    expect(start.document.querySelector('nav a[href="/label_profiles"]')).not.toBeNull();
    const list = await admin.get("/label_profiles");
    const groups = list.document.querySelectorAll("main section");
    expect(groups.map(({ id }) => id)).toEqual(["part", "part_lot", "storelocation"]);
    expect(groups[1]?.text).toContain("Bag 50 × 30 mm");
  });

  test("the form creates a profile with all options", async () => {
    const page = await admin.get("/label_profiles/new?options.supported_element=storelocation");
    expect(picture(page)).toContain("data:image/svg+xml");
    const created = await admin.submit(page, {
      form,
      fields: {
        name: "Box 60 × 20 mm",
        comment: "For boxes.",
        show_in_dropdown: null,
        "options.width": "60",
        "options.height": "20,5",
        "options.barcode_type": "datamatrix",
        "options.barcode_content": "id",
        "options.lines": "<b>[[NAME]]</b>",
      },
    });
    expect(created.notice).toBe("Created Box 60 × 20 mm.");
    expect(await stored(idOf(created))).toMatchObject({
      comment: "For boxes.",
      show_in_dropdown: true,
      options: {
        supported_element: "storelocation",
        width: 60,
        height: 20.5,
        barcode_type: "datamatrix",
        barcode_content: "id",
        lines: "<b>[[NAME]]</b>",
      },
    });
    expect((await admin.get("/label_profiles")).words).toContain("Box 60 × 20 mm");
  });

  test("the button for the preview shows the entered options and saves nothing", async () => {
    const page = await admin.get("/label_profiles/2/edit");
    const options = { "options.width": "80", "options.lines": "<b>Preview</b><blink>x</blink>[[NAEM]]" };
    const shown = await admin.submit(page, { form, button: "Update preview", fields: options });
    expect(shown.words).toContain("80 × 30 mm");
    expect(shown.words).toMatch(/blink/);
    expect(shown.words).toContain("[[NAEM]]");
    expect(picture(shown)).not.toBe(picture(page));
    expect(shown.document.querySelector('[name="options.width"]')?.getAttribute("value")).toBe("80");
    expect(await stored(2)).toMatchObject({ options: { width: 50 } });
  });

  test("the preview shows an element", async () => {
    const page = await admin.get("/label_profiles/2/edit");
    const button = "Update preview";
    const part = await client.get(`/api/parts/${inventory["parts"]}`, { expect: 200 });
    const own = await admin.submit(page, {
      form,
      button,
      fields: { _part_of_lot: String(part.body["name"]) },
    });
    expect(picture(own)).toContain("data:image/svg+xml");
    expect(picture(own)).not.toBe(picture(page));
    const error = async (name: string) => {
      const shown = await admin.submit(page, { form, button, fields: { _part_of_lot: name } });
      return shown.document.querySelector("#label-result .errors")?.text;
    };
    expect(await error("Unknown")).toContain("No part is named “Unknown”. Choose an existing one.");
    const category = `/api/categories/${inventory["categories"]}`;
    await client.post("/api/parts", { name: "Without lots", category }, { expect: 201 });
    expect(await error("Without lots")).toContain("The part has no lots. Choose another part.");
    const location = await client.get(`/api/storage_locations/${inventory["storage_locations"]}`, {
      expect: 200,
    });
    const shelf = await admin.get("/label_profiles/4/edit");
    const fields = { _location: String(location.body["full_path"]) };
    expect(picture(await admin.submit(shelf, { form, button, fields }))).not.toBe(picture(shelf));
  });

  test("the error of a Twig template has the words of the form", async () => {
    const options = { process_mode: "twig", lines: "{{ element.name }}" };
    const { body } = await client.post("/api/label_profiles", { name: "Twig", options }, { expect: 201 });
    for (const path of [
      `/label_profiles/${Number(body["id"])}`,
      `/labels?type=part&ids=${inventory["parts"]}`,
    ]) {
      const page = await admin.get(
        path.startsWith("/labels") ? `${path}&profile=${Number(body["id"])}` : path,
      );
      const text = page.document.querySelector("#label-result .errors")?.text ?? "";
      expect(text).toContain(
        "Set its “Language of the text” to “HTML with placeholders”, and use placeholders such as [[NAME]].",
      );
      expect(text).not.toMatch(/`|process_mode/);
    }
  });

  test("the form has the option to enlarge the text", async () => {
    const { path } = await create("Enlarged");
    expect(await stored(path.split("/").at(-1) ?? "")).toMatchObject({ options: { grow_text: false } });
    const page = await admin.get(`${path}/edit`);
    const fields = { "options.grow_text": "true" };
    const shown = await admin.submit(page, { form, button: "Update preview", fields });
    expect(picture(shown)).not.toBe(picture(page));
    await admin.submit(page, { form, fields });
    expect(await stored(path.split("/").at(-1) ?? "")).toMatchObject({ options: { grow_text: true } });
  });

  test("the preview of a code that does not fit states the necessary size", async () => {
    const page = await admin.get("/label_profiles/2/edit");
    const shown = await admin.submit(page, {
      form,
      button: "Update preview",
      fields: { "options.height": "5" },
    });
    expect(shown.document.querySelector("#label-result .errors")?.text).toMatch(/at least .* mm/);
  });

  test("the form lists the placeholders of the type", async () => {
    const list = (page: PageResult) =>
      page.document
        .querySelectorAll("#label-placeholders [data-insert]")
        .map((each) => each.getAttribute("data-insert"));
    const lot = await admin.get("/label_profiles/2/edit");
    expect(list(lot)).toContain("[[LOCATION]]");
    const changed = await admin.submit(lot, {
      form,
      button: "Update preview",
      fields: { "options.supported_element": "storelocation" },
    });
    expect(list(changed)).toContain("[[FULL_PATH]]");
    expect(list(changed)).not.toContain("[[MPN]]");
  });

  test("the form shows errors at their fields", async () => {
    const page = await admin.get("/label_profiles/2/edit");
    const wrong = await admin.submit(page, {
      form,
      fields: { name: "Reel 50 × 25 mm", "options.width": "x" },
    });
    expect([wrong.status, wrong.fieldError("options.width")]).toEqual([422, expect.any(String)]);
    const taken = await admin.submit(wrong, { form, fields: { "options.width": "50" } });
    expect([taken.status, taken.fieldError("name")]).toEqual([422, "This value is already used."]);
  });

  test("a profile that another user has saved is not overwritten", async () => {
    const created = await create("Concurrent");
    const id = idOf(created);
    const page = await admin.get(`${created.path}/edit`);
    await client.patch(`/api/label_profiles/${id}`, { comment: "Theirs" }, { expect: 200 });
    const conflict = await admin.submit(page, { form, fields: { "options.width": "44" } });
    expect([conflict.status, conflict.words]).toEqual([412, expect.stringContaining("Another user saved")]);
    const saved = await admin.submit(conflict, { form });
    expect(saved.notice).toBe("Saved Concurrent.");
    expect(await stored(id)).toMatchObject({ comment: "Theirs", options: { width: 44 } });
  });

  test("a copy has the options of the profile", async () => {
    const { path } = await create("Original");
    const options = { additional_css: "b { color: red }", picture_type: "main_attachment", width: 41 };
    await client.patch(`/api${path}`, { options }, { expect: 200 });
    const page = await admin.get(`/label_profiles/new?copy_of=${path.split("/").at(-1)}`);
    const copy = await admin.submit(page, { form, fields: { "options.height": "12" } });
    expect(copy.heading).toBe("Original (copy)");
    expect(await stored(idOf(copy))).toMatchObject({ options: { ...options, height: 12 } });
  });

  test("a deletion can be undone with the button in its notice", async () => {
    const { path } = await create("Deleted");
    const done = await admin.submit(await admin.get(`${path}/delete`));
    expect([done.path, done.notice]).toEqual(["/label_profiles", "Deleted Deleted."]);
    expect((await admin.get(path)).status).toBe(404);
    await admin.submit(done, { form: done.document.querySelector(".notice form") ?? "" });
    expect((await admin.get(path)).heading).toBe("Deleted");
  });

  test("an old version can be restored from the history", async () => {
    const { path } = await create("Versioned");
    const page = await admin.get(`${path}/edit`);
    const saved = await admin.submit(page, { form, fields: { "options.lines": "<b>New</b>" } });
    const versions = saved.document.querySelectorAll(`#history a[href^="${path}/version"]`);
    expect(versions.length).toBe(2);
    const old = await admin.get(versions[1]?.getAttribute("href") ?? "");
    expect(old.heading).toBe("Old version of Versioned");
    expect(old.words).toContain("<b>New</b>");
    const restored = await admin.submit(old, { form: old.document.querySelector("#restore form") ?? "" });
    expect(restored.notice).toBe("Restored the old version.");
    expect(await stored(idOf(restored))).toMatchObject({ options: { lines: "<b>[[NAME]]</b>" } });
  });

  describe("without permissions", () => {
    test("a reader sees profiles without buttons that change them", async () => {
      const reader = await enter(service(), "reader");
      const list = await reader.get("/label_profiles");
      expect(list.words).not.toContain("New label profile");
      const page = await reader.get("/label_profiles/2");
      expect([page.status, page.words]).toEqual([200, expect.not.stringMatching(/Edit|Copy|Delete/)]);
      for (const path of ["/label_profiles/new", "/label_profiles/2/edit", "/label_profiles/2/delete"])
        expect((await reader.get(path)).status).toBe(403);
    });
  });
});
