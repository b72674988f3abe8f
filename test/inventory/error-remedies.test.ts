/** Error responses that name the remedy. */
import { describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { useService } from "./running-service.ts";

const running = useService("sqlite");
const client = () => api(running.service, tokens.full);

interface Answered {
  readonly detail: string;
}

describe("an error names the remedy", () => {
  it("PUT names PATCH with its media type", async () => {
    const { status, text } = await client().request("PUT", "/api/parts/1", {});
    expect(status).toBe(405);
    expect((JSON.parse(text) as Answered).detail).toBe(
      "PUT is not supported. Use PATCH with the content type application/merge-patch+json.",
    );
  });

  it("a PATCH of another media type names the documentation for generated clients", async () => {
    for (const contentType of ["application/json", "application/ld+json", "text/plain"]) {
      const { status, text } = await client().request("PATCH", "/api/parts/1", {}, { contentType });
      expect(status).toBe(415);
      expect((JSON.parse(text) as Answered).detail).toMatch(
        /see \/errors\/415, and "Client generators" in docs\/api\.md\.$/,
      );
    }
  });

  it("a form with a file names upload.data", async () => {
    const { status, text } = await client().request("POST", "/api/parts", "x", {
      contentType: "multipart/form-data; boundary=x",
    });
    expect(status).toBe(415);
    expect((JSON.parse(text) as Answered).detail).toContain("base64-encoded file in `upload.data`");
  });

  it.each<[number, string]>([
    [1.25, ' Send it as a string: "1.25".'],
    [0.000005, ' Send it as a string: "0.000005".'],
    [1e-7, ""],
    [-1.5, ""],
    [12345678901.5, ""],
  ])("a price as the JSON number %d names the string, if it is valid", async (price, remedy) => {
    const { status, text } = await client().post("/api/pricedetails", {
      orderdetail: "/api/orderdetails/1",
      price,
    });
    expect(status).toBe(400);
    const { detail } = JSON.parse(text) as Answered;
    expect(detail.slice(detail.indexOf("not number."))).toBe(`not number.${remedy}`);
  });

  it.each<[string, string]>([
    ["limit=5", 'Did you mean "itemsPerPage"?'],
    ["per_page=5", 'Did you mean "itemsPerPage"?'],
    ["pageSize=5", 'Did you mean "itemsPerPage"?'],
    ["mpn=x", 'Did you mean "manufacturer_product_number"?'],
    ["unit=x", 'Did you mean "partUnit"?'],
    ["q=x", 'Did you mean "name"? To search parts, use "/api/search?q=".'],
    ["search=x", 'Did you mean "name"? To search parts, use "/api/search?q=".'],
    ["name[like]=x", '"name" supports the wildcard "%". Write name=%25text%25 instead.'],
    ["ipm=x", "See /api/docs for the parameters of this operation."],
  ])("for the unknown query parameter ?%s of the list of parts", async (query, sentence) => {
    const { status, text } = await client().get(`/api/parts?${query}`);
    expect(status).toBe(400);
    expect((JSON.parse(text) as Answered).detail).toMatch(/^[^]*Unknown query parameter/);
    expect((JSON.parse(text) as Answered).detail).toContain(sentence);
  });

  it.each<[string, string]>([
    ["mpn", ' Did you mean "manufacturer_product_number"?'],
    ["unit", ' Did you mean "partUnit"?'],
    ["stock", ' Did you mean "partLots"?'],
    ["ipm", ""],
    ["nam", ""],
    ["IPN", ' Did you mean "ipn"?'],
  ])("for the unknown property %s of a part", async (property, suggestion) => {
    const { status, text } = await client().post("/api/parts", { [property]: "x" });
    expect(status).toBe(422);
    expect((JSON.parse(text) as Answered).detail).toMatch(
      new RegExp(`${property}: This field was not expected\\.${suggestion.replace("?", "\\?")}(\n|$)`, "m"),
    );
  });
});

describe("errors that are reported together", () => {
  const violationsOf = async (body: object): Promise<{ status: number; violations: string[] }> => {
    const { status, text } = await client().post("/api/parts", body);
    const { violations = [] } = JSON.parse(text) as { violations?: { propertyPath: string; code: string }[] };
    return { status, violations: violations.map(({ propertyPath, code }) => `${propertyPath}: ${code}`) };
  };

  it("are reported in the stages that docs/errors.md describes", async () => {
    const { text } = await client().post("/api/categories", { name: "Rounds" });
    const { "@id": category } = JSON.parse(text) as { readonly "@id": string };
    await client().post("/api/parts", { name: "First", category, ipn: "ROUNDS-1" }, { expect: 201 });

    // Each property breaks a rule. The schema is checked first, then references, then stored data.
    const body = {
      name: "Second",
      category: "/api/categories/999999",
      manufacturer: "/api/manufacturers/999999",
      ipn: "ROUNDS-1",
      gtin: "4006381333932",
      partLots: [{ amount: 1, storage_location: "/api/storage_locations/999999" }],
    };
    expect(await violationsOf({ ...body, mass: "heavy", minamount: -1, nmae: "x" })).toEqual({
      status: 400,
      violations: ["mass: type", "minamount: positive-or-zero", "nmae: unknown-property"],
    });
    expect(await violationsOf({ ...body, minamount: -1, nmae: "x" })).toEqual({
      status: 422,
      violations: ["minamount: positive-or-zero", "nmae: unknown-property"],
    });
    expect(await violationsOf(body)).toEqual({
      status: 400,
      violations: [
        "category: not-found",
        "manufacturer: not-found",
        "partLots[0].storage_location: not-found",
      ],
    });
    expect(await violationsOf({ ...body, category, manufacturer: null, partLots: [] })).toEqual({
      status: 422,
      violations: ["gtin: invalid-gtin", "ipn: unique"],
    });
  });
});

describe("properties[parent][] of attachment types", () => {
  it("selects properties of the parent, regardless of the selected properties of the item", async () => {
    const made = async (body: object): Promise<{ readonly "@id": string }> =>
      JSON.parse((await client().post("/api/attachment_types", body)).text) as never;
    const root = await made({ name: "Root of three", comment: "root" });
    const middle = await made({ name: "Middle of three", parent: root["@id"] });
    const leaf = await made({ name: "Leaf of three", parent: middle["@id"] });
    const read = async (query: string): Promise<unknown> => {
      const { text } = await client().get(`${leaf["@id"]}?${query}`, { accept: "application/json" });
      return JSON.parse(text);
    };
    expect(await read("properties[parent][]=name")).toEqual({ parent: { name: "Middle of three" } });
    expect(await read("properties[]=name&properties[parent][]=comment")).toEqual({
      name: "Leaf of three",
      parent: { comment: "" },
    });
    expect(await read("properties[parent][parent][]=name&properties[parent][]=name")).toEqual({
      parent: { name: "Middle of three", parent: { name: "Root of three" } },
    });
    const whole = (await read("properties[]=parent")) as { readonly parent: Record<string, unknown> };
    expect(whole.parent).toMatchObject({
      name: "Middle of three",
      parent: { name: "Root of three", comment: "root" },
    });
    expect(await read("properties[]=attachments&properties[]=parent")).toMatchObject({
      attachments: [],
      parent: { name: "Middle of three", attachments: [] },
    });
  });
});
