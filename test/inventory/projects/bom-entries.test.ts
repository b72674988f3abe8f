/** Bills of materials: content, uniqueness, and no circular builds. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { idOf, plain, unique, useService, versionOf } from "../running-service.ts";

describeDialects("entries of bills of materials", (dialect) => {
  const running = useService(dialect);
  const { make, refused, read } = running;
  let category = "";
  let metres = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    metres = await make("measurement_units", { name: "Metre", unit: "m", is_integer: false });
  });

  const newPart = (body: Record<string, unknown> = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const newProject = (body: Record<string, unknown> = {}): Promise<string> =>
    make("projects", { name: unique("Project"), ...body });
  const newEntry = (project: string, body: Record<string, unknown>): Promise<string> =>
    make("project_bom_entries", { project, ...body });
  const post = (project: string, body: Record<string, unknown>) =>
    running.client.post("/api/project_bom_entries", { project, ...body });
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body);

  it("have quantity 1 and no mount names by default", async () => {
    const project = await newProject();
    const part = await newPart();
    const entry = await read(await newEntry(project, { part }));
    expect(entry).toMatchObject({ quantity: 1, mountnames: "", comment: "" });
    expect(entry["project"]).toMatchObject({ "@id": project, "@type": "Project" });
    expect(entry["part"]).toMatchObject({ "@id": part, "@type": "Part" });
    for (const property of ["name", "price", "price_currency"]) expect(entry).not.toHaveProperty(property);
  });

  it("a quantity that would be rounded to zero is rejected", async () => {
    const part = await newPart({ partUnit: metres });
    const answer = post(await newProject(), { part, quantity: 1e-10 });
    expect(await refused(answer)).toEqual(["quantity: too-small"]);
  });

  it.each([
    [{}, 422, ["part: part-or-name"]],
    [{ name: "" }, 422, ["part: part-or-name"]],
    [{ name: null, part: null }, 422, ["part: part-or-name"]],
    [{ name: "Panel", quantity: 0 }, 422, ["quantity: positive"]],
    [{ name: "Panel", quantity: -1 }, 422, ["quantity: positive"]],
    [{ name: "Panel", quantity: 1e10 }, 422, ["quantity: too-large"]],
    [{ name: "Panel", quantity: "2" }, 400, ["quantity: type"]],
    [{ name: "x".repeat(256) }, 422, ["name: too-long"]],
    [{ name: "Panel", price: "0" }, 422, ["price: positive"]],
    [{ name: "Panel", price: "-1" }, 422, ["price: positive"]],
    [{ name: "Panel", price: "1.12345678901" }, 422, ["price: too-many-decimals"]],
    [{ name: "Panel", price: "cheap" }, 422, [expect.stringMatching(/^price: /)]],
    [{ name: "Panel", price: 1.5 }, 400, ["price: type"]],
    [{ name: "Panel", price_currency: "/api/currencies/999999" }, 400, ["price_currency: not-found"]],
    [{ part: "/api/parts/999999" }, 400, ["part: not-found"]],
    [{ name: "Panel", project: "/api/projects/999999" }, 400, ["project: not-found"]],
    [{ name: "Panel", project: null }, 422, ["project: not-null"]],
    [{ name: "Panel", nonsense: 1 }, 422, ["nonsense: unknown-property"]],
  ])("%j is rejected with %i", async (body, status, expected) => {
    expect(await refused(post(await newProject(), body), status)).toEqual(expected);
  });

  it("require a project", async () => {
    const answer = running.client.post("/api/project_bom_entries", { name: "Panel" });
    expect(await refused(answer)).toEqual(["project: not-null"]);
  });

  it.each([
    ["R1,R2,R3", 3, []],
    [" R1 , R2 ", 2, []],
    ["", 5, []],
    ["R1", 1, []],
    ["R1,R2", 3, ["mountnames: quantity-mismatch"]],
    ["R1,R2", 1, ["mountnames: quantity-mismatch"]],
    ["R1,R1", 2, ["mountnames: not-unique"]],
    ["R1, R1 ,R2", 3, ["mountnames: not-unique"]],
  ])("accept the mount names %j for %d: %j", async (mountnames, quantity, expected) => {
    const project = await newProject();
    const part = await newPart();
    if (expected.length === 0) await newEntry(project, { part, quantity, mountnames });
    else expect(await refused(post(project, { part, quantity, mountnames }))).toEqual(expected);
  });

  it("keep mount names and quantity consistent if one of them changes", async () => {
    const entry = await newEntry(await newProject(), { name: "Panel", quantity: 2, mountnames: "A,B" });
    expect(await refused(patch(entry, { quantity: 3 }))).toEqual(["mountnames: quantity-mismatch"]);
    expect(await refused(patch(entry, { mountnames: "A" }))).toEqual(["mountnames: quantity-mismatch"]);
    await running.client.patch(entry, { quantity: 3, mountnames: "A,B,C" }, { expect: 200 });
    await running.client.patch(entry, { quantity: 4, mountnames: "" }, { expect: 200 });
  });

  it("round the number of mount names of parts with fractions", async () => {
    const part = await newPart({ partUnit: metres });
    await newEntry(await newProject(), { part, quantity: 2.5, mountnames: "A,B,C" });
    const answer = post(await newProject(), { part, quantity: 2.4, mountnames: "A,B,C" });
    expect(await refused(answer)).toEqual(["mountnames: quantity-mismatch"]);
  });

  it("can have a price only if they are not just a part", async () => {
    const project = await newProject();
    const currency = await make("currencies", { name: unique("Dollar"), iso_code: "USD" });
    const part = await newPart();
    expect(await refused(post(project, { part, price: "1" }))).toEqual(["price: price-of-part"]);
    const entry = await newEntry(project, { name: "Panel", price: "12.50", price_currency: currency });
    expect(await read(entry)).toMatchObject({ price: "12.5", price_currency: { "@id": currency } });
    expect(await refused(patch(entry, { part }))).toEqual(["price: price-of-part"]);
    await running.client.patch(entry, { part, price: null, price_currency: null }, { expect: 200 });
    expect(await read(entry)).not.toHaveProperty("price");
    const group = await make("currencies", { name: unique("Only"), iso_code: "CHF", not_selectable: true });
    const answer = post(project, { name: "Box", price: 3, price_currency: group });
    expect(await refused(answer)).toEqual(["price_currency: not-selectable"]);
  });

  describe("have a currency only with a price", () => {
    let currency = "";
    let part = "";

    beforeAll(async () => {
      currency = await make("currencies", { name: unique("Pound"), iso_code: "GBP" });
      part = await newPart();
    });

    it.each([
      ["without a price", {}, ["price_currency: no-price"]],
      ["whose price is null", { price: null }, ["price_currency: no-price"]],
      ["a part", { name: null, part: "" }, ["price_currency: no-price"]],
      ["a part with a price", { part: "", price: "1" }, ["price: price-of-part", "price_currency: no-price"]],
    ])("an entry has no currency if it is %s", async (_title, body: Record<string, unknown>, expected) => {
      const sent = { name: "Panel", ...body, ...("part" in body && { part }), price_currency: currency };
      expect((await refused(post(await newProject(), sent))).sort()).toEqual(expected);
    });

    it("an entry without a price cannot get a currency later", async () => {
      const thing = await newEntry(await newProject(), { name: "Panel" });
      const ofPart = await newEntry(await newProject(), { part });
      for (const entry of [thing, ofPart]) {
        expect(await refused(patch(entry, { price_currency: currency }))).toEqual([
          "price_currency: no-price",
        ]);
      }
      await running.client.patch(thing, { price: "1", price_currency: currency }, { expect: 200 });
    });

    it.each([
      ["the price is cleared", { price: null }],
      ["a part replaces a name", { name: null, part: "", price: null }],
    ])("an entry loses its currency when %s", async (_title, body: Record<string, unknown>) => {
      const priced = { name: "Panel", price: "12", price_currency: currency };
      const entry = await newEntry(await newProject(), priced);
      const sent = "part" in body ? { ...body, part } : body;
      expect(await refused(patch(entry, { ...sent, price_currency: currency }))).toEqual([
        "price_currency: no-price",
      ]);
      await running.client.patch(entry, sent, { expect: 200 });
      expect(await read(entry)).not.toHaveProperty("price_currency");
      const { body: log } = await running.client.get<{ changes?: unknown }[]>(`${entry}/log`, plain);
      expect(log[0]?.changes).toMatchObject({ price_currency: { old: currency, new: null } });
    });
  });

  it("have unique parts and names in a project, also if they are sent one at a time", async () => {
    const [project, other] = [await newProject(), await newProject()];
    const [part, another] = [await newPart(), await newPart()];
    await newEntry(project, { part, name: "Brain" });
    expect(await refused(post(project, { part }))).toEqual(["part: unique"]);
    expect(await refused(post(project, { name: "Brain" }))).toEqual(["name: unique"]);
    expect((await refused(post(project, { part, name: "Brain" }))).sort()).toEqual([
      "name: unique",
      "part: unique",
    ]);
    const second = await newEntry(project, { part: another });
    const third = await newEntry(project, { name: "brain" });
    expect(await refused(patch(second, { part }))).toEqual(["part: unique"]);
    expect(await refused(patch(third, { name: "Brain" }))).toEqual(["name: unique"]);
    const elsewhere = await newEntry(other, { part, name: "Brain" });
    expect((await refused(patch(elsewhere, { project }))).sort()).toEqual(["name: unique", "part: unique"]);
    await running.client.patch(second, { comment: "c", part: another }, { expect: 200 });
  });

  it("are created once by many equal requests at the same time", async () => {
    const project = await newProject();
    const part = await newPart();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(project, { part })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(422)]);
  });

  describe("cannot contain parts that are built from them", () => {
    const buildPartOf = async (project: string): Promise<string> => {
      const part = await newPart();
      await running.client.patch(project, { build_part: part }, { expect: 200 });
      return part;
    };

    it("not the build part of their own project", async () => {
      const project = await newProject();
      const part = await buildPartOf(project);
      expect(await refused(post(project, { part }))).toEqual(["part: own-build-part"]);
    });

    it("not the build part of a parent project", async () => {
      const root = await newProject();
      const middle = await newProject({ parent: root });
      const leaf = await newProject({ parent: middle });
      const part = await buildPartOf(root);
      for (const project of [middle, leaf]) {
        expect(await refused(post(project, { part }))).toEqual(["part: own-build-part"]);
      }
      await newEntry(await newProject(), { part });
    });

    it("not a part that another project builds from them", async () => {
      const [bottom, middle, top] = [await newProject(), await newProject(), await newProject()];
      const bottomPart = await buildPartOf(bottom);
      const middlePart = await buildPartOf(middle);
      const topPart = await buildPartOf(top);
      await newEntry(middle, { part: bottomPart });
      await newEntry(top, { part: middlePart });
      for (const part of [topPart, middlePart]) {
        expect(await refused(post(bottom, { part }))).toEqual(["part: built-from-itself"]);
      }
      const entry = await newEntry(bottom, { part: await newPart() });
      expect(await refused(patch(entry, { part: topPart }))).toEqual(["part: built-from-itself"]);
      const movable = await newEntry(await newProject(), { part: topPart });
      expect(await refused(patch(movable, { project: bottom }))).toEqual(["part: built-from-itself"]);
      await newEntry(top, { part: bottomPart });
    });

    it("a project can need the build parts of its subprojects", async () => {
      const root = await newProject();
      const leaf = await newProject({ parent: root });
      const part = await buildPartOf(leaf);
      await newEntry(root, { part });
    });
  });

  it("increase the version and date of their project, and of both projects when they move", async () => {
    const [project, other] = [await newProject(), await newProject()];
    const version = async (iri: string): Promise<number> =>
      Number(versionOf(await running.client.get(iri, { expect: 200 })));
    const entry = await newEntry(project, { name: "Panel" });
    expect(await version(project)).toBe(2);
    await running.client.patch(entry, { quantity: 3 }, { expect: 200 });
    expect(await version(project)).toBe(3);
    await running.client.patch(entry, { quantity: 3 }, { expect: 200 });
    expect(await version(project)).toBe(3);
    await running.client.patch(entry, { project: other }, { expect: 200 });
    expect([await version(project), await version(other)]).toEqual([4, 2]);
    await running.client.delete(entry, { expect: 204 });
    expect(await version(other)).toBe(3);
  });

  it("are listed for their project with all filters, and with 404 for an unknown project", async () => {
    const project = await newProject();
    const child = await newProject({ parent: project });
    const part = await newPart();
    const first = await newEntry(project, { part, quantity: 5, mountnames: "" });
    const second = await newEntry(project, {
      name: "Panel",
      quantity: 2,
      mountnames: "P1,P2",
      comment: "red",
    });
    const third = await newEntry(child, { part, quantity: 9 });
    const found = async (path: string): Promise<string[]> => {
      const { body } = await running.client.get<{ id: number }[]>(path, { ...plain, expect: 200 });
      return body.map(({ id }) => `/api/project_bom_entries/${id}`);
    };
    const of = idOf(project);
    expect(await found(`${project}/bom`)).toEqual([first, second]);
    expect(await found(`${project}/bom?order[quantity]=asc`)).toEqual([second, first]);
    expect(await found(`${project}/bom?part=${idOf(part)}`)).toEqual([first]);
    expect(await found(`${project}/bom?name=pan%25`)).toEqual([second]);
    expect(await found(`/api/project_bom_entries?project=${of}`)).toEqual([first, second]);
    expect(await found(`/api/project_bom_entries?project=${of}%2B%2B&order[id]=desc`)).toEqual([
      third,
      second,
      first,
    ]);
    expect(await found(`/api/project_bom_entries?part=${part}`)).toEqual([first, third]);
    const narrowed = `/api/project_bom_entries?project=${of}`;
    expect(await found(`${narrowed}&mountnames=%25p2`)).toEqual([second]);
    expect(await found(`${narrowed}&comment=RED`)).toEqual([second]);
    expect(await found(`${narrowed}&quantity[gte]=5`)).toEqual([first]);
    expect(await found(`${narrowed}&quantity[between]=1..2`)).toEqual([second]);
    await running.client.get("/api/projects/999999/bom", { expect: 404 });
    await running.client.get("/api/projects/999999/bom", { ...plain, expect: 404 });
  });

  describe("are kept if their part is deleted", () => {
    it.each([
      [null, "", "LM358", "Part was deleted: LM358"],
      ["Amplifier", "old", "Amplifier (LM358)", "old\nPart was deleted: LM358"],
    ])(
      "an entry named %j with comment %j is kept if its part is deleted",
      async (name, comment, newName, newComment) => {
        const project = await newProject();
        const part = await newPart({ name: "LM358" });
        const entry = await newEntry(project, { part, name, comment, quantity: 2, mountnames: "U1,U2" });
        const before = versionOf(await running.client.get(project, { expect: 200 }));
        await running.client.delete(part, { expect: 204 });
        const left = await read(entry);
        expect(left).toMatchObject({ name: newName, comment: newComment, quantity: 2, mountnames: "U1,U2" });
        expect(left).not.toHaveProperty("part");
        const after = versionOf(await running.client.get(project, { expect: 200 }));
        expect(Number(after)).toBe(Number(before) + 1);
        const { body } = await running.client.get<Record<string, unknown>[]>(`${entry}/log`, plain);
        expect(body[0]).toMatchObject({
          kind: "element_edited",
          changes: {
            part: { old: part, new: null },
            name: { old: name, new: newName },
            comment: { old: comment, new: newComment },
          },
        });
      },
    );

    it("are kept in every project that needs the deleted part, under a free name", async () => {
      const part = await newPart({ name: "NE555" });
      const [one, two] = [await newProject(), await newProject()];
      await newEntry(one, { name: "NE555" });
      const taken = await newEntry(one, { part });
      const free = await newEntry(two, { part });
      await running.client.delete(part, { expect: 204 });
      expect((await read(taken))["name"]).toBe("NE555 (2)");
      expect((await read(free))["name"]).toBe("NE555");
    });

    it("keep a valid name of any length after their part is deleted", async () => {
      const part = await newPart({ name: "p".repeat(255) });
      const entry = await newEntry(await newProject(), { part, name: "n".repeat(255) });
      await running.client.delete(part, { expect: 204 });
      const { body } = await running.client.get<Record<string, unknown>>(entry, plain);
      expect(String(body["name"])).toMatch(/^n+ \(p+\)$/);
      await running.client.patch(entry, body, { expect: 200 });
    });
  });

  it("are deleted with their project, and each is logged with its properties", async () => {
    const project = await newProject();
    const part = await newPart();
    const entry = await newEntry(project, { part, quantity: 4 });
    const other = await newEntry(project, { name: "Panel" });
    await running.client.delete(project, { expect: 204 });
    for (const iri of [entry, other]) await running.client.get(iri, { expect: 404 });
    const { body } = await running.client.get<Record<string, unknown>[]>(
      "/api/log_entries?target_type=ProjectBOMEntry&kind=element_deleted&order[id]=asc&itemsPerPage=500",
      plain,
    );
    const deleted = body.filter(({ target_id: id }) => [idOf(entry), idOf(other)].includes(Number(id)));
    expect(deleted.map(({ data }) => data)).toEqual([
      expect.objectContaining({ quantity: 4, part, project }),
      expect.objectContaining({ name: "Panel", project }),
    ]);
    expect(deleted[0]?.["data"]).not.toHaveProperty("element");
  });
});
