/** Renders the types of query parameters for the client. */
import type { Parameter, Schema } from "./document.ts";
import type { SdkMethod } from "./sdk-methods.ts";
import { docComment, propertyKey, typeOf } from "./sdk-types.ts";

const pagingNames = new Set(["page", "itemsPerPage", "cursor", "properties[]"]);

/** Returns the parameters that neither \`Paging\` nor \`Selection\` declares. */
function ownParameters({ query, hasPages }: SdkMethod): readonly Parameter[] {
  return query.filter(({ name }) => (hasPages ? !pagingNames.has(name) : name !== "properties[]"));
}

/** Returns the name of the interface of a method's query parameters, or `null` if it has none of its own. */
export function queryName(method: SdkMethod): string | null {
  const { operationId } = method.operation;
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Query`;
  return ownParameters(method).length === 0 ? null : name;
}

/**
 * Returns the interface of a method's query parameters. Names with brackets become objects: `order[name]` is
 * `order: { name }`.
 *
 * @throws {Error} if a name exists with and without brackets
 */
export function queryInterface(method: SdkMethod): string {
  const members = [...groupsOf(ownParameters(method))].map(([name, parameters]) => {
    const plain = parameters.find((parameter) => parameter.name === name);
    if (plain !== undefined && parameters.length > 1)
      throw new Error(
        `${method.operation.operationId}: the parameter ${name} exists with and without brackets`,
      );
    if (plain !== undefined) return member(name, plain.description, valueType(plain));
    return member(name, sharedDescription(parameters), groupType(parameters));
  });
  const call = method.resource === null ? method.name : `${method.resource}.${method.name}`;
  const comment = docComment(`Query parameters of \`client.${call}\`.`);
  return `${comment}export interface ${queryName(method)} {\n${members.join("\n")}\n}`;
}

/** Returns the schemas to which the types of a method's parameters refer. */
export function parameterSchemas({ positional, query }: SdkMethod): Schema[] {
  const ownTypes = ["boolean", "date", "range"];
  return [...positional, ...query]
    .filter((parameter) => !ownTypes.includes(parameter["x-filter"]?.kind ?? ""))
    .map(({ schema }) => schema);
}

function groupsOf(parameters: readonly Parameter[]): ReadonlyMap<string, Parameter[]> {
  const groups = new Map<string, Parameter[]>();
  for (const parameter of parameters) {
    const name = parameter.name.replace(/\[.*$/, "");
    groups.set(name, [...(groups.get(name) ?? []), parameter]);
  }
  return groups;
}

function member(name: string, description: string | undefined, type: string): string {
  return `${docComment(description)}readonly ${propertyKey(name)}?: ${type};`;
}

function valueType({ schema, "x-filter": filter }: Parameter): string {
  if (filter?.kind === "boolean") return "boolean";
  if (filter?.kind === "entity" || filter?.kind === "ancestors") return "EntityFilter";
  return typeOf(schema, true);
}

function groupType(parameters: readonly Parameter[]): string {
  const kind = parameters[0]?.["x-filter"]?.kind;
  if (kind === "date") return "DateFilter";
  if (kind === "range") return "NumberFilter";
  const members = parameters.map((parameter) => {
    const [, name = ""] = /\[(.+)\]$/.exec(parameter.name) ?? [];
    return member(name, parameter.description, valueType(parameter));
  });
  return `{\n${members.join("\n")}\n}`;
}

/** Returns the sentences with which all descriptions begin. */
function sharedDescription(parameters: readonly Parameter[]): string | undefined {
  if (parameters[0]?.["x-filter"]?.kind === "order")
    return "Sort order. The first property takes precedence.";
  const [first = "", ...others] = parameters.map(({ description = "" }) => description);
  let length = first.length;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return /^.*\./s.exec(first.slice(0, length))?.[0];
}
