/** Concurrent and repeated changes of stock: nothing is lost, duplicated or done twice. */
import { beforeAll, describe, expect, it } from "vitest";
import { api, type Answer, type Json } from "../support/client.ts";
import { createTestDatabase, describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import { plain, unique, useService } from "./running-service.ts";

type Body = Record<string, unknown>;

describeDialects("stock changes", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";
  let part = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    part = await newPart();
  });

  const newPart = (): Promise<string> => make("parts", { name: unique("Part"), category });
  const newLocation = (): Promise<string> => make("storage_locations", { name: unique("Location") });
  const newLot = (body: Body): Promise<string> => make("part_lots", { part, ...body });
  const act = (iri: string, action: string, body: Body, options = {}): Promise<Answer> =>
    running.client.post(`${iri}/${action}`, body, { ...plain, ...options });
  const amountOf = async (iri: string): Promise<number> => Number((await read(iri)).amount);

  describe("with an Idempotency-Key", () => {
    const key = () => ({ headers: { "Idempotency-Key": unique("key").replace(" ", "-") } });

    it("happen once, regardless of the number of requests", async () => {
      const iri = await newLot({ amount: 10 });
      const once = key();
      const first = await act(iri, "withdraw", { amount: 4 }, once);
      await act(iri, "withdraw", { amount: 1 }, { expect: 200 });
      const again = await act(iri, "withdraw", { amount: 4 }, once);
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first.body);
      expect(again.headers["idempotent-replayed"]).toBe("true");
      expect(await amountOf(iri)).toBe(5);
      expect((await act(iri, "withdraw", { amount: 5 }, once)).status).toBe(422);
    });

    it("create one new lot for a move", async () => {
      const iri = await newLot({ amount: 10 });
      const once = key();
      const body = { amount: 4, storage_location: await newLocation() };
      const first = await act(iri, "move", body, once);
      const again = await act(iri, "move", body, once);
      expect([again.status, again.headers["location"]]).toEqual([201, first.headers["location"]]);
      expect(await amountOf(iri)).toBe(6);
    });

    it("can be repeated after a rejected request", async () => {
      const iri = await newLot({ amount: 1 });
      const once = key();
      expect((await act(iri, "withdraw", { amount: 2 }, once)).status).toBe(409);
      await act(iri, "add", { amount: 1 }, { expect: 200 });
      expect((await act(iri, "withdraw", { amount: 2 }, once)).status).toBe(200);
    });
  });

  describe("at the same time", () => {
    /** Repeats a request while the database is too busy. A 503 response must not change anything. */
    const persist = async (send: () => Promise<Answer>): Promise<Answer> => {
      const answer = await send();
      return answer.status === 503 ? persist(send) : answer;
    };
    const times = (count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> =>
      Promise.all(Array.from({ length: count }, (_, index) => persist(() => send(index))));
    const counted = (answers: readonly Answer<Json>[]): Record<number, number> => {
      const counts: Record<number, number> = {};
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    };

    it("succeed exactly as often as the stock allows", async () => {
      const iri = await newLot({ amount: 30 });
      const answers = await times(50, () => act(iri, "withdraw", { amount: 1 }));
      expect(counted(answers)).toEqual({ 200: 30, 409: 20 });
      expect(await amountOf(iri)).toBe(0);
      const left = answers.filter(({ status }) => status === 200).map(({ body }) => Number(body.amount));
      expect(left.sort((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, index) => index));
    });

    it("succeed exactly as often as the stock allows if the requests reach different processes", async () => {
      const database = await createTestDatabase(dialect);
      const environment = { DATABASE_URL: database.url };
      const one = await startService({ dialect, environment });
      const two = await startService({ dialect, environment, seed: () => Promise.resolve() });
      try {
        const clients = [api(one, tokens.full), api(two, tokens.full)] as const;
        const { body: root } = await clients[0].post("/api/categories", { name: "Category" });
        const partBody = { name: "Part", category: root["@id"], partLots: [{ amount: 30 }] };
        const { body: made } = await clients[0].post("/api/parts", partBody, { expect: 201 });
        const iri = String(made.partLots?.[0]?.["@id"]);
        const answers = await times(50, (index) =>
          clients[index % 2 === 0 ? 0 : 1].post(`${iri}/withdraw`, { amount: 1 }),
        );
        expect(counted(answers)).toEqual({ 200: 30, 409: 20 });
      } finally {
        await two.close();
        await one.close();
        await database.drop();
      }
    });

    it("neither lose nor create stock with concurrent moves, withdrawals and additions", async () => {
      const own = await newPart();
      const lots: string[] = [];
      for (let count = 0; count < 3; count += 1) lots.push(await newLot({ part: own, amount: 20 }));
      const at = (index: number): string => lots[index % lots.length] ?? "";
      const answers = await times(60, (index) => {
        if (index % 4 === 0) return act(at(index), "withdraw", { amount: 2 });
        if (index % 4 === 1) return act(at(index), "add", { amount: 1 });
        return act(at(index), "move", { amount: 7, to: at(index + 1 + (index % 2)) });
      });
      const statuses = counted(answers);
      expect((statuses[200] ?? 0) + (statuses[409] ?? 0)).toBe(60);
      const succeeded = answers.map(({ status }) => status === 200);
      const taken = succeeded.filter((good, index) => good && index % 4 === 0).length;
      const amounts = await Promise.all(lots.map(amountOf));
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(60 - 2 * taken + 15);
      expect((await read(own)).total_instock).toBe(60 - 2 * taken + 15);
    });

    it("apply to the current amount if the lot is overwritten at the same time", async () => {
      const iri = await newLot({ amount: 100 });
      const answers = await times(30, (index) =>
        index % 3 === 0
          ? running.client.patch(iri, { description: `change ${index}` }, plain)
          : act(iri, "withdraw", { amount: 1 }),
      );
      expect(counted(answers)).toEqual({ 200: 30 });
      expect(await amountOf(iri)).toBe(80);
    });
  });
});
