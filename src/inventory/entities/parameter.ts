/** Binds parameters to their table, and formats their values. */
import { resource } from "../../representation/definition.ts";
import { owners } from "./owners.ts";

export const parameter = resource(
  "Parameter",
  "parameters",
  (bind) => ({
    id: bind.column("id"),
    name: bind.text("name", "sortable"),
    symbol: bind.text("symbol"),
    value_min: bind.column("value_min"),
    value_typical: bind.column("value_typical"),
    value_max: bind.column("value_max"),
    unit: bind.text("unit"),
    value_text: bind.text("value_text"),
    group: bind.text("group_name"),
    eda_visibility: bind.column("eda_visibility"),
    eda_symbol_visibility: bind.column("eda_symbol_visibility"),
    formatted: bind.computed(
      ["value_min", "value_typical", "value_max", "unit", "value_text"],
      formatParameter,
    ),
    element: bind.owner(),
    _type: bind.writeOnly(),
  }),
  { owners },
);

/**
 * Formats the values of a parameter, for example `5 V (1.5 V ... 10 V) [text]`. Numbers have up to six significant
 * digits. As in Part-DB, the range after a typical value is omitted if each limit is empty or 0.
 */
export function formatParameter(
  min: number | null,
  typical: number | null,
  max: number | null,
  unit: string,
  text: string,
): string {
  if (min === null && typical === null && max === null) return text;
  const range = rangeText(min, max, unit);
  const showsRange = typical === null || (min ?? 0) !== 0 || (max ?? 0) !== 0;
  const values = [
    ...(typical === null ? [] : [withUnit(typical, unit)]),
    ...(range === "" || !showsRange ? [] : [typical === null ? range : `(${range})`]),
  ];
  return [...values, ...(text === "" || text === "0" ? [] : [`[${text}]`])].join(" ");
}

function rangeText(min: number | null, max: number | null, unit: string): string {
  if (min !== null && max !== null) return `${withUnit(min, unit)} ... ${withUnit(max, unit)}`;
  if (max !== null) return `max. ${withUnit(max, unit)}`;
  return min === null ? "" : `min. ${withUnit(min, unit)}`;
}

function withUnit(value: number, unit: string): string {
  return unit === "" ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}

/**
 * Formats a number like `%g` in C: six significant digits, no trailing zeros, and an exponent for very large or small
 * numbers.
 */
function formatNumber(value: number): string {
  // Most values are small integers. They are formatted separately for speed, because lists contain many parameters.
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value);
  const exponent = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(Number(value.toPrecision(6)))));
  if (exponent < -4 || exponent >= 6) {
    const [mantissa = "", power = "0"] = value.toExponential(5).split("e");
    const sign = power.startsWith("-") ? "-" : "+";
    return `${String(Number(mantissa))}e${sign}${power.replace(/^[+-]/, "").padStart(2, "0")}`;
  }
  return String(Number(value.toPrecision(6)));
}
