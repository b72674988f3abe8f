import { expect, it } from "vitest";
import { createCompactChanges } from "../../src/history/compact-changes.ts";
import { commandLineActor, writeLog, type LogEntry } from "../../src/history/log-entry.ts";
import { readChanges } from "../../src/history/read-changes.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

const hour = 60 * 60_000;
const now = new Date("2026-05-01T12:00:00.000Z");
const before = (hours: number): Date => new Date(now.getTime() - hours * hour);

describeDialects("old changes", (dialect) => {
  const { store } = useTestStore(dialect);

  const write = (moment: Date, kind: LogEntry["kind"], ...ids: readonly number[]): Promise<void> =>
    store().transaction((transaction) =>
      writeLog(
        transaction,
        commandLineActor("test"),
        moment,
        ids.map((targetId) => ({ kind, targetType: "Part", targetId })),
      ),
    );

  async function read(after: number) {
    const visible = { types: ["Part"], ownedTypes: [], ownerTypes: [] };
    const page = await readChanges(store().read, { ...visible, after, limit: 10_000 });
    return { ...page, changes: page.changes.map(({ kind, targetId }) => `${kind} ${targetId}`) };
  }

  it("are reduced to the last of each element after a day, and removed after 30 days", async () => {
    await write(before(31 * 24), "element_created", 1, 2);
    await write(before(30 * 24 + 1), "element_deleted", 1);
    await write(before(48), "element_created", 3, 4, 5);
    await write(before(30), "element_edited", 2, 3);
    await write(before(25), "element_deleted", 3);
    await write(before(2), "element_edited", 4);
    await write(before(1), "element_edited", 4, 5);
    const all = await read(0);
    expect(all.changes).toHaveLength(13 - 1);
    await createCompactChanges(store())(now);
    const { changes, start, latest } = await read(all.start + 3);
    expect(start).toBe(all.start + 3);
    expect(latest).toBe(all.latest);
    // The changes of the last day are complete, and do not replace an older change before they are a day old.
    expect(changes).toEqual([
      "created 4",
      "created 5",
      "changed 2",
      "deleted 3",
      "changed 4",
      "changed 4",
      "changed 5",
    ]);
    const compact = createCompactChanges(store());
    await compact(new Date(now.getTime() + 22.5 * hour));
    const remaining = ["changed 2", "deleted 3", "changed 4", "changed 5"];
    expect((await read(start)).changes).toEqual([
      "created 5",
      "changed 2",
      "deleted 3",
      "changed 4",
      ...remaining.slice(2),
    ]);
    await compact(new Date(now.getTime() + 24 * hour));
    expect((await read(start)).changes).toEqual(remaining);
    // An empty feed keeps its position.
    await compact(new Date(now.getTime() + 60 * 24 * hour));
    expect(await read(latest)).toEqual({ changes: [], next: latest, latest, start: latest });
  });

  it("are removed in batches", async () => {
    const ids = Array.from({ length: 5000 }, (_, index) => index + 1);
    await write(before(49), "element_created", ...ids);
    await write(before(48), "element_edited", ...ids);
    const { start } = await read(Number.MAX_SAFE_INTEGER);
    await createCompactChanges(store())(now);
    let found = 0;
    for (let after = start; ;) {
      const page = await read(after);
      found += page.changes.length;
      if (page.next >= page.latest) break;
      after = page.next;
    }
    expect(found).toBe(5000);
  });
});
