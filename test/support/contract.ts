/**
 * Holds an HTTP answer against generated/openapi.json: its status, media type, headers and body. An answer that
 * the contract does not declare is a failure of the test that got it. How requests are sent is said in `client.ts`.
 */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Json = Record<string, unknown>;

interface DeclaredHeader {
  readonly required?: boolean;
  readonly schema?: Json;
}

interface DeclaredAnswer {
  readonly headers?: Record<string, DeclaredHeader | { $ref: string }>;
  readonly content?: Record<string, { readonly schema?: Json }>;
}

export interface DeclaredParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Json;
  readonly "x-filter"?: { readonly kind: string; readonly property: string };
}

export interface DeclaredOperation {
  readonly operationId: string;
  readonly method: string;
  /** With `{parameters}`, as in the contract. */
  readonly path: string;
  readonly parameters: readonly DeclaredParameter[];
  /** Media type → schema. */
  readonly body: Readonly<Record<string, Json>> | null;
  readonly answers: Readonly<Record<string, DeclaredAnswer>>;
  readonly documentation: boolean;
  readonly tier: string | null;
  readonly permission: string | null;
  readonly role: string | null;
}

export interface Exchange {
  readonly method: string;
  /** Path and query as they stood in the request line. */
  readonly target: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const documentId = "contract:document";
const methods = ["get", "post", "put", "patch", "delete"] as const;

interface RawOperation {
  operationId: string;
  parameters?: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Json>;
  security?: Record<string, string[]>[];
  "x-permission"?: string;
  "x-role"?: string;
  "x-documentation"?: boolean;
}

interface RawDocument {
  paths: Record<string, Partial<Record<(typeof methods)[number], RawOperation>> & { parameters?: Json[] }>;
  components: { schemas: Record<string, Json> };
  security?: Record<string, string[]>[];
}

function readDocument(): RawDocument {
  const file = new URL("../../generated/openapi.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as RawDocument;
}

/** Reads the value once, when it is first asked for. */
function once<T>(make: () => T): () => T {
  let value: { readonly is: T } | undefined;
  return () => (value ??= { is: make() }).is;
}

export const contractDocument = once(readDocument);

function follow(value: Json): Json {
  if (typeof value.$ref !== "string") return value;
  let target: unknown = contractDocument();
  for (const step of value.$ref.replace(/^#\//, "").split("/")) {
    target = (target as Json)[step.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return follow(target as Json);
}

/** Every operation of the contract, references followed down to (not into) the schemas. */
export const declaredOperations = once((): readonly DeclaredOperation[] => {
  const document = contractDocument();
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): DeclaredOperation[] => {
      const operation = item[method];
      if (operation === undefined) return [];
      const security = operation.security ?? document.security ?? [];
      const content = operation.requestBody && follow(operation.requestBody).content;
      return [
        {
          operationId: operation.operationId,
          method: method.toUpperCase(),
          path,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
            (parameter) => follow(parameter) as unknown as DeclaredParameter,
          ),
          body:
            content === undefined
              ? null
              : Object.fromEntries(
                  Object.entries(content as Record<string, { schema: Json }>).map(([type, media]) => [
                    type,
                    media.schema,
                  ]),
                ),
          answers: Object.fromEntries(
            Object.entries(operation.responses).map(([status, answer]) => [status, follow(answer)]),
          ),
          documentation: operation["x-documentation"] === true,
          tier: security[0] === undefined ? null : (Object.values(security[0])[0]?.[0] ?? null),
          permission: operation["x-permission"] ?? null,
          role: operation["x-role"] ?? null,
        },
      ];
    }),
  );
});

const routes = once(() =>
  declaredOperations()
    .map((operation) => ({
      operation,
      pattern: new RegExp(
        `^${operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{[^}]+\}/g, "[^/]+")}$`,
      ),
      placeholders: operation.path.split("{").length - 1,
    }))
    .sort((a, b) => a.placeholders - b.placeholders),
);

/** The operation that a request line reaches, a format suffix or trailing slash included; null when there is none. */
export function operationOf(method: string, target: string): DeclaredOperation | null {
  const wanted = method === "HEAD" ? "GET" : method;
  const exact = target.split(/[?#]/, 1)[0]!;
  const bare = exact.replace(/(?<=.)\/$/, "");
  for (const path of [exact, bare, bare.replace(/\.(json|jsonld)$/, "")]) {
    const route = routes().find(
      ({ operation, pattern }) => operation.method === wanted && pattern.test(path),
    );
    if (route !== undefined) return route.operation;
  }
  return null;
}

/** Says what is wrong with a value, in words; null when nothing is. */
type Judge = (schema: Json, value: unknown) => string | null;

/** One validator for each schema text, compiled when it is first needed. */
function judgeBy(document: object, coerceTypes: boolean): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, coerceTypes });
  addFormats.default(ajv);
  ajv.addFormat("binary", true);
  ajv.addSchema(document, documentId);
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const key = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`);
    let validate = compiled.get(key);
    if (validate === undefined) {
      validate = ajv.compile(JSON.parse(key) as object);
      compiled.set(key, validate);
    }
    if (validate(value)) return null;
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || "/"} ${message ?? ""} ${JSON.stringify(params)}`,
    );
    return faults.slice(0, 12).join("\n  ");
  };
}

const bodies = once(() => judgeBy(contractDocument(), false));
const relaxedBodies = once(() => judgeBy(withoutRequired(contractDocument()), false));
const headerValues = once(() => judgeBy(contractDocument(), true));

/** What surrounds entities in an answer, which `properties[]` does not thin out. */
const envelope = /^Hydra|CollectionJsonld$/;

/** The same contract, asking entities for no property but what JSON-LD names them by: what `properties[]` may leave. */
function withoutRequired(document: RawDocument): RawDocument {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    envelope.test(name) ? schema : thinned(schema),
  ]);
  const components = { ...document.components, schemas: Object.fromEntries(schemas) as Record<string, Json> };
  return { ...document, components };
}

function thinned<T>(value: T): T {
  if (Array.isArray(value)) return value.map(thinned) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]: [string, unknown]) =>
      key === "required" && Array.isArray(member)
        ? [key, member.filter((name) => String(name).startsWith("@"))]
        : [key, thinned(member)],
    ),
  ) as T;
}

/** Thrown for an answer that the contract does not declare. */
export class ContractViolation extends Error {
  constructor(exchange: Exchange, complaint: string) {
    const excerpt = exchange.body.subarray(0, 2_000).toString("utf8");
    super(
      `${exchange.method} ${exchange.target} answered ${exchange.status} against the contract:\n  ${complaint}\n${excerpt}`,
    );
    this.name = "ContractViolation";
  }
}

/**
 * Checks one answer under /api. Returns the (operation, status) pair that it reached, or null for an answer that
 * belongs to no operation (unknown path, OPTIONS, wrong method) or is the documentation page.
 * @throws {ContractViolation}
 */
export function checkAnswer(exchange: Exchange): { operationId: string; status: number } | null {
  const operation = operationOf(exchange.method, exchange.target);
  if (operation === null) {
    checkOutsideOperations(exchange);
    return null;
  }
  const { operationId } = operation;
  const fail = (complaint: string): never => {
    throw new ContractViolation(exchange, `${operationId}: ${complaint}`);
  };
  const answer = operation.answers[String(exchange.status)];
  if (answer === undefined) {
    return fail(`status not declared; declared are ${Object.keys(operation.answers).join(", ")}`);
  }
  checkHeaders(exchange, answer, fail);
  const served = checkBody(exchange, answer, fail);
  const isPage = served === "text/html" && !operation.documentation;
  return isPage ? null : { operationId, status: exchange.status };
}

function checkHeaders(exchange: Exchange, answer: DeclaredAnswer, fail: (complaint: string) => never): void {
  // The documentation page stands in for the answer and carries none of its headers.
  if (mediaTypeOf(exchange) === "text/html") return;
  for (const [name, reference] of Object.entries(answer.headers ?? {})) {
    const declared = follow(reference as Json) as DeclaredHeader;
    const value = exchange.headers[name.toLowerCase()];
    if (value === undefined) {
      if (declared.required) fail(`header ${name} is missing`);
      continue;
    }
    const complaint = declared.schema && headerValues()(wrap(declared.schema), { value });
    if (complaint) fail(`header ${name}: ${complaint}`);
  }
}

/** Coercion changes the parent object of a value, so the value of a header is checked as a member. */
function wrap(schema: Json): Json {
  return { type: "object", properties: { value: schema } };
}

function mediaTypeOf(exchange: Exchange): string | null {
  return exchange.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? null;
}

/** Returns the media type that was served. */
function checkBody(
  exchange: Exchange,
  answer: DeclaredAnswer,
  fail: (complaint: string) => never,
): string | null {
  const content = Object.entries(answer.content ?? {});
  const served = mediaTypeOf(exchange);
  if (content.length === 0) {
    if (exchange.body.length > 0) fail("a body, where none is declared");
    return null;
  }
  if (served === null) return fail("no Content-Type");
  const media = content.find(([type]) => matches(type, served))?.[1];
  if (media === undefined) {
    return fail(`media type ${served}; declared are ${content.map(([type]) => type).join(", ")}`);
  }
  if (exchange.method === "HEAD") {
    if (exchange.body.length > 0) fail("a body in the answer to HEAD");
    return served;
  }
  if (media.schema === undefined || !/[/+]json$/.test(served)) return served;
  const sparse = /[?&]properties(\[|%5B)/i.test(exchange.target) && exchange.status < 300;
  const complaint = (sparse ? relaxedBodies() : bodies())(media.schema, parse(exchange, fail));
  if (complaint !== null) fail(`body: ${complaint}`);
  return served;
}

function parse(exchange: Exchange, fail: (complaint: string) => never): unknown {
  try {
    return JSON.parse(exchange.body.toString("utf8"));
  } catch {
    return fail("the body is not JSON");
  }
}

function matches(declared: string, served: string): boolean {
  const type = declared.split(";", 1)[0]!.trim().toLowerCase();
  return type === served || type === "*/*" || (type.endsWith("/*") && served.startsWith(type.slice(0, -1)));
}

const anyProblem: Json = {
  anyOf: ["Problem", "ProblemJsonld"].map((name) => ({ $ref: `#/components/schemas/${name}` })),
};

function checkOutsideOperations(exchange: Exchange): void {
  const fail = (complaint: string): never => {
    throw new ContractViolation(exchange, `(no operation) ${complaint}`);
  };
  if (!/^\/api([/?.]|$)/.test(exchange.target)) return;
  if (exchange.method === "OPTIONS" && exchange.status === 204) {
    if (!/^[A-Z]+(, [A-Z]+)*$/.test(exchange.headers.allow ?? "")) fail("OPTIONS without Allow");
    if (exchange.body.length > 0) fail("a body in the answer to OPTIONS");
  }
  if (exchange.status < 400) return;
  if (exchange.status >= 500) fail("a server error");
  if (exchange.status === 405 && exchange.headers.allow === undefined) fail("405 without Allow");
  if (mediaTypeOf(exchange) !== "application/problem+json") fail("no problem document");
  if (exchange.method === "HEAD") return;
  const complaint = bodies()(anyProblem, parse(exchange, fail));
  if (complaint !== null) fail(`body: ${complaint}`);
}
