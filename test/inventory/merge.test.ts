/** Merges of two elements of a tree: what moves, what prevents a merge, permissions and the change log. */
import { beforeAll, describe, expect, it } from "vitest";
import type { PermissionName } from "../../src/identity/permissions.ts";
import type { Answer, Json } from "../support/client.ts";
import { describeDialects, sampledOn } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { requiredOf, resourceOfTree, trees } from "../support/trees.ts";
import type { Tree } from "../support/trees.ts";
import { idOf, unique, useService, versionOf } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

interface Entry {
  readonly kind: string;
  readonly target: string;
  readonly comment?: string;
  readonly changes?: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Returns the IRI of a reference, which is an IRI or an embedded object. */
function iriOf(reference: Json | undefined): unknown {
  return typeof reference === "string" ? reference : reference?.["@id"];
}

describeDialects("merges", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { parts: { onStatement: (sql) => statements.push(sql) } });
  const { make, read, refused, logged } = running;
  let category = "";
  let type = "";

  beforeAll(async () => {
    category = await make("categories", { name: unique("Category") });
    type = await make("attachment_types", { name: unique("Type") });
  });

  const element = (tree: Tree, body: Record<string, unknown> = {}): Promise<string> =>
    make(tree, { ...requiredOf(tree), name: unique("Element"), ...body });
  const pair = async (tree: Tree, target: Record<string, unknown> = {}, source = {}) => ({
    source: await element(tree, source),
    target: await element(tree, target),
  });
  const merge = (source: string, into: unknown, query = ""): Promise<Answer> =>
    running.client.post(`${source}/merge${query}`, { into });
  const merged = async (source: string, into: string): Promise<Answer> => {
    const answer = await merge(source, into);
    expect(answer.status, answer.text).toBe(200);
    return answer;
  };
  const newPart = (body: Record<string, unknown> = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const newAttachment = (owner: string, body: Record<string, unknown> = {}): Promise<string> =>
    make("attachments", {
      name: unique("File"),
      element: owner,
      attachment_type: type,
      upload: { data: textFile, filename: "a.txt" },
      ...body,
    });
  const log = async (iri: string): Promise<readonly Entry[]> => {
    const [collection = ""] = iri.split("/").slice(-2);
    const types: Record<string, string> = {
      ...resourceOfTree,
      parts: "Part",
      attachments: "Attachment",
      parameters: "Parameter",
      pricedetails: "Pricedetail",
    };
    const query = `target_type=${types[collection]}&target_id=${idOf(iri)}&order[id]=desc`;
    const { body } = await running.client.get<Entry[]>(`/api/log_entries?${query}`, {
      accept: "application/json",
      expect: 200,
    });
    return body;
  };

  /** Creates an entity that refers to the element. Returns its IRI and the property. */
  const references: Readonly<Record<Tree, (iri: string) => Promise<[string, string]>>> = {
    categories: async (iri) => [await newPart({ category: iri }), "category"],
    manufacturers: async (iri) => [await newPart({ manufacturer: iri }), "manufacturer"],
    footprints: async (iri) => [await newPart({ footprint: iri }), "footprint"],
    measurement_units: async (iri) => [await newPart({ partUnit: iri }), "partUnit"],
    part_custom_states: async (iri) => [await newPart({ partCustomState: iri }), "partCustomState"],
    storage_locations: async (iri) => [
      await make("part_lots", { part: await newPart(), storage_location: iri, amount: 3 }),
      "storage_location",
    ],
    suppliers: async (iri) => [
      await make("orderdetails", { part: await newPart(), supplier: iri, supplierpartnr: unique("N") }),
      "supplier",
    ],
    currencies: async (iri) => [await newPrice(iri), "currency"],
    attachment_types: async (iri) => [
      await newAttachment(await newPart(), { attachment_type: iri }),
      "attachment_type",
    ],
    projects: async (iri) => [
      await make("project_bom_entries", { project: iri, part: await newPart(), quantity: 2 }),
      "project",
    ],
  };
  const newPrice = async (currency: string): Promise<string> => {
    const supplier = await element("suppliers");
    const orderdetail = await make("orderdetails", { part: await newPart(), supplier, supplierpartnr: "N" });
    return make("pricedetails", { orderdetail, price: "1", currency });
  };
  const rate = (tree: Tree): Record<string, unknown> =>
    tree === "currencies" ? { exchange_rate: "1.5" } : {};

  it.each(trees)("of %s move references, children, attachments and parameters", async (tree) => {
    const { source, target } = await pair(tree, rate(tree), { ...rate(tree), comment: "kept in the log" });
    const [referring, property] = await references[tree](source);
    const child = await element(tree, { parent: source });
    const grandchild = await element(tree, { parent: child });
    const attachment = await newAttachment(source);
    const parameter = await make("parameters", { name: unique("Parameter"), element: source });
    const before = await read(referring);
    const { name, full_path: path } = await read(source);

    const { body, headers } = await merge(source, target, "?_comment=duplicate").then((answer) => {
      expect(answer.status, answer.text).toBe(200);
      return answer;
    });

    expect(body["@id"]).toBe(target);
    expect(iriOf(body["attachments"]?.[0])).toBe(attachment);
    expect(headers["content-location"]).toMatch(target);
    const after = await read(referring);
    expect(iriOf(after[property])).toBe(target);
    expect(Date.parse(String(after["lastModified"]))).toBeGreaterThanOrEqual(
      Date.parse(String(before["lastModified"])),
    );
    const targetPath = String((await read(target))["full_path"]);
    const childName = String((await read(child))["name"]);
    expect(await read(child)).toMatchObject({ full_path: `${targetPath} → ${childName}`, level: 1 });
    expect(await read(grandchild)).toMatchObject({ level: 2 });
    expect((await read(parameter))["element"]).toMatchObject({ "@id": target });
    expect((await read(attachment))["element"]).toMatchObject({ "@id": target });
    expect((await running.client.get(source)).status).toBe(404);

    const moved = { old: source, new: target };
    expect((await logOf(referring))[0]).toMatchObject({
      kind: "element_edited",
      comment: "duplicate",
      changes: { [property]: moved },
    });
    expect((await log(child))[0]).toMatchObject({ comment: "duplicate", changes: { parent: moved } });
    expect((await log(attachment))[0]).toMatchObject({ changes: { element: moved } });
    expect((await log(parameter))[0]).toMatchObject({ changes: { element: moved } });
    const collection = referring.split("/")[2] ?? "";
    expect((await log(target))[0]).toMatchObject({
      kind: "element_merged",
      comment: "duplicate",
      data: {
        source,
        name,
        full_path: path,
        moved:
          collection === "attachments"
            ? { attachments: 2, [tree]: 1, parameters: 1 }
            : { [collection]: 1, [tree]: 1, attachments: 1, parameters: 1 },
      },
    });
    expect((await log(source))[0]).toMatchObject({
      kind: "element_deleted",
      data: { merged_into: target, comment: "kept in the log" },
    });
  });
  const logOf = async (iri: string): Promise<readonly Entry[]> => {
    const { body } = await running.client.get<Entry[]>(`${iri}/log`, {
      accept: "application/json",
      expect: 200,
    });
    return body;
  };

  it("units of storage locations and currencies of BOM entries also move", async () => {
    const units = await pair("measurement_units");
    const location = await element("storage_locations", { storage_type: units.source });
    await merged(units.source, units.target);
    expect((await read(location))["storage_type"]).toMatchObject({ "@id": units.target });

    const currencies = await pair("currencies", { exchange_rate: "2" }, { exchange_rate: "2" });
    const project = await element("projects");
    const entry = { project, name: "Case", price: "5", price_currency: currencies.source };
    const bom = await make("project_bom_entries", entry);
    await merged(currencies.source, currencies.target);
    expect((await read(bom))["price_currency"]).toMatchObject({ "@id": currencies.target });
  });

  it("moved lots, orderdetails and prices change the version of their part", async () => {
    const locations = await pair("storage_locations");
    const suppliers = await pair("suppliers");
    const currencies = await pair("currencies", { exchange_rate: "2" }, { exchange_rate: "2" });
    const part = await newPart({
      partLots: [{ storage_location: locations.source, amount: 1 }],
      orderdetails: [
        {
          supplier: suppliers.source,
          supplierpartnr: "1",
          pricedetails: [{ price: "1", currency: currencies.source }],
        },
      ],
    });
    const versions = [versionOf(await running.client.get(part))];
    for (const { source, target } of [locations, suppliers, currencies]) {
      await merged(source, target);
      versions.push(versionOf(await running.client.get(part)));
    }
    expect(new Set(versions).size).toBe(4);
  });

  it("an attachment gets a number if the target has one with the same name and type", async () => {
    const { source, target } = await pair("footprints");
    const kept = await newAttachment(target, { name: "Datasheet" });
    const same = await newAttachment(source, { name: "Datasheet" });
    const numbered = await newAttachment(source, { name: "Datasheet (2)" });
    const other = await newAttachment(source, {
      name: "Datasheet",
      attachment_type: await make("attachment_types", { name: unique("Type") }),
    });
    await merged(source, target);
    const nameOf = async (iri: string) => (await read(iri))["name"];
    expect([await nameOf(kept), await nameOf(numbered), await nameOf(other)]).toEqual([
      "Datasheet",
      "Datasheet (2)",
      "Datasheet",
    ]);
    expect(await nameOf(same)).toBe("Datasheet (3)");
    expect((await log(same))[0]).toMatchObject({
      changes: { name: { old: "Datasheet", new: "Datasheet (3)" }, element: { old: source, new: target } },
    });
    const found = await running.client.get("/api/attachments?name=Datasheet%20(3)");
    expect(found.body).toMatchObject({ "hydra:totalItems": 1 });
    expect((await running.client.get(`${same}/file`, { accept: "*/*" })).status).toBe(200);
  });

  it("an attachment of an attachment type gets a number if its type is merged", async () => {
    const { source, target } = await pair("attachment_types");
    await newAttachment(target, { name: "Icon", attachment_type: target });
    const same = await newAttachment(source, { name: "Icon", attachment_type: source });
    await merged(source, target);
    expect(await read(same)).toMatchObject({ name: "Icon (2)" });
  });

  it("a parameter of the target replaces the one of the source with the same name and group", async () => {
    const { source, target } = await pair("footprints");
    const kept = await make("parameters", { name: "Pins", element: target, value_typical: 8 });
    const dropped = await make("parameters", { name: "Pins", element: source, value_typical: 9 });
    const grouped = await make("parameters", { name: "Pins", group: "Body", element: source });
    await merged(source, target);
    expect(await read(kept)).toMatchObject({ value_typical: 8 });
    expect((await running.client.get(dropped)).status).toBe(404);
    expect((await log(dropped))[0]).toMatchObject({ kind: "element_deleted", data: { value_typical: 9 } });
    expect((await read(grouped))["element"]).toMatchObject({ "@id": target });
  });

  it("a target without a preview image and 3D model gets those of the source", async () => {
    const { source, target } = await pair("footprints");
    const image = await newAttachment(source, { upload: { data: picture, filename: "a.png" } });
    const model = await newAttachment(source);
    await running.client.patch(source, { footprint_3d: model }, { expect: 200 });
    const { body } = await merged(source, target);
    expect(body).toMatchObject({
      master_picture_attachment: { "@id": image },
      footprint_3d: { "@id": model },
    });
    expect((await log(target))[0]).toMatchObject({
      changes: { master_picture_attachment: { old: null, new: image } },
    });
    const third = await element("footprints");
    await newAttachment(third, { upload: { data: picture, filename: "b.png" } });
    await merged(third, target);
    expect(await read(target)).toMatchObject({ master_picture_attachment: { "@id": image } });
  });

  it("an element can be merged into its parent, even if a child has its name", async () => {
    const target = await element("categories");
    const source = await element("categories", { name: "Same", parent: target });
    const child = await element("categories", { name: "Same", parent: source });
    const { body } = await merged(source, target);
    expect(await read(child)).toMatchObject({ full_path: `${String(body["name"])} → Same`, level: 1 });
  });

  it("the search finds moved parts by the name of the target", async () => {
    const { source, target } = await pair("manufacturers", { name: "Quuxtronics" }, { name: "Quxx Inc" });
    const part = await newPart({ manufacturer: source });
    await merged(source, target);
    const { body } = await running.client.get("/api/search?q=Quuxtronics", { expect: 200 });
    expect(JSON.stringify(body)).toContain(`"${part}"`);
  });

  it("many parts move in batches with few statements, each with a log entry", async () => {
    const { source, target } = await pair("part_custom_states");
    const count = 1_200;
    await running.service.store.transaction(async ({ db }) => {
      const now = new Date().toISOString();
      const part = { category_id: idOf(category), part_custom_state_id: idOf(source) };
      const rows = Array.from({ length: count }, (_, index) => {
        const name = `batch ${index}`;
        return { ...part, name, name_folded: name, added_date: now, last_modified: now };
      });
      for (let start = 0; start < count; start += 300)
        await db
          .insertInto("parts")
          .values(rows.slice(start, start + 300))
          .execute();
    });
    statements.length = 0;
    await merged(source, target);
    expect(statements.length).toBeLessThan(60);
    const state = `itemsPerPage=0&partCustomState=${idOf(target)}`;
    const parts = await running.client.get(`/api/parts?${state}`);
    expect(parts.headers["x-total-count"]).toBe(String(count));
    expect((await log(target))[0]?.data).toMatchObject({ moved: { parts: count } });
  });

  describe("are rejected", () => {
    /** Expects that a merge is rejected with these codes and changes nothing. */
    const rejects = async (source: string, into: string, codes: readonly string[]): Promise<string> => {
      const before = await logged();
      const answer = await merge(source, into);
      expect(await refused(Promise.resolve(answer))).toEqual(codes.map((code) => `into: ${code}`));
      expect(await logged()).toBe(before);
      expect((await running.client.get(source)).status).toBe(200);
      return answer.text;
    };

    it.each(sampledOn(dialect, trees, 5))("into the same element or a descendant (%s)", async (tree) => {
      const source = await element(tree);
      const child = await element(tree, { parent: source });
      const grandchild = await element(tree, { parent: child });
      await rejects(source, source, ["merge-into-itself"]);
      await rejects(source, child, ["merge-into-descendant"]);
      await rejects(source, grandchild, ["merge-into-descendant"]);
    });

    it("if the target is not selectable and something refers to the source", async () => {
      const { source, target } = await pair("footprints", { not_selectable: true });
      await element("footprints", { parent: source });
      const part = await newPart({ footprint: source });
      await rejects(source, target, ["not-selectable"]);
      await running.client.patch(part, { footprint: null }, { expect: 200 });
      await merged(source, target);
    });

    it("if both have a child with the same name", async () => {
      const { source, target } = await pair("categories");
      await element("categories", { name: "SMD", parent: source });
      await element("categories", { name: "SMD", parent: target });
      expect(await rejects(source, target, ["unique"])).toContain('\\"SMD\\"');
    });

    it("if the tree would become too deep", async () => {
      let parent = await element("attachment_types");
      for (let level = 1; level <= 9; level += 1) parent = await element("attachment_types", { parent });
      const source = await element("attachment_types");
      const child = await element("attachment_types", { parent: source });
      const grandchild = await element("attachment_types", { parent: child });
      await rejects(source, parent, ["too-deep"]);
      await running.client.delete(grandchild, { expect: 204 });
      await merged(source, parent);
    });

    it("if the target would have too many attachments", async () => {
      const { source, target } = await pair("suppliers");
      const list = (count: number) =>
        Array.from({ length: count }, (_, index) => ({ name: `p${index} ${count}` }));
      await running.client.patch(target, { parameters: list(999) }, { expect: 200 });
      await running.client.patch(source, { parameters: list(2) }, { expect: 200 });
      await rejects(source, target, ["too-many"]);
    });

    it("if a part does not match the name pattern of the category", async () => {
      const { source, target } = await pair("categories", { partname_regex: "/^R[0-9]+/" });
      const part = await newPart({ name: "Resistor", category: source });
      await newPart({ name: "R1", category: source });
      expect(await rejects(source, target, ["name-pattern"])).toContain('1 part (\\"Resistor\\")');
      await running.client.patch(part, { name: "R2" }, { expect: 200 });
      await merged(source, target);
    });

    it("if a restriction of the storage location prevents it", async () => {
      const full = await pair("storage_locations", { is_full: true });
      await merged(await element("storage_locations"), full.target);
      const part = await newPart();
      const lot = (storage_location: string, body = {}) =>
        make("part_lots", { part, storage_location, amount: 1, ...body });
      await lot(full.source);
      await rejects(full.source, full.target, ["full"]);

      const limited = await pair("storage_locations");
      await lot(limited.source);
      await running.client.patch(limited.target, { limit_to_existing_parts: true }, { expect: 200 });
      await rejects(limited.source, limited.target, ["only-existing-parts"]);
      await running.client.patch(limited.target, { limit_to_existing_parts: false }, { expect: 200 });
      await lot(limited.target);
      await running.client.patch(limited.target, { limit_to_existing_parts: true }, { expect: 200 });
      await merged(limited.source, limited.target);

      const single = await pair("storage_locations", { only_single_part: true });
      await lot(single.source);
      await lot(single.source, { part: await newPart() });
      await rejects(single.source, single.target, ["only-single-part"]);
      const one = await element("storage_locations");
      await lot(one);
      await lot(one);
      await merged(one, single.target);
      await rejects(single.source, single.target, ["only-single-part"]);
    });

    it("if a lot belongs to another user than the storage location requires", async () => {
      const [owner, other] = [
        await createUserWith(running.service, []),
        await createUserWith(running.service, []),
      ];
      const owned = await pair("storage_locations", { owner: owner.iri, part_owner_must_match: true });
      const part = await newPart();
      const storage_location = owned.source;
      await make("part_lots", { part, storage_location, amount: 1 });
      const lot = await make("part_lots", { part, storage_location, owner: other.iri });
      await rejects(owned.source, owned.target, ["owner-must-match"]);
      await running.client.patch(lot, { owner: owner.iri }, { expect: 200 });
      await merged(owned.source, owned.target);
    });

    it("if a part has the same part number at both suppliers", async () => {
      const { source, target } = await pair("suppliers");
      const part = await newPart({ name: "Twice" });
      for (const supplier of [source, target])
        await make("orderdetails", { part, supplier, supplierpartnr: "42" });
      expect(await rejects(source, target, ["unique"])).toContain('1 part (\\"Twice\\")');
    });

    it("if a part or name is in the bills of materials of both projects", async () => {
      const { source, target } = await pair("projects");
      const part = await newPart({ name: "Twice" });
      for (const project of [source, target]) {
        await make("project_bom_entries", { project, part });
        await make("project_bom_entries", { project, name: "Case" });
        await make("project_bom_entries", { project, part: await newPart() });
      }
      expect(await rejects(source, target, ["unique"])).toContain("2 BOM entries have");
    });

    it("if a project would need itself", async () => {
      const above = await element("projects", { build_part: await newPart() });
      const { build_part: aboveParts } = await read(above);
      const target = await element("projects", { parent: above });
      const source = await element("projects");
      const below = await element("projects", { parent: source });
      const entry = await make("project_bom_entries", { project: below, part: aboveParts });
      await rejects(source, target, ["needed-to-build"]);
      await running.client.delete(entry, { expect: 204 });
      await merged(source, target);
      expect((await read(below))["parent"]).toBe(target);
    });

    it.each<[string, Record<string, unknown>]>([
      ["a minimum", { minamount: 0.5 }],
      ["a lot", { partLots: [{ amount: 0.5 }] }],
    ])("if %s is fractional and the target counts whole numbers", async (_what, body) => {
      const { source, target } = await pair("measurement_units", { is_integer: true });
      const part = await newPart({ ...body, partUnit: source });
      await rejects(source, target, ["whole-number"]);
      await running.client.patch(part, { minamount: 1, partLots: [] }, { expect: 200 });
      await merged(source, target);
    });

    it("if a quantity of a price or of a project is fractional", async () => {
      const { source, target } = await pair("measurement_units", { is_integer: true });
      const supplier = await element("suppliers");
      const part = await newPart({ partUnit: source });
      const orderdetail = await make("orderdetails", { part, supplier, supplierpartnr: "1" });
      const price = await make("pricedetails", { orderdetail, price: "1", price_related_quantity: 0.5 });
      await rejects(source, target, ["whole-number"]);
      await running.client.delete(price, { expect: 204 });
      const project = await element("projects");
      const entry = await make("project_bom_entries", { project, part, quantity: 1.5 });
      await rejects(source, target, ["whole-number"]);
      await running.client.delete(entry, { expect: 204 });
      await merged(source, target);
    });

    it.each([
      ["different", "1.5", "1.6"],
      ["unknown", null, null],
      ["known for one currency only", "1.5", null],
    ])("if prices would change because exchange rates are %s", async (_what, from, to) => {
      const { source, target } = await pair("currencies", { exchange_rate: to }, { exchange_rate: from });
      const price = await newPrice(source);
      await rejects(source, target, ["exchange-rate"]);
      await running.client.delete(price, { expect: 204 });
      await merged(source, target);
    });

    it("if the attachment type does not accept a file, or a name is used in both types", async () => {
      const { source, target } = await pair("attachment_types", { filetype_filter: ".pdf" });
      const part = await newPart();
      const file = await newAttachment(part, { attachment_type: source });
      await rejects(source, target, ["filetype"]);
      await running.client.patch(target, { filetype_filter: ".txt" }, { expect: 200 });
      await newAttachment(part, { attachment_type: target, name: (await read(file))["name"] });
      await rejects(source, target, ["unique"]);
    });

    it("if the reference is missing, wrong or does not exist", async () => {
      const source = await element("categories");
      const other = await element("footprints");
      expect(await refused(merge(source, other), 400)).toEqual(["into: invalid-iri"]);
      expect(await refused(merge(source, "/api/categories/999999"), 400)).toEqual(["into: not-found"]);
      expect(await refused(merge(source, null))).not.toEqual([]);
      expect(await refused(running.client.post(`${source}/merge`, {}))).toEqual(["into: not-null"]);
      expect((await merge("/api/categories/999999", source)).status).toBe(404);
    });

    it("if the source has changed since the version in If-Match", async () => {
      const { source, target } = await pair("categories");
      const { headers } = await running.client.get(source);
      const options = { headers: { "If-Match": headers["etag"] ?? "" } };
      await running.client.patch(source, { comment: "changed" }, { expect: 200 });
      await running.client.post(`${source}/merge`, { into: target }, { ...options, expect: 412 });
      const { headers: current } = await running.client.get(source);
      await running.client.post(
        `${source}/merge`,
        { into: target },
        { headers: { "If-Match": current["etag"] ?? "" }, expect: 200 },
      );
    });
  });

  it("a repeated merge with the same idempotency key returns the same response", async () => {
    const { source, target } = await pair("categories");
    const options = { headers: { "Idempotency-Key": unique("key").replace(" ", "-") }, expect: 200 };
    const first = await running.client.post(`${source}/merge`, { into: target }, options);
    const second = await running.client.post<Json>(`${source}/merge`, { into: target }, options);
    expect(second.body).toEqual(first.body);
    expect(second.headers["idempotent-replayed"]).toBe("true");
  });

  describe("require the permission", () => {
    const base = (group: string) =>
      ["read", "edit", "delete"].map((operation) => `${group}.${operation}` as PermissionName);

    it.each(base("categories"))("%s", async (missing) => {
      const { source, target } = await pair("categories");
      const user = await createUserWith(
        running.service,
        base("categories").filter((name) => name !== missing),
      );
      const answer = await user.client.post(`${source}/merge`, { into: target });
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining(missing) as string]);
    });

    it.each<[PermissionName, Tree, string]>([
      ["parts.edit", "categories", "categories"],
      ["parts.edit", "storage_locations", "storelocations"],
      ["parts.edit", "suppliers", "suppliers"],
      ["parts.edit", "attachment_types", "attachment_types"],
    ])("%s if something refers to an element of %s", async (needed, tree, group) => {
      const { source, target } = await pair(tree);
      await references[tree](source);
      const without = await createUserWith(running.service, base(group));
      const answer = await without.client.post(`${source}/merge`, { into: target });
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining(needed) as string]);
      const user = await createUserWith(running.service, [...base(group), needed]);
      await user.client.post(`${source}/merge`, { into: target }, { expect: 200 });
    });

    it("only for what refers to the element", async () => {
      const { source, target } = await pair("categories");
      const user = await createUserWith(running.service, base("categories"));
      await user.client.post(`${source}/merge`, { into: target }, { expect: 200 });
    });
  });
});
