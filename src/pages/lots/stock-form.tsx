/** The form that withdraws, adds, counts and moves the stock of a lot. The page of the lot handles it. */
import { useContext } from "preact/hooks";
import { amountText } from "../../util/amount-text.ts";
import { Actions, Submit } from "../site/components.tsx";
import { Field } from "../site/fields.tsx";
import { FormKey } from "../site/form-key.tsx";
import { RejectedFormContext } from "../site/form-rejection.ts";
import { Icon } from "../site/icon.tsx";
import { Form } from "../site/layout.tsx";
import { NumberField } from "../site/number-field.tsx";
import { usePage } from "../site/page-context.ts";
import { ReferenceField } from "../site/reference-field.tsx";
import { canChangeLot } from "./can-change-lot.ts";
import { lotPath, stockPermissions } from "./lot-path.ts";
import { lotName, targetField, type OtherLot } from "./move-target.ts";

interface StockFormProps {
  readonly lot: Pick<OtherLot, "id" | "instock_unknown" | "owner">;
  /** Symbol of the unit. Null for pieces. */
  readonly unit: string | null;
  /** The other lots of the part whose stock the user can change. */
  readonly targets: readonly OtherLot[];
  /** The page to return to after the change. Null for the page of the lot. */
  readonly returnTo: string | null;
  /** By default, the field is empty. */
  readonly amount?: number | null;
}

export function StockForm({ lot, targets, unit, returnTo, amount = null }: StockFormProps) {
  const { signedIn } = usePage();
  const can = (permission: (typeof stockPermissions)[number]): boolean =>
    signedIn?.principal.can(permission) === true;
  if (!stockPermissions.some(can)) return null;
  if (!canChangeLot(lot, signedIn?.principal)) {
    return (
      <p class="hint">
        The lot belongs to <bdi>{lot.owner?.name}</bdi>. Only the owner can change its stock.
      </p>
    );
  }
  const isKnown = !lot.instock_unknown;
  return (
    <Form action={lotPath(lot.id)} class="lot-form" queue="change">
      <FormKey />
      {returnTo !== null && <input type="hidden" name="return_to" value={returnTo} />}
      {/* The first button handles the Enter key, which must not choose one of the actions. */}
      <input type="submit" class="unseen" tabIndex={-1} aria-hidden aria-label="Continue" />
      <NumberField
        label={unit === null ? "Amount" : `Amount in ${unit}`}
        name="amount"
        value={amount}
        required
      />
      <div class="lot-actions">
        {isKnown && can("parts_stock.withdraw") && (
          <Submit name="action" value="withdraw">
            <Icon name="minus" /> Withdraw
          </Submit>
        )}
        {isKnown && can("parts_stock.add") && (
          <Submit name="action" value="add">
            <Icon name="plus" /> Add
          </Submit>
        )}
        {can("parts_stock.stocktake") && (
          <Submit name="action" value="count" kind="quiet">
            <Icon name="clipboard-check" /> Count
          </Submit>
        )}
      </div>
      <Field label="Comment" name="comment" maxLength={255} autocomplete="off" />
      {isKnown && can("parts_stock.move") && <MoveFields targets={targets} unit={unit} />}
    </Form>
  );
}

/** Moves stock to another lot of the part, or to a new lot in a location. */
function MoveFields({ targets, unit }: Pick<StockFormProps, "targets" | "unit">) {
  const { signedIn } = usePage();
  const { submitted } = useContext(RejectedFormContext);
  const principal = signedIn?.principal;
  const canCreate = principal?.can("parts.create") === true && principal.can("storelocations.read");
  if (targets.length === 0 && !canCreate) return null;
  const lots = targets.map((lot) => ({
    value: lotName(lot),
    label: `${lot.storage_location?.full_path ?? "No location"} (${
      lot.instock_unknown ? "unknown" : amountText(lot.amount, unit)
    })`,
  }));
  const field = {
    label: "New location",
    name: targetField,
    ...(targets.length > 0 && {
      hint: canCreate
        ? `A location or another lot of the part, such as ${lotName(targets[0] ?? { id: 0 })}.`
        : `Another lot of the part, such as ${lotName(targets[0] ?? { id: 0 })}.`,
      suggestions: "move-targets",
    }),
  };
  return (
    <details open={submitted?.get("action") === "move"}>
      <summary>Move to another location</summary>
      {canCreate ? (
        <ReferenceField {...field} collection="storage_locations" />
      ) : (
        <Field {...field} autocomplete="off" verbatim />
      )}
      {lots.length > 0 && (
        <datalist id="move-targets">
          {lots.map(({ value, label }) => (
            <option value={value}>{label}</option>
          ))}
        </datalist>
      )}
      <Actions>
        <Submit name="action" value="move" kind="quiet">
          <Icon name="arrow-right-left" /> Move
        </Submit>
      </Actions>
    </details>
  );
}
