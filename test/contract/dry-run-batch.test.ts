/** Dry runs of batches. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { snapshotOf } from "../support/snapshot.ts";
import { unique } from "../inventory/running-service.ts";
import { get, maker, post, useBatches, type Result, type Sent } from "./batch-operations.ts";
import type { Answer, RequestOptions } from "../support/client.ts";

describeDialects("the dry run of a batch", (dialect) => {
  const { running, given, send, attachment } = useBatches(dialect);

  /** Sends a dry run, and checks that it changes nothing. */
  const attempt = async (
    operations: readonly Sent[],
    more = {},
    options: RequestOptions = {},
  ): Promise<Answer> => {
    const before = await snapshotOf(running.service);
    const body = { operations, ...more };
    const answer = await running.client.post("/api/batch?dry_run=true", body, options);
    expect(await snapshotOf(running.service)).toEqual(before);
    expect(answer.headers["partledger-dry-run"]).toBe("true");
    return answer;
  };
  const resultsOf = ({ body }: Answer): readonly Result[] => body["results"] as unknown as readonly Result[];
  const statusesOf = (answer: Answer): number[] => resultsOf(answer).map(({ status }) => status);

  describe.each([true, false])("with atomic: %s", (atomic) => {
    it("reads what earlier operations would change, and equals the batch that follows", async () => {
      const name = unique("Tried");
      const operations = [
        maker(name),
        post("parts", { name, category: given().category, manufacturer: "$1.@id" }),
        get(`/api/search?q=${encodeURIComponent(name)}`),
        { method: "PATCH", path: "$2.@id", body: { comment: "$1.name" } },
        get("/api/parts/$2.id"),
        attachment("tried"),
        { method: "DELETE", path: "$2.@id" },
        get(`/api/manufacturers?name=${encodeURIComponent(name)}`),
      ];
      const tried = await attempt(operations, { atomic }, { expect: 200 });
      const results = resultsOf(tried);
      expect(results[2]?.body).toMatchObject({ "hydra:totalItems": 1 });
      expect(results[4]?.body).toMatchObject({ name, comment: name, manufacturer: { name } });
      expect(results[7]?.body).toMatchObject({ "hydra:totalItems": 1 });
      const names = results.flatMap(({ headers }) => Object.keys(headers));
      expect(names).not.toContain("ETag");
      expect(names).not.toContain("Partledger-Change-Set");
      const real = await send(operations, { atomic }, { expect: 200 });
      expect(statusesOf(tried)).toEqual(statusesOf(real));
    });

    it("does not use the key", async () => {
      const headers = { "Idempotency-Key": unique("key").replace(" ", "-") };
      const operations = [maker()];
      await attempt(operations, { atomic }, { headers, expect: 200 });
      const real = await send(operations, { atomic }, { headers, expect: 200 });
      expect(real.headers["idempotent-replayed"]).toBeUndefined();
      expect(statusesOf(real)).toEqual([201]);
    });

    it("of operations that only read needs no transaction", async () => {
      expect(statusesOf(await attempt([get("/api/info"), get(given().part)], { atomic }))).toEqual([
        200, 200,
      ]);
    });
  });

  it("reports the failed operation of an atomic batch", async () => {
    const name = unique("Maker");
    const operations = [maker(name), maker(name)];
    const tried = await attempt(operations, {}, { expect: 422 });
    expect(tried.body).toMatchObject({ index: 1, problem: { status: 422 } });
    expect(tried.body).toEqual((await send(operations, {}, { expect: 422 })).body);
  });

  it("undoes only the operations that fail if the batch is not atomic", async () => {
    const name = unique("Maker");
    const operations = [
      maker(name),
      maker(name),
      { method: "PATCH", path: "$2.@id", body: { comment: "x" } },
      post("parts", { name: "x", category: "/api/categories/999999" }),
      post("part_lots", { part: given().part, amount: 3 }),
      post("part_lots/$5.id/withdraw", { amount: 5 }),
      post("part_lots/$5.id/withdraw", { amount: 2 }),
      { method: "DELETE", path: given().category },
      get("/api/part_lots/$5.id"),
      get(`/api/manufacturers?name=${encodeURIComponent(name)}`),
    ];
    const tried = await attempt(operations, { atomic: false }, { expect: 200 });
    expect(statusesOf(tried)).toEqual([201, 422, 422, 400, 201, 409, 200, 409, 200, 200]);
    expect(resultsOf(tried)[8]?.body).toMatchObject({ amount: 1 });
    expect(resultsOf(tried)[9]?.body).toMatchObject({ "hydra:totalItems": 1 });
    const real = await send(operations, { atomic: false }, { expect: 200 });
    expect(statusesOf(tried)).toEqual(statusesOf(real));
  });

  it("is the dry run of the whole batch, not of an operation", async () => {
    const { path } = maker();
    for (const query of ["dry_run=true", "dry_run=false", "_comment=x&dry%5Frun=1"]) {
      const operations = [maker(), { ...maker(), path: `${path}?${query}` }];
      const { body } = await send(operations, {}, { expect: 422 });
      const violation = { propertyPath: "operations[1].path", code: "not-allowed" };
      expect(body).toMatchObject({ index: 1, violations: [violation] });
      expect(body["detail"]).toContain("Send `dry_run` with the batch.");
      const each = await send(operations, { atomic: false }, { expect: 200 });
      expect(statusesOf(each)).toEqual([201, 422]);
    }
  });

  it("needs the permissions of the operations", async () => {
    const options = { authorization: `Bearer ${tokens.reader}` };
    expect((await attempt([maker()], {}, options)).body).toMatchObject({
      index: 0,
      problem: { status: 403 },
    });
    expect(statusesOf(await attempt([maker()], { atomic: false }, options))).toEqual([403]);
  });

  it.runIf(dialect === "postgres")("starts again after a conflict with another write", async () => {
    const { store } = running.service;
    const iri = await running.make("manufacturers", { name: unique("Maker") });
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(store.read.db);
      return rows.length > 0;
    };
    let answer: Promise<Answer> | undefined;
    await store.transaction(async ({ db }) => {
      await sql`update manufacturers set comment = 'other', version = version + 1
        where id = ${Number(iri.split("/").at(-1))}`.execute(db);
      const operations = [maker(), { method: "PATCH", path: iri, body: { website: "https://example.com" } }];
      answer = running.client.post("/api/batch?dry_run=true", { operations, atomic: false }, { expect: 200 });
      await expect.poll(isWaiting).toBe(true);
    });
    const results = resultsOf((await answer)!);
    expect(results).toMatchObject([{ status: 201 }, { status: 200, body: { comment: "other" } }]);
    expect(await running.read(iri)).toMatchObject({ comment: "other", website: "" });
  });

  it("at the same time as other writes loses none of them", async () => {
    const lot = await running.make("part_lots", { part: given().part, amount: 1000 });
    const names = Array.from({ length: 12 }, () => unique("Kept"));
    const answers = await Promise.all(
      names.flatMap((name, index) => [
        running.client.post("/api/manufacturers", { name }),
        running.client.post("/api/manufacturers?dry_run=true", { name: `${name} tried` }),
        running.client.post(`${lot}/withdraw`, { amount: 1 }),
        running.client.post(`${lot}/withdraw?dry_run=true`, { amount: 500 }),
        ...(index % 4 === 0
          ? [
              running.client.post("/api/batch?dry_run=true", {
                operations: [maker()],
                atomic: index % 8 === 0,
              }),
              send([post(`part_lots/${lot.split("/").at(-1)}/withdraw`, { amount: 1 })]),
            ]
          : []),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    expect(await running.read(lot)).toMatchObject({ amount: 1000 - 12 - 3 });
    const { body } = await running.client.get("/api/manufacturers?name=Kept%25&itemsPerPage=100", {
      expect: 200,
    });
    const kept = (body["hydra:member"] as unknown as { name: string }[]).map(({ name }) => name);
    expect(kept.sort()).toEqual([...names].sort());
  });
});
