/** Batches of operations over HTTP. */
import { describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { unique } from "../inventory/running-service.ts";
import { get, maker, post, useBatches, type Result, type Sent } from "./batch-operations.ts";

describeDialects("a batch", (dialect) => {
  const { running, given, bytesOf, stored, send, results, statuses, refusal, count, attachment } =
    useBatches(dialect);

  describe("that is atomic", () => {
    it("creates, reads, changes and deletes in order, with one log entry per change", async () => {
      const before = await running.logged();
      const name = unique("Maker");
      const [created, part, changed, list, deleted, missing] = await results([
        maker(name),
        post("parts", { name: unique("Part"), category: given().category, manufacturer: "$1.@id" }),
        { method: "PATCH", path: "$2.@id?_comment=because", body: { comment: "$1.name" } },
        get(`/api/manufacturers?name=${name}`),
        { method: "DELETE", path: "/api/parts/$2.id" },
        get("/api/info"),
      ]);
      expect([created?.status, part?.status, changed?.status, list?.status]).toEqual([201, 201, 200, 200]);
      expect(created?.headers["Location"]).toBe(created?.body?.["@id"]);
      expect(created?.headers["Content-Type"]).toBe("application/ld+json; charset=utf-8");
      expect(part?.body?.["manufacturer"]).toMatchObject({ name });
      expect(changed?.body).toMatchObject({ "@id": part?.body?.["@id"] ?? "", comment: name });
      expect(list?.body?.["hydra:totalItems"]).toBe(1);
      const set = created?.headers["Partledger-Change-Set"];
      expect(set).toMatch(/^\d+$/);
      expect(deleted).toEqual({ status: 204, headers: { "Partledger-Change-Set": set } });
      expect(list?.headers).not.toHaveProperty("Partledger-Change-Set");
      expect(missing?.status).toBe(200);
      expect((await running.logged()) - before).toBe(4);
      const again = await running.client.get(String(created?.body?.["@id"]), { expect: 200 });
      expect(again.headers["etag"]).toBe(created?.headers["ETag"]);
    });

    it("has plain JSON results if the client accepts plain JSON", async () => {
      const answer = await send(
        [maker(), get("$1.@id"), get("$1.@id", { accept: "application/ld+json" })],
        {},
        {
          accept: "application/json",
          expect: 200,
        },
      );
      expect(Object.keys(answer.body)).toEqual(["results"]);
      const [created, plain, linked] = answer.body["results"] as unknown as Result[];
      expect(created?.body).not.toHaveProperty("@id");
      expect(plain?.body).toEqual({ ...created?.body, ...plain?.body });
      expect(linked?.body?.["@id"]).toBe(created?.headers["Location"]);
    });

    it.each<
      [string, (name: string) => readonly Sent[], { index: number; status: number; violations: string[] }]
    >([
      [
        "an invalid body",
        () => [maker("")],
        { index: 1, status: 422, violations: ["operations[1].body.name: not-blank"] },
      ],
      [
        "a name that an earlier operation has used",
        (name) => [post("manufacturers", { name })],
        { index: 1, status: 422, violations: ["operations[1].body.name: unique"] },
      ],
      [
        "an unknown reference",
        () => [post("parts", { name: "x", category: "/api/categories/999999" })],
        { index: 1, status: 400, violations: ["operations[1].body.category: not-found"] },
      ],
      [
        "an unknown entity",
        () => [get("/api/parts/999999")],
        { index: 1, status: 404, violations: ["operations[1]: invalid"] },
      ],
      [
        "an unknown path",
        () => [get("/api/nothing")],
        { index: 1, status: 404, violations: ["operations[1]: invalid"] },
      ],
      [
        "a wrong method",
        () => [{ method: "PUT", path: "/api/parts/1" }],
        { index: 1, status: 405, violations: ["operations[1]: invalid"] },
      ],
      [
        "an unknown parameter",
        () => [get("/api/parts?nonsense=1")],
        { index: 1, status: 400, violations: ["operations[1].path: unknown-parameter"] },
      ],
      [
        "no body",
        () => [{ method: "POST", path: "/api/parts" }],
        { index: 1, status: 400, violations: ["operations[1]: invalid"] },
      ],
      [
        "a wrong media type",
        () => [
          { method: "PATCH", path: "$1.@id", headers: { "Content-Type": "application/json" }, body: {} },
        ],
        { index: 1, status: 415, violations: ["operations[1]: invalid"] },
      ],
      [
        "a form",
        () => [{ ...post("attachments", {}), headers: { "Content-Type": "multipart/form-data" } }],
        { index: 1, status: 415, violations: ["operations[1]: invalid"] },
      ],
      [
        "an entity tag of another version",
        () => [{ method: "PATCH", path: "$1.@id", headers: { "if-match": '"999.x"' }, body: {} }],
        { index: 1, status: 412, violations: ["operations[1]: invalid"] },
      ],
      [
        "a format that batches do not contain",
        () => [get("$1.@id", { Accept: "text/csv" })],
        { index: 1, status: 406, violations: ["operations[1]: invalid"] },
      ],
      [
        "an export",
        () => [get("/api/parts", { Accept: "application/x-ndjson" })],
        { index: 1, status: 406, violations: ["operations[1]: invalid"] },
      ],
      [
        "a long list",
        () => [get("/api/parts?itemsPerPage=250")],
        { index: 1, status: 400, violations: ["operations[1]: invalid"] },
      ],
      [
        "another batch",
        () => [post("batch", { operations: [maker()] })],
        { index: 1, status: 422, violations: ["operations[1]: not-allowed"] },
      ],
      [
        "the documentation",
        () => [get("/api/docs.json")],
        { index: 1, status: 422, violations: ["operations[1]: not-allowed"] },
      ],
      [
        "a file",
        () => [get("/api/attachments/1/file")],
        { index: 1, status: 422, violations: ["operations[1]: not-allowed"] },
      ],
      [
        "KiCad",
        () => [get("/eda-api/v1/categories.json")],
        { index: 1, status: 422, violations: ["operations[1]: not-allowed"] },
      ],
      [
        "OAuth",
        () => [{ method: "POST", path: "/oauth/token" }],
        { index: 1, status: 404, violations: ["operations[1]: invalid"] },
      ],
      [
        "a property that a result does not have",
        () => [maker(unique("M"), { comment: "$1.nothing" })],
        { index: 1, status: 422, violations: ["operations[1].body.comment: invalid-reference"] },
      ],
      ...[
        "__proto__.name",
        "constructor.name",
        "name.length",
        "parameters.length",
        "parameters",
        "toString",
      ].map((property): [string, () => Sent[], { index: number; status: number; violations: string[] }] => [
        `the property ${property} of a result`,
        () => [maker(unique("M"), { comment: `$1.${property}` })],
        { index: 1, status: 422, violations: ["operations[1].body.comment: invalid-reference"] },
      ]),
    ])("changes nothing and names the operation if it has %s", async (_, failing, expected) => {
      const name = unique("Maker");
      const [before, logged] = [await count("manufacturers"), await running.logged()];
      expect(await refusal([maker(name), ...failing(name), maker()])).toEqual(expected);
      expect(await count("manufacturers")).toBe(before);
      expect(await running.logged()).toBe(logged);
    });

    it("checks permissions and scopes of each operation", async () => {
      const path = String((await results([maker()]))[0]?.body?.["@id"]);
      const change: Sent = { method: "PATCH", path, body: { comment: "x" } };
      const denied = { index: 1, status: 403, violations: ["operations[1]: invalid"] };
      for (const token of [tokens.readOnly, tokens.reader]) {
        expect(await statuses([get(path)], {}, { token })).toEqual([200]);
        expect(await refusal([get(path), change], {}, { token })).toEqual(denied);
      }
      expect((await send([get(path)], {}, { token: tokens.withoutPermissions })).status).toBe(403);
      expect((await send([get(path)], {}, { authorization: null })).status).toBe(401);
    });

    it("finds the parts that it has changed", async () => {
      const word = unique("Zyx").replaceAll(/\W/g, "");
      const [, found] = await results([
        post("parts", { name: word, category: given().category }),
        get(`/api/search?q=${word}`),
      ]);
      expect(found?.body?.["hydra:totalItems"]).toBe(1);
      const [, , none] = await results([
        { method: "PATCH", path: `/api/parts/${await idOfPart(word)}`, body: { name: unique("Other") } },
        get("/api/parts?itemsPerPage=1"),
        get(`/api/search?q=${word}`),
      ]);
      expect(none?.body?.["hydra:totalItems"]).toBe(0);
    });

    const idOfPart = async (name: string): Promise<number> => {
      const { body } = await running.client.get(`/api/parts?name=${name}`, { expect: 200 });
      return Number((body["hydra:member"] as unknown as { id: number }[])[0]?.id);
    };

    it("does not keep counts of changes that it has undone", async () => {
      const counted = get("/api/statistics");
      const manufacturers = (result?: Result) => Number(result?.body?.["counts"]?.["manufacturers"]);
      const [, before] = await results([maker(), counted]);
      await refusal([maker(), maker(), counted, post("manufacturers", {})]);
      const [, after] = await results([maker(), counted]);
      expect(manufacturers(after)).toBe(manufacturers(before) + 1);
    });

    it("runs actions of several lots, and undoes all of them", async () => {
      const part = post("parts", {
        name: unique("Part"),
        category: given().category,
        partLots: [{ amount: 7 }, { amount: 7 }],
      });
      const withdraw = (lot: number, amount: number) =>
        post(`part_lots/$1.partLots[${lot}].id/withdraw`, { amount });
      const before = await count("part_lots");
      expect(await refusal([part, withdraw(0, 2), withdraw(1, 8)])).toMatchObject({ index: 2, status: 409 });
      expect(await count("part_lots")).toBe(before);
      const [, first, second] = await results([part, withdraw(0, 2), withdraw(1, 7)]);
      expect([first?.body?.["amount"], second?.body?.["amount"]]).toEqual([5, 0]);
    });

    it("stores files, and removes them if it fails", async () => {
      const nested = post("parts", {
        name: unique("Part"),
        category: given().category,
        attachments: [
          {
            name: unique("File"),
            attachment_type: given().type,
            upload: { data: Buffer.from("c").toString("base64"), filename: "c.txt" },
          },
        ],
      });
      const before = await stored();
      expect(await refusal([attachment("a"), nested, attachment("b"), maker("")])).toMatchObject({
        index: 3,
      });
      expect(await stored()).toEqual(before);
      const [first, , second] = await results([attachment("a"), nested, attachment("b")]);
      expect(await bytesOf(String(first?.body?.["@id"]))).toBe(Buffer.from("a").toString("base64"));
      expect(await bytesOf(String(second?.body?.["@id"]))).toBe(Buffer.from("b").toString("base64"));
      expect((await stored()).length).toBe(before.length + 3);
      const [removed] = await results([{ method: "DELETE", path: String(first?.body?.["@id"]) }]);
      expect(removed?.status).toBe(204);
      expect((await stored()).length).toBe(before.length + 2);
    });

    it("keeps the file of a deletion that is undone", async () => {
      const iri = await running.make("attachments", {
        name: unique("File"),
        element: given().part,
        attachment_type: given().type,
        upload: { data: Buffer.from("kept").toString("base64"), filename: "a.txt" },
      });
      expect(await refusal([{ method: "DELETE", path: iri }, maker("")])).toMatchObject({ index: 1 });
      expect(await bytesOf(iri)).toBe(Buffer.from("kept").toString("base64"));
    });

    it("does not download files", async () => {
      const download = post("attachments", {
        name: unique("File"),
        element: given().part,
        attachment_type: given().type,
        url: "http://127.0.0.1:1/a.pdf",
        upload: { downloadUrl: true },
      });
      expect((await refusal([download])).violations).toEqual([
        "operations[0].body.upload.downloadUrl: downloads-off",
      ]);
    });
  });

  it("that is not atomic has a result for each operation", async () => {
    const name = unique("Maker");
    const before = await count("manufacturers");
    const list = await results(
      [
        maker(name),
        maker(name),
        maker(unique("M"), { comment: "$2.name" }),
        { method: "PATCH", path: "$1.@id", body: { comment: "$$1.name" } },
        get("/api/nothing"),
      ],
      { atomic: false },
    );
    expect(list.map(({ status }) => status)).toEqual([201, 422, 422, 200, 404]);
    expect(list[1]?.headers["Content-Type"]).toBe("application/problem+json; charset=utf-8");
    expect(list[1]?.body?.["violations"]).toMatchObject([{ propertyPath: "name", code: "unique" }]);
    expect(list[2]?.body?.["violations"]).toMatchObject([
      { propertyPath: "body.comment", code: "invalid-reference" },
    ]);
    expect(list[3]?.body?.["comment"]).toBe("$1.name");
    expect(await count("manufacturers")).toBe(before + 1);
  });
});
