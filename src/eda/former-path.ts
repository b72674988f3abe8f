/** The addresses that KiCad libraries have in their files, those of Part-DB among them: what they stand for here. */

/** Part-DB puts the language of its pages in front: `/en/kicad-api/v1/`, `/zh_CN/kicad-api/v1/`. */
const former = /^(?:\/[a-z]{2}(?:[_-][A-Za-z]{2,4})?)?\/kicad-api(?=\/|$)/;

/**
 * The path under `/eda-api/v1` for one of Part-DB's, with all that follows as it is; any other path is left alone. What a
 * library file holds, to which KiCad itself adds the version, stands for the root: somebody may open it to check it.
 */
export function presentPath(path: string): string {
  const present = path.replace(former, "/eda-api");
  if (present === "/eda-api" || present === "/eda-api/") return "/eda-api/v1/";
  return /^\/eda-api\/v1(?:\/|$)/.test(present) ? present : path;
}
