/** Which ready-made bodies are kept when there is not room for all. */
import { expect, it } from "vitest";
import { createShelf } from "../../src/eda/body-shelf.ts";

const body = (length: number) => ({ content: { body: { length } } });

function shelf(maximumBytes: number) {
  const bodies = createShelf<ReturnType<typeof body>>(maximumBytes);
  /** Without asking for any: what is asked for is kept longer. */
  const put = (length: number, keys: string): void => {
    for (const key of keys) bodies.put(key, body(length));
  };
  const has = (keys: string): string => [...keys].filter((key) => bodies.get(key) !== undefined).join("");
  return { bodies, put, has };
}

it("keeps what was asked for last", () => {
  const { put, has } = shelf(20_000);
  put(7_000, "abc");
  expect(has("a")).toBe("a");
  put(7_000, "d");
  expect(has("abcd")).toBe("acd");
});

it("keeps the biggest beside others that come and go, though nobody asks for it", () => {
  const { put, has } = shelf(10_000);
  put(20_000, "B");
  put(2_000, "abcdefgh");
  expect(has("B")).toBe("B");
  expect(has("abcdefgh")).toBe("gh");
});

it("counts what was the biggest like any other, once another is bigger", () => {
  const { put, has } = shelf(10_000);
  put(20_000, "B");
  put(2_000, "a");
  put(30_000, "C");
  expect(has("BaC")).toBe("aC");
});

it("keeps the biggest of those that are left when the biggest is taken away or becomes small", () => {
  const { bodies, put, has } = shelf(12_500);
  put(6_000, "b");
  put(20_000, "B");
  put(2_000, "a");
  bodies.remove("B");
  put(2_000, "cdefg");
  expect(has("Bacdefg")).toBe("efg");
  expect(has("b")).toBe("b");
  put(1_000, "b");
  put(2_000, "hijk");
  expect(has("b")).toBe("");
});

it("looks at few of them when one is put", () => {
  let looks = 0;
  const watched = (length: number) => ({
    get content() {
      looks += 1;
      return { body: { length } };
    },
  });
  const bodies = createShelf<ReturnType<typeof watched>>(1_000_000);
  bodies.put("biggest", watched(5_000));
  for (let count = 0; count < 1000; count += 1) bodies.put(`x${count}`, watched(1_000));
  looks = 0;
  for (let count = 0; count < 100; count += 1) bodies.put(`y${count}`, watched(1_000));
  expect(looks).toBeLessThan(500);
});
