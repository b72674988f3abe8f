/** Requests for many labels: the CPU time, other requests in the meantime, and the number of statements. */
import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { tokens } from "../../support/principals.ts";
import { unique, useService } from "../../inventory/running-service.ts";

const count = 500;

describe("many labels", () => {
  const statements: string[] = [];
  const running = useService("sqlite", { overrides: { onStatement: (sql) => statements.push(sql) } });

  beforeAll(async () => {
    const category = await running.make("categories", { name: unique("ICs") });
    const operations = Array.from({ length: count }, (_, index) => ({
      ...{ method: "POST", path: "/api/parts" },
      body: {
        ...{ name: `Part ${index}`, description: "A description of the part", category },
        // Words that differ, and in which pdfkit would kern letters.
        comment: Array.from({ length: 150 }, (_each, word) => `AVTo${index * 150 + word}`).join(" "),
      },
    }));
    await running.client.post("/api/batch", { operations }, { expect: 200, timeout: 120_000 });
  });

  const options = {
    ...{ width: 50, height: 30, barcode_type: "qr", barcode_content: "link" },
    lines: "<b>[[NAME]]</b><br>[[DESCRIPTION_T]]<br>[[CATEGORY_FULL]]",
  };
  const create = (elements: object, own: object = options) =>
    running.client.post(
      "/api/labels",
      { options: own, elements },
      { accept: null, expect: 200, timeout: 120_000 },
    );

  it.each([
    ["short", options],
    ["long", { ...options, width: 100, height: 100, lines: "[[NAME]] [[COMMENT_T]]" }],
  ])("with %s texts take less than 5 seconds of CPU time and do not block other requests", async (_, own) => {
    const before = process.cpuUsage();
    const labels = create({ filter: "" }, own);
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

  it("in a picture do not block other requests", async () => {
    const measures = {
      ...{ paper: "A4", columns: 20, rows: 25, label_width: 10, label_height: 11, left: 1, top: 1 },
      ...{ pitch_x: 10, pitch_y: 11 },
    };
    const small = { ...options, barcode_content: "id", barcode_type: "datamatrix" };
    let longest = 0;
    let isDone = false;
    const picture = running.client
      .post(
        "/api/labels",
        { options: small, elements: { filter: "" }, medium: { measures }, format: "png", dpi: 72 },
        { accept: null, expect: 200, timeout: 120_000 },
      )
      .finally(() => (isDone = true));
    while (!isDone) {
      const began = performance.now();
      await setTimeout(2);
      longest = Math.max(longest, performance.now() - began);
    }
    await picture;
    expect(longest).toBeLessThan(250);
  });

  it("end when the client closes the connection, and do not delay small requests", async () => {
    const controller = new AbortController();
    const labels = Array.from({ length: 4 }, () =>
      fetch(`${running.service.url}/api/labels`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${tokens.full}` },
        body: JSON.stringify({ options, elements: { filter: "" }, copies: 4 }),
        signal: controller.signal,
      }).then(
        () => "printed",
        () => "closed",
      ),
    );
    await running.client.post("/api/labels/preview", { options, elements: { ids: [1] } }, { expect: 200 });
    controller.abort();
    expect(await Promise.all(labels)).toEqual(labels.map(() => "closed"));
    const began = performance.now();
    await create({ ids: Array.from({ length: 50 }, (_, index) => index + 1) });
    expect(performance.now() - began).toBeLessThan(1500);
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
