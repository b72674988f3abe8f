/** Adds and withdraws stock of a part without leaving the current page. */
import { LinkButton } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { FormKey } from "../site/form-key.tsx";
import { Form, Page } from "../site/layout.tsx";
import { usePage } from "../site/page-context.ts";
import type { PageOperations } from "../site/operations.ts";
import { page, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { returnPath, returnQuery } from "../site/return-to.ts";
import { amountText } from "../../util/amount-text.ts";
import { readUnit } from "../parts/amount.ts";
import { partPath } from "../parts/part-path.ts";
import { canChangeLot } from "./can-change-lot.ts";
import { lotPath, newLotPath, stockPermissions } from "./lot-path.ts";

interface Lot {
  readonly id: number;
  readonly amount: number;
  readonly instock_unknown: boolean;
  readonly storage_location?: { readonly name: string } | null;
  readonly owner?: { readonly id: number; readonly name: string } | null;
}

interface QuickStockPart {
  readonly id: number;
  readonly name: string;
  readonly partLots: readonly Lot[];
}

interface QuickStockProps {
  readonly part: QuickStockPart;
  readonly unit: string | null;
  readonly returnTo: string;
}

/** The lots that the page shows. A part with more lots has a link to all of them. */
const maximumLots = 5;

/**
 * A link to the page with the stock of a part. `parts.js` shows the content of this page in a menu. The rows of a long
 * list do not contain the forms, because they would be most of the page.
 */
export function QuickStock({ part }: { readonly part: Pick<QuickStockPart, "id" | "name"> }) {
  const { currentPage, signedIn } = usePage();
  if (signedIn === null || !stockPermissions.some((name) => signedIn.principal.can(name))) return null;
  return (
    <a
      class="button quiet small quick-stock"
      href={`${quickStockPath(part.id)}?${returnQuery(currentPage)}`}
      aria-label={`Change the stock of ${part.name}`}
    >
      ±
    </a>
  );
}

const quickStockPath = (part: number | ":id"): string => `/parts/${part}/stock`;

/** `/parts/:id/stock`: adds and withdraws stock of each lot of a part, and returns to the list. */
export function quickStockRoute(operations: PageOperations): PageRoute {
  return {
    method: "GET",
    path: quickStockPath(":id"),
    access: ["parts.read"],
    handle: async (request: SignedInRequest) => {
      const part = await operations.call(request, {
        operationId: "getPart",
        path: { id: pathId(request) },
        query: {
          "properties[]": ["id", "name"],
          "properties[partUnit][]": ["id"],
          "properties[partLots][]": ["id", "amount", "instock_unknown"],
          "properties[partLots][storage_location][]": ["id", "name"],
          "properties[partLots][owner][]": ["id", "name"],
        },
      });
      const unit = await readUnit(operations, request, part);
      const target = returnPath(request.returnTo, partPath(part.id));
      return page(
        <Page title={`Stock of ${part.name}`} trail={[{ href: target, title: "Parts" }]} width="narrow">
          <QuickLots part={part} unit={unit} returnTo={target} />
        </Page>,
      );
    },
  };
}

function QuickLots({ part, unit, returnTo }: QuickStockProps) {
  const principal = usePage().signedIn?.principal;
  const { partLots: lots } = part;
  const own = lots.filter((lot) => canChangeLot(lot, principal));
  return (
    <div id="quick-lots">
      {own.slice(0, maximumLots).map((lot) => (
        <QuickLot lot={lot} part={part.name} unit={unit} returnTo={returnTo} />
      ))}
      {lots.length === 0 && principal?.can("parts.create") === true && (
        <a href={newLotPath(part.id)}>Add a lot</a>
      )}
      {(lots.length > 1 || own.length < lots.length) && <a href={`${partPath(part.id)}#stock`}>All lots</a>}
    </div>
  );
}

interface QuickLotProps {
  readonly lot: Lot;
  readonly part: string;
  readonly unit: string | null;
  readonly returnTo: string;
}

function QuickLot({ lot, part, unit, returnTo }: QuickLotProps) {
  const place = lot.storage_location?.name ?? "no location";
  return (
    <Form action={lotPath(lot.id)} class="quick-lot" update="results">
      <input type="hidden" name="return_to" value={returnTo} />
      <span class="quick-place">
        <bdi>{place}</bdi>{" "}
        <span class="muted">{lot.instock_unknown ? "unknown" : amountText(lot.amount, unit)}</span>
      </span>
      {lot.instock_unknown ? <a href={lotPath(lot.id)}>Count</a> : <AmountFields part={part} place={place} />}
    </Form>
  );
}

interface LotControlsProps {
  readonly lot: Lot;
  readonly part: string;
}

/** Adds and withdraws stock of one lot in a row of a table. A lot with an unknown amount has a link to count it. */
export function LotControls({ lot, part }: LotControlsProps) {
  const { currentPage, signedIn } = usePage();
  if (signedIn === null || !stockPermissions.some((name) => signedIn.principal.can(name))) return null;
  if (!canChangeLot(lot, signedIn.principal)) return null;
  if (lot.instock_unknown) {
    if (!signedIn.principal.can("parts_stock.stocktake")) return null;
    return (
      <LinkButton href={lotPath(lot.id)} label={`Count lot ${lot.id}`}>
        Count
      </LinkButton>
    );
  }
  if (!signedIn.principal.can("parts_stock.add") && !signedIn.principal.can("parts_stock.withdraw"))
    return <LinkButton href={lotPath(lot.id)}>Open</LinkButton>;
  const place = lot.storage_location?.name ?? "no location";
  return (
    <Form action={lotPath(lot.id)} class="lot-controls" update="stock overview history">
      <input type="hidden" name="return_to" value={`${currentPage}#stock`} />
      <AmountFields part={part} place={place} />
    </Form>
  );
}

interface AmountFieldsProps {
  readonly part: string;
  readonly place: string;
}

function AmountFields({ part, place }: AmountFieldsProps) {
  return (
    <>
      <FormKey />
      <input
        name="amount"
        inputMode="decimal"
        autocomplete="off"
        required
        aria-label={`Amount of ${part} in ${place}`}
      />
      <StockButton action="withdraw" icon="minus" label={`Withdraw from ${place}`} />
      <StockButton action="add" icon="plus" label={`Add to ${place}`} />
    </>
  );
}

interface StockButtonProps {
  readonly action: "add" | "withdraw";
  readonly icon: "plus" | "minus";
  readonly label: string;
}

function StockButton({ action, icon, label }: StockButtonProps) {
  const { signedIn } = usePage();
  if (signedIn?.principal.can(`parts_stock.${action}`) !== true) return null;
  return (
    <button type="submit" class="button quiet small" name="action" value={action} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
