/** Requests for many labels: the CPU time, other requests in the meantime, and the number of statements. */
import { beforeAll, describe, expect, it } from "vitest";
import { unique, useService } from "../../inventory/running-service.ts";

const count = 500;

describe("many labels", () => {
  const statements: string[] = [];
  const running = useService("sqlite", { overrides: { onStatement: (sql) => statements.push(sql) } });

  beforeAll(async () => {
    const category = await running.make("categories", { name: unique("ICs") });
    const operations = Array.from({ length: count }, (_, index) => ({
      ...{ method: "POST", path: "/api/parts" },
      body: { name: `Part ${index}`, description: "A description of the part", category },
    }));
    await running.client.post("/api/batch", { operations }, { expect: 200, timeout: 120_000 });
  });

  const options = {
    ...{ width: 50, height: 30, barcode_type: "qr", barcode_content: "link" },
    lines: "<b>[[NAME]]</b><br>[[DESCRIPTION_T]]<br>[[CATEGORY_FULL]]",
  };
  const create = (elements: object) =>
    running.client.post(
      "/api/labels",
      { options, elements },
      { accept: null, expect: 200, timeout: 120_000 },
    );

  it("take less than 5 seconds of CPU time and do not block other requests", async () => {
    const before = process.cpuUsage();
    const labels = create({ filter: "" });
    let others = 0;
    let isDone = false;
    void labels.finally(() => (isDone = true));
    for (; !isDone; others += 1) await running.client.get("/api/info", { expect: 200 });
    await labels;
    // The time includes the requests of this test.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(5);
    expect(others).toBeGreaterThan(10);
  });

  it("are read with a constant number of statements for each 50 elements", async () => {
    const statementsFor = async (length: number): Promise<number> => {
      statements.length = 0;
      await create({ ids: Array.from({ length }, (_, index) => index + 1) });
      return statements.length;
    };
    const few = await statementsFor(2);
    expect(await statementsFor(50)).toBe(few);
    const chunk = (await statementsFor(100)) - few;
    expect(await statementsFor(150)).toBe(few + 2 * chunk);
  });
});
