/** Tests that reading tools need the same number of SQL statements for any number of rows. */
import { beforeAll, expect, it } from "vitest";
import type { ToolName } from "../../../generated/tools.ts";
import { idOf, unique, useService } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { resultOf } from "./calling.ts";

const many = 12;

/** Statements that only some calls run: those that count calls and those that store the last use of a token. */
const ofAllCalls = /"(?:api_tokens|rate_limits)"/;

describeOneDialect("the number of statements of a tool", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  const few: Record<string, unknown> = {};
  const lots: Record<string, unknown> = {};

  async function count(tool: ToolName, args: Record<string, unknown>): Promise<number> {
    statements.length = 0;
    await resultOf(running, tool, args);
    return statements.filter((sql) => !ofAllCalls.test(sql)).length;
  }

  beforeAll(async () => {
    const supplier = await running.make("suppliers", { name: "Supplier" });
    for (const [size, found] of [
      [1, few],
      [many, lots],
    ] as const) {
      const category = await running.make("categories", { name: `Of ${size}` });
      const project = await running.make("projects", { name: `Of ${size}` });
      const ids: number[] = [];
      for (let made = 0; made <= size; made += 1) {
        const part = await running.make("parts", {
          name: unique("Part"),
          category,
          minamount: 5,
          manufacturer_product_number: `X${size}`,
          partLots: Array.from({ length: size }, () => ({ amount: 1 })),
          parameters: Array.from({ length: size }, (_, index) => ({
            name: `p${index}`,
            value_typical: index,
          })),
          orderdetails: Array.from({ length: size }, (_, index) => ({
            supplier,
            supplierpartnr: `${index}`,
          })),
        });
        await running.make("project_bom_entries", { project, part });
        ids.push(idOf(part));
      }
      Object.assign(found, { ids, part: ids[0], project: idOf(project), size });
    }
  });

  it.each<[ToolName, (found: Record<string, unknown>) => Record<string, unknown>]>([
    ["list_categories", ({ size }) => ({ keyword: `of ${String(size)}`, limit: size })],
    ["list_changes", ({ size }) => ({ limit: Number(size) + 1 })],
    ["get_part_details", ({ part }) => ({ id: part })],
    ["get_project_details", ({ project }) => ({ id: project })],
    ["check_stock", ({ ids }) => ({ part_ids: ids })],
    ["list_low_stock", ({ size }) => ({ limit: size })],
    ["find_alternatives", ({ part }) => ({ part_id: part })],
    ["check_project_availability", ({ project }) => ({ project_id: project })],
  ])("%s needs the same number of statements for few and for many rows", async (tool, argumentsOf) => {
    const ofMany = await count(tool, argumentsOf(lots));
    expect(await count(tool, argumentsOf(few))).toBe(ofMany);
    expect(ofMany).toBeLessThan(20);
  });
});
