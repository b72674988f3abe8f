/** Merges of two elements of a tree: what moves, and the change log. */
import { expect, it } from "vitest";
import type { Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { picture } from "../support/inventory.ts";
import { trees, type Tree } from "../support/trees.ts";
import { idOf, unique, versionOf } from "./running-service.ts";
import { useMerges, type Entry } from "./merge-service.ts";

/** Returns the IRI of a reference, which is an IRI or an embedded object. */
function iriOf(reference: Json | undefined): unknown {
  return typeof reference === "string" ? reference : reference?.["@id"];
}

describeDialects("merges", (dialect) => {
  const {
    running,
    statements,
    categoryOfParts,
    element,
    pair,
    merge,
    merged,
    newPart,
    newAttachment,
    log,
    references,
  } = useMerges(dialect);
  const { make, read } = running;
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
      const part = { category_id: idOf(categoryOfParts()), part_custom_state_id: idOf(source) };
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

  it("a repeated merge with the same idempotency key returns the same response", async () => {
    const { source, target } = await pair("categories");
    const options = { headers: { "Idempotency-Key": unique("key").replace(" ", "-") }, expect: 200 };
    const first = await running.client.post(`${source}/merge`, { into: target }, options);
    const second = await running.client.post<Json>(`${source}/merge`, { into: target }, options);
    expect(second.body).toEqual(first.body);
    expect(second.headers["idempotent-replayed"]).toBe("true");
  });
});
