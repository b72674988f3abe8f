/**
 * Which recorded cases are replayed: those that concern what this service has. Everything that is left out is
 * left out by a rule with a reason, and each rule must have something to leave out.
 */
import type { RecordedCase } from "./recording.ts";

export const files = [
  "crud-categories",
  "crud-parts",
  "crud-manufacturers",
  "crud-footprints",
  "crud-attachment_types",
  "crud-attachments",
  "crud-parameters",
  "crud-users",
  "query",
  "attach",
  "malformed",
  "auth",
  "perms",
  "tests",
  "docs",
] as const;

export interface Exclusion {
  readonly reason: string;
  readonly matches: (recorded: RecordedCase) => boolean;
}

const laterCollections =
  "part_lots|orderdetails|pricedetails|projects|project_bom_entries|part_associations|storage_locations|suppliers" +
  "|currencies|measurement_units|part_custom_states|info_providers|label_profiles|labels";
const laterPath = new RegExp(
  `^/api/(${laterCollections})(?![a-z_])|^/api/parts/\\d+/orderdetails|/bom(?![a-z])`,
);
const laterContext =
  /^\/api\/contexts\/(PartLot|Orderdetail|Pricedetail|Project|ProjectBOMEntry|Currency|StorageLocation|LabelProfile|ProviderInfoDTO)/;
const laterFilter = /[?&](storage_location|partUnit|partCustomState)=/;
const laterElement = new RegExp(`"/api/(${laterCollections})/`);

/** Properties of parts that hold what later resources are about. They are taken out of requests and answers. */
export const laterProperties: ReadonlySet<string> = new Set([
  "partLots",
  "partUnit",
  "partCustomState",
  "orderdetails",
  "associated_parts_as_owner",
  "associated_parts_as_other",
  "total_instock",
  "projectBuildPart",
  "builtProject",
]);

export const laterEntryPoints: ReadonlySet<string> = new Set([
  "currency",
  "labelProfile",
  "measurementUnit",
  "orderdetail",
  "partAssociation",
  "partCustomState",
  "partLot",
  "pricedetail",
  "project",
  "projectBOMEntry",
  "providerInfoDTO",
  "storageLocation",
  "supplier",
]);

export const laterFilters: ReadonlySet<string> = new Set(["storage_location", "partUnit", "partCustomState"]);

export const exclusions: readonly Exclusion[] = [
  {
    reason: "stock, suppliers, projects, labels and information providers come later",
    matches: ({ request }) =>
      laterPath.test(request.path) || laterContext.test(request.path) || laterFilter.test(request.path),
  },
  {
    reason: "what is asked is about stock",
    matches: ({ request, name }) =>
      request.path.includes("properties[partLots]") || name === "t-part-with-lots-nested",
  },
  {
    reason: "attachments of elements that come later",
    matches: ({ request }) =>
      /^\/api\/attachments/.test(request.path) && laterElement.test(JSON.stringify(request.body ?? "")),
  },
  {
    reason: "pages for people, KiCad and MCP come later; files are served under paths of our own",
    matches: ({ request }) => !/^\/api(?![a-z])/i.test(request.path) || request.path.startsWith("/API"),
  },
  {
    reason: "Node's HTTP parser refuses methods that no standard names before anything else sees them",
    matches: ({ request }) => request.method === "FOO",
  },
  {
    reason: "the recording does not hold the whole body of 100,012 bytes",
    matches: ({ request }) => /\.\.\.\[\d+ bytes\]$/.test(String(request.body)),
  },
  {
    reason: "an error is a document of an answer, not a resource of its own",
    matches: ({ request }) => /^\/api\/errors\//.test(request.path),
  },
  {
    reason: "Symfony's method override is a quirk of that framework, not of the API",
    matches: ({ name }) => name.startsWith("method-override"),
  },
];

/** Requests about elements that were made by requests which the recordings do not hold. */
export const unkept: readonly string[] = ["attach 2801", "attach 2817"];

/** Requests of Part-DB's own tests that hold unknown properties beside what they are about. */
export function withoutUnknown(
  { file, name }: RecordedCase,
  body: Record<string, unknown>,
): Record<string, unknown> {
  if (file !== "tests" || !name.startsWith("t-part-full")) return body;
  const { _comment: _ignored, eda_info: edaInfo, ...rest } = body;
  if (edaInfo === undefined) return rest;
  const { invisible: _unknown, ...known } = edaInfo as Record<string, unknown>;
  return { ...rest, eda_info: known };
}
