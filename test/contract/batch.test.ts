/** Batches of operations over HTTP. */
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import type { Answer, RequestOptions } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { useAttachmentService } from "../inventory/attachment-service.ts";
import { unique } from "../inventory/running-service.ts";
import { get, maker, post } from "./batch-operations.ts";
import type { Result, Sent } from "./batch-operations.ts";

describeDialects("a batch", (dialect) => {
  const { running, given, bytesOf, stored } = useAttachmentService(dialect);

  const send = (
    operations: readonly unknown[],
    more: Readonly<Record<string, unknown>> = {},
    options: RequestOptions & { readonly token?: string } = {},
  ): Promise<Answer> => {
    const client = options.token === undefined ? running.client : api(running.service, options.token);
    return client.post("/api/batch", { operations, ...more }, options);
  };
  const results = async (...sent: Parameters<typeof send>): Promise<readonly Result[]> => {
    const answer = await send(sent[0], sent[1], { expect: 200, ...sent[2] });
    return answer.body["results"] as unknown as readonly Result[];
  };
  const statuses = async (...sent: Parameters<typeof send>): Promise<number[]> =>
    (await results(...sent)).map(({ status }) => status);
  const refusal = async (
    ...sent: Parameters<typeof send>
  ): Promise<{ index?: number; status?: number; violations: string[] }> => {
    const { body } = await send(sent[0], sent[1], { expect: 422, ...sent[2] });
    const { index, problem, violations } = body as unknown as {
      index?: number;
      problem?: { status: number };
      violations: { propertyPath: string; code: string }[];
    };
    return {
      ...(index !== undefined && { index }),
      ...(problem !== undefined && { status: problem.status }),
      violations: violations.map(({ propertyPath, code }) => `${propertyPath}: ${code}`),
    };
  };
  const count = async (collection: string): Promise<number> => {
    const { headers } = await running.client.get(`/api/${collection}?itemsPerPage=0`, { expect: 200 });
    return Number(headers["x-total-count"]);
  };

  /** Creates an attachment with a file. */
  const attachment = (data: string): Sent =>
    post("attachments", {
      name: unique("File"),
      element: given().part,
      attachment_type: given().type,
      upload: { data: Buffer.from(data).toString("base64"), filename: "a.txt" },
    });

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
      expect(deleted).toEqual({ status: 204, headers: {} });
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

  it.runIf(dialect === "postgres")("runs again with its files after a conflict", async () => {
    const iri = await running.make("manufacturers", { name: unique("Maker") });
    const [logged, before] = [await running.logged(), await stored()];
    let answer: Promise<Answer> | undefined;
    await running.service.store.transaction(async ({ db }) => {
      await sql`update manufacturers set version = version + 1 where id = ${Number(iri.split("/").at(-1))}`.execute(
        db,
      );
      answer = send([attachment("conflict"), { method: "PATCH", path: iri, body: { comment: "after" } }]);
      await expect.poll(() => isWaiting(), { timeout: 10_000 }).toBe(true);
    });
    const { status, body } = (await answer)!;
    expect(status).toBe(200);
    const [created, changed] = body["results"] as unknown as Result[];
    expect(changed?.body?.["comment"]).toBe("after");
    expect(await bytesOf(String(created?.body?.["@id"]))).toBe(Buffer.from("conflict").toString("base64"));
    expect((await running.logged()) - logged).toBe(2);
    expect((await stored()).length).toBe(before.length + 1);
  });

  it.runIf(dialect === "postgres")("sees what another client has committed in the meantime", async () => {
    const iri = await running.make("manufacturers", { name: unique("Maker") });
    const name = unique("taken");
    let answer: Promise<unknown> | undefined;
    await running.service.store.transaction(async ({ db }) => {
      const changed = sql`name = ${name}, name_folded = ${name.toLowerCase()}`;
      await sql`update manufacturers set ${changed} where id = ${Number(iri.split("/").at(-1))}`.execute(db);
      answer = refusal([maker(), maker(name)]);
      await expect.poll(() => isWaiting(), { timeout: 10_000 }).toBe(true);
    });
    expect(await answer).toEqual({ index: 1, status: 422, violations: ["operations[1].body.name: unique"] });
  });

  /** Whether a transaction on this database waits for a lock. */
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(running.service.store.read.db);
    return rows.length > 0;
  };

  it("runs at the same time as others without losing changes", async () => {
    const iri = await running.make("part_lots", { part: given().part, amount: 100 });
    const withdraw = { method: "POST", path: `${iri}/withdraw`, body: { amount: 1 } };
    const answers = await Promise.all([
      send([withdraw, withdraw, withdraw], {}, { token: tokens.edit }),
      send([withdraw, withdraw], {}, { token: tokens.editor }),
      ...Array.from({ length: 4 }, () => running.client.post(`${iri}/withdraw`, { amount: 1 })),
      send([withdraw], { atomic: false }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await running.read(iri))["amount"]).toBe(90);
  });
});
