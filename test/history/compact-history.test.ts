/** Removes old log entries of elements, and reports from when the history is complete. */
import { beforeEach, expect, it } from "vitest";
import { createChangeSet } from "../../src/history/change-set.ts";
import { createCompactHistory } from "../../src/history/compact-history.ts";
import { moveHistoryStart, readCompleteSince, readHistoryStart } from "../../src/history/history-start.ts";
import { commandLineActor, writeLog, type LogEntry } from "../../src/history/log-entry.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

const day = 24 * 60 * 60_000;
const now = new Date("2026-05-01T12:00:00.250Z");
const before = (days: number): Date => new Date(now.getTime() - days * day);

describeDialects("old history", (dialect) => {
  const { store } = useTestStore(dialect);

  const write = (moment: Date, entries: readonly LogEntry[], operation = "updatePart"): Promise<void> =>
    store().transaction((transaction) => {
      const actor = { ...commandLineActor("test"), changeSet: createChangeSet(operation) };
      return writeLog(transaction, actor, moment, entries);
    });
  const edits = (...ids: readonly number[]): LogEntry[] =>
    ids.map((targetId) => ({ kind: "element_edited", targetType: "Part", targetId }));

  const entries = async () => {
    const { db } = store().read;
    const rows = await db
      .selectFrom("log_entries")
      .select(["target_type", "target_id"])
      .orderBy("id")
      .execute();
    return rows.map(({ target_type: type, target_id: id }) => `${type} ${id}`);
  };
  const changeSets = async () => {
    const { db } = store().read;
    const rows = await db
      .selectFrom("change_sets")
      .select(["operation", "compacted_elements"])
      .orderBy("id")
      .execute();
    return rows.map(({ operation, compacted_elements: elements }) => [operation, elements]);
  };

  beforeEach(async () => {
    await store().transaction(async ({ db }) => {
      await db.deleteFrom("log_entries").execute();
      await db.deleteFrom("change_sets").execute();
      await db.deleteFrom("instance").where("key", "=", "history_start").execute();
    });
  });

  it("is removed, and its change sets contain the number of elements", async () => {
    const stock: LogEntry = {
      kind: "part_stock_changed",
      targetType: "PartLot",
      targetId: 1,
      comment: "Build",
    };
    await write(before(50), [...edits(1, 2, 2), stock], "first");
    await write(before(40), edits(1), "second");
    await write(before(39.999), edits(7), "third");
    await createCompactHistory(store(), 40)(now);
    expect(await entries()).toEqual(["Part 1", "Part 7"]);
    expect(await changeSets()).toEqual([
      ["first", 3],
      ["second", null],
      ["third", null],
    ]);
    expect(await readHistoryStart(store().read)).toBe(before(50).toISOString());
    expect(await readCompleteSince(store().read)).toBe("2026-03-12T12:00:01+00:00");
    const { db } = store().read;
    const [first] = await db.selectFrom("change_sets").selectAll().orderBy("id").execute();
    expect(first).toMatchObject({
      datetime: before(50).toISOString(),
      username: "!!!CLI test",
      comment: "Build",
    });
  });

  it("does not include security events, denied requests and changes of accounts", async () => {
    await write(before(50), [
      { kind: "security_event", targetType: "User", targetId: 1, data: { event: "x" } },
      { kind: "user_not_allowed", data: {} },
      { kind: "element_edited", targetType: "User", targetId: 1 },
      { kind: "element_deleted", targetType: "Group", targetId: 1 },
    ]);
    await createCompactHistory(store(), 30)(now);
    expect(await entries()).toEqual(["User 1", "null null", "User 1", "Group 1"]);
    expect(await readHistoryStart(store().read)).toBeNull();
    expect(await readCompleteSince(store().read)).toBeNull();
  });

  it("is removed in batches, and a later run continues after an interruption", async () => {
    const ids = Array.from({ length: 5000 }, (_, index) => index + 1);
    await write(before(50), edits(...ids), "import");
    let calls = 0;
    await createCompactHistory(store(), 30)(now, () => (calls += 1) > 1);
    expect((await entries()).length).toBe(4500);
    expect(await changeSets()).toEqual([["import", 5000]]);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    await Promise.all([createCompactHistory(store(), 30)(now), createCompactHistory(store(), 30)(now)]);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
    expect(await entries()).toEqual([]);
    expect(await changeSets()).toEqual([["import", 5000]]);
  });

  it("of an upgraded database never becomes complete earlier", async () => {
    const upgraded = before(10).toISOString();
    await store().transaction(({ db }) => moveHistoryStart(db, upgraded));
    await write(before(50), edits(1));
    const compact = createCompactHistory(store(), 30);
    await compact(now);
    expect([await entries(), await readHistoryStart(store().read)]).toEqual([[], upgraded]);
    await write(before(5), edits(1));
    await compact(new Date(now.getTime() + 26 * day));
    expect(await readHistoryStart(store().read)).toBe(before(5).toISOString());
  });
});
