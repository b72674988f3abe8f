import { describe, expect, test } from "vitest";
import type { Problem } from "../../src/errors.ts";
import { createHashQueue } from "../../src/identity/hash-queue.ts";
import type { HashQueue, Lane } from "../../src/identity/hash-queue.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { desk, person, sessionOf } from "./sign-in-desk.ts";

/** Work that lasts until it is told to end. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => (error as Problem).status,
  );

describe("the queue for hashing", () => {
  const straight =
    (queue: HashQueue) =>
    (lane: Lane, work: () => Promise<unknown>): Promise<unknown> =>
      queue(lane, (inTurn) => inTurn(work));

  test("does one at a time: those who are known first, and each lane in its order", async () => {
    const run = straight(createHashQueue({ places: 5, patience: 10_000 }));
    const { open, opened } = gate();
    const order: string[] = [];
    const first = run("stranger", () => opened);
    const wait = (lane: Lane, name: string) =>
      run(lane, async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
      });
    const all = [wait("stranger", "a"), wait("stranger", "b"), wait("known", "c"), wait("known", "d")];
    open();
    await Promise.all([first, ...all]);
    expect(order).toEqual(["c", "d", "a", "b"].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test("sends away at once whoever finds the lane full, and says when to come back", async () => {
    const run = straight(createHashQueue({ places: 2, patience: 10_000 }));
    const { open, opened } = gate();
    const inside = [run("stranger", () => opened), run("stranger", () => opened)];
    await expect(run("stranger", () => opened)).rejects.toMatchObject({
      status: 503,
      headers: { "Retry-After": "5" },
    });
    inside.push(run("known", () => opened));
    open();
    expect(await Promise.all(inside.map(outcome))).toEqual(["done", "done", "done"]);
    expect(await outcome(run("stranger", () => opened))).toBe("done");
  });

  test("lets nobody wait for ever, and goes on after work that fails", async () => {
    const run = straight(createHashQueue({ places: 2, patience: 1 }));
    const { open, opened } = gate();
    const first = run("stranger", () => opened);
    expect(await outcome(run("stranger", () => Promise.resolve()))).toBe(503);
    open();
    await first;
    await expect(run("stranger", () => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
    expect(await outcome(run("stranger", () => Promise.resolve()))).toBe("done");
  });
});

describeDialects("a flood of wrong passwords", (dialect) => {
  const { store } = useTestStore(dialect);
  /** Some 20 ms: longer than it takes to come to the queue. */
  const cost = { ln: 13, r: 8, p: 1 };

  test("does not keep out whoever signed in from there before, and counts only what was looked at", async () => {
    await person(store(), { name: "flooded" });
    const { password } = desk(store(), { cost });
    const home = { address: "192.0.2.7" };
    sessionOf(await password("flooded", home));

    let pending = 140;
    const flood = Array.from({ length: 140 }, (_, index) =>
      password("flooded", { password: "guess", address: `203.0.113.${index}` })
        .then(
          ({ kind }) => kind,
          ({ status, headers }: Problem) => `${status} ${headers["Retry-After"]}`,
        )
        .finally(() => (pending -= 1)),
    );
    await Promise.race(flood);
    const entered = await password("flooded", home);
    const stillWaiting = pending;
    const outcomes = await Promise.all(flood);
    expect(entered.kind).toBe("complete");
    expect(stillWaiting).toBeGreaterThan(0);
    expect(new Set(outcomes)).toEqual(new Set(["refused", "503 5"]));
    const refused = outcomes.filter((kind) => kind === "refused").length;
    const counted = await store()
      .read.db.selectFrom("rate_limits")
      .select("count")
      .where("key", "like", "sign-in-account:%")
      .execute();
    expect(counted).toEqual([{ count: refused }]);
  });
});
