/** Concurrent builds: stock is neither lost nor created, and no request returns 500. */
import { beforeAll, expect, it } from "vitest";
import { api, type Answer } from "../../support/client.ts";
import { createTestDatabase, describeDialects } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import { startService } from "../../support/service.ts";
import { plain, unique, useService } from "../running-service.ts";
import { projectFixtures } from "./project-fixtures.ts";

describeDialects("concurrent builds", (dialect) => {
  const running = useService(dialect);
  const { open, part, lot, project, amount, build } = projectFixtures(running);
  beforeAll(open);

  /** Returns the remaining amounts of lots, in the same order. */
  const amounts = (lots: readonly string[]): Promise<number[]> => Promise.all(lots.map(amount));

  it("succeed exactly as often as the stock allows", async () => {
    const [screw, chip] = [await part(), await part()];
    const lots = [await lot(screw, 7), await lot(screw, 40), await lot(chip, 12), await lot(chip, 1)];
    const { project: thing } = await project([{ part: screw, quantity: 3 }, { part: chip }]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => build(thing, { quantity: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(13);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
    const left = await amounts(lots);
    expect(left[0]! + left[1]!).toBe(47 - 39);
    expect(left[2]! + left[3]!).toBe(0);
  });

  it("lose no withdrawal, and no amount becomes negative", async () => {
    const screw = await part();
    const screws = await lot(screw, 30);
    const { project: thing } = await project([{ part: screw, quantity: 2 }]);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 2 === 0
          ? build(thing, { quantity: 1 })
          : running.client.post(`${screws}/withdraw`, { amount: 1 }, plain),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    const builds = answers.filter(({ status }, index) => index % 2 === 0 && status === 200).length;
    const withdrawals = answers.filter(({ status }, index) => index % 2 === 1 && status === 200).length;
    expect(await amount(screws)).toBe(30 - 2 * builds - withdrawals);
    // A build is rejected only if fewer than two parts are left.
    expect(30 - 2 * builds - withdrawals).toBeLessThan(2);
  });

  it("conserve the stock if the requests reach different processes, with lots in any order", async () => {
    const database = await createTestDatabase(dialect);
    const environment = { DATABASE_URL: database.url };
    const one = await startService({ dialect, environment });
    const two = await startService({ dialect, environment, seed: () => Promise.resolve() });
    try {
      const [first, second] = [api(one, tokens.full), api(two, tokens.full)];
      const make = async (path: string, body: Record<string, unknown>): Promise<string> =>
        String((await first.post(`/api/${path}`, body, { expect: 201 })).body["@id"]);
      const category = await make("categories", { name: "Category" });
      const parts = [
        await make("parts", { name: "One", category }),
        await make("parts", { name: "Two", category }),
      ];
      const lots: string[] = [];
      for (const of of parts) lots.push(await make("part_lots", { part: of, amount: 12 }));
      const projects: { readonly iri: string; readonly sources: readonly unknown[] }[] = [];
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const iri = await make("projects", { name: unique("Project") });
        const sources: unknown[] = [];
        for (const index of order) {
          const entry = await make("project_bom_entries", { project: iri, part: parts[index] });
          sources.push({ bom_entry: entry, lot: lots[index], amount: 1 });
        }
        projects.push({ iri, sources });
      }
      const ask = (index: number): Promise<Answer> => {
        const client = index % 2 === 0 ? first : second;
        const { iri = "", sources = [] } = projects[Math.floor(index / 2) % 2] ?? {};
        if (index % 3 === 2) return client.post(`${lots[index % 2] ?? ""}/withdraw`, { amount: 1 }, plain);
        return client.post(`${iri}/build`, { quantity: 1, lots: sources }, plain);
      };
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)));
      expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 409]);
      const done = answers.map(({ status }, index) => (status === 200 ? index : -1)).filter((it) => it >= 0);
      const builds = done.filter((index) => index % 3 !== 2).length;
      const left = await Promise.all(
        lots.map(async (iri) => (await first.get<{ amount: number }>(iri, plain)).body.amount),
      );
      for (const [which, rest] of left.entries()) {
        const withdrawals = done.filter((index) => index % 3 === 2 && index % 2 === which).length;
        expect(rest).toBe(12 - builds - withdrawals);
        expect(rest).toBeGreaterThanOrEqual(0);
      }
    } finally {
      await two.close();
      await one.close();
      await database.drop();
    }
  });
});
