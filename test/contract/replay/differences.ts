/**
 * In what our answers differ from Part-DB's on purpose. Each entry gives the reason and what we answer instead,
 * which is asserted; an entry that no case needs any more fails the suite.
 */
import type { Mismatch } from "./compare.ts";
import type { RecordedCase } from "./recording.ts";
import { laterProperties } from "./scope.ts";

/** Our whole answer is another one. */
export interface AnswerDifference {
  readonly reason: string;
  readonly where: (recorded: RecordedCase) => boolean;
  readonly expect: {
    readonly status: number;
    /** Default: a problem document for errors, else whatever the contract declares. */
    readonly mediaType?: string;
    /** `propertyPath` of each violation, in any order. */
    readonly violations?: readonly string[];
  };
}

/** The answer is the same but for this. */
export interface DocumentDifference {
  readonly reason: string;
  readonly covers: (mismatch: Mismatch, recorded: RecordedCase) => boolean;
}

const accept = ({ request }: RecordedCase): string | undefined => request.headers.Accept;
const isRead = ({ request }: RecordedCase): boolean => request.method === "GET" || request.method === "HEAD";
const hasRoute = ({ response }: RecordedCase): boolean => ![404, 405].includes(response.status);
const isAbout = (recorded: RecordedCase, file: string, ...seqs: readonly number[]): boolean =>
  recorded.file === file && seqs.includes(recorded.seq);

export const answerDifferences: readonly AnswerDifference[] = [
  {
    reason: "a GET without an Accept header answers the documentation page",
    where: (recorded) => isRead(recorded) && accept(recorded) === undefined && hasRoute(recorded),
    expect: { status: 200, mediaType: "text/html" },
  },
  {
    reason: "a browser that asks for text/html gets the documentation page, not a 406",
    where: (recorded) => isRead(recorded) && accept(recorded) === "text/html" && hasRoute(recorded),
    expect: { status: 200, mediaType: "text/html" },
  },
  {
    reason: "parameters have a list like every other resource",
    where: ({ request }) =>
      /^\/api\/parameters(\.json(ld)?)?$/.test(request.path) && request.method === "GET",
    expect: { status: 200 },
  },
  {
    reason: "PUT replaces an attachment",
    where: ({ file, name }) => file === "crud-attachments" && name === "attachments-put",
    expect: { status: 200, mediaType: "application/ld+json" },
  },
  {
    reason: "deleting what is still in use is refused, naming what uses it",
    where: ({ request, response }) => request.method === "DELETE" && response.status === 500,
    expect: { status: 409 },
  },
  {
    reason: "OPTIONS answers what is allowed",
    where: ({ request }) => request.method === "OPTIONS",
    expect: { status: 204 },
  },
];

export const documentDifferences: readonly DocumentDifference[] = [
  {
    reason: "stock, orders, units and associations of parts come later",
    covers: ({ kind, key }) => kind === "missing" && laterProperties.has(key),
  },
  {
    reason: "every stored property is readable",
    covers: ({ kind, key }) =>
      kind === "extra" && ["not_selectable", "alternative_names", "level"].includes(key),
  },
  {
    reason: "an empty embedded object is an object",
    covers: ({ kind, recorded, actual }) =>
      kind === "type" &&
      Array.isArray(recorded) &&
      recorded.length === 0 &&
      Object.keys(actual as object).every((key) => key.startsWith("@")),
  },
  {
    reason: "a value object has no identity, so it gets no made-up IRI",
    covers: ({ kind, key, recorded }) =>
      kind === "missing" && key === "@id" && String(recorded).startsWith("/api/.well-known/genid/"),
  },
  {
    reason: "errors say in our own words what is wrong",
    covers: ({ kind, place }, { response }) =>
      kind === "value" &&
      response.status >= 400 &&
      /^(detail|hydra:description|title|violations\[\]\.message)$/.test(place),
  },
  {
    reason: "a violated rule has a stable name instead of a UUID",
    covers: ({ kind, place }, { response }) =>
      kind === "value" && response.status === 422 && /^(@id|type|violations\[\]\.code)$/.test(place),
  },
  {
    reason: "the list of filters grows and shrinks with the resources",
    covers: ({ place }) => place.endsWith("hydra:template"),
  },
  {
    reason: "filters by what comes later",
    covers: ({ kind, place, key }) =>
      kind === "missing" && place.includes("hydra:mapping") && laterProperties.has(key),
  },
];

export { isAbout };
