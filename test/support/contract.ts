/**
 * Checks an HTTP response against generated/openapi.json: status, media type, headers and body. An undeclared response
 * fails the test. `client.ts` sends the requests.
 */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { memoize } from "../../src/util/memoize.ts";
import {
  contractDocument,
  follow,
  once,
  operationOf,
  type ContractDocument,
  type DeclaredAnswer,
  type DeclaredHeader,
  type Json,
} from "./declared-operations.ts";

export interface Exchange {
  readonly method: string;
  /** Path and query of the request line. */
  readonly target: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const documentId = "contract:document";

/** Returns a description of the schema violations, or null if the value is valid. */
type Validator = (schema: Json, value: unknown) => string | null;

/** Compiles each schema text once, on first use. */
function createValidator(document: object, coerceTypes: boolean): Validator {
  // Most schemas validate only a few responses, so optimization would cost more than it saves.
  const quickly = { inlineRefs: false, code: { optimize: false } } as const;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, coerceTypes, ...quickly });
  addFormats.default(ajv);
  ajv.addFormat("binary", true);
  ajv.addFormat("decimal", true);
  ajv.addSchema(document, documentId);
  const compile = (text: string) => ajv.compile(JSON.parse(text) as object);
  const compiled = new Map<string, ValidateFunction>();
  const known = new WeakMap<Json, ValidateFunction>();
  const validatorOf = (schema: Json): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`);
    const validate = compiled.get(text) ?? compile(text);
    compiled.set(text, validate);
    known.set(schema, validate);
    return validate;
  };
  return (schema, value) => {
    const validate = known.get(schema) ?? validatorOf(schema);
    if (validate(value)) return null;
    const errors = (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || "/"} ${message ?? ""} ${JSON.stringify(params)}`,
    );
    return errors.slice(0, 12).join("\n  ");
  };
}

const bodies = once(() => createValidator(contractDocument(), false));
const relaxedBodies = once(() => createValidator(withoutRequired(contractDocument()), false));
const headerValues = once(() => createValidator(contractDocument(), true));

/** Returns the schema violations of a request body, or null if it is valid. */
export function requestErrors(schema: Json, value: unknown): string | null {
  return bodies()(schema, value);
}

/** Schemas of Hydra envelopes, to which `properties[]` does not apply. */
const envelope = /^Hydra|CollectionJsonld$/;

/** Returns a copy of the contract in which only JSON-LD keywords are required, for responses with `properties[]`. */
function withoutRequired(document: ContractDocument): ContractDocument {
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

/** Thrown for an undeclared response. */
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
 * Checks one response. Returns the operation and status, or `null` for an unknown path, a wrong method, OPTIONS or the
 * documentation page.
 * @throws {ContractViolation} if the response is not declared
 */
export function checkResponse(exchange: Exchange): { operationId: string; status: number } | null {
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
  // Browsers get the documentation page instead of JSON.
  const isPage = operation.protocol === null && mediaTypeOf(exchange) === "text/html";
  checkHeaders(exchange, answer, { isPage, fail });
  checkBody(exchange, answer, fail);
  return isPage && !operation.documentation ? null : { operationId, status: exchange.status };
}

/** Headers of JSON responses. The contract declares them as optional because the documentation page lacks them. */
const ofData = new Set(["X-Total-Count"]);

interface HeaderCheck {
  readonly isPage: boolean;
  readonly fail: (complaint: string) => never;
}

function checkHeaders(exchange: Exchange, answer: DeclaredAnswer, { isPage, fail }: HeaderCheck): void {
  for (const [name, reference] of Object.entries(answer.headers ?? {})) {
    const declared = follow(reference as Json) as DeclaredHeader;
    const value = exchange.headers[name.toLowerCase()];
    if (value === undefined) {
      if (declared.required === true || (ofData.has(name) && !isPage)) fail(`header ${name} is missing`);
      continue;
    }
    const complaint = declared.schema && headerValues()(wrap(declared.schema), { value });
    if (complaint) fail(`header ${name}: ${complaint}`);
  }
}

/** Ajv can only coerce a value that is a property of an object, so the header value is wrapped in one. */
const wrap = memoize((schema: Json): Json => ({ type: "object", properties: { value: schema } }));

function mediaTypeOf(exchange: Exchange): string | null {
  return exchange.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? null;
}

function checkBody(exchange: Exchange, answer: DeclaredAnswer, fail: (complaint: string) => never): void {
  const content = Object.entries(answer.content ?? {});
  const served = mediaTypeOf(exchange);
  if (content.length === 0) {
    if (exchange.body.length > 0) fail("a body, where none is declared");
    return;
  }
  if (served === null) return fail("no Content-Type");
  const media = content.find(([type]) => matches(type, served))?.[1];
  if (media === undefined) {
    return fail(`media type ${served}; declared are ${content.map(([type]) => type).join(", ")}`);
  }
  if (exchange.method === "HEAD") {
    if (exchange.body.length > 0) fail("a body in the answer to HEAD");
    return;
  }
  if (media.schema === undefined || !/[/+]json$/.test(served)) return;
  const sparse = /[?&]properties(\[|%5B)/i.test(exchange.target) && exchange.status < 300;
  const complaint = (sparse ? relaxedBodies() : bodies())(media.schema, parse(exchange, fail));
  if (complaint !== null) fail(`body: ${complaint}`);
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
