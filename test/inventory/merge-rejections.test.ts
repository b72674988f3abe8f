/** Merges of two elements of a tree: what prevents a merge, and permissions. */
import { describe, expect, it } from "vitest";
import type { PermissionName } from "../../src/identity/permissions.ts";
import { describeDialects, sampledOn } from "../support/dialects.ts";
import { trees, type Tree } from "../support/trees.ts";
import { createUserWith } from "./test-users.ts";
import { useMerges } from "./merge-service.ts";

describeDialects("merges", (dialect) => {
  const { running, element, pair, merge, merged, newPart, newAttachment, newPrice, references } =
    useMerges(dialect);
  const { make, read, refused, logged } = running;

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
