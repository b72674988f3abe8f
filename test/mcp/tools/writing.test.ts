/** The tools that change something: what they do, whom they obey, what the change log tells of them. */
import { beforeAll, describe, expect, it } from "vitest";
import { tools, type ToolName } from "../../../generated/tools.ts";
import { someoneWith } from "../../inventory/people.ts";
import { idOf, unique, useService } from "../../inventory/running-service.ts";
import { describeDialects } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import { speak } from "../speak.ts";
import { refusedTo, told } from "./calling.ts";

type Body = Record<string, unknown>;
type Permission = Parameters<typeof someoneWith>[1][number];

describeDialects("tools that change something", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let part = 0;
  let category = 0;
  let footprint = 0;
  let manufacturer = 0;
  let location = 0;
  let project = 0;

  beforeAll(async () => {
    category = idOf(await make("categories", { name: "Category" }));
    footprint = idOf(await make("footprints", { name: "Footprint" }));
    manufacturer = idOf(await make("manufacturers", { name: "Manufacturer" }));
    location = idOf(await make("storage_locations", { name: "Location" }));
    part = idOf(await make("parts", { name: "Part", category: `/api/categories/${category}` }));
    project = idOf(await make("projects", { name: "Project" }));
  });

  const newLot = async (amount: number, more: Body = {}): Promise<number> =>
    idOf(await make("part_lots", { part: `/api/parts/${part}`, amount, ...more }));
  const amountOf = async (lot: number): Promise<number> =>
    Number((await read(`/api/part_lots/${lot}`))["amount"]);

  async function entries(count: number) {
    const rows = await running.service.store.read.db
      .selectFrom("log_entries")
      .select(["kind", "username", "client", "comment", "target_type", "target_id"])
      .orderBy("id", "desc")
      .limit(count)
      .execute();
    return rows.reverse();
  }

  describe("do what they say", () => {
    it("put stock into a lot", async () => {
      const lot = await newLot(5);
      const answer = await told(running, "add_stock", { lot_id: lot, amount: 3, comment: "Delivery 4711" });
      expect(answer).toMatchObject({ "@type": "PartLot", id: lot, amount: 8 });
      expect(await amountOf(lot)).toBe(8);
      expect(await entries(1)).toMatchObject([
        { kind: "part_stock_changed", target_id: lot, comment: "Delivery 4711", username: "admin" },
      ]);
    });

    it("take stock out of a lot", async () => {
      const lot = await newLot(5);
      expect(await told(running, "withdraw_stock", { lot_id: lot, amount: 2 })).toMatchObject({ amount: 3 });
      expect(await amountOf(lot)).toBe(3);
    });

    it("set stock to what was counted, which makes it known", async () => {
      const lot = await newLot(5, { instock_unknown: true });
      const answer = await told(running, "count_stock", { lot_id: lot, amount: 7 });
      expect(answer).toMatchObject({ amount: 7, instock_unknown: false });
    });

    it("move stock into another lot", async () => {
      const [from, to] = [await newLot(5), await newLot(1)];
      const answer = await told(running, "move_stock", { lot_id: from, to_lot_id: to, amount: 2 });
      expect(answer).toMatchObject({ from: { id: from, amount: 3 }, to: { id: to, amount: 3 } });
    });

    it("move stock into a new lot", async () => {
      const from = await newLot(5);
      const args = { lot_id: from, storage_location_id: location, to_lot_id: null, amount: 2 };
      const answer = await told(running, "move_stock", args);
      expect(answer).toMatchObject({
        from: { amount: 3 },
        to: { amount: 2, storage_location: { id: location } },
      });
    });

    it("make a lot", async () => {
      const answer = await told<{ id: number }>(running, "create_part_lot", {
        part_id: part,
        storage_location_id: location,
        amount: 12,
        comment: "first reel",
      });
      expect(answer).toMatchObject({ amount: 12, comment: "first reel" });
      expect(await read(`/api/part_lots/${answer.id}`)).toMatchObject({
        part: { id: part },
        storage_location: { id: location },
      });
    });

    it("make a part", async () => {
      const answer = await told<{ id: number }>(running, "create_part", {
        name: "Made",
        category_id: category,
        footprint_id: footprint,
        manufacturer_id: manufacturer,
        description: "Made by a tool",
        comment: "a note",
        ipn: unique("IPN"),
        eda_info: { reference_prefix: "U" },
        change_comment: "because",
      });
      expect(await read(`/api/parts/${answer.id}`)).toMatchObject({
        name: "Made",
        comment: "a note",
        category: { id: category },
        footprint: { id: footprint },
        manufacturer: { id: manufacturer },
        eda_info: { reference_prefix: "U" },
      });
      expect(await entries(1)).toMatchObject([
        { kind: "element_created", target_type: "Part", target_id: answer.id, comment: "because" },
      ]);
    });

    it("change what is sent of a part, and nothing else", async () => {
      const made = idOf(
        await make("parts", {
          name: "Before",
          category: `/api/categories/${category}`,
          footprint: `/api/footprints/${footprint}`,
          tags: "a,b",
          eda_info: { reference_prefix: "U", value: "1k" },
          partLots: [{ amount: 3 }],
          parameters: [{ name: "p", value_typical: 1 }],
        }),
      );
      const args = { part_id: made, name: "After", footprint_id: null, eda_info: { value: "2k" } };
      expect(await told(running, "update_part", args)).toMatchObject({ id: made, name: "After" });
      const after = await read(`/api/parts/${made}`);
      expect(after).toMatchObject({
        name: "After",
        tags: "a,b",
        category: { id: category },
        eda_info: { reference_prefix: "U", value: "2k" },
        partLots: [{ amount: 3 }],
        parameters: [{ name: "p" }],
      });
      expect(after["footprint"]).toBeUndefined();
    });

    it("put a part on a bill of materials, and take what is built of it out of stock", async () => {
      const lot = await newLot(10);
      const other = idOf(await make("parts", { name: "Other", category: `/api/categories/${category}` }));
      await make("part_lots", { part: `/api/parts/${other}`, amount: 10 });
      const args = { project_id: project, part_id: other, quantity: 2, mountnames: "R1,R2" };
      expect(await told(running, "create_project_bom_entry", args)).toMatchObject({ quantity: 2 });
      const built = await told(running, "build_project", { project_id: project, quantity: 3 });
      expect(built).toMatchObject({ quantity: 3, withdrawals: [{ amount: 6 }] });
      const more = { project_id: project, quantity: 3 };
      expect(await refusedTo(running, "build_project", more)).toContain("Nothing was changed");
      expect(await amountOf(lot)).toBe(10);
    });
  });

  describe("answer changes of what is long in short, never as an error", () => {
    it("texts", async () => {
      const long = "x".repeat(65_000);
      const args = { name: "Long", category_id: category, description: long, comment: long };
      const { id } = await told<{ id: number }>(running, "create_part", args);
      expect((await read(`/api/parts/${id}`))["comment"]).toHaveLength(65_000);
    });

    it("lists", async () => {
      const body = { name: "Lots", category: `/api/categories/${category}`, comment: "y".repeat(60_000) };
      const lots = Array.from({ length: 300 }, (_, index) => ({ amount: index, comment: "z".repeat(1500) }));
      const id = idOf(await make("parts", { ...body, partLots: lots }));
      const answer = await told<{ name: string; partLots: unknown[] }>(running, "update_part", {
        part_id: id,
        name: "Many lots",
      });
      expect(answer.name).toBe("Many lots");
      expect(answer.partLots.length).toBeLessThan(300);
      expect((await read(`/api/parts/${id}`))["partLots"]).toHaveLength(300);
    });
  });

  describe("change nothing and say why, in the words of their arguments:", () => {
    const bad: [string, ToolName, () => Body, RegExp][] = [
      [
        "too little stock",
        "withdraw_stock",
        () => ({ amount: 6 }),
        /There are only 5 in lot \d+\.\n.*present state/,
      ],
      ["no amount", "withdraw_stock", () => ({}), /^amount: /],
      ["an amount of nothing", "withdraw_stock", () => ({ amount: 0 }), /^amount: /],
      ["less than nothing", "add_stock", () => ({ amount: -1 }), /^amount: /],
      ["an amount in words", "add_stock", () => ({ amount: "3" }), /^amount: .*number/],
      ["a fraction of a piece", "add_stock", () => ({ amount: 0.5 }), /^amount: /],
      [
        "a lot that is not there",
        "add_stock",
        () => ({ lot_id: 999_999, amount: 1 }),
        /999999 not found\.\n.*right id/,
      ],
      ["an id that is none", "add_stock", () => ({ lot_id: 0, amount: 1 }), /lot_id|not found/],
      [
        "a target that is not said",
        "move_stock",
        () => ({ amount: 1 }),
        /^to_lot_id: .*`to_lot_id`.*`storage_location_id`/,
      ],
      ["a target that is not there", "move_stock", () => ({ amount: 1, to_lot_id: 999_999 }), /^to_lot_id: /],
      [
        "a place that is not there",
        "move_stock",
        () => ({ amount: 1, storage_location_id: 999_999 }),
        /^storage_location_id: /,
      ],
      [
        "an argument that is not there",
        "update_part",
        () => ({ partLots: [] }),
        /^partLots: There is no such argument/,
      ],
      [
        "a reference as an address",
        "update_part",
        () => ({ category_id: "/api/categories/1" }),
        /^category_id: .*integer/,
      ],
      ["a category that is not there", "update_part", () => ({ category_id: 999_999 }), /^category_id: /],
      ["a part without a category", "update_part", () => ({ category_id: null }), /^category_id: /],
      ["a name of nothing", "update_part", () => ({ name: "" }), /^name: /],
      ["a code with a wrong check digit", "update_part", () => ({ gtin: "4006381333932" }), /^gtin: /],
      [
        "a member that is not there",
        "update_part",
        () => ({ eda_info: { symbol: "x" } }),
        /^eda_info\.symbol: /,
      ],
      ["half of a new part", "create_part", () => ({ name: "x" }), /^category_id: /],
      ["two faults at once", "create_part", () => ({ name: "", category_id: 0 }), /name: [^]*category_id: /],
      ["a lot of a part that is not there", "create_part_lot", () => ({ part_id: 999_999 }), /^part_id: /],
      [
        "a comment that is too long",
        "create_part_lot",
        () => ({ part_id: part, change_comment: "c".repeat(256) }),
        /^change_comment: /,
      ],
      [
        "an entry of nothing",
        "create_project_bom_entry",
        () => ({ project_id: project, quantity: 1 }),
        /^part_id: |^name: /,
      ],
    ];
    const takesLot: ReadonlySet<string> = new Set([
      "add_stock",
      "withdraw_stock",
      "move_stock",
      "count_stock",
    ]);

    it.each(bad)("%s", async (_what, tool, args, message) => {
      const lot = takesLot.has(tool) ? await newLot(5) : 0;
      const before = await running.logged();
      const own = tool === "update_part" ? { part_id: part } : lot > 0 ? { lot_id: lot } : {};
      const text = await refusedTo(running, tool, { ...own, ...args() });
      expect(text).toMatch(message);
      expect(await running.logged()).toBe(before);
    });

    it("a lot whose stock nobody knows", async () => {
      const lot = await newLot(5, { instock_unknown: true });
      for (const tool of ["add_stock", "withdraw_stock"] as const)
        expect(await refusedTo(running, tool, { lot_id: lot, amount: 1 })).toMatch(
          /know[^]*Nothing was changed/,
        );
    });

    it("a place that is full", async () => {
      const full = await make("storage_locations", { name: unique("Full"), is_full: true });
      const args = { lot_id: await newLot(5), amount: 1, storage_location_id: idOf(full) };
      expect(await refusedTo(running, "move_stock", args)).toMatch(/^storage_location_id: .*full/);
    });
  });

  describe("are for those who may", () => {
    const needed: [ToolName, Permission, () => Promise<Body>][] = [
      ["add_stock", "parts_stock.add", async () => ({ lot_id: await newLot(5), amount: 1 })],
      ["withdraw_stock", "parts_stock.withdraw", async () => ({ lot_id: await newLot(5), amount: 1 })],
      [
        "move_stock",
        "parts_stock.move",
        async () => ({ lot_id: await newLot(5), to_lot_id: await newLot(1), amount: 1 }),
      ],
      ["count_stock", "parts_stock.stocktake", async () => ({ lot_id: await newLot(5), amount: 1 })],
      ["create_part_lot", "parts.create", async () => ({ part_id: part })],
      ["create_part", "parts.create", async () => ({ name: unique("New"), category_id: category })],
      ["update_part", "parts.edit", async () => ({ part_id: part, name: unique("Name") })],
      [
        "create_project_bom_entry",
        "projects.edit",
        async () => ({ project_id: project, name: unique("Panel") }),
      ],
    ];
    const reading: Permission[] = ["api.use_mcp", "parts.read", "categories.read", "projects.read"];

    it.each(needed)("%s needs %s and the edit tier", async (tool, permission, args) => {
      const { service } = running;
      const body = await args();
      const before = await running.logged();
      const lists = async (token: string): Promise<boolean> => {
        const { message } = await speak(service, "2026", "tools/list", {}, { token });
        const { tools: listed } = message.result as unknown as { tools: { name: string }[] };
        return listed.some(({ name }) => name === tool);
      };
      const without = await someoneWith(service, reading);
      expect(await refusedTo(running, tool, body, { token: without.name })).toContain(permission);
      expect(await lists(without.name)).toBe(false);
      const low = await someoneWith(service, [...reading, permission], { tier: "read_only" });
      expect(await refusedTo(running, tool, body, { token: low.name })).toMatch(/tier|scope/);
      expect(await lists(low.name)).toBe(false);
      const refusals = await entries((await running.logged()) - before);
      expect(refusals.every(({ kind }) => kind === "user_not_allowed")).toBe(true);
      const may = await someoneWith(service, [...reading, permission], { tier: "edit" });
      expect(await lists(may.name)).toBe(true);
      await told(running, tool, body, { token: may.name });
      expect(await entries(1)).toMatchObject([{ username: may.name }]);
    });

    it("say of themselves that they change something", () => {
      const writing = tools.filter(({ tier }) => tier !== "read_only");
      expect(writing.map(({ name }) => name)).toEqual([
        "add_stock",
        "withdraw_stock",
        "move_stock",
        "count_stock",
        "create_part_lot",
        "create_part",
        "update_part",
        "add_attachment_from_url",
        "create_project_bom_entry",
        "build_project",
      ]);
      for (const { annotations, inputSchema, description } of writing) {
        expect(annotations.readOnlyHint).toBe(false);
        expect(Object.keys(inputSchema["properties"] as object).join()).toMatch(/comment/);
        expect(description).toMatch(/Only when the user|Only for real counts/);
      }
    });
  });

  describe("stand in the change log", () => {
    const last = async () => (await entries(1))[0];

    it("with the client and the token that it used", async () => {
      const args = { lot_id: await newLot(5), amount: 1, comment: "by an agent" };
      await told(running, "withdraw_stock", args, { clientName: "Claude Desktop", token: tokens.edit });
      expect(await last()).toMatchObject({
        username: "admin",
        client: `Claude Desktop (${tokens.edit})`,
        comment: "by an agent",
      });
    });

    it("whatever a client calls itself", async () => {
      const lot = await newLot(9);
      for (const clientName of ["x".repeat(5000), "<script>alert(1)</script>", "a\r\nb"]) {
        await told(running, "withdraw_stock", { lot_id: lot, amount: 1 }, { clientName });
        expect((await last())?.client?.length).toBeLessThanOrEqual(255);
      }
      expect(await amountOf(lot)).toBe(6);
    });
  });

  it("give ten that want the same five pieces five", async () => {
    const lot = await newLot(5);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => told(running, "withdraw_stock", { lot_id: lot, amount: 1 })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await amountOf(lot)).toBe(0);
  });
});
