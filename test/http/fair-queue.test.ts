import { describe, expect, it } from "vitest";
import { problem } from "../../src/util/errors.ts";
import { createFairQueue } from "../../src/util/queue/fair-queue.ts";

const refusal = (isOwnerAtLimit: boolean) => problem(isOwnerAtLimit ? "too-many-requests" : "unavailable");
const limits = { total: 1, waiting: 10, waitTimeoutMilliseconds: 30_000, refusal };
const tooMany = { status: 429 };
const unavailable = { status: 503 };

/** Returns whether a promise settles before all work that is ready. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const settle = (): void => void (settled = true);
  promise.then(settle, settle);
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

describe("a fair queue", () => {
  it("starts work in the order of arrival", async () => {
    const { enter } = createFairQueue(limits);
    const order: number[] = [];
    let running = 0;
    await Promise.all(
      [1, 2, 3].map(async (number) => {
        const end = await enter();
        expect(++running).toBe(1);
        order.push(number);
        await new Promise(setImmediate);
        running -= 1;
        end();
        end();
      }),
    );
    expect(order).toEqual([1, 2, 3]);
  });

  it("limits concurrent work per owner and does not delay other owners", async () => {
    const { enter } = createFairQueue({ ...limits, total: 3, perOwner: 2 });
    const end = await enter("a");
    await enter("a");
    const waiting = enter("a");
    expect(await isSettled(waiting)).toBe(false);
    await enter("b");
    const other = enter("c");
    expect(await isSettled(other)).toBe(false);
    end();
    (await other)();
    await waiting;
  });

  it("alternates between owners that wait", async () => {
    const { enter } = createFairQueue(limits);
    const order: string[] = [];
    const work = async (owner: string, name: string) => {
      const end = await enter(owner);
      order.push(name);
      await new Promise(setImmediate);
      end();
    };
    const first = ["a1", "a2", "a3", "a4"].map((name) => work("a", name));
    const later = ["b1", "b2", "c1"].map((name) => work(name.slice(0, 1), name));
    await Promise.all([...first, ...later]);
    expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  it("rejects callers above the limit of waiting callers, in total and per owner", async () => {
    const { enter } = createFairQueue({ ...limits, perOwner: 1, waiting: 3, waitingPerOwner: 2 });
    const end = await enter("a");
    const waiting = [enter("a"), enter("a")];
    await expect(enter("a")).rejects.toMatchObject(tooMany);
    waiting.push(enter("b"));
    await expect(enter("b")).rejects.toMatchObject(unavailable);
    end();
    await Promise.all(waiting.map(async (entered) => (await entered)()));
    (await enter("a"))();
  });

  it("rejects a caller that has waited too long", async () => {
    const { enter } = createFairQueue({ ...limits, waitTimeoutMilliseconds: 20 });
    const end = await enter();
    await expect(enter()).rejects.toMatchObject(tooMany);
    end();
    (await enter())();
  });

  it("removes a caller whose signal aborts", async () => {
    const { enter } = createFairQueue({ ...limits, waiting: 1 });
    const end = await enter();
    const gone = new AbortController();
    const first = enter("", gone.signal);
    gone.abort(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    const second = enter();
    end();
    (await second)();
    await expect(enter("", gone.signal)).rejects.toThrow("gone");
  });

  it("starts the work of a priority owner before that of others", async () => {
    const queue = createFairQueue({ ...limits, first: "known" });
    const order: string[] = [];
    const work = (owner: string, name: string) =>
      queue.run(owner, async () => {
        order.push(`${name} starts`);
        await new Promise(setImmediate);
        order.push(`${name} ends`);
      });
    await Promise.all([
      work("unknown", "a"),
      work("unknown", "b"),
      work("unknown", "c"),
      work("known", "d"),
      work("known", "e"),
    ]);
    expect(order).toEqual(["a", "d", "e", "b", "c"].flatMap((name) => [`${name} starts`, `${name} ends`]));
  });

  it("continues after failed work", async () => {
    const queue = createFairQueue(limits);
    const failures = Array.from({ length: 3 }, () =>
      queue.run("a", () => Promise.reject(new Error("broken"))),
    );
    const outcomes = await Promise.allSettled(failures);
    expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
    expect(await queue.run("a", () => Promise.resolve("fine"))).toBe("fine");
  });

  it("starts waiting work when a slot becomes free", async () => {
    const full = new Set(["a"]);
    const { enter, startWaiting } = createFairQueue({
      ...limits,
      hasRoom: (owner) => !full.has(owner),
    });
    const waiting = enter("a");
    (await enter("b"))();
    expect(await isSettled(waiting)).toBe(false);
    full.clear();
    startWaiting();
    (await waiting)();
  });
});
