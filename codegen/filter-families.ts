/** Expands a `range` or `date` filter without `operator` to one query parameter per operator. */
import type { Contract, Parameter, Schema } from "./document.ts";
import { operationsOf } from "./document.ts";

interface Operator {
  operator: string;
  suffix: string;
  schema: string;
  note: string;
}

const families: Record<string, Operator[]> = {
  range: [
    {
      operator: "between",
      suffix: "Between",
      schema: "NumberRange",
      note: "Matches this range, ends included.",
    },
    { operator: "gt", suffix: "Greater", schema: "NumberFilterValue", note: "Matches greater values." },
    {
      operator: "gte",
      suffix: "GreaterOrEqual",
      schema: "NumberFilterValue",
      note: "Matches this value and greater ones.",
    },
    { operator: "lt", suffix: "Less", schema: "NumberFilterValue", note: "Matches smaller values." },
    {
      operator: "lte",
      suffix: "LessOrEqual",
      schema: "NumberFilterValue",
      note: "Matches this value and smaller ones.",
    },
  ],
  date: [
    {
      operator: "before",
      suffix: "Before",
      schema: "DateFilterValue",
      note: "Matches this time and earlier ones.",
    },
    {
      operator: "strictly_before",
      suffix: "StrictlyBefore",
      schema: "DateFilterValue",
      note: "Matches earlier times.",
    },
    {
      operator: "after",
      suffix: "After",
      schema: "DateFilterValue",
      note: "Matches this time and later ones.",
    },
    {
      operator: "strictly_after",
      suffix: "StrictlyAfter",
      schema: "DateFilterValue",
      note: "Matches later times.",
    },
  ],
};

/** Replaces the filters in the components and in all operations, in place. */
export function expandFilterFamilies(contract: Contract): void {
  const parameters = contract.components.parameters ?? {};
  const expanded = new Map<string, { $ref: string }[]>();
  for (const [name, parameter] of Object.entries(parameters)) {
    const members = membersOf(name, parameter);
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
      if (membersOf("", parameter).length > 0)
        throw new Error(`${parameter.name}: declare a filter without an operator as a shared parameter`);
      return [parameter];
    });
  }
}

function membersOf(name: string, parameter: Parameter): [string, Parameter][] {
  const filter = parameter["x-filter"];
  if (filter === undefined || filter.operator !== undefined) return [];
  return (families[filter.kind] ?? []).map(({ operator, suffix, schema, note }) => {
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

function reference(name: string): { $ref: string } {
  return { $ref: `#/components/parameters/${name}` };
}
