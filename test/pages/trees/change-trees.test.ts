/** Creating, editing, moving, merging and deleting entries of all trees through their pages. */
import { beforeAll, describe, expect, test } from "vitest";
import { treeNames, trees, type TreeName } from "../../../src/pages/trees/tree-table.ts";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, picture, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import { requiredOf } from "../../support/trees.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

const form = ".edit-form";

/** A value of each property in the form for an entry, and the value that the API then returns. */
const properties: Readonly<Record<TreeName, readonly (readonly [string, string, unknown])[]>> = {
  categories: [
    ["partname_hint", "The order number", "The order number"],
    ["disable_footprints", "true", true],
    ["default_comment", "First\nSecond", "First\nSecond"],
    ["eda_info.reference_prefix", "Q", { reference_prefix: "Q" }],
    ["eda_info.exclude_from_bom", "false", { exclude_from_bom: false }],
  ],
  storage_locations: [
    ["only_single_part", "true", true],
    ["storage_type", "Sample", { name: "Sample" }],
    ["owner", "admin", { name: "admin" }],
  ],
  footprints: [["eda_info.kicad_footprint", "R:0603", { kicad_footprint: "R:0603" }]],
  manufacturers: [["website", "https://maker.example", "https://maker.example"]],
  suppliers: [["email_address", "sales@shop.example", "sales@shop.example"]],
  projects: [
    ["status", "in_production", "in_production"],
    ["description", "A device", "A device"],
    ["build_part", "Sample", { name: "Sample" }],
  ],
  measurement_units: [["is_integer", "true", true]],
  currencies: [["exchange_rate", "1.25", "1.25"]],
  part_custom_states: [["comment", "Only **samples**", "Only **samples**"]],
  attachment_types: [["filetype_filter", ".pdf", ".pdf"]],
};

describeOneDialect("the pages that change trees", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let inventory: Inventory;
  let admin: Visitor;
  let reader: Visitor;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    inventory = await createInventory(client, "Sample");
    admin = await enter(service(), "admin");
    reader = await enter(service(), "reader");
  });

  const create = (name: TreeName, body: Record<string, unknown>) =>
    createElement(client, name, { ...requiredOf(name), ...body });
  const stored = async (path: string) =>
    (await client.get(`/api${path}`, { expect: 200 })).body as Record<string, unknown>;
  const press = (page: PageResult, button: string, fields = {}) =>
    admin.submit(page, { form, button, fields });
  const linksOf = (page: PageResult) =>
    page.document.querySelectorAll("main a").map((link) => link.getAttribute("href"));

  describe.each(treeNames)("%s", (name) => {
    const { noun } = trees[name];
    const fieldsOf = (fields: Record<string, string>) => ({ ...requiredOf(name), ...fields });

    test("create entries below a parent, one after the other", async () => {
      const parent = await create(name, { name: "Parent" });
      const empty = await admin.get(`/${name}/${parent}`);
      expect(linksOf(empty)).toContain(`/${name}/new?parent=${parent}`);
      const page = await admin.get(`/${name}/new?parent=${parent}`);
      const again = await press(page, "Create and add another", fieldsOf({ name: "First" }));
      expect([again.path, again.notice]).toEqual([`/${name}/new?parent=${parent}`, "Created First."]);
      const done = await press(again, `Create ${noun}`, fieldsOf({ name: "Second" }));
      expect([done.heading, done.notice]).toEqual(["Second", "Created Second."]);
      expect(await stored(done.path)).toMatchObject({ full_path: "Parent → Second", level: 1 });
    });

    test("edit every property, and keep the others", async () => {
      const id = await create(name, { name: "Before", comment: "Kept" });
      const path = `/${name}/${id}`;
      const before = await stored(path);
      const unchanged = await press(await admin.get(`${path}/edit`), `Save ${noun}`);
      expect([unchanged.path, unchanged.notice]).toEqual([path, "Saved Before."]);
      expect(await stored(path)).toEqual(before);
      const fields = Object.fromEntries(properties[name].map(([property, text]) => [property, text]));
      const saved = await press(await admin.get(`${path}/edit`), `Save ${noun}`, {
        name: "After",
        ...fields,
      });
      expect([saved.heading, saved.notice]).toEqual(["After", "Saved After."]);
      const after = await stored(path);
      expect(after).toMatchObject({ name: "After", ...(!("comment" in fields) && { comment: "Kept" }) });
      for (const [property, , value] of properties[name])
        expect(after).toMatchObject({ [property.split(".")[0] ?? ""]: value });
    });

    test("show errors at the fields, and keep what was entered", async () => {
      await create(name, { name: "Taken" });
      const page = await press(
        await admin.get(`/${name}/new`),
        `Create ${noun}`,
        fieldsOf({ name: "Taken", comment: "Typed" }),
      );
      expect([page.status, page.fieldError("name")]).toEqual([
        422,
        expect.stringMatching(/already|same name/i),
      ]);
      expect(page.document.querySelector("textarea[name=comment]")?.textContent).toBe("Typed");
    });

    test("add, edit and remove parameters, and show them on the page", async () => {
      const id = await create(name, { name: "Measured", parameters: [{ name: "Old" }, { name: "Removed" }] });
      const path = `/${name}/${id}`;
      let page = await press(await admin.get(`${path}/edit`), "_add=parameters", { name: "Renamed" });
      expect([page.status, page.document.querySelectorAll(".errors")]).toEqual([200, []]);
      page = await press(page, "_remove=parameters[1]");
      page = await press(page, `Save ${noun}`, {
        "parameters[0].symbol": "O",
        "parameters[0].value_typical": "2,5",
        "parameters[1].name": "Added",
        "parameters[1].value_text": "<b>",
        "parameters[1].group": "Group",
      });
      expect([page.heading, page.words]).toEqual([
        "Renamed",
        expect.stringMatching(/Old \(O\) 2\.5.*Added <b>/),
      ]);
      const { body } = await client.get(`/api/parameters?element=/api${path}`, { expect: 200 });
      expect(body).toMatchObject({
        "hydra:member": [
          { name: "Old", value_typical: 2.5 },
          { name: "Added", group: "Group" },
        ],
      });
      const wrong = await press(await admin.get(`${path}/edit`), `Save ${noun}`, {
        "parameters[0].value_typical": "x",
      });
      expect([wrong.status, wrong.words]).toEqual([422, expect.stringContaining("Parameter 1: Typical")]);
    });

    test("create an entry with a parameter", async () => {
      const page = await press(
        await admin.get(`/${name}/new`),
        "_add=parameters",
        fieldsOf({ name: "With one" }),
      );
      const created = await press(page, `Create ${noun}`, { "parameters[0].name": "Only" });
      expect(created.notice).toBe("Created With one.");
      const { text } = await client.get(`/api/parameters?element=/api${created.path}`, { expect: 200 });
      expect(text).toContain('"Only"');
    });

    test("show both versions if another user saved the entry in the meantime", async () => {
      const id = await create(name, { name: "Shared", parameters: [{ name: "Kept" }] });
      const page = await admin.get(`/${name}/${id}/edit`);
      const theirs = { comment: "From the API", alternative_names: "Theirs" };
      await client.patch(`/api/${name}/${id}`, theirs, { expect: 200 });
      await createElement(client, "parameters", { name: "Theirs", element: `/api/${name}/${id}` });
      const mine = { comment: "From the form", name: "Mine", "parameters[0].value_text": "mine" };
      const conflict = await press(page, `Save ${noun}`, mine);
      expect([conflict.status, conflict.words]).toEqual([
        412,
        expect.stringMatching(
          /Another user saved this.*Comment Your value From the form Saved value From the API/,
        ),
      ]);
      expect(conflict.document.querySelectorAll(".warning tbody tr")).toHaveLength(1);
      await press(conflict, `Save ${noun}`, { _saved: "comment" });
      expect(await stored(`/${name}/${id}`)).toMatchObject({ ...theirs, name: "Mine" });
      const { text } = await client.get(`/api/parameters?element=/api/${name}/${id}`, { expect: 200 });
      expect(text).toMatch(/"Kept".*"mine".*"Theirs"/);
    });

    test("move entries, but not below themselves", async () => {
      const id = await create(name, { name: "Moving" });
      const below = await create(name, { name: "Below", parent: `/api/${name}/${id}` });
      const target = await create(name, { name: "Target" });
      const page = await admin.get(`/${name}/${id}/move`);
      const refused = await admin.submit(page, { fields: { parent: "Moving → Below" } });
      expect([refused.status, refused.fieldError("parent")]).toEqual([422, expect.stringContaining("child")]);
      const moved = await admin.submit(page, { fields: { parent: "Target" } });
      expect([moved.path, moved.notice]).toEqual([`/${name}/${id}`, "Moved Moving to Target → Moving."]);
      const trail = moved.document.querySelectorAll(".trail a").map((each) => each.getAttribute("href"));
      expect(trail).toEqual([`/${name}`, `/${name}/${target}`]);
      expect(await stored(`/${name}/${below}`)).toMatchObject({ full_path: "Target → Moving → Below" });
      const back = await admin.submit(await admin.get(`/${name}/${below}/move`), { fields: { parent: "" } });
      expect(back.notice).toBe("Moved Below to Below.");
    });

    test("merge entries with everything below them", async () => {
      const rate = name === "currencies" ? { exchange_rate: "2" } : {};
      const source = await create(name, { name: "Source", ...rate });
      const child = await create(name, { name: "Child", parent: `/api/${name}/${source}` });
      const target = await create(name, { name: "Remaining", ...rate });
      const page = await admin.get(`/${name}/${source}/merge`);
      expect(page.words).toContain(`1 ${noun} below it`);
      const missing = await admin.submit(page, { fields: { into: "" } });
      expect([missing.status, missing.fieldError("into")]).toEqual([422, `Choose the ${noun} that remains.`]);
      const itself = await admin.submit(page, { fields: { into: "Source" } });
      expect([itself.status, itself.fieldError("into")]).toEqual([422, expect.stringContaining("itself")]);
      const done = await admin.submit(page, { fields: { into: "Remaining" } });
      expect([done.path, done.notice]).toEqual([`/${name}/${target}`, "Merged Source into Remaining."]);
      expect(await stored(`/${name}/${child}`)).toMatchObject({ full_path: "Remaining → Child" });
      expect((await admin.get(`/${name}/${source}`)).status).toBe(404);
      const { text } = await client.get(`/api/${name}/${target}/log`, { expect: 200 });
      expect(text).toContain("element_merged");
    });

    test("delete unused entries, and tell what prevents other deletions", async () => {
      const parent = await create(name, { name: "Used" });
      const child = await create(name, { name: "Leaf", parent: `/api/${name}/${parent}` });
      const refused = await admin.get(`/${name}/${parent}/delete`);
      expect([refused.heading, refused.words]).toEqual([
        "Used cannot be deleted",
        expect.stringContaining(`1 ${noun} below it`),
      ]);
      expect(refused.document.querySelector("main form")).toBeNull();
      expect(linksOf(refused)).toContain(`/${name}/${parent}/merge`);
      const open = await admin.get(`/${name}/${child}/delete`);
      const last = await create(name, { name: "Last", parent: `/api/${name}/${child}` });
      const late = await admin.submit(open);
      expect([late.status, late.words]).toEqual([
        409,
        expect.stringContaining("1 child element still refers"),
      ]);
      await client.delete(`/api/${name}/${last}`, { expect: 204 });
      const done = await admin.submit(await admin.get(`/${name}/${child}/delete`));
      expect([done.path, done.notice]).toEqual([`/${name}/${parent}`, "Deleted Leaf."]);
      expect((await admin.get(`/${name}/${child}`)).status).toBe(404);
    });

    test("offer and accept no changes without the permissions", async () => {
      const id = await create(name, { name: "Read only" });
      for (const path of [`/${name}`, `/${name}/${id}`]) {
        const page = await reader.get(path);
        expect(page.status).toBe(200);
        expect(linksOf(page).filter((href) => /\/(?:new|edit|move|merge|delete)\b/.test(href ?? ""))).toEqual(
          [],
        );
        const menu = page.document.querySelector("template, .row-button");
        // Readers can print labels.
        expect(menu !== null).toBe(name === "storage_locations" && path === `/${name}`);
      }
      const before = await stored(`/${name}/${id}`);
      for (const path of ["new", `${id}/edit`, `${id}/move`, `${id}/merge`, `${id}/delete`]) {
        expect([path, (await reader.get(`/${name}/${path}`)).status]).toEqual([path, 403]);
        const fields = { name: "Changed", parent: "", into: "Target" };
        expect([path, (await reader.post(`/${name}/${path}`, fields)).status]).toEqual([path, 403]);
        expect([path, (await admin.post(`/${name}/${path}`, fields)).status]).toEqual([path, 403]);
      }
      expect(await stored(`/${name}/${id}`)).toEqual(before);
    });

    test("return 404 for an entry that does not exist", async () => {
      for (const action of ["edit", "move", "delete", "merge"])
        expect([action, (await admin.get(`/${name}/999999/${action}`)).status]).toEqual([action, 404]);
    });
  });

  test.each<[TreeName, RegExp]>([
    ["categories", /\d+ parts?\b/],
    ["storage_locations", /\d+ lots?\b/],
    ["footprints", /\d+ parts?\b/],
    ["suppliers", /\d+ orderdetails?\b/],
    ["currencies", /\d+ prices?\b/],
    ["attachment_types", /\d+ attachments?\b/],
  ])("%s in use are not deleted", async (name, usage) => {
    const path = `/${name}/${inventory[name]}`;
    const page = await admin.get(`${path}/delete`);
    expect([page.heading, page.words]).toEqual(["Sample cannot be deleted", expect.stringMatching(usage)]);
    expect((await admin.get(path)).status).toBe(200);
  });

  test("the bill of materials of a project moves with a merge, and does not prevent deletion", async () => {
    const source = await create("projects", { name: "Prototype" });
    const target = await create("projects", { name: "Product" });
    const project = `/api/projects/${source}`;
    await createElement(client, "project_bom_entries", { project, name: "Case" });
    expect((await admin.get(`/projects/${source}/delete`)).heading).toBe("Delete Prototype?");
    const page = await admin.get(`/projects/${source}/merge`);
    expect([page.words.includes("1 BOM entry"), linksOf(page)]).toEqual([
      true,
      expect.arrayContaining([`/projects/${source}#bom`]),
    ]);
    const done = await admin.submit(page, { fields: { into: "Product" } });
    expect([done.path, done.words]).toEqual([`/projects/${target}`, expect.stringContaining("Case")]);
  });

  test("conflicts of choices show their labels, and keep the chosen value", async () => {
    const id = await create("projects", { name: "Status", status: "draft" });
    const page = await admin.get(`/projects/${id}/edit`);
    await client.patch(`/api/projects/${id}`, { status: "in_production" }, { expect: 200 });
    const conflict = await press(page, "Save project", { status: "finished" });
    expect(conflict.words).toContain("Status Your value Finished Saved value In production");
    await press(conflict, "Save project", { _saved: "status" });
    expect(await stored(`/projects/${id}`)).toMatchObject({ status: "in_production" });
  });

  test.each<TreeName>(["suppliers", "manufacturers", "footprints"])(
    "the form of %s chooses the picture among the files of the entry",
    async (name) => {
      const id = await create(name, { name: `With pictures of ${name}` });
      const pictures: number[] = [];
      for (const title of ["Front", "Back"])
        pictures.push(
          await createElement(client, "attachments", {
            name: title,
            element: `/api/${name}/${id}`,
            attachment_type: `/api/attachment_types/${inventory.attachment_types}`,
            upload: { data: picture, filename: `${title}.png` },
          }),
        );
      const [front, back] = pictures;
      const page = await admin.get(`/${name}/${id}/edit`);
      const field = page.document.querySelector("[name=master_picture_attachment]");
      expect(field?.querySelectorAll("option").map(({ textContent }) => textContent)).toEqual([
        "None",
        "Back",
        "Front",
      ]);
      expect(field?.querySelector("option[selected]")?.getAttribute("value")).toBe(
        `/api/attachments/${front}`,
      );
      const iri = `/api/attachments/${back}`;
      await admin.submit(page, { form, fields: { master_picture_attachment: iri } });
      const saved = await stored(`/${name}/${id}`);
      expect(JSON.stringify(saved["master_picture_attachment"])).toContain(iri);
      const again = await admin.get(`/${name}/${id}/edit`);
      await admin.submit(again, { form, fields: { master_picture_attachment: "" } });
      expect((await stored(`/${name}/${id}`))["master_picture_attachment"] ?? null).toBeNull();
    },
  );

  test("users who cannot view other users can choose only themselves as the owner", async () => {
    const id = await create("storage_locations", { name: "Own drawer" });
    const user = await enter(service(), "editor");
    const page = await user.get(`/storage_locations/${id}/edit`);
    const options = page.document.querySelectorAll("[name=owner] option").map((each) => each.textContent);
    expect(options).toEqual(["None", "editor"]);
    await user.submit(page, { form, button: "Save storage location", fields: { owner: "editor" } });
    expect(await stored(`/storage_locations/${id}`)).toMatchObject({ owner: { name: "editor" } });
    await user.submit(await user.get(`/storage_locations/${id}/edit`), { form, fields: { comment: "Mine" } });
    expect(await stored(`/storage_locations/${id}`)).toMatchObject({
      owner: { name: "editor" },
      comment: "Mine",
    });
  });

  test("a project shows its build part, and refuses a part that it needs to be built", async () => {
    const part = (name: string) =>
      createElement(client, "parts", { name, category: `/api/categories/${inventory.categories}` });
    const [finished, needed] = [await part("Finished board"), await part("Needed part")];
    const created = await press(await admin.get("/projects/new"), "Create project", {
      name: "Board",
      build_part: "Finished board",
    });
    const buildPart = (page: PageResult) =>
      page.document.querySelector(`.facts a[href="/parts/${finished}"]`);
    expect(buildPart(created)).not.toBeNull();
    const bom = { project: `/api${created.path}`, part: `/api/parts/${needed}` };
    await createElement(client, "project_bom_entries", bom);
    const edit = await admin.get(`${created.path}/edit`);
    const refused = await press(edit, "Save project", { build_part: "Needed part" });
    expect([refused.status, refused.fieldError("build_part")]).toEqual([
      422,
      expect.stringContaining("needs this part"),
    ]);
    const removed = await press(edit, "Save project", { build_part: "" });
    expect(buildPart(removed)).toBeNull();
  });

  test("a unit is in use by parts and storage locations", async () => {
    const unit = await create("measurement_units", { name: "Reels" });
    const partUnit = `/api/measurement_units/${unit}`;
    await create("storage_locations", { name: "Reel rack", storage_type: partUnit });
    const category = `/api/categories/${inventory.categories}`;
    await createElement(client, "parts", { name: "On reels", category, partUnit });
    const page = await admin.get(`/measurement_units/${unit}/delete`);
    expect(page.words).toContain("1 part 1 storage location");
    expect(linksOf(page)).toContain(`/parts?partUnit=${unit}`);
    const list = await admin.get(`/parts?partUnit=${unit}`);
    expect([list.words.includes("On reels"), list.words.includes("Sample part")]).toEqual([true, false]);
  });

  test("the number of statements depends neither on the depth nor on the number of entries", async () => {
    const shallow = await create("categories", { name: "Level 1" });
    let deep = shallow;
    for (let level = 2; level <= 9; level++)
      deep = await create("categories", { name: `Level ${level}`, parent: `/api/categories/${deep}` });
    const statements = async (path: string) => {
      await admin.get(path);
      const before = service().statements.length;
      expect((await admin.get(path)).status).toBe(200);
      return service().statements.length - before;
    };
    const actions = ["", "/edit", "/move", "/merge", "/delete"];
    const at = async (id: number) => {
      const counts: number[] = [];
      for (const action of actions) counts.push(await statements(`/categories/${id}${action}`));
      return counts;
    };
    const leaf = await create("categories", { name: "Leaf", parent: `/api/categories/${shallow}` });
    const [flat, nested] = [await at(leaf), await at(deep)];
    expect(nested).toEqual(flat);
    const list = await statements("/categories");
    for (let index = 0; index < 30; index++)
      await create("categories", { name: `Sibling ${index}`, parent: `/api/categories/${shallow}` });
    expect([await statements("/categories"), await statements(`/categories/${leaf}`)]).toEqual([
      list,
      flat[0],
    ]);
    expect(Math.max(list, ...flat)).toBeLessThanOrEqual(21);
  });
});
