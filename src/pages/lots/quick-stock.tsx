/** A menu that adds and withdraws stock of a part without leaving the current page. */
import { LinkButton } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { Form } from "../site/layout.tsx";
import { usePage } from "../site/context.ts";
import { amountText } from "../parts/amount.ts";
import { partPath } from "../parts/part-path.ts";
import { lotPath, stockPermissions } from "./lot-path.ts";

interface Lot {
  readonly id: number;
  readonly amount: number;
  readonly instock_unknown: boolean;
  readonly storage_location?: { readonly name: string } | null;
}

interface QuickStockProps {
  readonly part: { readonly id: number; readonly name: string; readonly partLots: readonly Lot[] };
  readonly unit: string | null;
}

/** The lots that the menu shows. A part with more lots has a link to all of them. */
const maximumLots = 5;

export function QuickStock({ part, unit }: QuickStockProps) {
  const { signedIn } = usePage();
  const { partLots: lots } = part;
  if (signedIn === null || !stockPermissions.some((name) => signedIn.principal.can(name))) return null;
  return (
    <details class="menu quick-stock">
      <summary class="button quiet small" aria-label={`Change the stock of ${part.name}`}>
        <Icon name="plus" />
        <Icon name="minus" />
      </summary>
      <div class="popup">
        {lots.slice(0, maximumLots).map((lot) => (
          <QuickLot lot={lot} part={part.name} unit={unit} />
        ))}
        {lots.length !== 1 && (
          <a href={`${partPath(part.id)}#stock`}>{lots.length === 0 ? "Add a lot" : "All lots"}</a>
        )}
      </div>
    </details>
  );
}

interface QuickLotProps {
  readonly lot: Lot;
  /** Name of the part. */
  readonly part: string;
  readonly unit: string | null;
}

function QuickLot({ lot, part, unit }: QuickLotProps) {
  const { currentPage } = usePage();
  const place = lot.storage_location?.name ?? "no location";
  return (
    <Form action={lotPath(lot.id)} class="quick-lot" update="results">
      <input type="hidden" name="return_to" value={currentPage} />
      <span class="quick-place">
        <bdi>{place}</bdi>{" "}
        <span class="muted">{lot.instock_unknown ? "unknown" : amountText(lot.amount, unit)}</span>
      </span>
      {lot.instock_unknown ? (
        <a href={lotPath(lot.id)}>Count</a>
      ) : (
        <>
          <input
            name="amount"
            inputMode="decimal"
            autocomplete="off"
            value="1"
            required
            aria-label={`Amount of ${part} in ${place}`}
          />
          <StockButton action="withdraw" icon="minus" label={`Withdraw from ${place}`} />
          <StockButton action="add" icon="plus" label={`Add to ${place}`} />
        </>
      )}
    </Form>
  );
}

interface LotControlsProps {
  readonly lot: Lot;
  /** Name of the part. */
  readonly part: string;
}

/** Adds and withdraws stock of one lot in a row of a table. A lot with an unknown amount has a link to count it. */
export function LotControls({ lot, part }: LotControlsProps) {
  const { currentPage, signedIn } = usePage();
  if (signedIn === null || !stockPermissions.some((name) => signedIn.principal.can(name))) return null;
  if (lot.instock_unknown) {
    return (
      <LinkButton href={lotPath(lot.id)} label={`Count lot ${lot.id}`}>
        Count
      </LinkButton>
    );
  }
  const place = lot.storage_location?.name ?? "no location";
  return (
    <Form action={lotPath(lot.id)} class="lot-controls">
      <input type="hidden" name="return_to" value={`${currentPage}#stock`} />
      <input
        name="amount"
        inputMode="decimal"
        autocomplete="off"
        value="1"
        required
        aria-label={`Amount of ${part} in ${place}`}
      />
      <StockButton action="withdraw" icon="minus" label={`Withdraw from ${place}`} />
      <StockButton action="add" icon="plus" label={`Add to ${place}`} />
    </Form>
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
