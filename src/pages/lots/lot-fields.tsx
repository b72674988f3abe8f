/** The fields for all properties of a lot. */
import { usePage } from "../site/page-context.ts";
import { Field, LineField } from "../site/fields.tsx";
import { BooleanField } from "../site/form-section.tsx";
import { NumberField } from "../site/number-field.tsx";
import { OwnerField } from "../site/owner-field.tsx";
import { ReferenceField } from "../site/reference-field.tsx";
import { timeInput, timeText } from "../site/time-text.ts";
import type { LotValues } from "../parts/edit/part-values.ts";
import { canChangeLot } from "./can-change-lot.ts";

interface LotFieldsProps {
  /** `null` for a new lot. */
  readonly lot: LotValues | null;
  /** Text before the names of the fields, such as `partLots[0].`. */
  readonly prefix: string;
}

export function LotFields({ lot, prefix }: LotFieldsProps) {
  const principal = usePage().signedIn?.principal;
  const isOwn = lot === null || canChangeLot(lot, principal);
  const can = (permission: "add" | "withdraw" | "stocktake"): boolean =>
    principal?.can(`parts_stock.${permission}`) === true;
  const isNew = lot?.id === undefined;
  const canChangeAmount = isOwn && (can("add") || can("stocktake") || (!isNew && can("withdraw")));
  return (
    <>
      <ReferenceField
        label="Storage location"
        name={`${prefix}storage_location`}
        collection="storage_locations"
        entity={lot?.storage_location}
      />
      {canChangeAmount && <NumberField label="Amount" name={`${prefix}amount`} value={lot?.amount} />}
      <LineField
        label="Description"
        name={`${prefix}description`}
        value={lot?.description ?? ""}
        autocomplete="off"
      />
      <Field
        label="Barcode"
        name={`${prefix}user_barcode`}
        value={lot?.user_barcode ?? ""}
        maxLength={1000}
        autocomplete="off"
        verbatim
      />
      {isOwn && (
        <DateField label="Expires" name={`${prefix}expiration_date`} at={lot?.expiration_date ?? ""} />
      )}
      <DateField label="Last counted" name={`${prefix}last_stocktake_at`} at={lot?.last_stocktake_at ?? ""} />
      {(isOwn || principal?.can("users.edit_infos") === true) && (
        <OwnerField name={`${prefix}owner`} owner={lot?.owner} />
      )}
      <LineField label="Comment" name={`${prefix}comment`} value={lot?.comment ?? ""} autocomplete="off" />
      <div class="checks">
        {canChangeAmount && (
          <BooleanField
            label="Unknown amount"
            name={`${prefix}instock_unknown`}
            checked={lot?.instock_unknown === true}
          />
        )}
        <BooleanField
          label="Needs refill"
          name={`${prefix}needs_refill`}
          checked={lot?.needs_refill === true}
        />
      </div>
    </>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly name: string;
  readonly at: string;
}

/** Shows midnight in UTC as a date. */
function DateField({ label, name, at }: DateFieldProps) {
  const value = timeText(at);
  const type = timeInput(value);
  return <Field label={type === "date" ? label : `${label} (UTC)`} {...{ name, type, value }} />;
}
