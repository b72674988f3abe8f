/**
 * A build withdraws all parts or nothing. build-lots.test.ts tests the choice of lots, concurrent-builds.test.ts concurrent
 * builds.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { idOf, linked, plain, unique, useService } from "../running-service.ts";
import { projectFixtures } from "./project-fixtures.ts";

describeDialects("building a project", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  const { make, refused, read, logged } = running;
  const { open, part, lot, project, amount, build, log, userWith } = projectFixtures(running);
  beforeAll(open);

  /** Returns the remaining amounts of lots, in the same order. */
  const amounts = (lots: readonly string[]): Promise<number[]> => Promise.all(lots.map(amount));

  it("withdraws the parts of all entries, and skips entries without a part", async () => {
    const [resistor, chip] = [await part(), await part()];
    const [resistors, chips] = [await lot(resistor, 100), await lot(chip, 7)];
    const { project: station, entries } = await project([
      { part: resistor, quantity: 12 },
      { name: "Panel", quantity: 1 },
      { part: chip },
    ]);
    const { status, body } = await build(station, { quantity: 5 });
    expect(status).toBe(200);
    expect(body.withdrawals).toMatchObject([
      { bom_entry: { id: idOf(entries[0]!) }, lot: { id: idOf(resistors) }, amount: 60, left: 40 },
      { bom_entry: { id: idOf(entries[2]!) }, lot: { id: idOf(chips) }, amount: 5, left: 2 },
    ]);
    expect(body.not_parts).toEqual([{ id: idOf(entries[1]!), name: "Panel" }]);
    expect(body).not.toHaveProperty("added");
    expect(await amounts([resistors, chips])).toEqual([40, 2]);
  });

  it("returns IRIs in JSON-LD", async () => {
    const screw = await part();
    await lot(screw, 5);
    const { project: box, entries } = await project([{ part: screw }]);
    const { body } = await running.client.post(`${box}/build`, { quantity: 1 }, { ...linked, expect: 200 });
    expect(body).toMatchObject({
      "@context": "/api/contexts/ProjectBuild",
      "@type": "ProjectBuild",
      project: { "@id": box, "@type": "Project" },
      withdrawals: [
        {
          "@type": "ProjectBuildWithdrawal",
          bom_entry: { "@id": entries[0], "@type": "ProjectBOMEntry" },
          part: { "@id": screw, "@type": "Part" },
        },
      ],
    });
  });

  it.each([
    ["no copies", { quantity: 0 }, 422, ["quantity: too-small"]],
    ["half a copy", { quantity: 1.5 }, 400, ["quantity: type"]],
    ["text instead of a number", {}, 422, ["quantity: missing"]],
    ["more copies than the maximum", { quantity: 1_000_001 }, 422, ["quantity: too-large"]],
    ["an unknown property", { quantity: 1, nonsense: 1 }, 422, ["nonsense: unknown-property"]],
    [
      "a date in the future",
      { quantity: 1, timestamp: "2999-01-01T00:00:00Z" },
      422,
      ["timestamp: in-the-future"],
    ],
    [
      "an incomplete lot",
      { quantity: 1, lots: [{ amount: 1 }] },
      422,
      ["lots[0].bom_entry: not-null", "lots[0].lot: not-null"],
    ],
  ])("rejects %s", async (_title, body, status, expected) => {
    const { project: empty } = await project([]);
    expect((await refused(build(empty, body), status)).sort()).toEqual([...expected].sort());
  });

  it("returns 404 for an unknown project", async () => {
    await running.client.post("/api/projects/999999/build", { quantity: 1 }, { expect: 404 });
  });

  describe("with missing parts", () => {
    it("withdraws nothing, and reports the needed, available and missing amount of each part", async () => {
      const [enough, little, none] = [
        await part(),
        await part({ name: "Little" }),
        await part({ name: "None" }),
      ];
      const lots = [await lot(enough, 100), await lot(little, 12)];
      const { project: thing } = await project([
        { part: enough, quantity: 2 },
        { part: little, quantity: 2 },
        { part: none, quantity: 3 },
      ]);
      const before = await logged();
      const { status, body } = await running.client.post(`${thing}/build`, { quantity: 10 }, plain);
      expect(status).toBe(409);
      expect(body).toMatchObject({
        detail:
          'Not enough "Little" in stock: 20 needed, 12 available, 8 missing.\nNot enough "None" in stock: 30 needed, 0 available, 30 missing.',
        violations: [
          { propertyPath: "quantity", code: "not-in-stock" },
          { propertyPath: "quantity", code: "not-in-stock" },
        ],
      });
      expect(await amounts(lots)).toEqual([100, 12]);
      expect(await logged()).toBe(before);
    });

    it("withdraws nothing if the location rejects the copies", async () => {
      const [screw, box] = [await part(), await part()];
      const screws = await lot(screw, 10);
      const full = await make("storage_locations", { name: unique("Full"), is_full: true });
      const { project: thing } = await project([{ part: screw }], { build_part: box });
      const answer = build(thing, { quantity: 1, add_build_part: { storage_location: full } });
      expect(await refused(answer)).toEqual([expect.stringMatching(/^add_build_part\.storage_location: /)]);
      expect(await amount(screws)).toBe(10);
      expect((await read(box))["total_instock"]).toBe(0);
    });
  });

  describe("with a build part", () => {
    it("adds the copies to an existing lot", async () => {
      const [screw, box] = [await part(), await part()];
      await lot(screw, 10);
      const boxes = await lot(box, 2);
      const { project: thing } = await project([{ part: screw, quantity: 2 }], { build_part: box });
      const { body } = await build(thing, { quantity: 3, add_build_part: { lot: boxes } });
      expect(body.added).toEqual({ lot: { id: idOf(boxes) }, amount: 3 });
      expect(await amount(boxes)).toBe(5);
    });

    it("adds the copies to a new lot, with or without a location", async () => {
      const [screw, box] = [await part(), await part()];
      await lot(screw, 10);
      const shelf = await make("storage_locations", { name: unique("Shelf") });
      const { project: thing } = await project([{ part: screw }], { build_part: box });
      const { body } = await build(thing, { quantity: 3, add_build_part: { storage_location: shelf } });
      const added = await read(`/api/part_lots/${body.added?.lot.id}`);
      expect(added).toMatchObject({ amount: 3, storage_location: { "@id": shelf }, part: { "@id": box } });
      expect((await build(thing, { quantity: 2, add_build_part: {} })).body.added?.amount).toBe(2);
      expect((await read(box))["total_instock"]).toBe(5);
    });

    it("adds copies only if there is a build part, and only to its lots", async () => {
      const [screw, box] = [await part(), await part()];
      const [screws, boxes] = [await lot(screw, 10), await lot(box, 0)];
      const { project: without } = await project([{ part: screw }]);
      const { project: thing } = await project([{ part: screw }], { build_part: box });
      const shelf = await make("storage_locations", { name: unique("Shelf") });
      for (const [where, add_build_part, expected, status] of [
        [without, {}, "add_build_part: no-build-part", 422],
        [thing, { lot: screws }, "add_build_part.lot: other-part", 422],
        [thing, { lot: boxes, storage_location: shelf }, "add_build_part.storage_location: one-target", 422],
        [thing, { lot: "/api/part_lots/999999" }, "add_build_part.lot: not-found", 400],
        [
          thing,
          { storage_location: "/api/storage_locations/999999" },
          "add_build_part.storage_location: not-found",
          400,
        ],
      ] as const) {
        const answer = build(where, { quantity: 1, add_build_part });
        expect(await refused(answer, status)).toEqual([expected]);
      }
      expect((await build(without, { quantity: 1, add_build_part: null })).status).toBe(200);
      expect(await amounts([screws, boxes])).toEqual([9, 0]);
    });

    it.each([
      ["nothing", []],
      ["only entries without a part", [{ name: "Panel" }]],
    ])("adds no copies if the project needs %s", async (_title, entries) => {
      const box = await part();
      const boxes = await lot(box, 1);
      const { project: thing } = await project(entries, { build_part: box });
      const before = await logged();
      for (const add_build_part of [{}, { lot: boxes }]) {
        const answer = build(thing, { quantity: 5, add_build_part });
        expect(await refused(answer)).toEqual(["add_build_part: needs-no-parts"]);
      }
      expect(await logged()).toBe(before);
      expect((await read(box))["total_instock"]).toBe(1);
      expect((await build(thing, { quantity: 5 })).body.withdrawals).toEqual([]);
    });

    it("adds copies that other projects can use", async () => {
      const [screw, box] = [await part(), await part()];
      await lot(screw, 10);
      const { project: inner } = await project([{ part: screw }], { build_part: box });
      const { project: outer } = await project([{ part: box, quantity: 2 }]);
      expect((await build(outer, { quantity: 1 })).status).toBe(409);
      await build(inner, { quantity: 3, add_build_part: {} });
      expect((await build(outer, { quantity: 1 })).status).toBe(200);
      expect((await read(box))["total_instock"]).toBe(1);
    });
  });

  it("is logged as stock changes of the lots and as a build of the project", async () => {
    const [screw, box] = [await part(), await part()];
    const screws = await lot(screw, 10);
    const boxes = await lot(box, 0);
    const { project: thing } = await project([{ part: screw, quantity: 2 }], { build_part: box });
    const body = {
      quantity: 3,
      add_build_part: { lot: boxes },
      comment: "For the fair",
      timestamp: "2026-01-31T12:00:00Z",
    };
    await running.client.post(`${thing}/build?_comment=other`, body, { expect: 200 });
    expect((await log(screws))[0]).toMatchObject({
      kind: "part_stock_changed",
      comment: "For the fair",
      changes: { amount: { old: 10, new: 4 } },
      data: { action: "withdraw", total: 4, project: thing, timestamp: "2026-01-31T12:00:00+00:00" },
    });
    expect((await log(boxes))[0]).toMatchObject({
      kind: "part_stock_changed",
      changes: { amount: { old: 0, new: 3 } },
      data: { action: "add", total: 3, project: thing },
    });
    expect((await log(thing))[0]).toMatchObject({
      kind: "project_built",
      comment: "For the fair",
      data: { quantity: 3, lots: 1, added_to: boxes, timestamp: "2026-01-31T12:00:00+00:00" },
    });
    await running.client.post(`${thing}/build?_comment=Why`, { quantity: 1 }, { expect: 200 });
    expect((await log(thing))[0]).toMatchObject({ comment: "Why", data: { quantity: 1 } });
  });

  it("needs the same number of statements for any number of withdrawals", async () => {
    const count = async (size: number): Promise<number> => {
      const entries: Record<string, unknown>[] = [];
      for (let made = 0; made < size; made += 1) {
        const screw = await part();
        await lot(screw, 1);
        await lot(screw, 1);
        entries.push({ part: screw, quantity: 2 });
      }
      const { project: thing } = await project(entries);
      statements.length = 0;
      expect((await build(thing, { quantity: 1 })).status).toBe(200);
      return statements.filter((sql) => !/^(update|insert into) "api_tokens"/.test(sql)).length;
    };
    expect(await count(12)).toBe(await count(1));
  });

  it("happens once for an Idempotency-Key", async () => {
    const screw = await part();
    const screws = await lot(screw, 10);
    const { project: thing } = await project([{ part: screw }]);
    const options = { ...plain, headers: { "Idempotency-Key": unique("key").replace(" ", "-") } };
    const first = await running.client.post(`${thing}/build`, { quantity: 2 }, options);
    const second = await running.client.post(`${thing}/build`, { quantity: 2 }, options);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(second.headers["idempotent-replayed"]).toBe("true");
    expect(await amount(screws)).toBe(8);
    await running.client.post(`${thing}/build`, { quantity: 3 }, { ...options, expect: 422 });
    expect(await amount(screws)).toBe(8);
  });

  it("requires the permissions to read its records, withdraw parts, add copies and create lots", async () => {
    const [screw, box] = [await part(), await part()];
    await lot(screw, 10);
    const { project: thing } = await project([{ part: screw }], { build_part: box });
    const path = `${thing}/build`;
    const adding = { quantity: 1, add_build_part: {} };
    const boxes = await lot(box, 0);
    const withdrawing = ["parts_stock.withdraw", "projects.read", "parts.read"] as const;
    const toLot = { quantity: 1, add_build_part: { lot: boxes } };
    for (const [permissions, body, missing] of [
      [["projects.read", "parts.read"], { quantity: 1 }, "parts_stock.withdraw"],
      [["parts_stock.withdraw", "parts.read"], { quantity: 1 }, "projects.read"],
      [["parts_stock.withdraw", "projects.read"], { quantity: 1 }, "parts.read"],
      [withdrawing, toLot, "parts_stock.add"],
      [[...withdrawing, "parts.create"], adding, "parts_stock.add"],
      [[...withdrawing, "parts_stock.add"], adding, "parts.create"],
    ] as const) {
      const { text } = await (await userWith(...permissions)).post(path, body, { expect: 403 });
      expect(text).toContain(missing);
    }
    const builder = await userWith(...withdrawing);
    await builder.post(path, { quantity: 1 }, { expect: 200 });
    const adder = await userWith(...withdrawing, "parts_stock.add");
    await adder.post(path, toLot, { expect: 200 });
    const filler = await userWith(...withdrawing, "parts_stock.add", "parts.create");
    await filler.post(path, adding, { expect: 200 });
  });
});
