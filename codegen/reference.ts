/**
 * Product: generated/reference.md, the contract as a page to read: operations by tag, then the schemas. Made from the
 * hand-written contract, so that it shows plain JSON without the linked-data forms.
 */
import type { Contract, MediaType, Operation, Parameter, Schema } from "./document.ts";
import { tierOf } from "./security.ts";
import { follow, operationsOf, parametersOf, propertiesOf, schemaName, typesOf } from "./document.ts";

/** The text of generated/reference.md. */
export function referencePage(contract: Contract): string {
  const tags = contract.tags ?? [];
  return [
    "<!-- Made by `npm run codegen` from openapi/. Do not edit. -->",
    "# API reference",
    `${contract.info.title} ${contract.info.version}.`,
    contract.info.description?.trim() ?? "",
    "Every JSON answer also exists as JSON-LD (`application/ld+json`), with `@id` and `@type` in each entity; lists are then a `hydra:Collection`.",
    "## Contents",
    [
      ...tags.map(({ name, description }) => `- [${name}](${anchor(name)}): ${description ?? ""}`),
      "- [Shared answers](#shared-answers)",
      "- [Schemas](#schemas)",
    ].join("\n"),
    ...tags.flatMap((tag) => tagSection(contract, tag)),
    "## Shared answers",
    ...sharedAnswers(contract),
    "## Schemas",
    ...Object.entries(contract.components.schemas).flatMap(([name, schema]) => [
      `### ${schemaHeading(name)}`,
      ...schemaSection(contract, schema),
    ]),
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

function tagSection(contract: Contract, tag: { name: string; description?: string }): string[] {
  const sections = operationsOf(contract)
    .filter(({ operation }) => operation.tags?.[0] === tag.name)
    .flatMap(({ path, method, operation, item }) => [
      `### ${operation.summary ?? operation.operationId}`,
      `\`${method.toUpperCase()} ${path}\``,
      access(contract, operation),
      operation.description?.trim() ?? "",
      parameterTable(contract, parametersOf(contract, item, operation)),
      body(operation),
      answers(operation),
    ]);
  return [`## ${tag.name}`, tag.description ?? "", ...sections];
}

function access(contract: Contract, operation: Operation): string {
  const name = `Operation \`${operation.operationId}\`.`;
  if (operation["x-protocol"] !== undefined) return `${name} ${protocolAccess(operation)}`;
  const tier = tierOf(contract, operation);
  if (tier === null) return `${name} Public.`;
  return `${name} Needs a token of tier \`${tier}\`${permissionOf(operation)}.`;
}

/** Operations of protocols know no tokens: only who is signed in. */
function protocolAccess(operation: Operation): string {
  const alternatives = operation.security ?? [];
  const open = alternatives.length === 0 || alternatives.some((each) => Object.keys(each).length === 0);
  return open ? "Public." : `For whoever is signed in${permissionOf(operation)}.`;
}

function permissionOf({ "x-permission": permission }: Operation): string {
  return permission === undefined ? "" : `, permission \`${permission}\``;
}

function parameterTable(contract: Contract, parameters: readonly Parameter[]): string {
  return table(
    ["Parameter", "In", "Type", "Meaning"],
    parameters.map((parameter) => [
      `\`${parameter.name}\``,
      parameter.in,
      typeText(parameter.schema),
      notes(contract, parameter.schema, parameter.required === true, parameter.description),
    ]),
  );
}

function body({ requestBody }: Operation): string {
  const contents = Object.entries(requestBody?.content ?? {});
  return contents.length === 0 ? "" : `Body: ${contents.map(mediaText).join(" ")}`;
}

/** What is special to the operation; shared answers are explained once. */
function answers({ responses }: Operation): string {
  const own = Object.entries(responses).flatMap(([status, { $ref, content, description }]) =>
    $ref === undefined
      ? [`- **${status}** ${[description, ...Object.entries(content ?? {}).map(mediaText)].join(" ")}`]
      : [],
  );
  const shared = Object.entries(responses).flatMap(([status, { $ref }]) =>
    $ref === undefined ? [] : [`[${status}](${anchor(answerHeading(componentName($ref)))})`],
  );
  return [...own, ...(shared.length === 0 ? [] : [`- ${shared.join(", ")}`])].join("\n");
}

function sharedAnswers(contract: Contract): string[] {
  return Object.entries(contract.components.responses ?? {}).flatMap(([name, { content, description }]) => [
    `### ${answerHeading(name)}`,
    [description, ...Object.entries(content ?? {}).map(mediaText)].join(" "),
  ]);
}

function mediaText([type, { schema }]: [string, MediaType]): string {
  return schema === undefined ? `\`${type}\`` : `${typeText(schema)}, \`${type}\`.`;
}

function schemaSection(contract: Contract, schema: Schema): string[] {
  const properties = Object.entries(propertiesOf(contract, schema));
  const required = new Set(schema.required ?? []);
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const facts =
    properties.length > 0 || alternatives.length > 0 ? schema.description : notes(contract, schema, false);
  return [
    facts?.trim() ?? "",
    alternatives.length > 0 ? `One of: ${alternatives.map(typeText).join(", ")}.` : "",
    properties.length === 0 && alternatives.length === 0 ? `Type: ${typeText(schema)}.` : "",
    table(
      ["Property", "Type", "Meaning"],
      properties.map(([name, property]) => [
        `\`${name}\``,
        typeText(property),
        notes(contract, property, required.has(name)),
      ]),
    ),
  ];
}

function typeText(schema: Schema): string {
  const name = schemaName(schema);
  if (name !== null) return `[${name}](${anchor(schemaHeading(name))})`;
  const alternatives = schema.anyOf ?? schema.oneOf ?? [];
  if (alternatives.length > 0) return alternatives.map(typeText).join(" or ");
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema["x-resource"] !== undefined && schema.format === "uri-reference")
    return `IRI of [${schema["x-resource"]}](${anchor(schemaHeading(schema["x-resource"]))})`;
  const names = typesOf(schema).map((type) => {
    if (type === "array") return `array of ${typeText(schema.items ?? {})}`;
    return type === "string" && schema.format !== undefined ? `string (${schema.format})` : type;
  });
  return names.length === 0 ? "any" : names.join(" or ");
}

const limits: readonly [keyword: string, text: string][] = [
  ["minimum", "at least"],
  ["exclusiveMinimum", "more than"],
  ["maximum", "at most"],
  ["maxLength", "characters at most"],
  ["maxItems", "items at most"],
];

/** Numbers that only say which integers a program can hold are no news. */
const isTechnical = (value: number): boolean => Math.abs(value) >= Number.MAX_SAFE_INTEGER;

function notes(contract: Contract, schema: Schema, required: boolean, description?: string): string {
  const resolved = follow<Schema>(contract, schema);
  // What a named schema is limited to is said where it stands.
  const inline = schemaName(schema) === null ? schema : {};
  const choices = inline.enum?.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  const bounds = limits.flatMap(([keyword, text]) => {
    const value = inline[keyword];
    if (typeof value !== "number" || isTechnical(value)) return [];
    return text.endsWith("most") && text !== "at most" ? [`${value} ${text}`] : [`${text} ${value}`];
  });
  return [
    required ? "**Required.**" : "",
    (description ?? schema.description ?? resolved.description ?? "").trim(),
    choices === undefined ? "" : `One of ${choices}.`,
    bounds.length === 0 ? "" : `${capitalized(bounds.join(", "))}.`,
    schema.default === undefined ? "" : `Default \`${JSON.stringify(schema.default)}\`.`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
}

/** Resources are the names of tags too: their schemas need headings of their own. */
function schemaHeading(name: string): string {
  return `Schema ${name}`;
}

function answerHeading(name: string): string {
  return `Answer ${name}`;
}

function componentName(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

function anchor(heading: string): string {
  return `#${heading.toLowerCase().replaceAll(" ", "-")}`;
}
