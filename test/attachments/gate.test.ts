import { expect, it } from "vitest";
import { createGate } from "../../src/attachments/gate.ts";

it("lets one in at a time, in order of arrival", async () => {
  const gate = createGate();
  const order: number[] = [];
  let inside = 0;
  await Promise.all(
    [1, 2, 3].map(async (number) => {
      const leave = await gate.enter();
      expect(++inside).toBe(1);
      order.push(number);
      await new Promise(setImmediate);
      inside -= 1;
      leave();
      leave();
    }),
  );
  expect(order).toEqual([1, 2, 3]);
});

it("turns away with a 503 whoever finds the queue full or waits too long, and then still works", async () => {
  const gate = createGate({ waiting: 1, patienceMilliseconds: 20 });
  const leave = await gate.enter();
  const waiting = gate.enter();
  await expect(gate.enter()).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "10" } });
  await expect(waiting).rejects.toMatchObject({ status: 503 });
  leave();
  (await gate.enter())();
});
