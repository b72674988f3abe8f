/** Finds the lot, part or storage location that a scan of a series means. */
import { Problem } from "../../../util/errors.ts";
import { canChangeLot } from "../../lots/can-change-lot.ts";
import type { Principal } from "../../../identity/principal.ts";
import type { PageOperations } from "../../site/operations.ts";
import type { SignedInRequest } from "../../site/page.ts";
import { parsePositiveInteger } from "../../site/path-id.ts";
import { readScan, type Lot, type PartStock, type ScanResult } from "../read-scan.ts";
import { withPictures } from "../scan-input.tsx";
import type { DecodedCode } from "../scan-path.ts";
import type { SeriesState } from "./series-path.ts";

export interface FoundStock {
  readonly kind: "stock";
  readonly part: PartStock["part"];
  readonly unit: string | null;
  /** The lots that the scan can mean. If there is none, the bag becomes a new lot in the location of the series. */
  readonly lots: readonly Lot[];
  readonly decoded: DecodedCode | null;
  /** Whether a lot already has the code as its barcode, which must be unique. */
  readonly isUsedBarcode: boolean;
  /** Why the user must confirm the scan. */
  readonly doubts: readonly string[];
  /** The scanned lot, if it can be moved to the location of the series. */
  readonly movable: Lot | null;
  /** Whether the scan does not say what else to book: the label of a lot that is put away. */
  readonly movesOnly: boolean;
  /** Whether the bag is the movable lot, whose goods an order has added without a storage location. */
  readonly hasArrived: boolean;
}

export interface Failed {
  readonly kind: "failed";
  readonly message: string;
  readonly status: number;
  /** The text of the link to the page Scan, which creates the part or shows all matches. Null if it does not help. */
  readonly scanLink: string | null;
}

export type Found = FoundStock | Failed | { readonly kind: "location"; readonly id: number };

const createPart = "Create or choose the part";

const failed = (message: string, scanLink: string | null = null): Failed => ({
  kind: "failed",
  message,
  status: 422,
  scanLink,
});

/** Returns the lots of the code. Users choose one if there are several. */
export async function findStock(
  operations: PageOperations,
  request: SignedInRequest,
  state: SeriesState,
  code: string,
): Promise<Found> {
  const result = await readScan(operations, request, code);
  if (result instanceof Problem) {
    const shown = withPictures(code);
    return result.status === 404
      ? failed(`No part, lot or storage location has the code ${shown}.`, createPart)
      : failed(`The code is not valid. ${result.detail}`);
  }
  const { found, stock, others, decoded } = result;
  if (found === null) {
    const number = decoded?.manufacturer_product_number ?? decoded?.supplier_part_number;
    return failed(`No part has the ${number ? `number ${number}` : "numbers of this code"}.`, createPart);
  }
  if (found.element["@type"] === "StorageLocation") return { kind: "location", id: found.element.id };
  if (others.some(({ match }) => match === found.match)) {
    return failed("Several elements have this code. Scan the label of the lot.", "Show all matches");
  }
  if (stock === null) throw new Error("A part or lot was found without its stock.");
  const lots = lotsOf(result, stock, state, request);
  if ("kind" in lots) return lots;
  const scanned = scannedLot(result, stock);
  const elsewhere = scanned !== null && !isIn(scanned, state) ? scanned : null;
  const { principal } = request.signedIn;
  const canMove = elsewhere !== null && principal.can("parts.edit") && canChangeLot(elsewhere, principal);
  const movesOnly = elsewhere !== null && state.mode === "put-away" && (decoded?.quantity ?? null) === null;
  if (movesOnly && !canMove) return failed(`${placeOf(elsewhere)} You cannot move it.`);
  const waiting = scanned === null && principal.can("parts.edit") ? waitingLots(stock, state, principal) : [];
  const arrived = waiting.find(({ amount }) => amount === decoded?.quantity) ?? null;
  const [unclear = null] = arrived === null ? waiting : [];
  // The code of a bag is unique, unlike the number of a part.
  const isRepeatedBag =
    state.mode === "put-away" && found.match === "user_barcode" && (decoded?.quantity ?? null) !== null;
  return {
    kind: "stock",
    part: stock.part,
    unit: stock.unit,
    lots,
    decoded,
    isUsedBarcode: found.match === "user_barcode",
    doubts: [
      ...result.contradictions,
      ...(elsewhere === null ? [] : [placeOf(elsewhere)]),
      ...(unclear === null ? [] : [`${placeOf(unclear)} The bag may be part of it.`]),
      ...(lots.some(({ id }) => recentLots(request).includes(String(id)))
        ? ["The lot was booked a moment ago: the label may have several codes."]
        : []),
      ...(isRepeatedBag && elsewhere === null
        ? ["The lot already has this code: the bag may have been put away before."]
        : []),
    ],
    movable: canMove ? elsewhere : (arrived ?? unclear),
    movesOnly,
    hasArrived: arrived !== null,
  };
}

const isIn = ({ storage_location: place }: Lot, { location }: SeriesState): boolean =>
  location === null || place?.id === location;

function scannedLot({ found }: ScanResult, { part }: PartStock): Lot | null {
  const id = found?.element["@type"] === "PartLot" ? found.element.id : null;
  return part.partLots.find((lot) => lot.id === id) ?? null;
}

/** The lots whose labels the camera still sees. The script fills in the field. */
const recentLots = ({ form }: SignedInRequest): readonly string[] =>
  (form.get("recent_lots") ?? "").split(",");

/** The lots of a part that are not put away yet, such as those of an imported order. */
function waitingLots({ part }: PartStock, { mode }: SeriesState, principal: Principal): readonly Lot[] {
  if (mode !== "put-away") return [];
  return part.partLots.filter(
    (lot) => !lot.storage_location && !lot.instock_unknown && lot.amount > 0 && canChangeLot(lot, principal),
  );
}

function placeOf({ id, storage_location: place }: Lot): string {
  return place
    ? `Lot ${id} belongs in ${place.full_path ?? place.name}.`
    : `Lot ${id} has no storage location.`;
}

function lotsOf(
  result: ScanResult,
  stock: PartStock,
  state: SeriesState,
  { form, signedIn }: SignedInRequest,
): readonly Lot[] | Failed {
  const { principal } = signedIn;
  const { part } = stock;
  const { mode, location } = state;
  const chosen = parsePositiveInteger(form.get("lot") ?? "");
  const scanned = scannedLot(result, stock)?.id ?? null;
  const inLocation = (lot: Lot): boolean => isIn(lot, state);
  if (mode === "put-away") {
    if (location === null) return failed("Scan a storage location first, then the bags for it.");
    const lots = part.partLots.filter((lot) => inLocation(lot) && canChangeLot(lot, principal));
    const exact = lots.filter(({ id }) => id === (chosen ?? scanned));
    return exact.length > 0 ? exact : lots;
  }
  const exact = part.partLots.filter(({ id }) => id === (scanned ?? chosen));
  const candidates = exact.length > 0 ? exact : part.partLots.filter(inLocation);
  if (candidates.length === 0) {
    return failed(`${part.name} has no lot${location === null ? "" : " in this location"}.`, "Show the part");
  }
  const lots = candidates.filter((lot) => canChangeLot(lot, principal));
  return lots.length > 0
    ? lots
    : failed("The lot belongs to another user. Only the owner can change its stock.");
}
