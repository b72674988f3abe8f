/** Batches at the same time as other writes. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Answer } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { unique } from "../inventory/running-service.ts";
import { maker, useBatches, type Result } from "./batch-operations.ts";

describeDialects("a batch", (dialect) => {
  const { running, given, bytesOf, stored, send, refusal, attachment } = useBatches(dialect);

  it.runIf(dialect === "postgres")("runs again with its files after a conflict", async () => {
    const iri = await running.make("manufacturers", { name: unique("Maker") });
    const [logged, before] = [await running.logged(), await stored()];
    let answer: Promise<Answer> | undefined;
    await running.service.store.transaction(async ({ db }) => {
      await sql`update manufacturers set version = version + 1 where id = ${Number(iri.split("/").at(-1))}`.execute(
        db,
      );
      answer = send([attachment("conflict"), { method: "PATCH", path: iri, body: { comment: "after" } }]);
      await expect.poll(() => isWaiting()).toBe(true);
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
      await expect.poll(() => isWaiting()).toBe(true);
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
