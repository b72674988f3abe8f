/** Conditions, idempotency keys, invalid operations and references of batches. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { unique } from "../inventory/running-service.ts";
import { get, maker, post, useBatches } from "./batch-operations.ts";

describeDialects("a batch", (dialect) => {
  const { running, given, send, results, statuses, refusal, count } = useBatches(dialect);

  describe("with If-Match and If-None-Match", () => {
    let iri = "";
    beforeAll(async () => {
      iri = await running.make("manufacturers", { name: unique("Maker") });
    });

    it("compares entity tags as single requests do", async () => {
      const { headers } = await running.client.get(iri, { expect: 200 });
      const etag = String(headers["etag"]);
      const change = { method: "PATCH", path: iri, headers: { "If-Match": etag } };
      expect(
        await statuses(
          [
            get(iri, { "If-None-Match": etag }),
            { ...change, body: { comment: unique("a") } },
            { ...change, body: { comment: unique("b") } },
            get(iri, { "If-None-Match": etag }),
            get(iri, { "If-Match": "x" }),
            { ...change, headers: { "If-Match": "x" }, body: {} },
          ],
          { atomic: false },
        ),
      ).toEqual([304, 200, 412, 200, 200, 400]);
    });
  });

  describe("with an idempotency key", () => {
    it.each([true, false])("is replayed (atomic: %s)", async (atomic) => {
      const headers = { "Idempotency-Key": unique("key").replaceAll(" ", "-") };
      const operations = [maker(), maker()];
      const first = await send(operations, { atomic }, { headers, expect: 200 });
      const before = await count("manufacturers");
      const second = await send(operations, { atomic }, { headers, expect: 200 });
      expect(second.body).toEqual(first.body);
      expect(second.headers["idempotent-replayed"]).toBe("true");
      expect(await count("manufacturers")).toBe(before);
      expect((await send([maker()], { atomic }, { headers })).status).toBe(422);
    });

    it.each([true, false])("is rejected if it only reads (atomic: %s)", async (atomic) => {
      const headers = { "Idempotency-Key": unique("key").replaceAll(" ", "-") };
      const { violations } = await refusal([get("/api/parts")], { atomic }, { headers });
      expect(violations).toEqual([expect.stringContaining("Idempotency-Key")]);
    });

    it("can be sent again after a failure", async () => {
      const headers = { "Idempotency-Key": unique("key").replaceAll(" ", "-") };
      const taken = unique("Maker");
      const iri = await running.make("manufacturers", { name: taken });
      expect((await send([maker(taken)], {}, { headers })).status).toBe(422);
      await running.client.delete(iri, { expect: 204 });
      expect((await send([maker(taken)], {}, { headers })).status).toBe(200);
    });
  });

  it.each<[string, readonly unknown[], string[]]>([
    ["no operations", [], ["operations: too-few"]],
    ["too many operations", Array.from({ length: 501 }, () => get("/api/info")), ["operations: too-many"]],
    ["an unknown property", [{ ...get("/api/info"), Body: 1 }], ["operations[0].Body: unknown-property"]],
    ["an unknown method", [{ method: "HEAD", path: "/api/info" }], ["operations[0].method: choice"]],
    [
      "unknown headers",
      [get("/api/info", { Authorization: "Bearer x" }), get("/api/info", { Accept: "*/*", accept: "*/*" })],
      ["operations[0].headers.Authorization: unknown-property", "operations[1].headers.accept: duplicate"],
    ],
    [
      "references to itself, later and missing operations",
      [maker(unique("M"), { comment: "$1.id" }), get("/api/parts/$3.id"), get("/api/parts?id=$501.id")],
      [
        "operations[0].body.comment: invalid-reference",
        "operations[1].path: invalid-reference",
        "operations[2].path: invalid-reference",
      ],
    ],
    [
      "malformed references",
      ["$", "$0.id", "$1", "$a.id", "$1.id ", "$1..id", "$ 5"].map((comment) =>
        maker(unique("M"), { comment }),
      ),
      Array.from({ length: 7 }, (_, index) => `operations[${index}].body.comment: invalid-reference`),
    ],
    ["a `$` in the path", [get("/api/parts?name=$")], ["operations[0].path: invalid-reference"]],
    [
      "a property __proto__",
      [
        JSON.parse(
          '{"method": "POST", "path": "/api/manufacturers", "body": {"name": "M", "__proto__": {"x": 1}}}',
        ),
      ],
      ["operations[0].body.__proto__: unknown-property"],
    ],
  ])("with %s is rejected as a whole", async (_, operations, violations) => {
    const before = await count("manufacturers");
    expect(await refusal(operations, { atomic: false })).toEqual({ violations });
    expect(await count("manufacturers")).toBe(before);
  });

  it("inserts values of references into paths and bodies", async () => {
    const name = unique("100 % & more/ü");
    const list = await results([
      maker(name, { comment: "$$$1.id" }),
      get("/api/manufacturers?name=$1.name&itemsPerPage=5"),
      get("/api/manufacturers?name=%24"),
      post("parts", {
        name: "$1.name",
        category: given().category,
        manufacturer: { "@id": "$1.@id" },
        tags: "$1.comment",
      }),
      get("/api/attachments?element=$4.@id"),
      maker(unique("M"), { comment: "costs $1.id" }),
    ]);
    expect(list[1]?.body?.["hydra:totalItems"]).toBe(1);
    expect(list[3]?.body).toMatchObject({ name, tags: "$$1.id", manufacturer: { name } });
    expect(list[4]?.status).toBe(200);
    expect(list[5]?.body?.["comment"]).toBe("costs $1.id");
  });

  it("limits what references insert", async () => {
    const long = "x".repeat(60_000);
    const [, failed] = await results(
      [
        maker(unique("M"), { comment: long }),
        post("parts", {
          name: "x",
          category: given().category,
          parameters: Array.from({ length: 20 }, () => ({ name: "$1.comment" })),
        }),
        get("/api/parts?name=$1.comment"),
      ],
      { atomic: false },
    );
    expect(failed?.status).toBe(413);
  });
});
