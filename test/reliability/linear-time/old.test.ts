/**
 * Every regular expression, parser, validator and sanitizer that reads outside input takes linear time: twice the input
 * must not take more than three times as long. This is the only test that looks at the clock.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import { requestComponents, requestSchemas } from "../../generated/resources.ts";
import { tools } from "../../generated/tools.ts";
import { createBase64Decoder } from "../../src/attachments/base64-decoder.ts";
import { chooseDatasheet } from "../../src/attachments/datasheet.ts";
import { longestUrl, normalizeExternalUrl } from "../../src/attachments/external-url.ts";
import { cleanFileName, contentDisposition, storedExtension } from "../../src/attachments/file-name.ts";
import { parseFileTypeFilter } from "../../src/attachments/file-type-filter.ts";
import { sniffMediaType } from "../../src/attachments/media-type.ts";
import { isPictureUrl } from "../../src/attachments/picture.ts";
import { isPublicAddress } from "../../src/attachments/public-address.ts";
import { newStorageKey } from "../../src/attachments/storage-key.ts";
import { sanitizeSvg } from "../../src/attachments/svg.ts";
import { createUploadScanner } from "../../src/attachments/upload-scanner.ts";
import { createBodyValidation } from "../../src/contract/body-validation.ts";
import { clientAddressReader } from "../../src/contract/client-address.ts";
import { acceptedCoding } from "../../src/contract/compression.ts";
import { createCorsPolicy, localOrigins } from "../../src/contract/cors.ts";
import { matchesTag, parseEntityTags } from "../../src/contract/etag.ts";
import { givenRequestId, readTarget } from "../../src/contract/exchange.ts";
import { parseJson } from "../../src/contract/json-body.ts";
import { createNegotiator, dataTypes } from "../../src/contract/negotiate.ts";
import { createParameterCheck } from "../../src/contract/parameters.ts";
import { parsePreconditions } from "../../src/contract/preconditions.ts";
import { createRouteIndex } from "../../src/contract/route-index.ts";
import { createValidators } from "../../src/contract/validators.ts";
import { parseDecimal } from "../../src/database/decimal.ts";
import { fold } from "../../src/database/fold.ts";
import { libraryName } from "../../src/database/library-name.ts";
import { presentPath } from "../../src/eda/former-path.ts";
import { isPlausibleToken } from "../../src/identity/api-token.ts";
import { parsePermissionData } from "../../src/identity/permission-data.ts";
import { passwordFault } from "../../src/identity/password.ts";
import { userViolations } from "../../src/identity/user-rules.ts";
import { columnNamed, columns } from "../../src/inventory/import/part-columns.ts";
import type { Cells } from "../../src/inventory/import/part-file.ts";
import { separatorOf } from "../../src/inventory/import/part-file.ts";
import { readPart } from "../../src/inventory/import/part-line.ts";
import { compileNamePattern } from "../../src/inventory/rules/name-pattern.ts";
import { readPath, readScalar, textCell } from "../../src/inventory/transfer/csv-cells.ts";
import { outlineOf, shapeFault } from "../../src/mcp/json-rpc.ts";
import { createSenderCheck } from "../../src/mcp/sender.ts";
import { createArgumentCheck } from "../../src/mcp/tools/arguments.ts";
import { namingArguments } from "../../src/mcp/tools/naming-arguments.ts";
import { naturalPathKey } from "../../src/mcp/tools/reading/natural-order.ts";
import { toWebRequest } from "../../src/mcp/web-bridge.ts";
import { cleanClientName, redirectUriFault } from "../../src/oauth/client-rules.ts";
import { clientIdOf } from "../../src/oauth/client-credentials.ts";
import { readParameters } from "../../src/oauth/form.ts";
import { isPkceText } from "../../src/oauth/pkce.ts";
import { isAllowedRedirectUri, matchesRedirectUri } from "../../src/oauth/redirect-uri.ts";
import { readRegistration } from "../../src/oauth/registration-request.ts";
import { parseResource } from "../../src/oauth/resource.ts";
import { parseScope } from "../../src/oauth/scope.ts";
import { markdownHtml } from "../../src/pages/site/markdown.tsx";
import { describeUserAgent } from "../../src/pages/settings/user-agent.ts";
import { createCookieJar } from "../../src/pages/site/cookies.ts";
import { readNotice } from "../../src/pages/site/notice.ts";
import { returnPath } from "../../src/pages/site/return-to.ts";
import { readActor } from "../../src/pages/tools/log/log-actor.ts";
import { readLogFilter } from "../../src/pages/tools/log/log-filter.ts";
import { parseCursor } from "../../src/query/cursor.ts";
import { parseTimeSpan } from "../../src/query/date-value.ts";
import { parseEntityList } from "../../src/query/entity-list.ts";
import { planLike } from "../../src/query/like-pattern.ts";
import { parseNumber } from "../../src/query/number-value.ts";
import { parseParameterCondition } from "../../src/query/parameter-condition.ts";
import { parseSparseFields } from "../../src/query/sparse-fields.ts";
import { tagFilter } from "../../src/query/tag-filter.ts";
import { parseIri } from "../../src/representation/iri.ts";
import { excerptOf } from "../../src/search/excerpt.ts";
import { gtinSpellings } from "../../src/search/gtin.ts";
import { parseSearch } from "../../src/search/search-words.ts";
import { Problem } from "../../src/errors.ts";

/** Characters of the shorter input. What is quadratic needs hundreds of milliseconds for twice as many. */
const size = 8000;
/** Milliseconds that count as fine, whatever the ratio: below this the clock says little. */
const floor = 15;

/** Texts that backtracking, repeated scanning and repeated copying are slow with, from a repeated unit. */
const hostileTexts: Readonly<Record<string, (length: number) => string>> = Object.fromEntries(
  [
    ..."a0 ,;.-=%/\\\"'([{<&+@:~_#?é̀Ω😀\n",
    "a ",
    "a,",
    "a=b; ",
    '"a",',
    "a.b",
    "1.",
    "0.",
    "[a]",
    "[1",
    "\\p{",
    "(?a",
    "<!doctype a>",
    "<!---->",
    "a@a.",
    "a-",
    "xn--",
    "%41",
    "://",
    "1e",
    "0:",
    "q=0.",
    "*/*;",
    "a/b;q=1,",
    "\u0300\u0316",
  ].flatMap((unit): [string, (length: number) => string][] => {
    const run = (length: number): string => unit.repeat(Math.ceil(length / unit.length));
    const name = JSON.stringify(unit);
    return [
      [name, run],
      [`${name}…x`, (length) => `x${run(length)}\nx`],
      [`http://${name}`, (length) => `http://${run(length)}`],
    ];
  }),
);

/** Milliseconds of the fastest of several runs. Refusals are answers as good as any. */
function fastest<T>(run: (input: T) => unknown, input: T, runs: number): number {
  let best = Infinity;
  for (let index = 0; index < runs; index += 1) {
    const started = performance.now();
    try {
      run(input);
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) throw error;
    }
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

function isLinear<T>(run: (input: T) => unknown, inputOf: (length: number) => T): boolean {
  const [short, long] = [inputOf(size), inputOf(2 * size)];
  if (fastest(run, long, 1) <= floor) return true;
  // On a busy machine a single run may be interrupted: several chances, and the fastest of each length counts.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const limit = Math.max(floor, 3 * fastest(run, short, 3));
    if (fastest(run, long, 3) <= limit) return true;
  }
  return false;
}

/** As Node hands over the bytes of a header. */
function latin1(text: string): string {
  return Buffer.from(text).toString("latin1").slice(0, text.length);
}

function message(headers: IncomingHttpHeaders, remoteAddress = "127.0.0.1"): IncomingMessage {
  // Only these two are read.
  return { headers, method: "POST", socket: { remoteAddress } } as unknown as IncomingMessage;
}

const validators = createValidators(requestComponents);
const bodyCheck = createBodyValidation(requestComponents, validators, requestSchemas);
const bodySchemas = [...new Set(operations.flatMap(({ body }) => (body === null ? [] : [body.schema])))];
const listParts = operations.filter(({ operationId }) => operationId === "listParts");
const [parameters] = listParts.map((operation) =>
  createParameterCheck(operation, requestComponents, validators),
);
const routes = createRouteIndex(operations.map((operation) => ({ operation, endpoint: operation })));
const negotiate = createNegotiator(dataTypes);
const cors = createCorsPolicy(localOrigins);
const address = clientAddressReader(["127.0.0.1"]);
const sender = createSenderCheck({ listensOn: () => "127.0.0.1", publicUrl: null, corsAllowOrigin: null });
const name = { property: "name", column: "name", type: "text" } as const;
const categories = { collection: "/api/categories", table: "categories", tree: true } as const;
const random = (bytes: number): Buffer => Buffer.alloc(bytes);

function decode(text: string): Buffer {
  const decoder = createBase64Decoder();
  for (let at = 0; at < text.length; at += 1000) decoder.push(text.slice(at, at + 1000));
  return decoder.end();
}

function svg(attribute: string, content: string): Buffer {
  const escaped = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" fill="${escaped(attribute)}" style="${escaped(attribute)}">${content}</svg>`,
  );
}

/** Each reader with a way to hand it a text. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  // Headers and the request target
  "If-None-Match": (text) => matchesTag(parseEntityTags(text) ?? [], '"1.x"'),
  "If-Match, Idempotency-Key": (text) =>
    parsePreconditions("POST", { "if-match": text, "idempotency-key": text }),
  Accept: (text) => negotiate(text),
  "Accept of MCP": (text) =>
    toWebRequest(
      message({ accept: text.replaceAll(/[^\x20-\x7e]/g, "") }),
      "http://a/",
      new AbortController().signal,
    ),
  "Accept-Encoding": (text) => acceptedCoding(text),
  Origin: (text) => [
    cors.headersFor(message({ origin: latin1(text) }), false),
    sender({ origin: latin1(text), host: latin1(text) }),
  ],
  "X-Forwarded-For": (text) => address(message({ "x-forwarded-for": text })),
  "X-Request-Id": (text) => givenRequestId(message({ "x-request-id": text })),
  Cookie: (text) => createCookieJar(true).read(text),
  "User-Agent": (text) => describeUserAgent(text),
  "bearer token": (text) => isPlausibleToken(text),
  "request target": (text) => [readTarget(`/${text}`), readTarget(`http://a/${text}`), readTarget(text)],
  path: (text) => routes.find(`/api/parts/${text}`),
  "former path of KiCad": (text) => presentPath(`/${text}`),
  // Query
  query: (text) => parameters?.parseQuery(text),
  "value of a query parameter": (text) => parameters?.parseQuery(`name=${encodeURIComponent(text)}`),
  order: (text) => parameters?.parseQuery(`order[${encodeURIComponent(text)}]=asc`),
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
  "search query": (text) => parseSearch("q", text),
  "excerpt of a search": (text) => excerptOf(text, ["a", "0.", "x"]),
  "scan code": (text) => gtinSpellings(text),
  IRI: (text) => parseIri(`/api/parts/${text}`),
  // Bodies
  JSON: (text) => parseJson(Buffer.from(text)),
  "JSON string": (text) => parseJson(Buffer.from(JSON.stringify(text))),
  "name pattern": (text) => compileNamePattern(text.slice(0, 1000)),
  "name that a pattern looks at": (text) => {
    const pattern = compileNamePattern("(a|aa)+[0-9.]*$");
    return typeof pattern === "string" ? pattern : pattern.matches(text);
  },
  "file type filter": (text) =>
    parseFileTypeFilter(text).accepts({ mediaType: "image/png", extension: "png" }),
  password: (text) => passwordFault(text),
  "user name and e-mail address": (text) => userViolations({ name: text, email: text, password: text }, 8),
  "stored permissions": (text) => parsePermissionData(text),
  "folded text": (text) => fold(text),
  "library name": (text) => libraryName(text),
  // Uploads and downloads
  base64: (text) => decode(text),
  "prefix of a data URL": (text) => decode(`data:${text};base64,AA==`),
  "upload scanner": (text) => {
    const scanner = createUploadScanner({ handlePrefix: "x", maxRestBytes: 1024 * 1024 });
    scanner.push(
      Buffer.from(`{"upload":{"filename":${JSON.stringify(text)},"data":${JSON.stringify(text)}}}`),
    );
    return scanner.end();
  },
  "attribute of an SVG file": (text) => sanitizeSvg(svg(text, "")),
  "style sheet of an SVG file": (text) => sanitizeSvg(svg("", `<style><![CDATA[${text}]]></style>`)),
  "content of an SVG file": (text) => sanitizeSvg(svg("", text)),
  "file name": (text) => cleanFileName(text),
  "extension of a file": (text) => storedExtension(text, "application/pdf"),
  "Content-Disposition": (text) => contentDisposition("attachment", text),
  "storage key": (text) =>
    newStorageKey({ private: false, ownerKind: "part", ownerId: 1, name: text, extension: "txt" }, random),
  "external URL": (text) => normalizeExternalUrl(text),
  "picture URL": (text) => isPictureUrl(text),
  datasheet: (text) =>
    chooseDatasheet([
      { name: text, type: text, external_path: text.slice(0, longestUrl), internal_path: null },
    ]),
  "address of a download": (text) => isPublicAddress(text),
  // MCP
  "sentence of a refusal": (text) =>
    namingArguments(
      new Problem("unprocessable", text, { violations: [{ propertyPath: text, message: text, code: "x" }] }),
      new Map(),
    ),
  "path in natural order": (text) => naturalPathKey(text),
  // Imports
  "cell of a CSV file": (text) => [readScalar(text, "text"), textCell(text)],
  "path in a CSV file": (text) => readPath(text),
  "line of a simple CSV file": (text) =>
    readPart(
      1,
      {
        ...(Object.fromEntries(columns.map((column) => [column, text])) as Cells),
        quantity: "1",
        price: "1",
      },
      { separator: ";", category: text, baseCurrency: null },
    ),
  "number of a simple CSV file": (text) =>
    readPart(
      1,
      { ...(Object.fromEntries(columns.map((column) => [column, "x"])) as Cells), quantity: text },
      { separator: ";", category: "", baseCurrency: null },
    ),
  "header of a simple CSV file": (text) => [separatorOf(text), columnNamed(text)],
  // OAuth and pages
  "OAuth parameters": (text) => readParameters(text),
  "client credentials": (text) =>
    clientIdOf(readParameters(`client_id=${encodeURIComponent(text)}`), { authorization: `Basic ${text}` }),
  "redirect URI": (text) => [
    isAllowedRedirectUri(text),
    matchesRedirectUri("http://127.0.0.1/a", text),
    redirectUriFault(text),
  ],
  scope: (text) => parseScope(text),
  "resource indicator": (text) => parseResource([text], "http://a"),
  "code challenge": (text) => isPkceText(text),
  "client name": (text) => cleanClientName(text),
  "client registration": (text) =>
    readRegistration(JSON.stringify({ client_name: text, redirect_uris: [text], scope: text })),
  "page to return to": (text) => returnPath(`/${text}`, "/"),
  notice: (text) => readNotice(text, "secret"),
  "filter of the event log": (text) =>
    readLogFilter(new URLSearchParams({ user: text, from: text, after: text })),
  Markdown: (text) => markdownHtml(text),
  "person in the event log": (text) => [readActor(text), readActor(`${text} command line`)],
};

/** Units of Markdown that other implementations take quadratic time with. */
const hostileMarkdown =
  "*|_a|*a _b|**a|a**b|*a**a|![|[a](|[a][|[a]: x\n|`a|> |- |\\|<![CDATA[|<!--|#|a\n=|1. |- a\n|>".split("|");

describe("takes linear time for any text:", () => {
  it.each(hostileMarkdown)("Markdown of many %j", (unit) => {
    expect(isLinear(markdownHtml, (length) => unit.repeat(length / unit.length))).toBe(true);
  });

  it.each(Object.entries(readers))("%s", (_, run) => {
    const slow = Object.entries(hostileTexts).flatMap(([kind, textOf]) =>
      isLinear(run, textOf) ? [] : [kind],
    );
    expect(slow).toEqual([]);
  });

  it.each(Object.keys(hostileTexts).filter((kind) => !kind.includes("data:")))(
    "the media type of a file of %s",
    async (kind) => {
      const head = (length: number): Buffer => Buffer.from(hostileTexts[kind]?.(length) ?? "");
      const time = async (bytes: Buffer): Promise<number> => {
        let best = Infinity;
        for (let run = 0; run < 3; run += 1) {
          const started = performance.now();
          await sniffMediaType(bytes);
          best = Math.min(best, performance.now() - started);
        }
        return best;
      };
      const short = await time(head(size));
      expect(await time(head(2 * size))).toBeLessThanOrEqual(Math.max(floor, 3 * short));
    },
  );
});

/** What every element of a long array is. */
const hostileElements: readonly unknown[] = [
  0,
  "\0",
  "\ud800",
  {},
  [],
  { a: 0, b: 0 },
  { id: 1 },
  "/api/x/1",
  1e999,
];

describe("takes linear time for any number of parameters:", () => {
  const names = (length: number): string => Array.from({ length }, (_, index) => `a${index}=1`).join("&");
  const same = (length: number): string => "name=a&".repeat(length);

  it.each([
    ["a query", (text: string) => parameters?.parseQuery(text)],
    ["an OAuth request", (text: string) => readParameters(text)],
  ])("%s", (_, run) => {
    expect([isLinear(run, names), isLinear(run, same)]).toEqual([true, true]);
  });
});

describe("takes linear time for any document:", () => {
  const isArray = (schema: unknown): boolean => JSON.stringify(schema).includes('"array"');

  it.each(bodySchemas)("%s", (schemaName) => {
    const check = bodyCheck(schemaName);
    const declared = Object.entries(requestComponents[schemaName]?.["properties"] ?? {});
    const slow = [...declared, ["unknown", {}] as const].flatMap(([property, schema]) =>
      (isArray(schema) ? hostileElements : [0]).flatMap((element) =>
        isLinear(check, (length) => ({ [property]: Array.from({ length: length / 2 }, () => element) }))
          ? []
          : [`${property}: ${JSON.stringify(element)}`],
      ),
    );
    expect(slow).toEqual([]);
  });

  const members = (length: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`a${index}`, 0]));
  const shapes: Readonly<Record<string, (length: number) => unknown>> = {
    "very many members": members,
    "elements with many members": (length) => ({
      parameters: Array.from({ length: 100 }, () => members(length / 100)),
    }),
    "arrays in many elements": (length) => ({
      orderdetails: Array.from({ length: 100 }, () => ({
        pricedetails: Array.from({ length: length / 100 }, () => 0),
      })),
    }),
    "a long name above many values": (length) => ({
      ["a".repeat(25 * length)]: Array.from({ length }, () => "\0"),
    }),
    "a long name above many members": (length) => ({ eda_info: { ["~".repeat(length)]: members(length) } }),
  };

  it.each(Object.entries(shapes))("a part with %s", (_, bodyOf) => {
    expect(isLinear(bodyCheck("PartPatch"), bodyOf)).toBe(true);
  });

  it.each(tools)("arguments of $name", ({ inputSchema }) => {
    const check = createArgumentCheck(inputSchema, createValidators({}));
    const declared = Object.keys(inputSchema["properties"] ?? {});
    const slow = [...declared, "unknown"].filter(
      (argument) =>
        ![0, "x", {}].every((element) =>
          isLinear(check, (length) => ({ [argument]: Array.from({ length }, () => element) })),
        ) || !isLinear(check, (length) => ({ [argument]: "1 ".repeat(length / 2) })),
    );
    expect(slow).toEqual([]);
  });

  it("messages of MCP", () => {
    const run = (body: unknown): unknown => [outlineOf(body), shapeFault(body)];
    const bodyOf = (length: number): unknown => ({
      method: "tools/call",
      params: { arguments: Array.from({ length }, () => "x") },
    });
    expect(isLinear(run, bodyOf)).toBe(true);
  });
});
