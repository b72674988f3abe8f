/** Tests that headers, paths and queries are parsed in linear time. */
import { anonymous } from "../../../src/http/pipeline/authorize.ts";
import { mediaTypeError } from "../../../src/http/body/body.ts";
import { parsePositiveInteger } from "../../../src/pages/site/path-id.ts";
import { rangeFilter } from "../../../src/query/range-filter.ts";
import { describe, expect, it } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { clientAddressReader } from "../../../src/http/request/client-address.ts";
import { acceptedCoding } from "../../../src/http/response/compression.ts";
import { createCorsPolicy, localOrigins } from "../../../src/http/response/cors.ts";
import { matchesTag, parseEntityTags } from "../../../src/http/response/etag.ts";
import { clientRequestId, readTarget } from "../../../src/http/request-lifecycle.ts";
import { createIgnoredNames, type IgnoredNames } from "../../../src/http/validation/ignored-names.ts";
import { dataTypes, negotiate as select } from "../../../src/http/request/negotiate.ts";
import { createParameterCheck, parseQuery } from "../../../src/http/request/parameters.ts";
import { isoDate } from "../../../src/http/body/part-db-date.ts";
import { parsePreconditions } from "../../../src/http/request/preconditions.ts";
import { createRouteIndex } from "../../../src/http/pipeline/route-index.ts";
import { contractValidation } from "../../../src/http/validation/contract-validation.ts";
import { parseDecimal } from "../../../src/database/decimal.ts";
import { toCurrentPath } from "../../../src/eda/legacy-path.ts";
import { isPlausibleToken } from "../../../src/identity/api-token.ts";
import { createSenderCheck } from "../../../src/mcp/sender.ts";
import { toWebRequest } from "../../../src/mcp/web-bridge.ts";
import { readParameters } from "../../../src/oauth/form.ts";
import { describeUserAgent } from "../../../src/pages/settings/user-agent.ts";
import { createCookieJar } from "../../../src/pages/site/cookies.ts";
import { parseCursor } from "../../../src/query/cursor.ts";
import { parseTimeSpan } from "../../../src/query/date-value.ts";
import { parseEntityList } from "../../../src/query/entity-list.ts";
import { planLike } from "../../../src/query/like-pattern.ts";
import { parseNumber } from "../../../src/query/number-value.ts";
import { parseOrder } from "../../../src/query/order.ts";
import { parseParameterCondition } from "../../../src/query/parameter-condition.ts";
import { parseSparseFields } from "../../../src/query/sparse-fields.ts";
import { tagFilter } from "../../../src/query/tag-filter.ts";
import { parseIri } from "../../../src/representation/iri.ts";
import { memoryLogger } from "../../support/web.ts";
import { describeReaders, hostileSample, message, slowInputs, type Readers } from "./runner.ts";

/** Decodes a header as Node.js does. */
function latin1(text: string): string {
  return Buffer.from(text).toString("latin1").slice(0, text.length);
}

const listParts = operations
  .filter(({ operationId }) => operationId === "listParts")
  .map((operation) => createParameterCheck(operation, contractValidation));
const parse = (text: string, ignored?: IgnoredNames) =>
  listParts.map((parameters) => parseQuery(parameters, text, ignored));
const routes = createRouteIndex(operations.map((operation) => ({ operation, endpoint: operation })));
const negotiate = (accept: string) => select(accept, dataTypes);
const cors = createCorsPolicy(localOrigins);
const address = clientAddressReader(["127.0.0.1"]);
const sender = createSenderCheck({ listensOn: () => "127.0.0.1", publicUrl: null, corsAllowOrigin: null });
const occasion = {
  principal: anonymous,
  requestId: "1",
  now: new Date(),
  address: "",
  log: memoryLogger(),
  sessionId: undefined,
};
const name = { property: "name", column: "name", type: "text" } as const;
const categories = { collection: "/api/categories", table: "categories", tree: true } as const;

/** Maps the name of a query parameter to the check of an operation that has the parameter. */
const queryParameters = new Map(
  operations.flatMap((operation) => {
    const check = createParameterCheck(operation, contractValidation);
    return operation.parameters
      .filter((parameter) => parameter.in === "query")
      .map((parameter) => [parameter.name, check] as const);
  }),
);

const readers: Readers = {
  "If-None-Match": (text) => matchesTag(parseEntityTags(text) ?? [], '"1.x"'),
  "If-Match, Idempotency-Key": (text) =>
    parsePreconditions("POST", { "if-match": text, "idempotency-key": text }),
  Accept: (text) => negotiate(text),
  "Accept of MCP": (text) =>
    toWebRequest(
      message({ accept: text.replaceAll(/[^\x20-\x7e]/g, "") }),
      "http://a/",
      new AbortController().signal,
      occasion,
    ),
  "Accept-Encoding": (text) => acceptedCoding(text),
  Origin: (text) => [
    cors.headersFor(message({ origin: latin1(text) }), false),
    sender({ origin: latin1(text), host: latin1(text) }),
  ],
  "X-Forwarded-For": (text) => address(message({ "x-forwarded-for": text })),
  "X-Request-Id": (text) => clientRequestId(message({ "x-request-id": text })),
  Cookie: (text) => createCookieJar(true).read(text),
  "User-Agent": (text) => describeUserAgent(text),
  "bearer token": (text) => isPlausibleToken(text),
  "request target": (text) => [readTarget(`/${text}`), readTarget(`http://a/${text}`), readTarget(text)],
  path: (text) => routes.find(`/api/parts/${text}`),
  "former path of KiCad": (text) => toCurrentPath(`/${text}`),
  "Content-Type": (text) =>
    mediaTypeError(text, { body: { mediaTypes: ["application/json"] }, uploads: true }),
  "ID in the path of a page": (text) => parsePositiveInteger(text),
  query: (text) => parse(text),
  "query of Part-DB's clients": (text) => {
    const ignored = createIgnoredNames();
    return [parse(text, ignored), ignored.headers()];
  },
  "date of Part-DB's clients": (text) => [isoDate(text), isoDate(`1.1.2025 ${text}`)],
  "value of a query parameter": (text) => parse(`name=${encodeURIComponent(text)}`),
  order: (text) => parse(`order[${encodeURIComponent(text)}]=asc`),
  number: (text) => [parseNumber(text), parseNumber(`1${text}`)],
  date: (text) => [parseTimeSpan(text), parseTimeSpan(`2026-01-01T00:00:00.${text}`)],
  decimal: (text) => [parseDecimal(text), parseDecimal(`1.${text}`)],
  "LIKE pattern": (text) => planLike(text),
  tag: (text) => tagFilter("tags", text, "parts", name),
  "list of entities": (text) => parseEntityList("category", text, categories),
  "parameter condition": (text) => parseParameterCondition("parameter", text),
  "value of a parameter condition": (text) => parseParameterCondition("parameter", `a:${text}`),
  "number with a unit": (text) => parseParameterCondition("parameter", `a:1${text}\nx`),
  "sparse fields": (text) => parseSparseFields([[`properties${text}`, text]]),
  cursor: (text) => parseCursor(text, []),
  IRI: (text) => parseIri(`/api/parts/${text}`),
  "order of a list": (text) => parseOrder([[`order[${text}]`, text]], new Map()),
  "range of numbers": (text) =>
    rangeFilter("mass[between]", "between", text, "parts", { ...name, type: "number" }),
};

describeReaders(readers);

describe("takes linear time for any value of the query parameter", () => {
  it.each([...queryParameters])("the query parameter %s takes linear time", async (parameter, check) => {
    const run = (text: string) =>
      parseQuery(check, `${encodeURIComponent(parameter)}=${encodeURIComponent(text)}`);
    expect(await slowInputs(run, hostileSample)).toEqual([]);
  });
});

describe("takes linear time for any number of parameters:", () => {
  const names = (length: number): string => Array.from({ length }, (_, index) => `a${index}=1`).join("&");
  const same = (length: number): string => "name=a&".repeat(length);

  it.each([
    ["a query", (text: string) => parse(text)],
    ["a query of Part-DB's clients", (text: string) => parse(text, createIgnoredNames())],
    ["an OAuth request", (text: string) => readParameters(text)],
  ])("%s takes linear time with any number of parameters", async (_, run) => {
    expect(await slowInputs(run, { names, same })).toEqual([]);
  });
});
