/** Parameters: bindings and how one is written in a line. */
import { resource } from "../../representation/definition.ts";
import { owners } from "./owners.ts";

export const parameter = resource(
  "Parameter",
  "parameters",
  (bind) => ({
    id: bind.column("id"),
    name: bind.text("name"),
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
 * A parameter's values in one line: `5 V (1.5 V ... 10 V) [text]`. Numbers have six significant digits at most.
 * As in Part-DB, a bound of 0 alone does not open the bracket behind a typical value.
 */
export function formatParameter(
  min: number | null,
  typical: number | null,
  max: number | null,
  unit: string,
  text: string,
): string {
  const withUnit = (value: number): string => (unit === "" ? short(value) : `${short(value)} ${unit}`);
  if (min === null && typical === null && max === null) return text;
  const range = rangeText(min, max, withUnit);
  const opens = typical === null || (min ?? 0) !== 0 || (max ?? 0) !== 0;
  const values = [
    ...(typical === null ? [] : [withUnit(typical)]),
    ...(range === "" || !opens ? [] : [typical === null ? range : `(${range})`]),
  ];
  return [...values, ...(text === "" || text === "0" ? [] : [`[${text}]`])].join(" ");
}

function rangeText(min: number | null, max: number | null, withUnit: (value: number) => string): string {
  if (min !== null && max !== null) return `${withUnit(min)} ... ${withUnit(max)}`;
  if (max !== null) return `max. ${withUnit(max)}`;
  return min === null ? "" : `min. ${withUnit(min)}`;
}

/** As C's `%g`: six significant digits, no trailing zeros, an exponent for very large and very small numbers. */
function short(value: number): string {
  // Most are of this kind, and lists have many.
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value);
  const exponent = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(Number(value.toPrecision(6)))));
  if (exponent < -4 || exponent >= 6) {
    const [mantissa = "", power = "0"] = value.toExponential(5).split("e");
    const sign = power.startsWith("-") ? "-" : "+";
    return `${String(Number(mantissa))}e${sign}${power.replace(/^[+-]/, "").padStart(2, "0")}`;
  }
  return String(Number(value.toPrecision(6)));
}
