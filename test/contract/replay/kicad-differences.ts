/** Intended differences from Part-DB in responses to KiCad. */
import type { AnswerDifference, DocumentDifference } from "./difference.ts";
import type { RecordedCase } from "./recording.ts";

/** Whether a recorded request uses a KiCad path of Part-DB, which the service also supports. */
export const isKicad = ({ request }: RecordedCase): boolean =>
  /^(\/en)?\/kicad-api\/v1(\/|$)/.test(request.path);

const isAnonymous = ({ request }: RecordedCase): boolean => request.headers["Authorization"] === undefined;

export const kicadAnswers: readonly AnswerDifference[] = [
  {
    reason: "KiCad's library always needs a token",
    where: (recorded) => isKicad(recorded) && isAnonymous(recorded),
    expect: { status: 401 },
  },
  {
    reason:
      "KiCad's library is answered where it is asked for, with or without a slash at the end or a language",
    where: (recorded) => isKicad(recorded) && [301, 302].includes(recorded.response.status),
    expect: { status: 200, mediaType: "application/json" },
  },
  {
    reason: "KiCad's library is only read",
    where: (recorded) => isKicad(recorded) && recorded.request.method === "POST",
    expect: { status: 405 },
  },
  {
    reason: "entity tags are of our own making",
    where: (recorded) =>
      isKicad(recorded) &&
      recorded.response.status === 304 &&
      recorded.request.headers["If-None-Match"] !== "*",
    expect: { status: 200, mediaType: "application/json" },
  },
];

const isList = ({ request }: RecordedCase): boolean =>
  /\/parts\/category\/\d+\.json$/.test(request.path.split("?")[0] ?? "");

export const kicadDocuments: readonly DocumentDifference[] = [
  {
    reason: "lists for KiCad hold whole parts, so that it need not ask for each of them",
    covers: ({ kind, place }, recorded) =>
      isKicad(recorded) &&
      isList(recorded) &&
      kind === "extra" &&
      /^\[\]\.(symbolIdStr|exclude_from_(bom|board|sim)|fields)$/.test(place),
  },
  {
    reason: "KiCad's chooser searches the keywords beside the fields",
    covers: ({ kind, key, place }, recorded) =>
      isKicad(recorded) && kind === "extra" && key === "keywords" && !place.includes("fields"),
  },
  {
    reason: "a category without a comment has no description for KiCad",
    covers: ({ kind, key, actual }, recorded) =>
      isKicad(recorded) &&
      recorded.request.path.endsWith("/categories.json") &&
      kind === "value" &&
      key === "description" &&
      actual === "",
  },
  {
    reason: "pages of parts have addresses of our own",
    covers: ({ kind, place, recorded: theirs, actual }, recorded) =>
      isKicad(recorded) &&
      kind === "value" &&
      /^fields\.(datasheet|Part-DB URL)\.value$/.test(place) &&
      String(theirs).replace(/\/en\/part\/(\d+)\/info$/, "/parts/$1") === actual,
  },
];
