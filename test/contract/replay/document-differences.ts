/** Intended differences from the documents of Part-DB, wherever they occur. Unused entries fail the suite. */
import type { Mismatch } from "./compare.ts";
import { cases, type DocumentDifference } from "./difference.ts";
import { kicadDocuments } from "./kicad-differences.ts";
import type { RecordedCase } from "./recording.ts";
import { furtherFilters, laterEntryPoints } from "./scope.ts";

const isContext = ({ request }: RecordedCase): boolean => request.path.startsWith("/api/contexts/");
const isEntryPoint = ({ request }: RecordedCase): boolean => /^\/api(\.jsonld)?$/.test(request.path);
const atRootOfProblem = /^(type|title|status|@context|@id|@type|hydra:description|hydra:title)$/;

function pathsOf(violations: unknown): string {
  const paths = (violations as { propertyPath: string }[]).map(({ propertyPath }) => propertyPath);
  return [...new Set(paths)].sort().join();
}

const entities: readonly DocumentDifference[] = [
  {
    reason: "every stored property is readable",
    covers: ({ kind, key }) =>
      kind === "extra" &&
      [
        "not_selectable",
        "alternative_names",
        "level",
        "comment",
        "original_filename",
        "media_type",
        "file_size",
      ].includes(key),
  },
  {
    reason: "every stored property is readable, those too that Part-DB only takes",
    covers: ({ kind, key }) => kind === "extra" && ["is_integer", "is_full"].includes(key),
  },
  {
    reason: "whatever has dates tells them",
    covers: ({ kind, key }, { request }) =>
      kind === "extra" &&
      ["addedDate", "lastModified"].includes(key) &&
      /^\/api\/(part_lots|orderdetails|parts\/\d+\/orderdetails)/.test(request.path),
  },
  {
    reason: "users say which group they are in, not only that they are in one",
    covers: ({ place }) => /(^|\.|\])group\.(@id|id|name|full_path|type)$/.test(place),
  },
  {
    reason: "users say what they themselves are permitted",
    covers: ({ kind, key }, { request }) =>
      kind === "extra" && key === "permissions" && request.path.startsWith("/api/users"),
  },
  {
    reason: "an embedded object is always an object, and in lists as full as in the item",
    covers: ({ kind, key, recorded, actual }) =>
      kind === "type" &&
      ["eda_info", "providerReference"].includes(key) &&
      JSON.stringify(recorded) === "[]" &&
      !Array.isArray(actual),
  },
  {
    reason: "a property of an embedded object is answered when it is asked for",
    covers: ({ kind, place }, recorded) =>
      cases("query", 2033)(recorded) && kind === "extra" && place.endsWith(".category.full_path"),
  },
  {
    reason: "PUT has renamed the attachment before",
    covers: ({ place, actual }, recorded) =>
      cases("crud-attachments", 622)(recorded) && place === "name" && actual === "test",
  },
  {
    reason: "the last use of a token is written outside the request, so the first answer does not show it",
    covers: ({ kind, key }) => kind === "missing" && key === "last_time_used",
  },
  {
    reason: "the service tells about itself, not about Part-DB",
    covers: ({ place }, { request }) =>
      request.path === "/api/info" && ["version", "title", "global_timezone"].includes(place),
  },
];

const files: readonly DocumentDifference[] = [
  {
    reason: "a row of the fixture names a file that does not exist; ours always do",
    covers: ({ key, recorded, actual }) =>
      ["internal_path", "media_url"].includes(key) && recorded === null && actual === "/media/invalid",
  },
  {
    reason: "thumbnails and private files are served under the attachment",
    covers: ({ key, recorded, actual }) =>
      ["internal_path", "media_url", "thumbnail_url"].includes(key) &&
      /^(\/\/127\.0\.0\.1:8899\/media\/cache\/|\/en\/attachment\/)/.test(String(recorded)) &&
      /^\/api\/attachments\/\d+\/(file|thumbnail)$/.test(String(actual)),
  },
];

const isDate = /^(addedDate|lastModified)\[/;
const secretTimes = /^(backupCodesGenerationDate|pw_reset_expires)\[/;

/** Returns whether two templates differ only in variables that one side intentionally lacks. */
function sameTemplate(recorded: string, actual: string): boolean {
  const comparable = (template: string): string => {
    const [path = "", variables = ""] = template.replace(/\}$/, "").split("{?");
    const kept = variables
      .split(",")
      .filter(
        (name) =>
          name !== "properties[]" &&
          !furtherFilters.has(name) &&
          !isDate.test(name) &&
          !secretTimes.test(name),
      );
    return [path.replace(/\.jsonld$/, ""), ...kept.sort()].join();
  };
  return actual.includes("properties[]") && comparable(recorded) === comparable(actual);
}

const lists: readonly DocumentDifference[] = [
  {
    reason:
      "the template of a list has its plain path, and the variables that the mapping below may differ in",
    covers: ({ kind, place, recorded, actual }) =>
      kind === "value" && place.endsWith("hydra:template") && sameTemplate(String(recorded), String(actual)),
  },
  {
    reason: "users cannot be filtered by when their secrets were made or expire",
    covers: ({ kind, place, key }) =>
      kind === "missing" && place.includes("hydra:mapping") && secretTimes.test(key),
  },
  {
    reason: "lists can be filtered and ordered by more",
    covers: ({ kind, place, key }) =>
      kind === "extra" && place.includes("hydra:mapping") && (furtherFilters.has(key) || isDate.test(key)),
  },
  {
    reason: "properties[] is there on every list",
    covers: ({ kind, key }) => kind === "extra" && key === "properties[]",
  },
];

const problems: readonly DocumentDifference[] = [
  {
    reason: "errors say in our own words what is wrong",
    covers: ({ kind, place }, { response }) =>
      kind === "value" &&
      response.status >= 400 &&
      /^(detail|hydra:description|violations\[\]\.message)$/.test(place),
  },
  {
    reason: 'the title of an error is the reason phrase of its status, not "An error occurred" for all',
    covers: ({ kind, place }, { response }) =>
      kind === "value" && response.status >= 400 && /^(hydra:)?title$/.test(place),
  },
  {
    reason: "a violated rule has a stable name instead of a UUID or nothing",
    covers: ({ kind, place }, { response }) =>
      ["value", "type"].includes(kind) &&
      response.status === 422 &&
      /^(@id|type|violations\[\]\.code)$/.test(place),
  },
  {
    reason: "a hint that names a class of Part-DB's source tells a client nothing",
    covers: ({ kind, place }) => kind === "missing" && place === "violations[].hint",
  },
  {
    reason: "each error is reported as one violation",
    covers: ({ kind, place, recorded, actual }) =>
      kind === "length" && place === "violations" && pathsOf(recorded) === pathsOf(actual),
  },
  {
    reason: "each violation of a malformed request names its property",
    covers: ({ kind, place }, { response }) =>
      kind === "extra" && place === "violations" && response.status === 400,
  },
  {
    reason:
      "refused credentials and permissions, unknown paths and wrong methods are answered in the same form as other errors",
    covers: (mismatch, { response }) =>
      [401, 403, 404, 405].includes(response.status) &&
      isFrameworkForm(response.body) &&
      atRootOfProblem.test(mismatch.place),
  },
  {
    reason: "an error has the format that was asked for",
    covers: ({ place }, { request, response }) =>
      response.status === 406 && request.headers.Accept === "application/json" && atRootOfProblem.test(place),
  },
];

/** Returns whether the body is an error from below the API layer of Part-DB. */
function isFrameworkForm(body: unknown): boolean {
  const { title, type } = body as { title?: string; type?: string };
  return title === "Unauthorized" || type?.startsWith("https://tools.ietf.org/") === true;
}

const linkedData: readonly DocumentDifference[] = [
  {
    reason: "a context defines the terms that answers hold, not every method of a class",
    covers: ({ kind, place }, recorded) =>
      isContext(recorded) && kind === "missing" && /^@context\.[^.]+$/.test(place),
  },
  {
    reason: "a context knows which terms are links and dates, and the terms of embedded objects",
    covers: ({ kind }: Mismatch, recorded) => isContext(recorded) && ["extra", "type"].includes(kind),
  },
  {
    reason: "entry points of what comes later",
    covers: ({ kind, key }, recorded) =>
      isEntryPoint(recorded) && kind === "missing" && laterEntryPoints.has(key),
  },
  {
    reason: "the entry point names every list",
    covers: ({ kind, key }, recorded) =>
      isEntryPoint(recorded) &&
      kind === "extra" &&
      ["changeSet", "group", "logEntry", "parameter", "webhook", "webhookDelivery"].includes(key),
  },
];

export const documentDifferences: readonly DocumentDifference[] = [
  ...entities,
  ...files,
  ...lists,
  ...problems,
  ...linkedData,
  ...kicadDocuments,
];
