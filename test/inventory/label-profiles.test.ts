/** Label profiles: options with their defaults, unique names, filters, history and permissions. */
import { beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { plain, unique, useService } from "./running-service.ts";

interface Profile {
  readonly id: number;
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const defaults = {
  width: 50,
  height: 30,
  barcode_type: "none",
  picture_type: "none",
  supported_element: "part",
  additional_css: "",
  process_mode: "html",
  lines: "",
  grow_text: false,
};

describeDialects("label profiles", (dialect) => {
  const running = useService(dialect);
  const { make, read, refused } = running;
  const post = (body: unknown) => running.client.post("/api/label_profiles", body);
  const list = async (query = ""): Promise<readonly Profile[]> =>
    (await running.client.get<Profile[]>(`/api/label_profiles${query}`, { ...plain, expect: 200 })).body;

  it("exist for each type of element from the start", async () => {
    const profiles = await list();
    expect(profiles.map(({ id, name, options }) => [id, name, options["supported_element"]])).toEqual([
      [1, "Drawer 30 × 12 mm", "part"],
      [2, "Bag 50 × 30 mm", "part_lot"],
      [3, "Reel 50 × 25 mm", "part_lot"],
      [4, "Shelf 62 × 29 mm", "storelocation"],
    ]);
    expect(profiles[0]).toMatchObject({
      comment: "",
      show_in_dropdown: true,
      options: {
        width: 30,
        height: 12,
        barcode_type: "datamatrix",
        barcode_content: "id",
        lines: "<b>[[NAME]]</b><br>[[FOOTPRINT]]",
        grow_text: true,
      },
    });
  });

  it("get the defaults of Part-DB", async () => {
    const { body } = await post({ name: unique("Profile") });
    expect(body).toMatchObject({ comment: "", show_in_dropdown: true });
    const { body: stored } = await running.client.get<Profile>(String(body["@id"]), {
      ...plain,
      expect: 200,
    });
    expect(stored.options).toEqual(defaults);
  });

  it("keep the options that a change omits", async () => {
    const iri = await make("label_profiles", {
      name: unique("Profile"),
      options: { width: 62.5, barcode_type: "qr", barcode_content: "ipn", supported_element: "part_lot" },
    });
    const patch = async (options: unknown) =>
      (await running.client.patch<Profile>(iri, { options }, { ...plain, expect: 200 })).body.options;
    const changed = { ...defaults, width: 62.5, barcode_type: "code128", supported_element: "part_lot" };
    expect(await patch({ barcode_type: "code128" })).toEqual({ ...changed, barcode_content: "ipn" });
    expect(await patch({ barcode_content: null })).toEqual(changed);
    expect(await patch({})).toEqual(changed);
  });

  it.each([
    [{ width: 0 }, 422, ["options.width: too-small"]],
    [{ height: 0.001 }, 422, ["options.height: too-small"]],
    [{ height: -1 }, 422, ["options.height: too-small"]],
    [{ width: 5001 }, 422, ["options.width: too-large"]],
    [{ width: "50" }, 400, ["options.width: type"]],
    [{ width: null }, 400, ["options.width: type"]],
    [{ barcode_type: "ean13" }, 422, ["options.barcode_type: choice"]],
    [{ barcode_content: "name" }, 422, ["options.barcode_content: choice"]],
    [{ supported_element: "Part" }, 422, ["options.supported_element: choice"]],
    [{ process_mode: "php" }, 422, ["options.process_mode: choice"]],
    [{ barcode: "qr" }, 422, ["options.barcode: unknown-property"]],
    [null, 400, ["options: type"]],
  ])("reject the options %j with %i", async (options, status, violations) => {
    expect(await refused(post({ name: unique("Profile"), options }), status)).toEqual(violations);
  });

  describe("with the same name", () => {
    let name = "";
    let other = "";

    beforeAll(async () => {
      name = unique("Profile");
      await make("label_profiles", { name });
      other = await make("label_profiles", { name, options: { supported_element: "part_lot" } });
    });

    it("are for different types of elements", async () => {
      const answer = await post({ name });
      expect(answer.body).toMatchObject({
        status: 422,
        violations: [{ propertyPath: "name", message: "This value is already used.", code: "unique" }],
      });
      const options = { supported_element: "part" };
      expect(await refused(running.client.patch(other, { options }))).toEqual(["name: unique"]);
      await running.client.patch(other, { options: { supported_element: "storelocation" } }, { expect: 200 });
    });
  });

  it("are filtered by type of element and by `show_in_dropdown`", async () => {
    const iri = await make("label_profiles", {
      name: unique("Hidden"),
      show_in_dropdown: false,
      options: { supported_element: "storelocation" },
    });
    const { id } = await read(iri);
    const ids = async (query: string) => (await list(query)).map((profile) => profile.id);
    expect(await ids("?show_in_dropdown=false")).toEqual([id]);
    expect(await ids("?options.supported_element=storelocation&show_in_dropdown=false")).toEqual([id]);
    expect(await ids("?options.supported_element=part_lot&show_in_dropdown=false")).toEqual([]);
    expect(await ids("?options.supported_element=part_lot")).toEqual(expect.arrayContaining([2, 3]));
    await running.client.get("/api/label_profiles?options.supported_element=lot", { expect: 400 });
  });

  it("have a change log, and changes can be undone", async () => {
    const { body: start } = await running.client.get("/api/changes", plain);
    const name = unique("Profile");
    const iri = await make("label_profiles", { name, options: { width: 40 } });
    const { headers } = await running.client.patch(iri, { options: { width: 45 } }, { expect: 200 });
    const { body: log } = await running.client.get<Record<string, unknown>[]>(`${iri}/log`, {
      ...plain,
      expect: 200,
    });
    expect(log.map(({ kind, changes }) => [kind, changes])).toMatchObject([
      ["element_edited", { "options.width": { old: 40, new: 45 } }],
      ["element_created", undefined],
    ]);
    const undo = (set: string | undefined) =>
      running.client.post(`/api/change_sets/${set}/undo`, undefined, { expect: 200 });
    await undo(headers["partledger-change-set"]);
    expect((await read(iri))["options"]).toMatchObject({ width: 40 });
    const before = await read(iri);
    const deleted = await running.client.delete(iri, { expect: 204 });
    await undo(deleted.headers["partledger-change-set"]);
    expect((await read(iri))["options"]).toEqual(before["options"]);
    const { body: feed } = await running.client.get(`/api/changes?after=${String(start["next"])}`, plain);
    expect(JSON.stringify(feed)).toContain(iri);
  });

  it("of the first profiles can be deleted and restored", async () => {
    const before = await read("/api/label_profiles/4");
    const { headers } = await running.client.delete("/api/label_profiles/4", { expect: 204 });
    const set = headers["partledger-change-set"];
    await running.client.post(`/api/change_sets/${set}/undo`, undefined, { expect: 200 });
    const { options, addedDate } = await read("/api/label_profiles/4");
    expect({ options, addedDate }).toEqual({ options: before["options"], addedDate: before["addedDate"] });
  });

  it("are read by all users who can scan labels, and changed by editors", async () => {
    const reader = api(running.service, tokens.reader);
    await reader.get("/api/label_profiles", { expect: 200 });
    await reader.get("/api/label_profiles/1", { expect: 200 });
    await reader.post("/api/label_profiles", { name: unique("Profile") }, { expect: 403 });
    const editor = api(running.service, tokens.editor);
    await editor.post("/api/label_profiles", { name: unique("Profile") }, { expect: 201 });
  });
});
