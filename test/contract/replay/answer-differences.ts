/**
 * Intended differences from responses of Part-DB to single requests. Each entry has a reason and the expected response.
 * Unused entries fail the suite.
 */
import { cases, type AnswerDifference } from "./difference.ts";
import { isKicad, kicadAnswers } from "./kicad-differences.ts";
import { queries } from "./query-differences.ts";
import type { RecordedCase } from "./recording.ts";
import { unrecordedDifferences } from "./unrecorded-differences.ts";

const isRead = ({ request }: RecordedCase): boolean => request.method === "GET" || request.method === "HEAD";
const hasRoute = ({ response }: RecordedCase): boolean => response.status !== 404 && response.status !== 405;
const accepts = ({ request }: RecordedCase): string | undefined => request.headers.Accept;
const documentation = /^\/api($|\.|\/$|\/docs|\/contexts\/)/;

const amounts: readonly AnswerDifference[] = [
  {
    reason: "an amount that the unit cannot represent is rejected, not rounded",
    where: cases("query", 2009),
    expect: { status: 422, violations: ["amount"] },
  },
];

const negotiation: readonly AnswerDifference[] = [
  {
    reason: "a suffix decides the format, whatever Accept says",
    where: cases("docs", 61, 63, 60, 66, 70),
    expect: { status: 200 },
  },
  {
    reason: "a suffix decides the format, for users with few permissions too",
    where: cases("perms", 4730, 4842),
    expect: { status: 200 },
  },
  {
    reason: "a GET without an Accept header answers the documentation page, before any authentication",
    where: (recorded) =>
      isRead(recorded) && accepts(recorded) === undefined && hasRoute(recorded) && !isKicad(recorded),
    expect: { status: 200, mediaType: "text/html" },
  },
  {
    reason:
      "whoever prefers text/html is a person and is sent to the page of the part, not refused with a 406",
    where: (recorded) =>
      isRead(recorded) &&
      accepts(recorded)?.startsWith("text/html") === true &&
      /^\/api\/parts\/\d+$/.test(recorded.request.path),
    expect: { status: 303 },
  },
  {
    reason: "whoever prefers text/html is a person and gets the documentation page, not a 406",
    where: (recorded) =>
      isRead(recorded) &&
      accepts(recorded)?.startsWith("text/html") === true &&
      recorded.response.status !== 405 &&
      !recorded.request.path.endsWith("nope"),
    expect: { status: 200, mediaType: "text/html" },
  },
  {
    reason: "the list of parameters is there for people too",
    where: ({ request }) =>
      request.path === "/api/parameters" && ["text/html", undefined].includes(request.headers.Accept),
    expect: { status: 200, mediaType: "text/html" },
  },
  {
    reason: "parameters have a list like every other resource",
    where: ({ request }) =>
      /^\/api\/parameters(\.json(ld)?)?$/.test(request.path) && request.method === "GET",
    expect: { status: 200 },
  },
  {
    reason: "a trailing slash is accepted where Part-DB redirects",
    where: ({ request, response }) => response.status === 301 && request.path.endsWith("/"),
    expect: { status: 200, mediaType: "application/ld+json" },
  },
  {
    reason: "OPTIONS answers what is allowed",
    where: ({ request }) => request.method === "OPTIONS",
    expect: { status: 204 },
  },
];

const publicDocumentation: readonly AnswerDifference[] = [
  {
    reason: "documentation is public: it describes the service and holds no data",
    where: ({ request, response }) =>
      documentation.test(request.path) && [401, 403].includes(response.status),
    expect: { status: 200, mediaType: "application/ld+json" },
  },
];

const credentials: readonly AnswerDifference[] = [
  {
    reason: "the name of an authentication scheme has no case (RFC 9110 §11.1): token-lower reads",
    where: cases("auth", 2441),
    expect: { status: 200 },
  },
  {
    reason: "the name of an authentication scheme has no case (RFC 9110 §11.1): token-lower writes",
    where: cases("auth", 2445),
    expect: { status: 201 },
  },
  {
    reason:
      "the name of an authentication scheme has no case (RFC 9110 §11.1): token-lower looks for what is not there",
    where: cases("auth", 2448, 2452),
    expect: { status: 404 },
  },
  {
    reason: "who may not do it learns nothing about the request: permission comes before the body",
    where: cases("perms", 4742),
    expect: { status: 403 },
  },
  {
    reason: "who may not do it learns nothing about the object: the scope comes before its existence",
    where: cases("perms", 4913),
    expect: { status: 403 },
  },
];

const bodies: readonly AnswerDifference[] = [
  {
    reason: "PUT replaces an attachment",
    where: cases("crud-attachments", 619),
    expect: { status: 200, mediaType: "application/ld+json" },
  },
  {
    reason: "a missing property is a broken rule like any other: attachment",
    where: cases("crud-attachments", 604, 605),
    expect: { status: 422, violations: ["name", "attachment_type", "element"] },
  },
  {
    reason: "a missing property is a broken rule like any other: parameter",
    where: cases("crud-parameters", 944, 945),
    expect: { status: 422, violations: ["name", "element"] },
  },
  {
    reason: "a missing element is a broken rule like any other",
    where: (recorded) => cases("attach", 2875, 2876, 2886)(recorded) || cases("tests", 1123)(recorded),
    expect: { status: 422, violations: ["element"] },
  },
  {
    reason: "a _type that is none, or not the element's, is a broken rule",
    where: (recorded) => cases("attach", 2883, 2884, 2921)(recorded) || cases("tests", 1124, 1125)(recorded),
    expect: { status: 422, violations: ["_type"] },
  },
  {
    reason: "a _type of a wrong JSON type is refused",
    where: cases("attach", 2885),
    expect: { status: 400, violations: ["_type"] },
  },
  {
    reason: "an unknown property is refused, not ignored: _comment belongs in the query",
    where: cases("query", 2177, 2181),
    expect: { status: 422, violations: ["_comment"] },
  },
  {
    reason: "an unknown property is refused, not ignored: comment of an attachment",
    where: cases("attach", 2895),
    expect: { status: 422, violations: ["comment"] },
  },
  {
    reason: "an unknown property is refused, not ignored: in an upload",
    where: cases("attach", 2842),
    expect: { status: 422, violations: ["upload.foo"] },
  },
  {
    reason: "a body that is an array is refused, not taken for an empty object",
    where: cases("malformed", 3107, 3130, 3131),
    expect: { status: 400, violations: [""] },
  },
  {
    reason: "a value of a wrong JSON type is refused, also where Part-DB ignores the property",
    where: cases("malformed", 3150),
    expect: { status: 400, violations: ["not_selectable"] },
  },
  {
    reason: "a name of blanks is no name",
    where: cases("malformed", 3156),
    expect: { status: 422, violations: ["name"] },
  },
  {
    reason: "control characters do not belong in names",
    where: cases("malformed", 3158),
    expect: { status: 422, violations: ["name"] },
  },
  {
    reason: "an embedded object refers to an entity and makes none",
    where: cases("tests", 1138),
    expect: { status: 422, violations: ["category"] },
  },
  {
    reason: "the owner decides the type of nested parameters",
    where: cases("tests", 1142),
    expect: { status: 201, mediaType: "application/ld+json" },
  },
  {
    reason: "a part can be made with its lots",
    where: cases("tests", 1140),
    expect: { status: 201, mediaType: "application/ld+json" },
  },
  {
    reason: "deleting what is still in use is refused, naming what uses it",
    where: ({ request, response }) => request.method === "DELETE" && response.status === 500,
    expect: { status: 409 },
  },
];

const uploads: readonly AnswerDifference[] = [
  {
    reason: "a bad upload is refused with the reason, not a server error: data",
    where: cases("attach", 2832, 2840),
    expect: { status: 422, violations: ["upload.data"] },
  },
  {
    reason: "a download that fails is refused with the reason, not a server error",
    where: cases("attach", 2844, 2847, 2871),
    expect: { status: 422, violations: ["upload.downloadUrl"], code: "download" },
  },
  {
    reason: "an address that cannot be fetched is refused with the reason",
    where: cases("attach", 2853, 2856),
    expect: { status: 422, violations: ["url"], code: "url" },
  },
  {
    reason: "a download without an address is refused with the reason",
    where: cases("attach", 2874),
    expect: { status: 422, violations: ["upload.downloadUrl"], code: "url" },
  },
  {
    reason: "there are no built-in files to download",
    where: cases("attach", 2862),
    expect: { status: 422, violations: ["url"], code: "no-built-in-files" },
  },
  {
    reason: "control characters do not belong in file names",
    where: cases("attach", 2828),
    expect: { status: 422, violations: ["upload.filename"] },
  },
  {
    reason: "an upload that is no object is refused",
    where: cases("attach", 2839),
    expect: { status: 400, violations: ["upload"] },
  },
  {
    reason: "an attachment links to http, https or a bare host",
    where: cases("attach", 2851, 2852, 2858, 2869),
    expect: { status: 422, violations: ["url"] },
  },
  {
    reason: "users own no attachments yet: no server error",
    where: cases("attach", 2880),
    expect: { status: 400, violations: ["element"] },
  },
];

const documents: readonly AnswerDifference[] = [
  {
    reason: "the OpenAPI document is available as YAML",
    where: cases("docs", 7),
    expect: { status: 200, mediaType: "application/yaml" },
  },
  {
    reason: "the OpenAPI document is at /api/docs.json, not at the entry point",
    where: cases("docs", 20),
    expect: { status: 406 },
  },
  {
    reason: "the entry point has one path, /api: there is no index",
    where: cases("docs", 26, 27, 28),
    expect: { status: 404 },
  },
  {
    reason: "the entry point takes a suffix like every other path",
    where: cases("docs", 29),
    expect: { status: 200, mediaType: "application/ld+json" },
  },
  {
    reason: "the entry point is linked data only",
    where: cases("docs", 30),
    expect: { status: 406 },
  },
];

export const answerDifferences: readonly AnswerDifference[] = [
  ...kicadAnswers,
  ...amounts,
  ...negotiation,
  ...publicDocumentation,
  ...credentials,
  ...queries,
  ...bodies,
  ...uploads,
  ...documents,
  ...unrecordedDifferences,
];
