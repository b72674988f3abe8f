/**
 * Selects the recorded cases to replay. Every exclusion is a rule with a reason, and each rule must exclude something.
 */
import { isKicad } from "./kicad-differences.ts";
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
  "kicad",
] as const;

export interface Exclusion {
  readonly reason: string;
  readonly matches: (recorded: RecordedCase) => boolean;
}

const writes: ReadonlySet<string> = new Set(["POST", "PATCH", "DELETE"]);
const laterPath = /^\/api\/info_providers(?![a-z_])/;
const laterContext = /^\/api\/contexts\/ProviderInfoDTO/;
/** Filters and sort orders that Part-DB does not have. */
export const furtherFilters: ReadonlySet<string> = new Set([
  "ancestors_of",
  "attachment_type",
  "below_minimum",
  "currency",
  "element",
  "expiration_date[after]",
  "expiration_date[before]",
  "expiration_date[strictly_after]",
  "expiration_date[strictly_before]",
  "gtin",
  "id",
  "in_stock",
  "instock_unknown",
  "needs_refill",
  "order[amount]",
  "order[expiration_date]",
  "order[id]",
  "order[ipn]",
  "order[manufacturer_product_number]",
  "order[mass]",
  "order[minamount]",
  "owner",
  "parameter",
  "part",
  "price_currency",
  "project",
  "storage_location",
  "storage_type",
  "supplier",
  "supplierpartnr",
]);

export const laterEntryPoints: ReadonlySet<string> = new Set(["providerInfoDTO"]);

export const exclusions: readonly Exclusion[] = [
  {
    reason: "information providers come later",
    matches: ({ request }) => laterPath.test(request.path) || laterContext.test(request.path),
  },
  {
    reason: "label profiles have no attachments, and have an ID",
    matches: ({ request }) => request.path === "/api/contexts/LabelProfile",
  },
  {
    reason: "users can be written here, where Part-DB knows no such method",
    matches: ({ request, response }) =>
      /^\/api\/users/.test(request.path) && writes.has(request.method) && response.status === 405,
  },
  {
    reason: "pages for people and MCP come later; files are served under paths of our own",
    matches: (recorded) =>
      !isKicad(recorded) &&
      (!/^\/api(?![a-z])/i.test(recorded.request.path) || recorded.request.path.startsWith("/API")),
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

/** Recorded requests that depend on unrecorded ones. */
export const unrecordedCases: readonly string[] = ["attach 2801", "attach 2817"];

/** Removes unrelated unknown properties from requests of Part-DB's own tests. */
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
