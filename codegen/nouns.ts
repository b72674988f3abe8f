/**
 * Fills the placeholders `{noun}` and `{nouns}` in descriptions with the noun of the resource, such as "storage location".
 */
import { apiOperationsOf, type Contract } from "./document.ts";

/** The nouns of resources whose names do not consist of the words of the noun. */
const irregularNouns: Readonly<Record<string, string>> = {
  ApiToken: "API token",
  PartCustomState: "custom part state",
  PartDBInfo: "service information",
  ProjectBOMEntry: "BOM entry",
};

export function fillNouns(contract: Contract): void {
  const { schemas } = contract.components;
  for (const { pathItem, method, operation } of apiOperationsOf(contract)) {
    pathItem[method] = filled(operation, operation.tags?.[0] ?? "");
  }
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = filled(schema, name);
}

function filled<T>(value: T, resource: string): T {
  const noun = nounOf(resource);
  const text = JSON.stringify(value)
    .replaceAll("A {noun}", withArticle(noun))
    .replaceAll("a {noun}", withArticle(noun).replace(/^A/, "a"))
    .replaceAll("{noun}", noun)
    .replaceAll("{nouns}", pluralOf(noun));
  return JSON.parse(text) as T;
}

/** Returns the noun for a resource, such as `storage location`. */
export function nounOf(resource: string): string {
  const words = resource.match(/[A-Z]+(?![a-z])|[A-Z][a-z]+/g) ?? [resource];
  const regular = words.map((word) => (/^[A-Z]+$/.test(word) ? word : word.toLowerCase())).join(" ");
  return irregularNouns[resource] ?? regular;
}

export function pluralOf(noun: string): string {
  return `${noun.replace(/y$/, "ie")}s`;
}

/** Returns the noun with a capitalized article, such as `A part`. */
export function withArticle(noun: string): string {
  return /^[aeio]/i.test(noun) ? `An ${noun}` : `A ${noun}`;
}
