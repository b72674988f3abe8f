/**
 * Expands a `range` or `date` filter without `operator` to one query parameter per operator. The description of each
 * parameter ends with a sentence that explains the operator.
 */
import { operationsOf, type Contract, type Parameter, type Schema } from "./document.ts";
import { nounOf, pluralOf } from "./nouns.ts";

interface Operator {
  operator: string;
  suffix: string;
  schema: string;
  /** Condition that completes the sentence "Returns only parts with …". */
  condition: string;
}

const number = (operator: string, suffix: string, condition: string): Operator => ({
  operator,
  suffix,
  schema: operator === "between" ? "NumberRange" : "NumberFilterValue",
  condition,
});

const date = (operator: string, suffix: string, condition: string): Operator => ({
  operator,
  suffix,
  schema: "DateFilterValue",
  condition,
});

const families: Record<string, Operator[]> = {
  range: [
    number("between", "Between", "a value in the given range, both ends included"),
    number("gt", "Greater", "a value greater than the given number"),
    number("gte", "GreaterOrEqual", "a value greater than or equal to the given number"),
    number("lt", "Less", "a value less than the given number"),
    number("lte", "LessOrEqual", "a value less than or equal to the given number"),
  ],
  date: [
    date("before", "Before", "a time at or before the given time"),
    date("strictly_before", "StrictlyBefore", "a time before the given time (exclusive)"),
    date("after", "After", "a time at or after the given time"),
    date("strictly_after", "StrictlyAfter", "a time after the given time (exclusive)"),
  ],
};

/** Replaces the filters in the components and in all operations, in place. */
export function expandFilterFamilies(contract: Contract): void {
  const parameters = contract.components.parameters ?? {};
  const expanded = new Map<string, { $ref: string }[]>();
  for (const [name, parameter] of Object.entries(parameters)) {
    const members = membersOf(name, parameter, itemsOf(contract, name));
    if (members.length === 0) continue;
    delete parameters[name];
    Object.assign(parameters, Object.fromEntries(members));
    expanded.set(
      reference(name).$ref,
      members.map(([member]) => reference(member)),
    );
  }
  for (const { operation } of operationsOf(contract)) {
    const written: (Parameter | { $ref: string })[] = operation.parameters ?? [];
    if (written.length === 0) continue;
    operation.parameters = written.flatMap<Parameter | { $ref: string }>((parameter) => {
      if ("$ref" in parameter) return expanded.get(parameter.$ref) ?? [parameter];
      if (isFamily(parameter))
        throw new Error(`${parameter.name}: declare a filter without an operator as a shared parameter`);
      return [parameter];
    });
  }
}

function isFamily({ "x-filter": filter }: Parameter): boolean {
  return filter !== undefined && filter.operator === undefined && filter.kind in families;
}

/**
 * Returns the parameters of a filter, one per operator, by component name.
 * @param items plural noun for the items of the filtered lists
 */
function membersOf(name: string, parameter: Parameter, items: string): [string, Parameter][] {
  const filter = parameter["x-filter"];
  if (filter === undefined || !isFamily(parameter)) return [];
  return (families[filter.kind] ?? []).map(({ operator, suffix, schema, condition }) => {
    const note = `Returns only ${items} with ${condition}.`;
    const value: Schema = { $ref: `#/components/schemas/${schema}` };
    return [
      `${name}${suffix}`,
      {
        ...parameter,
        name: `${parameter.name}[${operator}]`,
        description: parameter.description === undefined ? note : `${parameter.description} ${note}`,
        schema: value,
        "x-filter": { ...filter, operator },
      },
    ];
  });
}

/**
 * Returns the plural noun for the filtered items. If lists of several resources have the filter, the noun is "items".
 */
function itemsOf(contract: Contract, name: string): string {
  const { $ref } = reference(name);
  const users = operationsOf(contract).filter(({ operation }) =>
    operation.parameters?.some((parameter) => "$ref" in parameter && parameter.$ref === $ref),
  );
  const [resource = "item", ...others] = new Set(users.map(({ operation }) => operation.tags?.[0]));
  return pluralOf(others.length === 0 ? nounOf(resource) : "item");
}

function reference(name: string): { $ref: string } {
  return { $ref: `#/components/parameters/${name}` };
}
