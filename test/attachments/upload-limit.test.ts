import { expect, it } from "vitest";
import { createUploadLimit } from "../../src/attachments/upload-limit.ts";

it("limits uploads by credential, by address and in all, and counts those that have ended no longer", () => {
  const enter = createUploadLimit({ perCredential: 2, perAddress: 3, total: 4 });
  const leave = enter({ credential: "a", address: "1" });
  enter({ credential: "a", address: "1" });
  const busy = { status: 429, headers: { "Retry-After": "10" } };
  expect(() => enter({ credential: "a", address: "2" })).toThrow(expect.objectContaining(busy));
  enter({ credential: "b", address: "1" });
  expect(() => enter({ credential: "c", address: "1" })).toThrow(expect.objectContaining(busy));
  enter({ credential: "b", address: "2" });
  const full = { status: 503, headers: { "Retry-After": "10" } };
  expect(() => enter({ credential: "d", address: "3" })).toThrow(expect.objectContaining(full));
  leave();
  leave();
  enter({ credential: "a", address: "1" });
  expect(() => enter({ credential: "d", address: "3" })).toThrow(expect.objectContaining(full));
});
