/** Renders the signatures of the client's methods. `sdk-queries.ts` renders the types of their query parameters. */
import type { Contract } from "./document.ts";
import type { SdkMethod } from "./sdk-methods.ts";
import { queryName } from "./sdk-queries.ts";
import { docComment, itemTypeOf, typeOf } from "./sdk-types.ts";

/** The options that set header parameters, and query parameters that many methods share. */
const optionNames: Readonly<Record<string, string>> = {
  _comment: "comment",
  dry_run: "dryRun",
  "If-Match": "ifMatch",
  "Idempotency-Key": "idempotencyKey",
};

/** Returns the signature of a method. A list also has methods that read all pages. */
export function signaturesOf(contract: Contract, method: SdkMethod): string {
  const { name, hasPages, operation } = method;
  const { summary = "", description = "" } = operation;
  const item = selectableType(contract, method);
  const generic = item === null ? "" : `<P extends keyof ${item} = never>`;
  const own = [
    docComment(summary, ...excerptOf(description)),
    `${name}${generic}(${argumentsOf(method, item)}): Promise<${resultType(contract, method)}>;`,
  ].join("");
  if (!hasPages) return own;
  if (item === null)
    throw new Error(`${operation.operationId}: a list with \`cursor\` requires \`properties[]\``);
  const reader = (call: string, text: string, query: string, options: string, result: string): string => {
    const queries = `query?: ${intersection(queryName(method), query)}`;
    const parameters = [...positionalArguments(method), queries, `options?: ${options}`].join(", ");
    return `${docComment(`${summary}. ${text}`)}${call}${generic}(${parameters}): ${result};`;
  };
  const selected = `Selected<${item}, P>`;
  const iterate = reader(
    name.replace(/^list/, "iterate"),
    "Reads each page when the loop needs it.",
    `Iteration<${item}, P>`,
    "RequestOptions",
    `AsyncGenerator<${selected}, void, undefined>`,
  );
  if (name !== "list") return [own, iterate].join("\n");
  const limit = "@throws {RangeError} if there are more than `limit` items (default: 10,000)";
  const all = `Returns all pages as one array.\n\n${limit}`;
  const first = "Returns the first item, or `null` if none matches.";
  return [
    own,
    iterate,
    reader("all", all, `Iteration<${item}, P>`, "CollectOptions", `Promise<${selected}[]>`),
    reader("getFirst", first, `Selection<${item}, P>`, "RequestOptions", `Promise<${selected} | null>`),
  ].join("\n");
}

/** Returns the first paragraph of a description, and the last one, which names the required permission. */
function excerptOf(description: string): string[] {
  const paragraphs = description.trim().split("\n\n");
  return paragraphs.filter((_, index) => index === 0 || index === paragraphs.length - 1);
}

/** Returns the type of which `properties` selects properties, or `null` if the method has no such parameter. */
function selectableType(contract: Contract, { query, response }: SdkMethod): string | null {
  const schema = response?.schema ?? null;
  if (schema === null || !query.some(({ name }) => name === "properties[]")) return null;
  return itemTypeOf(contract, schema) ?? schema;
}

function resultType(contract: Contract, method: SdkMethod): string {
  const { response } = method;
  if (response === null) return "void";
  if (response.schema === null) return response.mediaType.startsWith("text/") ? "string" : "Blob";
  const item = itemTypeOf(contract, response.schema);
  const selectable = selectableType(contract, method);
  const type = selectable === null ? (item ?? response.schema) : `Selected<${selectable}, P>`;
  return item === null ? type : `${type}[]`;
}

function positionalArguments({ positional }: SdkMethod): string[] {
  return positional.map(({ name, schema }) => `${name}: ${typeOf(schema, true)}`);
}

function argumentsOf(method: SdkMethod, item: string | null): string {
  const paging = method.hasPages ? "Paging" : "Selection";
  const query = intersection(queryName(method), item === null ? null : `${paging}<${item}, P>`);
  const positional = positionalArguments(method);
  if (method.method === "GET") {
    const queries = query === "" ? [] : [`query?: ${query}`];
    return [...positional, ...queries, "options?: RequestOptions"].join(", ");
  }
  const body = bodyType(method);
  const options = intersection(optionsType(method), query === "" ? null : query, contentType(method));
  return [...positional, ...(body === "" ? [] : [`body: ${body}`]), `options?: ${options}`].join(", ");
}

function optionsType({ options }: SdkMethod): string {
  const names = options.flatMap((name) => optionNames[name] ?? []).map((name) => JSON.stringify(name));
  return names.length === 0 ? "RequestOptions" : `WriteOptions<${names.join(" | ")}>`;
}

/** The option that selects the media type of a file. */
function contentType({ bodies }: SdkMethod): string | null {
  const mediaTypes = bodies
    .filter(({ kind }) => kind === "file")
    .map(({ mediaType }) => JSON.stringify(mediaType));
  return mediaTypes.length < 2 ? null : `{ readonly contentType?: ${mediaTypes.join(" | ")} }`;
}

function bodyType({ bodies }: SdkMethod): string {
  const types = bodies.map(({ kind, schema }) => {
    if (kind === "json") return schema;
    return kind === "form" ? "FormData" : "string | Blob";
  });
  return [...new Set(types)].join(" | ");
}

function intersection(...types: readonly (string | null)[]): string {
  return types.filter((type) => type !== null).join(" & ");
}
