import { beforeAll, expect, test } from "vitest";
import { timestamp } from "../../../src/database/timestamp.ts";
import { commandLineActor, writeLog } from "../../../src/history/log-entry.ts";
import type { LogFilter, LogPosition } from "../../../src/pages/tools/log/log-filter.ts";
import { readLog } from "../../../src/pages/tools/log/log-query.ts";
import { describeDialects, useTestStore } from "../../support/dialects.ts";

const everything: LogFilter = {
  kind: null,
  level: null,
  user: null,
  targetType: null,
  targetId: null,
  comment: null,
  from: null,
  until: null,
};

describeDialects("reading the log", (dialect) => {
  const statements: string[] = [];
  const { store } = useTestStore(dialect, { onStatement: (sql) => statements.push(sql) });

  beforeAll(async () => {
    await store().transaction(async (transaction) => {
      // Several entries share each instant, and one in ten is of a rare kind.
      for (let hour = 0; hour < 20; hour += 1) {
        const entries = Array.from({ length: 5 }, (_, index) => ({
          kind: (hour * 5 + index) % 10 === 0 ? ("element_deleted" as const) : ("element_created" as const),
          targetType: "Part",
          targetId: 1 + (index % 2),
        }));
        await writeLog(transaction, commandLineActor("test"), new Date(Date.UTC(2026, 0, 1, hour)), entries);
      }
    });
  });

  async function walk(
    filter: Partial<LogFilter>,
    options: { pageSize?: number; lookedThrough?: number } = {},
  ) {
    const ids: number[] = [];
    const unfinished: boolean[] = [];
    let after: LogPosition | null = null;
    do {
      const page = await readLog(store().read, { ...everything, ...filter }, { after, ...options });
      ids.push(...page.entries.map(({ id }) => id));
      unfinished.push(page.unfinished);
      after = page.next;
      if (unfinished.length > 200) throw new Error("The pages do not end.");
    } while (after !== null);
    return { ids, unfinished };
  }

  test.each([1, 3, 5, 7, 100])("walks all entries once, newest first, %i at a time", async (pageSize) => {
    const { ids } = await walk({}, { pageSize });
    expect(ids).toEqual(Array.from({ length: 100 }, (_, index) => 100 - index));
  });

  test.each([
    ["a rare kind", { kind: "element_deleted" }, 10],
    ["a target", { targetType: "Part", targetId: 2 }, 40],
    ["a target and a rare kind", { targetType: "Part", targetId: 1, kind: "element_deleted" }, 10],
    ["a user of the command line", { user: { name: "test", atCommandLine: true } }, 100],
    ["a name that only the command line has", { user: { name: "test", atCommandLine: false } }, 100],
    [
      "a span of time",
      {
        from: timestamp(new Date(Date.UTC(2026, 0, 1, 5))),
        until: timestamp(new Date(Date.UTC(2026, 0, 1, 7))),
      },
      10,
    ],
  ])("finds %s, looking through a few entries at once", async (_what, filter, expected) => {
    const whole = await walk(filter);
    expect(whole.ids).toHaveLength(expected);
    for (const lookedThrough of [1, 4, 10, 99, 100, 101]) {
      const { ids, unfinished } = await walk(filter, { pageSize: 3, lookedThrough });
      expect(ids).toEqual(whole.ids);
      expect(unfinished.at(-1)).toBe(false);
    }
  });

  test("says where it stopped looking when the page is not full", async () => {
    const page = await readLog(
      store().read,
      { ...everything, kind: "element_deleted" },
      { after: null, lookedThrough: 15 },
    );
    expect(page).toMatchObject({ unfinished: true, next: { id: 86 } });
    expect(page.entries.map(({ id }) => id)).toEqual([91]);
  });

  test("takes at most three statements for a page", async () => {
    for (const filter of [
      {},
      { kind: "element_deleted" },
      { user: { name: "nobody", atCommandLine: false }, comment: "x" },
    ]) {
      statements.length = 0;
      await readLog(store().read, { ...everything, ...filter }, { after: null, lookedThrough: 10 });
      expect(statements.length).toBeLessThanOrEqual(3);
    }
  });
});
