/**
 * Filters lists by part parameters, as in `parameter=Resistance:1000..4700`. `parameter-condition.ts` parses the
 * conditions.
 */
import { sql, type RawBuilder } from "kysely";
import { requireText } from "./bad-parameter.ts";
import { allOf, anyOf, slotAt, type Condition } from "./condition.ts";
import type { FieldBinding } from "./field-binding.ts";
import { likeFilter } from "./like-filter.ts";
import { asNumber } from "./number-value.ts";
import { parseParameterCondition, type Interval, type Quantity } from "./parameter-condition.ts";
import { normalize } from "../database/normalize.ts";
import { baseUnits, prefixExponents } from "../util/si-units.ts";

/**
 * Creates the condition that a part has a parameter with a matching name and value. A number matches if it fits
 * `value_typical` or overlaps the range from `value_min` to `value_max`. If one end of the range is missing, the other
 * end is used for both. A text is compared with `value_text` as a LIKE pattern.
 * @param field the name of a part parameter
 * @throws {Problem} 400 naming the query parameter and explaining the syntax
 */
export function parameterFilter(
  parameter: string,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  const { name, interval, unit, quantity, text } = parseParameterCondition(
    parameter,
    requireText(parameter, value),
  );
  // A prefix alone can also be a unit: m, G and T.
  const isExact = interval !== null && (quantity === null || quantity.base === null);
  const numbers = [
    ...(quantity === null ? [] : [hasQuantity(table, quantity)]),
    ...(isExact
      ? [allOf([inInterval(table, interval), ...(unit === null ? [] : [hasUnit(table, unit)])])]
      : []),
  ];
  const values = [...numbers, ...(text === null ? [] : [likeFilter(parameter, text, table, valueText)])];
  return allOf([likeFilter(parameter, name, table, field), ...(values.length === 0 ? [] : [anyOf(values)])]);
}

const valueText: FieldBinding = {
  property: "value_text",
  column: "value_text",
  folded: "value_text_folded",
  type: "text",
};

/** The largest relative difference of equal values whose units have other prefixes. */
const tolerance = 1e-9;

/** Returns the condition that a value is in the interval, in any unit that can be converted to that of the interval. */
function hasQuantity(table: string, { interval: { low, high }, base }: Quantity): Condition {
  const lowest = low && {
    ...low,
    number: low.number + Math.abs(low.number) * (low.open ? tolerance : -tolerance),
  };
  const highest = high && {
    ...high,
    number: high.number + Math.abs(high.number) * (high.open ? -tolerance : tolerance),
  };
  const factor = unitFactor(sql.ref(`${table}.unit`), base === null ? [...baseUnits] : [base], base === null);
  const within = inInterval(table, { low: lowest, high: highest }, sql.ref("converted.factor"));
  return {
    ...within,
    shape: `${base ?? "prefix"}${within.shape}`,
    sql: (slots, dialect) =>
      sql`exists (select 1 from (select ${factor} as factor) as converted where ${within.sql(slots, dialect)})`,
  };
}

/**
 * Returns the factor that converts values to the unit without a prefix. NULL if it is not one of the units.
 * @param isOptional whether values without a unit are in the unit without a prefix
 */
function unitFactor(
  unit: RawBuilder<unknown>,
  bases: readonly string[],
  isOptional: boolean,
): RawBuilder<unknown> {
  const canonical = canonicalUnit(unit);
  const units = sql`(${sql.join([...new Set(bases.flatMap(spellings))].map((each) => sql.lit(each)))})`;
  const factors = Object.entries(prefixExponents).map(
    ([prefix, exponent]) => sql`when ${sql.lit(prefix)} then ${sql.raw(`1e${exponent}`)}`,
  );
  const none = isOptional ? sql`${canonical} = '' or ` : sql``;
  return sql`case when ${none}${canonical} in ${units} then 1e0
    when substr(${canonical}, 2) in ${units} then
      case substr(${canonical}, 1, 1) ${sql.join(factors, sql` `)} end end`;
}

/** The spellings of units that parameters have besides the usual one. */
function spellings(base: string): readonly string[] {
  return base === "\u03a9" ? [base, "Ohm", "ohm", "Ohms", "ohms", "R"] : [base];
}

/** @param factor the number by which stored values are multiplied */
function inInterval(table: string, { low, high }: Interval, factor?: RawBuilder<unknown>): Condition {
  const stored = (column: string): RawBuilder<unknown> => {
    const value = sql.ref(`${table}.${column}`);
    return factor === undefined ? value : sql`${value} * ${factor}`;
  };
  const typical = stored("value_typical");
  const minimum = stored("value_min");
  const maximum = stored("value_max");
  const bounds = [
    ...(low === null ? [] : [{ number: low.number, side: low.open ? ">" : ">=", ends: [maximum, minimum] }]),
    ...(high === null
      ? []
      : [{ number: high.number, side: high.open ? "<" : "<=", ends: [minimum, maximum] }]),
  ];
  return {
    shape: bounds.map(({ side }) => side).join(""),
    values: bounds.map(({ number }) => number),
    sql: (slots) => {
      const limits = bounds.map(({ side, ends }, index) => ({
        end: sql`coalesce(${sql.join(ends)})`,
        limit: sql`${sql.raw(side)} ${asNumber(slotAt(slots, index))}`,
      }));
      const within = every(limits.map(({ limit }) => sql`${typical} ${limit}`));
      const overlapping = every(limits.map(({ end, limit }) => sql`${end} ${limit}`));
      return sql`(${within} or ${overlapping})`;
    },
  };
}

function every(comparisons: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(comparisons, sql` and `);
}

/**
 * Returns the condition that a parameter has the unit. Case matters, because m and M differ. The two Unicode characters
 * for µ are equal, and so are the two characters for Ω.
 */
function hasUnit(table: string, unit: string): Condition {
  return {
    shape: "unit",
    values: [normalize(unit, "NFC").replaceAll("\u00b5", "\u03bc").replaceAll("\u2126", "\u03a9")],
    sql: (slots) => sql`${canonicalUnit(sql.ref(`${table}.unit`))} = ${slotAt(slots, 0)}`,
  };
}

/**
 * Returns a unit in which the characters for µ and Ω are the same in all spellings.
 * @example sql`${canonicalUnit(sql.ref("parameters.unit"))} = 'k\u03a9'`
 */
export function canonicalUnit(unit: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`replace(replace(${unit}, '\u00b5', '\u03bc'), '\u2126', '\u03a9')`;
}
