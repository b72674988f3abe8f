/** Rules of parts, and merge patch semantics. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { plain, unique, useService } from "./running-service.ts";

describeDialects("parts", (dialect) => {
  const running = useService(dialect);
  const { make, refused, read } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });

  const newPart = (body: Record<string, unknown> = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const post = (body: Record<string, unknown>) =>
    running.client.post("/api/parts", { name: unique("Part"), category, ...body });
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body);

  describe("the name pattern of a category", () => {
    it.each([
      ["/^LM[0-9]+$/", "LM7805", "lm7805"],
      ["/^lm/i", "LM7805", "78LM"],
      ["#^a/b$#", "a/b", "a-b"],
      ["{^a.b$}s", "a\nb", "ab"],
      ["^LM", "LM1", "1LM"],
      ["/^\\p{Lu}ß$/", "Üß", "üß"],
    ])("%s accepts %j and rejects %j", async (partname_regex, good, bad) => {
      const strict = await make("categories", { name: unique("Strict"), partname_regex });
      const part = await newPart({ name: good, category: strict });
      expect(await refused(post({ name: bad, category: strict }))).toEqual(["name: name-pattern"]);
      expect(await refused(patch(part, { name: bad }))).toEqual(["name: name-pattern"]);
      const elsewhere = await newPart({ name: bad });
      expect(await refused(patch(elsewhere, { category: strict }))).toEqual(["name: name-pattern"]);
    });

    it("does not prevent changes of existing parts", async () => {
      const later = await make("categories", { name: unique("Later") });
      const part = await newPart({ name: "old", category: later });
      await running.client.patch(later, { partname_regex: "/^new/" }, { expect: 200 });
      await running.client.patch(part, { description: "d", name: "old" }, { expect: 200 });
    });

    it.each(["/(/", "/a{9999999}/", "/(?=a)/", "/(a)\\1/", "/a/e"])(
      "%s is rejected",
      async (partname_regex) => {
        const answer = running.client.post("/api/categories", { name: unique("Bad"), partname_regex });
        expect(await refused(answer)).toEqual(["partname_regex: invalid-pattern"]);
      },
    );

    it.each(["/a b/x", "/a b # c/ix", "/a/e"])("%s has an unsupported flag", async (partname_regex) => {
      const body = { name: unique("Flags"), partname_regex };
      const { body: answer } = await running.client.post("/api/categories", body, { expect: 422 });
      expect(JSON.stringify(answer)).toMatch(
        /flag \\"[ex]\\" is not supported. Supported flags are i, m, s, u, U\./,
      );
    });

    it.each(["/^(a+)+$/", "/^(a|aa)*$/", "/(.*)*x(.*)*y(.*)*z/", "/(a?){250}a{250}/"])(
      "%s is matched in linear time",
      async (partname_regex) => {
        const hostile = await make("categories", { name: unique("Hostile"), partname_regex });
        const name = `${"a".repeat(254)}!`;
        await running.client.post("/api/parts", { name, category: hostile }, { timeout: 5_000 });
      },
    );
  });

  it("have unique internal part numbers; an empty number counts as none", async () => {
    const ipn = unique("ipn");
    const part = await newPart({ ipn });
    expect(await refused(post({ ipn }))).toEqual(["ipn: unique"]);
    const other = await newPart({ ipn: "" });
    await newPart({ ipn: "" });
    await newPart({ ipn: null });
    expect((await running.client.get(other, plain)).body).not.toHaveProperty("ipn");
    expect(await refused(patch(other, { ipn }))).toEqual(["ipn: unique"]);
    await running.client.patch(part, { ipn: null }, { expect: 200 });
    await running.client.patch(other, { ipn }, { expect: 200 });
    const { body } = await running.client.get<unknown[]>(`/api/parts?ipn=${encodeURIComponent(ipn)}`, plain);
    expect(body).toHaveLength(1);
  });

  it.each([
    ["96385074", true],
    ["036000291452", true],
    ["4006381333931", true],
    ["10012345678902", true],
    ["", true],
    [null, true],
    ["4006381333932", false],
    ["96385075", false],
  ])("accept the GTIN %j: %s", async (gtin, good) => {
    if (good) await newPart({ gtin });
    else expect(await refused(post({ gtin }))).toEqual(["gtin: invalid-gtin"]);
  });

  it.each([
    [{ name: "" }, 422, ["name: not-blank"]],
    [{ name: "x".repeat(256) }, 422, ["name: too-long"]],
    [{ category: null }, 422, ["category: not-null"]],
    [{ category: "/api/categories/999999" }, 400, ["category: not-found"]],
    [{ footprint: "/api/categories/1" }, 400, ["footprint: invalid-iri"]],
    [{ footprint: {} }, 422, ["footprint: invalid-reference"]],
    [{ footprint: { id: "1" } }, 400, ["footprint: invalid-iri"]],
    [{ footprint: { id: 1.5 } }, 422, ["footprint: invalid-reference"]],
    [{ footprint: { id: 0 } }, 422, ["footprint: invalid-reference"]],
    [{ footprint: { id: 2 ** 53 } }, 422, ["footprint: invalid-reference"]],
    [{ footprint: { id: [1] } }, 422, ["footprint: invalid-reference"]],
    [{ mass: -1 }, 422, [expect.stringMatching(/^mass: /)]],
    [{ manufacturing_status: "nonsense" }, 422, [expect.stringMatching(/^manufacturing_status: /)]],
    [{ description: null }, 400, ["description: type"]],
    [{ nonsense: 1, alsoNonsense: 2 }, 422, ["nonsense: unknown-property", "alsoNonsense: unknown-property"]],
    [{ name: "a\0b" }, 422, [expect.stringMatching(/^name: /)]],
  ])("%j is rejected with %i", async (body, status, expected) => {
    const found = await refused(post(body), status);
    expect(found.sort()).toEqual([...expected].sort());
    const part = await newPart();
    await refused(patch(part, body), status);
  });

  it("report all violations at once", async () => {
    const taken = unique("taken");
    await newPart({ ipn: taken });
    expect((await refused(post({ ipn: taken, gtin: "12345678" }))).sort()).toEqual([
      "gtin: invalid-gtin",
      "ipn: unique",
    ]);
  });

  it("have the product page of the manufacturer's pattern, unless they have their own", async () => {
    const manufacturer = await make("manufacturers", {
      name: unique("M"),
      auto_product_url: "https://m.example/p?n=%PARTNUMBER%",
    });
    const part = await newPart({ name: "a b/c", manufacturer });
    const url = async (): Promise<unknown> => (await read(part)).manufacturer_product_url;
    expect(await url()).toBe("https://m.example/p?n=a%20b%2Fc");
    await running.client.patch(
      part,
      { name: "new", manufacturer_product_number: "x&y", manufacturer_product_url: await url() },
      { expect: 200 },
    );
    expect(await url()).toBe("https://m.example/p?n=x%26y");
    await running.client.patch(part, { manufacturer_product_url: "https://own.example/" }, { expect: 200 });
    expect(await url()).toBe("https://own.example/");
    await running.client.patch(part, { manufacturer_product_url: "" }, { expect: 200 });
    expect(await url()).toBe("https://m.example/p?n=x%26y");
    await running.client.patch(part, { manufacturer: null }, { expect: 200 });
    expect(await url()).toBe("");
  });

  it("accept the generated product page as their own", async () => {
    const manufacturer = await make("manufacturers", {
      name: unique("M"),
      auto_product_url: "https://m.example/%PARTNUMBER%",
    });
    const own = "https://own.example/";
    const part = await newPart({ name: "a", manufacturer, manufacturer_product_url: own });
    const url = async (): Promise<unknown> => (await read(part)).manufacturer_product_url;
    const generated = "https://m.example/a";
    await running.client.patch(part, { manufacturer_product_url: generated }, { expect: 200 });
    expect(await url()).toBe(generated);
    await running.client.patch(part, { name: "b", manufacturer_product_url: generated }, { expect: 200 });
    expect(await url()).toBe(generated);
  });

  it("return names with unpaired surrogates, and a product page with such a name", async () => {
    const manufacturer = await make("manufacturers", {
      name: unique("M"),
      auto_product_url: "https://a.example/%PARTNUMBER%",
    });
    const url = "https://a.example/";
    const { status } = await post({ name: "\ud800", manufacturer, manufacturer_product_url: url });
    expect([201, 400, 422]).toContain(status);
  });

  it("merge value objects member by member; null clears a property, and omitted properties keep their value", async () => {
    const footprint = await make("footprints", { name: unique("F") });
    const part = await newPart({
      footprint,
      mass: 1,
      description: "d",
      eda_info: { reference_prefix: "R", value: "10k", visibility: true },
    });
    await running.client.patch(part, { eda_info: { value: null, visibility: false } }, { expect: 200 });
    const options = { ...plain, expect: 200 };
    const { body } = await running.client.get(part, options);
    expect(body.eda_info).toEqual({ reference_prefix: "R", visibility: false });
    await running.client.patch(part, { eda_info: {} }, { expect: 200 });
    expect((await running.client.get(part, options)).body.eda_info).toEqual(body.eda_info);
    const reset = await running.client.patch(part, { eda_info: null }, { ...plain, expect: 200 });
    expect(reset.body.eda_info).toEqual({});
    expect((await running.client.get(part, options)).body.eda_info).toEqual({});
    await running.client.patch(part, { footprint: null, mass: null }, { expect: 200 });
    const cleared = (await running.client.get(part, options)).body;
    expect(cleared).not.toHaveProperty("footprint");
    expect(cleared).not.toHaveProperty("mass");
    expect(cleared.description).toBe("d");
  });

  it("only refer to embedded elements and do not change them", async () => {
    const body = { "@id": category, name: "Renamed", "@type": "Category", comment: "x" };
    const part = await newPart({ category: body });
    expect((await read(part)).category?.name).toBe("Category");
    const other = await make("categories", { name: unique("Other") });
    await running.client.patch(part, { category: { id: Number(other.split("/").at(-1)) } }, { expect: 200 });
    expect((await read(part)).category?.["@id"]).toBe(other);
  });

  it("return 404 for unknown IDs of any size", async () => {
    for (const id of ["999999", "2147483648", "9007199254740991"]) {
      await running.client.get(`/api/parts/${id}`, { expect: 404 });
      await running.client.patch(`/api/parts/${id}`, { name: "x" }, { expect: 404 });
      await running.client.delete(`/api/parts/${id}`, { expect: 404 });
      expect(await refused(post({ category: `/api/categories/${id}` }), 400)).toEqual([
        "category: not-found",
      ]);
    }
  });
});
