/** Books a scan of a series: counts, withdraws or puts away. A scan that is sent again is booked once. */
import type { PermissionName } from "../../../identity/permissions.ts";
import { decodeCode } from "../../../search/scan/decode-code.ts";
import { amountText } from "../../../util/amount-text.ts";
import { Problem } from "../../../util/errors.ts";
import { isDoubtful, undoPermissions, type DoubtfulCount } from "../../lots/submit-stock-change.ts";
import { readUnit } from "../../parts/amount.ts";
import { changeNotice } from "../../site/change-notice.ts";
import { formBody } from "../../site/form-body.ts";
import { toFormRejection } from "../../site/form-rejection.ts";
import type { OperationDocument, PageOperations } from "../../site/operations.ts";
import type { SignedInRequest } from "../../site/page.ts";
import type { Lot } from "../read-scan.ts";
import { lotValues } from "../scan-path.ts";
import { findStock, type Failed, type FoundStock } from "./find-stock.ts";
import type { SeriesMode, SeriesState } from "./series-path.ts";

type LotDocument = OperationDocument<"getPartLot">;

/** The amount or the lot is missing, or the scan is doubtful. */
export interface Question {
  readonly kind: "question";
  readonly code: string;
  readonly stock: FoundStock;
  readonly needsAmount: boolean;
  /** Why the entered amount is not valid. */
  readonly error: string | null;
  /** The count that changes the amount by more than half, which is often a typing error. */
  readonly count: DoubtfulCount | null;
}

/** Name of the field with the count that the user has confirmed. Another amount is another count. */
export const confirmedCountField = "confirmed_count";
export const confirmedCount = ({ from, to }: DoubtfulCount): string => `${from} ${to}`;

export interface Booked {
  readonly kind: "booked";
  readonly lot: Pick<LotDocument, "id" | "part" | "storage_location">;
  readonly text: string;
  /** The change set that the line can take back. Null if the user cannot. */
  readonly changeSet: number | null;
}

export type Outcome = Booked | Question | Failed | { readonly kind: "location"; readonly id: number };

const operationOf = {
  count: { operationId: "countStock", component: "StockCount" },
  withdraw: { operationId: "withdrawStock", component: "StockWithdrawal" },
  "put-away": { operationId: "addStock", component: "StockAddition" },
} as const;

/** @throws {Problem} 503 while the same scan is booked */
export async function bookScan(
  operations: PageOperations,
  request: SignedInRequest,
  state: SeriesState,
): Promise<Outcome> {
  const earlier = await bookedEarlier(operations, request, state);
  if (earlier !== null) return earlier;
  const outcome = await bookNow(operations, request, state);
  // A repeated scan can overtake the first one, which then changes the stock while this one looks it up.
  return outcome.kind === "booked" ? outcome : ((await bookedEarlier(operations, request, state)) ?? outcome);
}

async function bookedEarlier(
  operations: PageOperations,
  request: SignedInRequest,
  state: SeriesState,
): Promise<Booked | null> {
  const earlier = await operations.earlier(request);
  // The forms of a series change only lots, so the document is one.
  return earlier === null ? null : booked(operations, request, state, { lot: earlier as LotDocument });
}

async function bookNow(
  operations: PageOperations,
  request: SignedInRequest,
  state: SeriesState,
): Promise<Outcome> {
  const code = request.form.get("code") ?? "";
  const found = await findStock(operations, request, state, code);
  if (found.kind !== "stock") return found;
  const entered = request.form.get("amount")?.trim();
  const read = state.mode === "put-away" ? found.decoded?.quantity : null;
  const amount = entered ?? (typeof read === "number" ? String(read) : null);
  const isConfirmed = found.doubts.length === 0 || request.form.get("confirmed") === "1";
  const isMove = isMoveForm(request) || (found.hasArrived && isConfirmed && entered === undefined);
  const isComplete = amount !== null && found.lots.length <= 1 && isConfirmed && !found.movesOnly;
  if (!isMove && !isComplete) {
    return { kind: "question", code, stock: found, needsAmount: amount === null, error: null, count: null };
  }
  try {
    if (isMove) return await moveLot(operations, request, state, found);
    const count = doubtfulCount(request, state, found, amount ?? "");
    if (count !== null)
      return { kind: "question", code, stock: found, needsAmount: true, error: null, count };
    return await book(operations, request, state, found, amount ?? "");
  } catch (error) {
    const rejection = toFormRejection(error);
    if (rejection === null) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return { kind: "failed", message: error.detail, status: error.status, scanLink: null };
    }
    const { errors, status } = rejection;
    // The page has the amount per scan next to the code.
    if (errors["amount"] !== undefined && state.mode !== "withdraw") {
      return {
        kind: "question",
        code,
        stock: found,
        needsAmount: true,
        error: errors["amount"],
        count: null,
      };
    }
    return { kind: "failed", message: Object.values(errors).join(" "), status, scanLink: null };
  }
}

/** @throws {FormRejection} if the amount is not a number */
function doubtfulCount(
  { form }: SignedInRequest,
  { mode }: SeriesState,
  { lots: [lot] }: FoundStock,
  amount: string,
): DoubtfulCount | null {
  if (mode !== "count" || lot === undefined || lot.instock_unknown) return null;
  const to = Number(formBody("StockCount", new URLSearchParams({ amount }))["amount"]);
  const count = { from: lot.amount, to };
  if (!isDoubtful(lot.amount, to)) return null;
  return form.get(confirmedCountField) === confirmedCount(count) ? null : count;
}

async function book(
  operations: PageOperations,
  request: SignedInRequest,
  state: SeriesState,
  found: FoundStock,
  amount: string,
): Promise<Booked> {
  const [lot] = found.lots;
  if (lot === undefined) {
    const created = await createLot(operations, request, state, found, amount);
    return booked(operations, request, state, { lot: created, amount, unit: found.unit, before: null });
  }
  const { operationId, component } = operationOf[state.mode];
  const body = formBody(component, new URLSearchParams({ amount }));
  const changed = await operations.call(request, { operationId, path: { id: lot.id }, body });
  return booked(operations, request, state, { lot: changed, amount, unit: found.unit, before: lot });
}

/** The page then has the button “Move here”. */
const isMoveForm = ({ form }: SignedInRequest): boolean => form.get("move") === "1";

async function moveLot(
  operations: PageOperations,
  request: SignedInRequest,
  state: SeriesState,
  { movable, hasArrived, decoded, isUsedBarcode }: FoundStock,
): Promise<Booked | Failed> {
  if (movable === null) {
    const message = "The lot is already in this location, or you cannot move it.";
    return { kind: "failed", message, status: 409, scanLink: null };
  }
  const { id, user_barcode: barcode } = movable;
  // With its code, a bag that is scanned again is recognized.
  const addsBarcode = hasArrived && decoded !== null && !barcode && !isUsedBarcode;
  const body = {
    storage_location: `/api/storage_locations/${state.location}`,
    ...(addsBarcode && { user_barcode: request.form.get("code") ?? "" }),
  };
  const lot = await operations.call(request, { operationId: "updatePartLot", path: { id }, body });
  return booked(operations, request, state, { lot });
}

function createLot(
  operations: PageOperations,
  request: SignedInRequest,
  { location }: SeriesState,
  { part, decoded, isUsedBarcode }: FoundStock,
  amount: string,
): Promise<LotDocument> {
  const form = new URLSearchParams({ amount });
  const values = decoded === null ? {} : lotValues(decoded, request.form.get("code") ?? "", "");
  for (const [name, value] of Object.entries(values)) {
    const isBarcode = name === "user_barcode";
    if (value !== null && name !== "amount" && !(isBarcode && isUsedBarcode)) form.set(name, value);
  }
  const body = {
    ...formBody("PartLotCreate", form),
    part: `/api/parts/${part.id}`,
    storage_location: `/api/storage_locations/${location}`,
  };
  return operations.call(request, { operationId: "createPartLot", body });
}

interface Change {
  readonly lot: LotDocument;
  /** By default, the amount in the form or the code. */
  readonly amount?: string;
  readonly unit?: string | null;
  /** The lot before the change. Null if it is new, undefined if it is unknown. */
  readonly before?: Lot | null;
}

const verbs = { withdraw: "Withdrew", "put-away": "Put away" } as const;

const undoActions = { count: "count", withdraw: "withdraw", "put-away": "add" } as const;

async function booked(
  operations: PageOperations,
  request: SignedInRequest,
  { mode }: SeriesState,
  change: Change,
): Promise<Booked> {
  const { lot, before } = change;
  const isMove = isMoveForm(request);
  const unit = change.unit === undefined ? await unitOf(operations, request, lot) : change.unit;
  const permissions: readonly PermissionName[] = [
    "parts.revert_element",
    before === null ? "parts.delete" : "parts.edit",
    ...(before === null || isMove ? [] : undoPermissions(undoActions[mode])),
  ];
  const from = !isMove && before && !before.instock_unknown ? before.amount : null;
  return {
    kind: "booked",
    lot,
    text: isMove
      ? `Moved ${lot.instock_unknown ? "the lot" : amountText(lot.amount, unit)} here.`
      : textOf(mode, { entered: enteredAmount(request, change), from, to: lot.amount, unit }),
    changeSet: changeNotice(request, "", permissions).revert?.changeSet ?? null,
  };
}

function enteredAmount({ form }: SignedInRequest, { amount }: Change): number | null {
  const text =
    amount ?? ((form.get("amount") ?? "") || String(decodeCode(form.get("code") ?? "")?.quantity ?? ""));
  const { amount: entered } =
    text === "" ? {} : formBody("StockAddition", new URLSearchParams({ amount: text }));
  return entered === undefined ? null : Number(entered);
}

interface Amounts {
  readonly entered: number | null;
  readonly from: number | null;
  readonly to: number;
  readonly unit: string | null;
}

function textOf(mode: SeriesMode, { entered, from, to, unit }: Amounts): string {
  if (mode === "count") {
    return `Counted ${amountText(to, unit)}${from === null ? "" : ` (was ${amountText(from, unit)})`}.`;
  }
  return `${verbs[mode]}${entered === null ? "" : ` ${amountText(entered, unit)}`}. Now ${amountText(to, unit)}.`;
}

async function unitOf(
  operations: PageOperations,
  request: SignedInRequest,
  { part }: LotDocument,
): Promise<string | null> {
  const query = { "properties[]": ["id"], "properties[partUnit][]": ["id"] };
  return readUnit(
    operations,
    request,
    await operations.call(request, { operationId: "getPart", path: { id: part.id }, query }),
  );
}
