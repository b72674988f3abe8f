/** The pages that `make bench-pages` measures. */
import { fullPart } from "./page-data.ts";

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** API requests with the same content, for a page that calls no operations. */
  readonly equivalent?: readonly string[];
}

const trees = [
  "categories",
  "storage_locations",
  "footprints",
  "manufacturers",
  "suppliers",
  "projects",
  "measurement_units",
  "currencies",
  "part_custom_states",
  "attachment_types",
] as const;

const emptyTrees: readonly string[] = ["part_custom_states"];

export function measuredPages(lot: number): readonly MeasuredPage[] {
  const parts = (query: string): MeasuredPage => ({ name: `/parts?${query}`, path: `/parts?${query}` });
  const page = (path: string, ...equivalent: readonly string[]): MeasuredPage => ({
    name: path.replaceAll(/\/\d+/g, "/{id}"),
    path,
    ...(equivalent.length > 0 && { equivalent }),
  });
  return [
    page("/"),
    page("/parts"),
    parts(`category=1`),
    parts("stock=low"),
    parts("favorite=true"),
    parts("sort=-lastModified"),
    parts("page=1000"),
    parts("q=tps60"),
    parts("q=resistor"),
    parts("q=resisotr"),
    page(`/parts/${fullPart}`),
    page(`/parts/${fullPart}/edit`),
    page("/parts/new"),
    page(`/lots/${lot}`),
    ...trees.flatMap((name) => [
      page(`/${name}`),
      ...(emptyTrees.includes(name) ? [] : [page(`/${name}/1`)]),
    ]),
    page("/tools/log", "/api/log_entries?order[datetime]=desc&itemsPerPage=50"),
    page("/tools/users", "/api/users?itemsPerPage=50"),
    page("/tools/groups", "/api/groups?itemsPerPage=50"),
    page("/user/settings"),
    page("/user/settings/security"),
  ];
}
