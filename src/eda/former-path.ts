/** The addresses that KiCad libraries of Part-DB have: what they stand for here. */

/** Part-DB puts the language of its pages in front: `/en/kicad-api/v1/`, `/zh_CN/kicad-api/v1/`. */
const former = /^(?:\/[a-z]{2}(?:[_-][A-Za-z]{2,4})?)?\/kicad-api(\/v1(?:\/|$))/;

/** The path under `/eda-api` for one of Part-DB's, with all that follows as it is; any other path is left alone. */
export function presentPath(path: string): string {
  return path.replace(former, "/eda-api$1");
}
