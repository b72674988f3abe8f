/** Unknown query parameters and properties in the modes of `API_COMPATIBILITY`. */
import { describe, expect, it } from "vitest";
import { describeOneDialect } from "../support/dialects.ts";
import { creationBody, textFile, type Inventory } from "../support/inventory.ts";
import { codes, ignoredOf, useModes } from "./compatibility-modes.ts";

describeOneDialect("API_COMPATIBILITY", (dialect) => {
  const { strict, partDb } = useModes(dialect);

  describe("unknown query parameters", () => {
    const cases: readonly (readonly [query: string, header: string])[] = [
      ["limit=1", '"limit"'],
      ["limit=abc&offset=2", '"limit", "offset"'],
      ["foo[]=1&foo[]=2", '"foo[]"'],
      ["foo[0]=1&foo[1]=2", '"foo[0]", "foo[1]"'],
      ["foo[a][b]=1", '"foo[a][b]"'],
      ["filter[name]=x", '"filter[name]"'],
      ["category[]=1", '"category[]"'],
      ["nmae=x&limit=5&nmae=y", '"nmae", "limit"'],
      ["gr%C3%B6%C3%9Fe=1", '%"gr%c3%b6%c3%9fe"'],
      ["a%22b%5Cc=1", '"a\\"b\\\\c"'],
      ["x%0D%0ASet-Cookie:a=1", '%"x%0d%0aSet-Cookie:a"'],
      [`${"n".repeat(150)}=1`, `"${"n".repeat(100)}..."`],
      ["empty", '"empty"'],
      ["nul=%00", '"nul"'],
    ];
    it.each(cases)("%s", async (query, header) => {
      for (const path of ["/api/parts", `/api/parts/${partDb.inventory["parts"]}`, "/api/info"]) {
        const rejected = await strict.client.get(`${path}?${query}`, { expect: 400 });
        expect(ignoredOf(rejected)).toBeUndefined();
        const plain = await partDb.client.get(path, { expect: 200 });
        const answer = await partDb.client.get(`${path}?${query}`, { expect: 200 });
        expect(ignoredOf(answer)).toBe(header);
        expect(answer.body["hydra:totalItems"]).toEqual(plain.body["hydra:totalItems"]);
      }
    });

    it("are named in responses to changes, deletions and unchanged representations", async () => {
      const { client } = partDb;
      const created = await client.post(
        "/api/footprints?a=1&_comment=why",
        { name: "Named" },
        { expect: 201 },
      );
      const iri = String(created.body["@id"]);
      const etag = created.headers["etag"] ?? "";
      const headers = { "If-None-Match": etag };
      expect(ignoredOf(created)).toBe('"a"');
      expect(ignoredOf(await client.patch(`${iri}?b=1`, {}, { expect: 200 }))).toBe('"b"');
      expect(ignoredOf(await client.get(`${iri}?c=1`, { headers, expect: 304 }))).toBe('"c"');
      expect(ignoredOf(await client.delete(`${iri}?d=1`, { expect: 204 }))).toBe('"d"');
      expect(ignoredOf(await client.get(iri, { expect: 404 }))).toBeUndefined();
    });

    it("do not affect known parameters, whose values are validated in both modes", async () => {
      for (const query of [
        "itemsPerPage=abc",
        "page=0",
        "order[name]=up",
        "favorite=maybe",
        "name=a&name=b",
      ]) {
        await strict.client.get(`/api/parts?${query}`, { expect: 400 });
        await partDb.client.get(`/api/parts?limit=5&${query}`, { expect: 400 });
      }
      const { body } = await partDb.client.get("/api/parts?itemsPerPage=0&limit=5", { expect: 200 });
      expect(body["hydra:member"]).toEqual([]);
    });

    it.each([
      "dryrun=true",
      "dryRun=1",
      "Dry_Run=true",
      "dry-run=true",
      "dry_run[]=true",
      "dry_run%5B0%5D=1",
      "dry_rn=",
    ])("that could mean `dry_run` are rejected by operations that write: %s", async (query) => {
      for (const { client, inventory } of [strict, partDb]) {
        const part = `/api/parts/${inventory["parts"]}`;
        const before = await client.get(part, { expect: 200 });
        const requests = [
          ["PATCH", part, { comment: "must not be written" }],
          ["POST", `/api/part_lots/${inventory["part_lots"]}/add`, { amount: 1 }],
          ["DELETE", part, undefined],
        ] as const;
        for (const [method, path, body] of requests) {
          const answer = await client.request(method, `${path}?${query}`, body, { expect: 400 });
          expect(codes(answer)).toEqual(["unknown-parameter"]);
          expect(answer.body["detail"]).toContain("dry_run");
        }
        expect((await client.get(part, { expect: 200 })).text).toBe(before.text);
      }
      await partDb.client.get(`/api/parts?${query}`, { expect: 200 });
    });

    it("of the documentation stay errors, because it has no clients of Part-DB", async () => {
      await partDb.client.get("/api/docs.json?limit=1", { expect: 400 });
    });

    it("do not make the parameter `limit` of other lists ineffective", async () => {
      const { body, headers } = await partDb.client.get("/api/changes?after=0&limit=1", { expect: 200 });
      expect(body["changes"]).toHaveLength(1);
      expect(ignoredOf({ headers })).toBeUndefined();
    });
  });

  describe("selected properties that do not exist", () => {
    const cases: readonly (readonly [query: string, header: string, properties: readonly string[]])[] = [
      ["properties[]=name&properties[]=colour", '"properties[]=colour"', ["name"]],
      ["properties[]=colour", '"properties[]=colour"', []],
      ["properties[0]=colour&properties[1]=name", '"properties[0]=colour"', ["name"]],
      ["properties[]=id&properties[colour][]=name", '"properties[colour][]=name"', ["id"]],
      ["properties[]=name&properties[category][]=colour", '"properties[category][]=colour"', ["name"]],
      [
        "properties[]=name&properties[attachments][attachment_type][colour][]=name",
        '"properties[attachments][attachment_type][colour][]=name"',
        ["name"],
      ],
    ];
    it.each(cases)("%s", async (query, header, properties) => {
      for (const path of ["/api/parts", `/api/parts/${partDb.inventory["parts"]}`]) {
        await strict.client.get(`${path}?${query}`, { expect: 400 });
        const answer = await partDb.client.get(`${path}?${query}`, {
          accept: "application/json",
          expect: 200,
        });
        expect(ignoredOf(answer)).toBe(header);
        expect(Object.keys(answer.body[0] ?? answer.body)).toEqual(properties);
      }
    });

    it("do not affect others, which are validated in both modes", async () => {
      for (const query of ["properties[]=", "properties=name", "properties[a[]=name"]) {
        await partDb.client.get(`/api/parts?${query}`, { expect: 400 });
      }
      const { body, headers } = await partDb.client.get(
        "/api/parts?properties[category][]=name&itemsPerPage=1",
        {
          expect: 200,
        },
      );
      expect(ignoredOf({ headers })).toBeUndefined();
      expect(body["hydra:member"]?.[0]?.["category"]?.["name"]).toBeTypeOf("string");
    });

    it("are not named again if the operation cannot select properties", async () => {
      const body = { name: "Not selected" };
      const answer = await partDb.client.post("/api/footprints?properties[]=colour", body, { expect: 201 });
      expect(ignoredOf(answer)).toBe('"properties[]"');
      expect(answer.body["name"]).toBe("Not selected");
    });

    it("are left out of the links to pages", async () => {
      const { body } = await partDb.client.get(
        "/api/parts?properties[]=name&properties[]=colour&itemsPerPage=1",
        {
          expect: 200,
        },
      );
      expect(body["hydra:view"]?.["hydra:next"]).toContain("name");
      expect(body["hydra:view"]?.["hydra:next"]).not.toContain("colour");
    });
  });

  describe("unknown properties", () => {
    interface Case {
      readonly title: string;
      readonly method?: "POST" | "PATCH" | "PUT";
      readonly path: (inventory: Inventory) => string;
      readonly body: (inventory: Inventory) => object;
      readonly header: string;
    }
    const part = ({ parts }: Inventory): string => `/api/parts/${parts}`;
    const cases: readonly Case[] = [
      {
        title: "of a new entity",
        path: () => "/api/manufacturers",
        body: () => ({ name: "Unknown 1", adress: "x", url: null }),
        header: '"adress", "url"',
      },
      {
        title: "of a changed entity",
        method: "PATCH",
        path: part,
        body: () => ({ minStockLevel: 5, comment: "Changed" }),
        header: '"minStockLevel"',
      },
      {
        title: "of a replaced attachment",
        method: "PUT",
        path: ({ attachments }) => `/api/attachments/${attachments}`,
        body: (inventory) => ({ ...creationBody("attachments", "Put", inventory), upload: undefined, x: {} }),
        header: '"x"',
      },
      {
        title: "of a value object",
        method: "PATCH",
        path: part,
        body: () => ({ eda_info: { value: "10k", colour: "red" } }),
        header: '"eda_info.colour"',
      },
      {
        title: "of list items at every level",
        path: () => "/api/parts",
        body: (inventory) => ({
          ...creationBody("parts", "Unknown 2", inventory),
          partLots: [
            { amount: 1, colour: "red" },
            { amount: 2, colour: "blue", size: 1 },
          ],
          orderdetails: [
            {
              supplier: `/api/suppliers/${inventory["suppliers"]}`,
              supplierpartnr: "1",
              pricedetails: [{ price: "1", vat: 19 }],
              stock: 5,
            },
          ],
          attachments: [
            {
              name: "File",
              attachment_type: `/api/attachment_types/${inventory["attachment_types"]}`,
              upload: { data: textFile, filename: "a.txt", overwrite: true },
            },
          ],
        }),
        header:
          '"partLots[0].colour", "partLots[1].colour", "partLots[1].size", "orderdetails[0].stock", ' +
          '"orderdetails[0].pricedetails[0].vat", "attachments[0].upload.overwrite"',
      },
      {
        title: "of an action",
        path: ({ part_lots: lot }) => `/api/part_lots/${lot}/add`,
        body: () => ({ amount: 1, reason: "x" }),
        header: '"reason"',
      },
      {
        title: "of a batch",
        path: () => "/api/batch",
        body: () => ({ operations: [{ method: "GET", path: "/api/info", id: 1 }], parallel: true }),
        header: '"parallel", "operations[0].id"',
      },
      {
        title: "with unusual names",
        method: "PATCH",
        path: part,
        body: () => ({ "": 1, größe: 2, 'a"b': 3, constructor: 4, toString: 5 }),
        header: '"", %"gr%c3%b6%c3%9fe", "a\\"b", "constructor", "toString"',
      },
    ];
    it.each(cases)("$title", async ({ method = "POST", path, body, header }) => {
      const rejected = await strict.client.request(method, path(strict.inventory), body(strict.inventory), {
        expect: 422,
      });
      expect([...new Set(codes(rejected))]).toEqual(["unknown-property"]);
      const answer = await partDb.client.request(method, path(partDb.inventory), body(partDb.inventory));
      expect(answer.status, answer.text).toBeLessThan(300);
      expect(ignoredOf(answer)).toBe(header);
    });

    it("are ignored together with unknown parameters, and other violations are still errors", async () => {
      const answer = await partDb.client.post(
        "/api/footprints?limit=1",
        { name: "Both", x: 1 },
        { expect: 201 },
      );
      expect(ignoredOf(answer)).toBe('"limit", "x"');
      const { body } = await partDb.client.post("/api/footprints", { nam: "x" }, { expect: 422 });
      expect(body["detail"]).toBe("name: This field is missing.");
      await partDb.client.post("/api/footprints", { name: 5, x: 1 }, { expect: 400 });
      await partDb.client.post("/api/footprints", '{"name":"x","__proto__":{}}', { expect: 422 });
    });

    it("fill a header of limited size", async () => {
      const many = Object.fromEntries(
        Array.from({ length: 1000 }, (_, index) => [`${"p".repeat(200)}${index}`, 1]),
      );
      const answer = await partDb.client.patch(
        part(partDb.inventory),
        { ...many, ...unknown(1000) },
        { expect: 200 },
      );
      const header = ignoredOf(answer) ?? "";
      expect(header.length).toBeLessThan(2500);
      expect(header.split(", ")).toEqual([`"${"p".repeat(100)}..."`, ...names(0, 19), "981"]);
      const query = Array.from({ length: 1000 }, (_, index) => `u${index}=`).join("&");
      const listed = await partDb.client.get(`/api/parts?${query}`, { expect: 200 });
      expect(ignoredOf(listed)).toBe(`${names(0, 20).join(", ")}, 980`.replaceAll("unknown", "u"));
    });

    it("fill a header of limited size, also if they are percent-encoded", async () => {
      const names = Array.from({ length: 25 }, (_, index) => [`${index}${"部".repeat(100)}`, 1]);
      const answer = await partDb.client.patch(part(partDb.inventory), Object.fromEntries(names), {
        expect: 200,
      });
      const header = ignoredOf(answer) ?? "";
      expect(header.length).toBeLessThan(4100);
      const members = header.split(", ");
      expect(members[0]).toMatch(/^%"0(%e9%83%a8){99}\.\.\."$/);
      expect(members.at(-1)).toBe(String(names.length - members.length + 1));
    });

    it("are named again in the response to a repeated request with an idempotency key", async () => {
      const headers = { "Idempotency-Key": "compatibility-1" };
      for (const replayed of [undefined, "true"]) {
        const answer = await partDb.client.post(
          "/api/footprints",
          { name: "Once", x: 1 },
          { headers, expect: 201 },
        );
        expect(answer.headers["idempotent-replayed"]).toBe(replayed);
        expect(ignoredOf(answer)).toBe('"x"');
      }
    });

    it("can be read by scripts of other origins", async () => {
      const headers = { Origin: "http://localhost:3000" };
      const answer = await partDb.client.get("/api/parts?limit=1", { headers, expect: 200 });
      expect(answer.headers["access-control-expose-headers"]).toContain("Partledger-Ignored");
    });
  });
});

function unknown(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown${index}`, index]));
}

function names(start: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `"unknown${start + index}"`);
}
