/** Generates complete requests for an operation, valid and with errors at every position. */
import fc, { type Arbitrary } from "fast-check";
import type { DeclaredOperation, DeclaredParameter } from "../../support/declared-operations.ts";
import { mutated, nastyText, nastyValue, valid } from "./values.ts";

export interface FuzzRequest {
  /**
   * The path parameter: `{}` is replaced with the ID of a referenced element, `{unused}` with the ID of an
   * unreferenced element.
   */
  readonly id: string;
  /** The URL-encoded query, including the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly accept: string | null;
  readonly contentType: string | null;
  /** The text of the body, or `undefined` for a request without a body. */
  readonly body: string | undefined;
}

const ids: Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constant("{}") },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "0",
      "-1",
      "1.0",
      "abc",
      "999999999",
      "9007199254740993",
      "1e3",
      "%00",
      "..",
      "%2e%2e",
    ),
  },
  { weight: 1, arbitrary: nastyText.filter((text) => text !== "").map(encode) },
);

/** Percent-encodes any text. Encodes lone surrogates as three bytes, as a client with a bug would. */
function encode(text: string): string {
  return [...text.slice(0, 500)]
    .map((character) => (/\p{Surrogate}/u.test(character) ? "%ED%A0%80" : encodeURIComponent(character)))
    .join("");
}

/** Removes characters that the Node.js client rejects in headers. */
const headerText: Arbitrary<string> = fc
  .string({ maxLength: 60 })
  .map((text) => text.replaceAll(/[^\x20-\x7e]/g, ""));

const brokenEncodings = ["%", "%zz", "%ff", "%c0%af", "%ED%A0%80", "+", "&&", "=", "[", "[]=", "a[b][c]=1"];

function queryMember(parameter: DeclaredParameter): Arbitrary<string> {
  const value = fc.oneof(
    { weight: 6, arbitrary: valid(parameter.schema).map((content) => String([content].flat()[0] ?? "")) },
    { weight: 2, arbitrary: nastyText },
    { weight: 1, arbitrary: fc.constantFrom("1,2+,3++", "1+", "null", "..", "1..2", "asc", "true", "1e999") },
  );
  return value.map((content) => `${encode(parameter.name)}=${encode(content)}`);
}

function queries(parameters: readonly DeclaredParameter[]): Arbitrary<string> {
  const declared = parameters.filter((parameter) => parameter.in === "query").map(queryMember);
  const strange = fc.oneof(
    fc.constantFrom(...brokenEncodings),
    fc.constantFrom("__proto__[a]=1", "constructor=1", "properties=a", "properties[a][b][]=c", "order=name"),
    fc.tuple(nastyText, nastyText).map(([name, value]) => `${encode(name)}=${encode(value)}`),
  );
  const members = fc.oneof(
    ...(declared.length === 0 ? [] : [{ weight: 12, arbitrary: fc.oneof(...declared) }]),
    { weight: 1, arbitrary: strange },
  );
  return fc
    .array(members, { maxLength: 4 })
    .map((parts) => (parts.length === 0 ? "" : `?${parts.join("&")}`));
}

function bodies(schema: Readonly<Record<string, unknown>>): Arbitrary<string> {
  const document = valid(schema);
  const text = (value: unknown): string => JSON.stringify(value) ?? "null";
  return fc.oneof(
    { weight: 10, arbitrary: document.map(text) },
    { weight: 10, arbitrary: mutated(document).map(text) },
    { weight: 1, arbitrary: nastyValue.map(text) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(document.map(text), fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([whole, share]) => whole.slice(0, Math.floor(whole.length * share))),
    },
    { weight: 1, arbitrary: document.map((value) => text(value).replace("{", '{"name":1,"name":"twice",')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", " ", "\ufeff{}", "NaN", "{'a':1}", "[".repeat(50_000), "1e999999"),
    },
  );
}

/** Generates `usual` values most of the time, so that the error under test decides the response. */
function rarely<T>(usual: Arbitrary<T>, strange: Arbitrary<T>, often: number): Arbitrary<T> {
  return fc.oneof({ weight: often, arbitrary: usual }, { weight: 1, arbitrary: strange });
}

/** The parameters except `wait`, with which a request can take up to a minute. */
export function parametersWithoutWaiting({ parameters }: DeclaredOperation): readonly DeclaredParameter[] {
  return parameters.filter(({ name }) => name !== "wait");
}

/** Generates requests for one operation. If it has a body, most errors are in the body. */
export function requestsFor(operation: DeclaredOperation): Arbitrary<FuzzRequest> {
  const [body] = Object.entries(operation.body ?? {});
  const often = body === undefined ? 4 : 40;
  const success = operation.answers["200"] ?? operation.answers["201"];
  // An event stream has no end.
  const offered = Object.keys(success?.content ?? {}).filter((type) => type !== "text/event-stream");
  const strangeAccept = fc.oneof(
    fc.constantFrom(null, "*/*", "text/html", "garbage", ";q=2,,", "application/json;q=nope"),
    headerText,
  );
  const strangeHeaders = fc.dictionary(
    fc.constantFrom(
      ...[
        "If-Match",
        "If-None-Match",
        "Idempotency-Key",
        "Accept-Encoding",
        "X-Request-Id",
        "Origin",
        "Range",
      ],
    ),
    headerText,
    { maxKeys: 2 },
  );
  const strangeType = fc.constantFrom(null, "text/plain", "application/json; charset=utf-16", "a/b/c");
  const existing =
    operation.method === "DELETE" || operation.role === "merge"
      ? fc.constantFrom("{}", ...Array<string>(4).fill("{unused}"))
      : fc.constant("{}");
  return fc.record<FuzzRequest>({
    id: operation.path.includes("{id}") ? rarely(existing, ids, often) : existing,
    query: rarely(fc.constant(""), queries(parametersWithoutWaiting(operation)), body === undefined ? 1 : 10),
    headers: rarely(fc.constant({}), strangeHeaders, often),
    accept: rarely(
      fc.constantFrom(...(offered.length === 0 ? ["*/*"] : offered.map((type) => type.replace(/;.*/, "")))),
      strangeAccept,
      often,
    ),
    contentType: rarely<string | null>(fc.constant(body?.[0] ?? null), strangeType, often),
    body: body === undefined ? fc.constant(undefined) : bodies(body[1]),
  });
}
