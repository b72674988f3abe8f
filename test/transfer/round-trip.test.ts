import { expect, it } from "vitest";
import { describeDialects, dialects } from "../support/dialects.ts";
import { useInstances } from "./instances.ts";
import { sample } from "./sample.ts";

describeDialects("carrying an inventory to another instance", (dialect) => {
  const instance = useInstances();

  it.each(["csv", "jsonl"] as const)("gives the same %s there, byte for byte", async (format) => {
    const first = await instance(dialect);
    expect(await first.take(sample)).toMatchObject({ refused: [], leftOut: [], unchanged: 0 });
    const exported = await first.export(format);
    for (const other of dialects) {
      const second = await instance(other);
      const report = await second.import(exported, format);
      expect(report).toMatchObject({ refused: [], leftOut: [], unchanged: 0 });
      expect(await second.export(format)).toBe(exported);
      expect(await second.lines()).toEqual(await first.lines());
    }
  });
});
