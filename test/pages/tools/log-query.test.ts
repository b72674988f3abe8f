import { beforeAll, expect, test } from "vitest";
import { commandLineActor, writeLog } from "../../../src/history/log-entry.ts";
import { definitions } from "../../../src/inventory/definitions.ts";
import {
  createLogReader,
  type LogField,
  type LogLimits,
  type LogReader,
} from "../../../src/pages/tools/log/log-query.ts";
import type { FilterValues } from "../../../src/pages/site/filtered-list.tsx";
import { describeDialects, useTestStore } from "../../support/dialects.ts";
import { testCache } from "../../support/memory-cache.ts";

describeDialects("reading the log", (dialect) => {
  const statements: string[] = [];
  const { store } = useTestStore(dialect, { onStatement: (sql) => statements.push(sql) });

  let log: LogReader;

  beforeAll(async () => {
    log = createLogReader(store(), { definitions, cache: testCache() });
    await store().transaction(async (transaction) => {
      // Several entries have the same time, and one in ten has a rare kind.
      for (let day = 0; day < 20; day += 1) {
        const entries = Array.from({ length: 5 }, (_, index) => ({
          kind: (day * 5 + index) % 10 === 0 ? ("element_deleted" as const) : ("element_created" as const),
          targetType: "Part",
          targetId: 1 + (index % 2),
        }));
        await writeLog(transaction, commandLineActor("test"), new Date(Date.UTC(2026, 0, 1 + day)), entries);
      }
    });
  });

  async function walk(values: FilterValues<LogField>, limits: LogLimits = {}) {
    const ids: number[] = [];
    const unfinished: boolean[] = [];
    let cursor: string | null = "";
    do {
      const page: Awaited<ReturnType<LogReader["page"]>> = await log.page(values, cursor, limits);
      ids.push(...page.rows.map(({ id }) => id));
      unfinished.push(page.scannedTo !== null);
      cursor = page.next;
      if (unfinished.length > 200) throw new Error("The pages do not end.");
    } while (cursor !== null);
    return { ids, unfinished };
  }

  test.each([1, 3, 5, 7, 100])("returns all entries once, newest first, %i at a time", async (pageSize) => {
    const { ids } = await walk({}, { pageSize });
    expect(ids).toEqual(Array.from({ length: 100 }, (_, index) => 100 - index));
  });

  test.each([
    ["a rare kind", { kind: "element_deleted" }, 10],
    ["a target", { target_type: "Part", target_id: "2" }, 40],
    ["a target and a rare kind", { target_type: "Part", target_id: "1", kind: "element_deleted" }, 10],
    ["a user name of the command line", { user: "test command line" }, 100],
    ["a name that only the command line uses", { user: "test" }, 100],
    ["a change set", { change_set: "3" }, 5],
    ["a change set and a rare kind", { change_set: "3", kind: "element_deleted" }, 1],
    ["a time span", { from: "2026-01-06", to: "2026-01-07" }, 10],
  ])("finds %s while searching a few entries at a time", async (_what, filter, expected) => {
    const whole = await walk(filter);
    expect(whole.ids).toHaveLength(expected);
    for (const lookedThrough of [1, 4, 10, 99, 100, 101]) {
      const { ids, unfinished } = await walk(filter, { pageSize: 3, maximumScanned: lookedThrough });
      expect(ids).toEqual(whole.ids);
      expect(unfinished.at(-1)).toBe(false);
    }
  });

  test("returns where the search stopped if the page is not full", async () => {
    const page = await log.page({ kind: "element_deleted" }, "", { maximumScanned: 15 });
    expect(page).toMatchObject({ scannedTo: { id: 86 } });
    expect(page.rows.map(({ id }) => id)).toEqual([91]);
  });

  test("needs at most three statements for a page", async () => {
    for (const filter of [{}, { kind: "element_deleted" }, { user: "nobody", comment: "x" }]) {
      statements.length = 0;
      await log.page(filter, "", { maximumScanned: 10 });
      expect(statements.length).toBeLessThanOrEqual(3);
    }
  });
});
