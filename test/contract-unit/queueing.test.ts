/** The formulas behind the table of `docs/scaling.md`. */
import { expect, it } from "vitest";
import { erlangC, p99Wait } from "../bench/queueing.ts";

it.each([
  [1, 0.5, 0.5],
  [2, 1, 1 / 3],
  [3, 2, 4 / 9],
  [10, 8, 0.4092],
  [2, 2, 1],
])("with %d servers and a load of %d, a request waits with the probability %d", (servers, load, expected) => {
  expect(erlangC(servers, load)).toBeCloseTo(expected, 4);
});

it("the waiting time follows the distribution of M/M/1, and is infinite without spare capacity", () => {
  expect(p99Wait({ servers: 1, arrivals: 50, service: 0.01 })).toBeCloseTo(Math.log(50) / 50, 6);
  expect(p99Wait({ servers: 8, arrivals: 1, service: 0.01 })).toBe(0);
  expect(p99Wait({ servers: 1, arrivals: 100, service: 0.01 })).toBe(Infinity);
});
