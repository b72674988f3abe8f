/** Maps Part-DB's paths of the KiCad API to the paths of this service, so that existing KiCad library files work. */

/** Part-DB adds the language as a prefix: `/en/kicad-api/v1/`, `/zh_CN/kicad-api/v1/`. */
const former = /^(?:\/[a-z]{2}(?:[_-][A-Za-z]{2,4})?)?\/kicad-api(?=\/|$)/;

/**
 * Converts a path of Part-DB to a path under `/eda-api/v1`, and returns other paths unchanged. The path without a
 * version, which library files contain, becomes the root, because users open it in a browser to check it.
 */
export function toCurrentPath(path: string): string {
  const present = path.replace(former, "/eda-api");
  if (present === "/eda-api" || present === "/eda-api/") return "/eda-api/v1/";
  return /^\/eda-api\/v1(?:\/|$)/.test(present) ? present : path;
}
