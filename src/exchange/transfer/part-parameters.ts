/** Converts the values of parameters in a list of parts, such as "4k7" and "100 nF". */
import { readSiValue } from "../tables/si-values.ts";
import type { Document } from "./exported-resources.ts";
import type { LineCells } from "./part-cells.ts";

/** The names of parameters by unit, for values in a column without a parameter of its own. */
const nameOfUnit: Readonly<Record<string, string>> = {
  Ω: "Resistance",
  F: "Capacitance",
  H: "Inductance",
  V: "Voltage",
  A: "Current",
  W: "Power",
  Hz: "Frequency",
};

export function parametersOf(parameters: LineCells["parameters"]): readonly Document[] {
  const documents = parameters.map(({ heading, text }) => parameterOf(heading, text));
  // A value can repeat a parameter that has a column of its own.
  return documents.filter(
    ({ name }, index) => documents.findIndex((document) => document["name"] === name) === index,
  );
}

function parameterOf(
  { name, unit, valueUnit, keepsName }: LineCells["parameters"][number]["heading"],
  text: string,
): Document {
  const alone = readSiValue(text);
  const isPlain = alone !== null && alone.unit === "" && alone.prefix === "";
  const inUnit = isPlain && valueUnit !== undefined ? readSiValue(`${text.trim()} ${valueUnit}`) : alone;
  // Units without a prefix, such as °C, have no value in another unit.
  if (valueUnit !== undefined && isPlain && inUnit === null) {
    return { name, value_typical: alone.number, unit: valueUnit };
  }
  if (valueUnit !== undefined && alone === null && !/[\p{L}°%]/u.test(text)) {
    return { name, value_text: `${text} ${valueUnit}` };
  }
  const read = inUnit ?? alone;
  const ownUnit = read === null || read.unit === "" ? unit : read.unit;
  const ownName = unit === "" && keepsName !== true ? (nameOfUnit[ownUnit] ?? name) : name;
  // Another unit than that of the heading belongs to another parameter.
  if (read === null || ownUnit === "" || (unit !== "" && ownUnit !== unit)) {
    return { name: unit === "" ? name : ownName, value_text: text };
  }
  return { name: ownName, value_typical: read.number, unit: `${read.prefix}${ownUnit}` };
}
