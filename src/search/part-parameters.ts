/** Implements `GET /api/parts/parameters`, which summarizes the parameters of parts. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Schemas } from "../../generated/resources.ts";
import type { Handler } from "../http/handler.ts";
import { textList } from "../database/id-list.ts";
import type { Slot, SlotValues } from "../database/prepared.ts";
import { unindexed } from "../database/sql-functions.ts";
import type { Dialect } from "../database/store.ts";
import { groupBy } from "../util/group-by.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { canonicalUnit } from "../query/parameter-filter.ts";
import { documentWriter } from "../representation/document-writer.ts";
import { partScopes } from "./part-scope.ts";

/** The maximum number of parts to examine. Reading all parameters of more parts would block other requests. */
const examinedParts = 10_000;
const listedParameters = 50;
const listedTexts = 10;

type Summary = Schemas["PartParameterSummary"];

/** The column values of all parameters with the same name and unit. */
interface ParameterRow {
  readonly name_folded: string;
  readonly unit_key: string;
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly parts: number | string;
  readonly lowest_typical: number | null;
  readonly lowest_end: number | null;
  readonly highest_typical: number | null;
  readonly highest_end: number | null;
}

interface TextRow {
  readonly name_folded: string;
  readonly unit_key: string;
  readonly text: string;
  readonly parts: number | string;
}

export function summarizePartParameters(inventory: Inventory): Handler {
  const select = partScopes(inventory);

  return async (request) => {
    const scope = await select(request);
    const counts = scope.statement<{ readonly parts: number | string }>(
      "examined parts",
      (_slot, _dialect, condition) =>
        sql`with ${examined(condition, examinedParts + 1)} select count(*) as parts from examined`,
    );
    const parameters = scope.statement<ParameterRow>("parameters", (_slot, _dialect, condition) =>
      parameterRows(condition),
    );
    const texts = scope.statement<TextRow>("parameter texts", (slot, dialect, condition) =>
      textRows(condition, isNamed(slot, dialect)),
    );
    const { examinedCount, found, values } = await inventory.store.readTransaction(async (reader) => {
      const [first] = await reader.run(counts, scope.values);
      const rows = await reader.run(parameters, scope.values);
      const names = [...new Set(rows.map(({ name_folded }) => name_folded))];
      return {
        examinedCount: Number(first?.parts ?? 0),
        found: rows,
        values: await reader.run(texts, { ...scope.values, names }),
      };
    });
    const textsOf = groupBy(values, keyOf);
    const write = documentWriter(request.format);
    const document = write.root("PartParameters", `${request.path}?${request.searchParams.toString()}`, {
      parts: Math.min(examinedCount, examinedParts),
      is_complete: examinedCount <= examinedParts,
      summaries: found.map((row) => {
        const { texts: own, ...summary } = summaryOf(row, textsOf.get(keyOf(row)) ?? []);
        return write.value("PartParameterSummary", {
          ...summary,
          texts: own.map((text) => write.value("PartParameterText", { ...text })),
        });
      }),
    });
    return { status: 200, document };
  };
}

function keyOf({ name_folded, unit_key }: Pick<ParameterRow, "name_folded" | "unit_key">): string {
  return JSON.stringify([name_folded, unit_key]);
}

/** Returns the common table expression of the IDs of the parts to examine. */
function examined(condition: RawBuilder<SqlBool> | null, limit: number): RawBuilder<unknown> {
  const where = condition === null ? sql`` : sql`where ${condition} `;
  return sql`examined(id) as materialized (
    select parts.id from parts ${where}order by parts.id limit ${sql.lit(limit)})`;
}

const unitKey = canonicalUnit(sql.ref("v.unit"));

function parameterRows(condition: RawBuilder<SqlBool> | null): RawBuilder<ParameterRow> {
  return sql<ParameterRow>`with ${examined(condition, examinedParts)}
    select v.name_folded, ${unitKey} as unit_key, min(v.name) as name, max(v.symbol) as symbol, min(v.unit) as unit,
      count(distinct v.part_id) as parts,
      min(v.value_typical) as lowest_typical, min(coalesce(v.value_min, v.value_max)) as lowest_end,
      max(v.value_typical) as highest_typical, max(coalesce(v.value_max, v.value_min)) as highest_end
    from examined join parameters v on v.part_id = examined.id
    group by v.name_folded, ${unitKey}
    order by 6 desc, 1, 2 limit ${sql.lit(listedParameters)}`;
}

/**
 * Returns the condition that a parameter has one of the names. With the index, SQLite would read all parameters with these
 * names instead of those of the examined parts.
 */
function isNamed(slot: Slot<SlotValues>, dialect: Dialect): RawBuilder<SqlBool> {
  const name = unindexed(dialect, sql.ref<string>("v.name_folded"));
  return textList(dialect, name, slot("names") as RawBuilder<readonly string[]>);
}

function textRows(condition: RawBuilder<SqlBool> | null, named: RawBuilder<SqlBool>): RawBuilder<TextRow> {
  return sql<TextRow>`with ${examined(condition, examinedParts)},
      counted(name_folded, unit_key, text_folded, text, parts) as (
        select v.name_folded, ${unitKey}, v.value_text_folded, min(v.value_text), count(distinct v.part_id)
        from examined join parameters v on v.part_id = examined.id
        where v.value_text <> '' and ${named}
        group by v.name_folded, ${unitKey}, v.value_text_folded
      ),
      placed(name_folded, unit_key, text, parts, place) as (
        select name_folded, unit_key, text, parts,
          row_number() over (partition by name_folded, unit_key order by parts desc, text_folded)
        from counted
      )
    select name_folded, unit_key, text, parts from placed where place <= ${sql.lit(listedTexts)}
    order by name_folded, unit_key, place`;
}

function summaryOf(row: ParameterRow, texts: readonly TextRow[]): Summary {
  const lowest = [row.lowest_typical, row.lowest_end].filter((number) => number !== null);
  const highest = [row.highest_typical, row.highest_end].filter((number) => number !== null);
  return {
    name: row.name,
    symbol: row.symbol,
    unit: row.unit,
    parts: Number(row.parts),
    ...(lowest.length > 0 && { minimum: Math.min(...lowest), maximum: Math.max(...highest) }),
    texts: texts.map(({ text, parts }) => ({ text, parts: Number(parts) })),
  };
}
