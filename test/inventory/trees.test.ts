/** Rules of all trees, tested for each tree. */
import { expect, it, describe } from "vitest";
import { describeDialects, sampledOn } from "../support/dialects.ts";
import { requiredOf, trees } from "../support/trees.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";

describeDialects("trees", (dialect) => {
  const running = useService(dialect);
  const { refused } = running;
  const make = (collection: string, body: Record<string, unknown>): Promise<string> =>
    running.make(collection, { ...requiredOf(collection), ...body });

  /** Creates a chain of elements and returns the IRIs, starting with the root. */
  async function chain(collection: string, length: number): Promise<string[]> {
    const iris: string[] = [];
    for (let level = 0; level < length; level += 1) {
      iris.push(await make(collection, { name: unique("Node"), parent: iris.at(-1) ?? null }));
    }
    return iris;
  }

  async function parentOf(iri: string): Promise<string | undefined> {
    const { parent } = await running.read(iri);
    return typeof parent === "object" ? String(parent["@id"]) : parent;
  }

  describe.each(sampledOn(dialect, trees, 4))("%s", (collection) => {
    const patch = (iri: string, body: unknown) => running.client.patch(iri, body);

    it("reject an element as its own parent", async () => {
      const [iri = ""] = await chain(collection, 1);
      expect(await refused(patch(iri, { parent: iri }))).toEqual(["parent: parent-is-self"]);
    });

    it("reject moving an element below itself", async () => {
      const [root = "", child = "", grandchild = ""] = await chain(collection, 3);
      for (const parent of [child, grandchild]) {
        expect(await refused(patch(root, { parent }))).toEqual(["parent: parent-is-child"]);
      }
      expect(await parentOf(root)).toBeUndefined();
    });

    it("reject duplicate names on a level, including the root level, and allow them on different levels", async () => {
      const [root = "", child = ""] = await chain(collection, 2);
      const { name } = await running.read(child);
      const post = (body: Record<string, unknown>) =>
        running.client.post(`/api/${collection}`, { ...requiredOf(collection), ...body });
      expect(await refused(post({ name, parent: root }))).toEqual(["name: unique"]);
      const twin = await make(collection, { name });
      expect(await refused(post({ name }))).toEqual(["name: unique"]);
      expect(await refused(patch(twin, { parent: root }))).toEqual(["name: unique"]);
      const other = await make(collection, { name: unique("Other") });
      expect(await refused(patch(other, { name }))).toEqual(["name: unique"]);
      await make(collection, { name, parent: child });
      await make(collection, { name: String(name).toUpperCase() });
    });

    it("keep correct paths and levels below an element that is renamed or moved", async () => {
      const [root = "", child = "", grandchild = ""] = await chain(collection, 3);
      const [elsewhere = ""] = await chain(collection, 1);
      const name = async (iri: string) => String((await running.read(iri)).name);
      await running.client.patch(root, { name: unique("A → B % ' \\") }, { expect: 200 });
      const names = [await name(root), await name(child), await name(grandchild)];
      const before = await running.client.get(grandchild, { expect: 200 });
      expect(before.body.full_path).toBe(names.join(" → "));
      expect(before.body.level).toBe(2);

      await running.client.patch(child, { parent: elsewhere, name: "Moved" }, { expect: 200 });
      const moved = [await name(elsewhere), "Moved", names[2]].join(" → ");
      const after = await running.client.get(grandchild, { expect: 200 });
      expect(after.body.full_path).toBe(moved);
      expect(after.headers.etag).not.toBe(before.headers.etag);

      await running.client.patch(child, { parent: null, name: unique("Root") }, { expect: 200 });
      expect((await running.read(grandchild)).level).toBe(1);
      expect((await running.read(child)).level).toBe(0);
    });

    it("reject a new or moved element that exceeds the maximum depth", async () => {
      // Attachment types embed all their ancestors in each response.
      const deepest = collection === "attachment_types" ? 10 : 50;
      const deep = await chain(collection, deepest + 1);
      expect((await running.read(deep.at(-1)!)).level).toBe(deepest);
      const body = { ...requiredOf(collection), name: "x", parent: deep.at(-1) };
      const tooDeep = running.client.post(`/api/${collection}`, body);
      expect(await refused(tooDeep)).toEqual(["parent: too-deep"]);
      const branch = await chain(collection, 3);
      expect(await refused(patch(branch[0]!, { parent: deep[deepest - 2] }))).toEqual(["parent: too-deep"]);
      await running.client.patch(branch[0]!, { parent: deep[deepest - 3] }, { expect: 200 });
      expect((await running.read(branch[2]!)).level).toBe(deepest);
    });

    it("reject names that make the path longer than 4096 characters", async () => {
      if (collection === "attachment_types") return;
      let parent: string | null = null;
      for (let level = 0; level < 15; level += 1)
        parent = await make(collection, { name: unique("x".repeat(240)), parent });
      const long = Array.from({ length: 3 }, (_, index) => `${index}`.padEnd(255, "y"));
      let refusal: string[] = [];
      for (const name of long) {
        const { status, body }: { status: number; body: { violations?: { code: string }[]; id: number } } =
          await running.client.post(`/api/${collection}`, { ...requiredOf(collection), name, parent });
        if (status === 422) refusal = (body.violations ?? []).map(({ code }) => code);
        else parent = `/api/${collection}/${body.id}`;
      }
      expect(refusal).toEqual(["path-too-long"]);
    });

    it("count characters, not UTF-16 code units, in the path", async () => {
      if (collection === "attachment_types") return;
      let parent = await make(collection, { name: unique("😀") });
      for (let level = 0; level < 12; level += 1) {
        parent = await make(collection, { name: "😀".repeat(250), parent });
      }
      await running.client.patch(parent, { name: "😀".repeat(251) }, { expect: 200 });
    });

    it("reject a name that makes the path of a descendant too long", async () => {
      // The test needs 49 levels, but attachment types allow only 10.
      if (collection === "attachment_types") return;
      const top = await make(collection, { name: unique("Top") });
      let parent = top;
      for (let level = 0; level < 16; level += 1) {
        parent = await make(collection, { name: "x".repeat(249), parent });
      }
      expect(await refused(patch(top, { name: "z".repeat(200) }))).toEqual(["parent: path-too-long"]);
    });

    it("return 409 when an element with children is deleted, with their number", async () => {
      const [root = "", child = ""] = await chain(collection, 2);
      const one = await running.client.delete(root, { expect: 409 });
      expect(one.body.detail).toContain("1 child element still refers to it");
      await make(collection, { name: "second", parent: root });
      const two = await running.client.delete(root, { expect: 409 });
      expect(two.body.detail).toContain("2 child elements still refer to it");
      await running.client.delete(child, { expect: 204 });
      await running.client.get(child, { expect: 404 });
    });

    it("list the children of an element, and return 404 for an unknown element", async () => {
      const [root = ""] = await chain(collection, 1);
      const children = [];
      for (const name of ["b", "a"]) children.push(await make(collection, { name, parent: root }));
      await make(collection, { name: "below", parent: children[0] });
      const { body, headers } = await running.client.get<{ id: number }[]>(`${root}/children`, plain);
      expect(body.map(({ id }) => id)).toEqual(children.map(idOf));
      expect(headers["x-total-count"]).toBe("2");
      const ordered = await running.client.get<{ id: number }[]>(
        `${root}/children?order[name]=asc&itemsPerPage=1`,
        plain,
      );
      expect(ordered.body.map(({ id }) => id)).toEqual([idOf(children[1]!)]);
      await running.client.get(`/api/${collection}/999999/children`, { expect: 404 });
    });

    it("list the ancestors of elements", async () => {
      const [root = "", child = "", grandchild = ""] = await chain(collection, 3);
      const [other = "", below = ""] = await chain(collection, 2);
      const ancestorsOf = async (...iris: string[]) => {
        const query = `ancestors_of=${iris.join(",")}&order[id]=asc`;
        const { body } = await running.client.get<{ "hydra:member": { "@id": string }[] }>(
          `/api/${collection}?${query}`,
          { expect: 200 },
        );
        return body["hydra:member"].map((each) => each["@id"]);
      };
      expect(await ancestorsOf(grandchild)).toEqual([root, child]);
      expect(await ancestorsOf(root)).toEqual([]);
      expect(await ancestorsOf(child, below)).toEqual([root, other]);
      expect(await ancestorsOf(`/api/${collection}/999999`)).toEqual([]);
      const refused = await running.client.get(`/api/${collection}?ancestors_of=${idOf(child)}%2B`);
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("ancestors_of")]);
    });

    it("never reuse the ID of a deleted element", async () => {
      const first = await make(collection, { name: unique("Gone") });
      await running.client.delete(first, { expect: 204 });
      const second = await make(collection, { name: unique("New") });
      expect(idOf(second)).toBeGreaterThan(idOf(first));
      await running.client.get(first, { expect: 404 });
    });

    it("return 400 for an unknown parent or a parent of another kind", async () => {
      const other = collection === "categories" ? "footprints" : "categories";
      const foreign = await make(other, { name: unique("Foreign") });
      for (const parent of [`/api/${collection}/999999`, foreign, "nonsense", { id: 999999 }]) {
        const body = { ...requiredOf(collection), name: unique("x"), parent };
        const answer = running.client.post(`/api/${collection}`, body);
        const violations = await refused(answer, 400);
        expect(violations).toEqual([expect.stringMatching(/^parent: (not-found|invalid-iri)$/)]);
      }
    });
  });

  it("name the kinds of records that use an element", async () => {
    const category = await make("categories", { name: unique("Used") });
    await make("categories", { name: "below", parent: category });
    const part = await make("parts", { name: "a", category });
    await make("parts", { name: "b", category });
    const { body } = await running.client.delete(category, { expect: 409 });
    expect(body.detail).toMatch(/1 child element and 2 parts still refer to it/);
    const type = await make("attachment_types", { name: unique("Type") });
    await make("attachments", { name: "x", element: part, attachment_type: type, url: "https://a.example/" });
    const { body: ofType } = await running.client.delete(type, { expect: 409 });
    expect(ofType.detail).toContain("1 attachment still refers to it");
  });

  it.each(["category", "footprint", "manufacturer"])(
    "an element that only groups others cannot become %s of a part, but can remain so",
    async (property) => {
      const collection = property === "category" ? "categories" : `${property}s`;
      const usual = await make("categories", { name: unique("Usual") });
      const group = await make(collection, { name: unique("Group"), not_selectable: true });
      const body = { name: "x", category: usual, [property]: group };
      expect(await refused(running.client.post("/api/parts", body))).toEqual([`${property}: not-selectable`]);
      const later = await make(collection, { name: unique("Later") });
      const part = await make("parts", { ...body, [property]: later });
      await running.client.patch(later, { not_selectable: true }, { expect: 200 });
      await running.client.patch(part, { description: "d", [property]: later }, { expect: 200 });
    },
  );
});
