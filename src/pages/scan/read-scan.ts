/** Reads the result of a scanned code: the element that the page shows, with its stock, and the other matches. */
import type { components } from "../../../generated/types.ts";
import { Problem } from "../../util/errors.ts";
import { readUnit } from "../parts/amount.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger } from "../site/path-id.ts";
import { contradictionText } from "./contradictions.ts";
import type { DecodedCode } from "./scan-path.ts";

type Schemas = components["schemas"];
type Part = Schemas["PartJsonld"];
export type Lot = Part["partLots"][number];
export type Match = Schemas["ScanMatchJsonld"];
type Element = Match["element"];

export interface PartStock {
  readonly part: Pick<Part, "id" | "name" | "description" | "partLots" | "master_picture_attachment">;
  /** Symbol of the unit. Null for pieces. */
  readonly unit: string | null;
  /** The lot whose stock can be changed. Null if the part has several lots and none was chosen, or no lot. */
  readonly lot: Lot | null;
}

export interface ScanResult {
  readonly code: string;
  /** Null if the code was only decoded. */
  readonly found: Match | null;
  /** Null if the element is a storage location. */
  readonly stock: PartStock | null;
  readonly others: readonly Match[];
  readonly decoded: DecodedCode | null;
  /** Why the part may be another one than that in the bag. */
  readonly contradictions: readonly string[];
}

/** Returns the result, or the problem if the code is invalid or unknown. */
export async function readScan(
  operations: PageOperations,
  request: SignedInRequest,
  code: string,
): Promise<ScanResult | Problem> {
  try {
    const { element, match, contradictions, others, decoded, ...scan } = await operations.call(request, {
      operationId: "scanCode",
      query: { code },
    });
    const matches: Match[] = [
      ...(element === null || match === null
        ? []
        : [{ "@type": "ScanMatch" as const, match, element, contradictions }]),
      ...others,
    ];
    const found = chosenOf(matches, request) ?? matches[0] ?? null;
    const stock = found === null ? null : await readStock(operations, request, found.element);
    return {
      code: scan.code,
      found,
      stock,
      others: matches.filter((each) => each !== found),
      decoded,
      contradictions: (found?.contradictions ?? []).map((each) => contradictionText(each, decoded)),
    };
  } catch (error) {
    if (error instanceof Problem && (error.status === 404 || error.status === 400)) return error;
    throw error;
  }
}

/** Returns the match that the user chose: the part or lot in the query. */
function chosenOf(matches: readonly Match[], { query }: SignedInRequest): Match | undefined {
  const is = ({ element }: Match, type: Element["@type"], parameter: string): boolean =>
    element["@type"] === type && String(element.id) === query.get(parameter);
  return (
    matches.find((match) => is(match, "Part", "part")) ?? matches.find((match) => is(match, "PartLot", "lot"))
  );
}

async function readStock(
  operations: PageOperations,
  request: SignedInRequest,
  element: Element,
): Promise<PartStock | null> {
  if (element["@type"] === "StorageLocation") return null;
  const part = await operations.call(request, {
    operationId: "getPart",
    path: { id: element["@type"] === "Part" ? element.id : element.part.id },
    query: {
      "properties[]": ["id", "name", "description"],
      "properties[partUnit][]": ["id"],
      "properties[master_picture_attachment][]": ["id", "internal_path"],
      "properties[partLots][]": [
        "id",
        "amount",
        "instock_unknown",
        "needs_refill",
        "description",
        "user_barcode",
      ],
      "properties[partLots][owner][]": ["id", "name"],
      "properties[partLots][storage_location][]": ["id", "name", "full_path"],
    },
  });
  const { partLots: lots } = part;
  const chosen =
    element["@type"] === "PartLot"
      ? element.id
      : lots.length === 1
        ? lots[0]?.id
        : parsePositiveInteger(request.query.get("lot") ?? "");
  const unit = await readUnit(operations, request, part);
  return { part, unit, lot: lots.find(({ id }) => id === chosen) ?? null };
}
