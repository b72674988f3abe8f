/**
 * Maps the paths of Part-DB's KiCad API to the paths of this service, so that existing KiCad library files keep
 * working.
 */

/**
 * Matches the prefix of Part-DB, which can start with a language, as in `/en/kicad-api/v1/` or `/zh_CN/kicad-api/v1/`.
 */
const former = /^(?:\/[a-z]{2}(?:[_-][A-Za-z]{2,4})?)?\/kicad-api(?=\/|$)/;

/**
 * Converts a path of Part-DB to a path under `/eda-api/v1`, and returns other paths unchanged. A KiCad library file
 * contains the path without a version. Users open that path in a browser to check it, so it maps to the root of the
 * API.
 */
export function toCurrentPath(path: string): string {
  const present = path.replace(former, "/eda-api");
  if (present === "/eda-api" || present === "/eda-api/") return "/eda-api/v1/";
  return /^\/eda-api\/v1(?:\/|$)/.test(present) ? present : path;
}
