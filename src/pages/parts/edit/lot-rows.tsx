/** The lots in the form for a part. */
import { Field } from "../../site/fields.tsx";
import { BooleanField } from "../../site/form-section.tsx";
import { ReferenceField } from "../../site/reference-field.tsx";
import type { LotValues } from "./part-values.ts";
import { Rows } from "../../site/form-rows.tsx";

export function LotRows({ lots }: { readonly lots: readonly LotValues[] }) {
  return (
    <Rows title="Lots" path="partLots" noun="lot" entries={lots}>
      {(lot, path) => (
        <>
          <ReferenceField
            label="Storage location"
            name={`${path}.storage_location`}
            collection="storage_locations"
            entity={lot?.storage_location}
          />
          <Field
            label="Amount"
            name={`${path}.amount`}
            value={String(lot?.amount ?? 0)}
            inputMode="decimal"
            autocomplete="off"
          />
          <Field
            label="Description"
            name={`${path}.description`}
            value={lot?.description ?? ""}
            maxLength={255}
            autocomplete="off"
          />
          <Field
            label="Barcode"
            name={`${path}.user_barcode`}
            value={lot?.user_barcode ?? ""}
            maxLength={255}
            autocomplete="off"
            verbatim
          />
          <ExpiryField name={`${path}.expiration_date`} at={lot?.expiration_date ?? ""} />
          <div class="checks">
            <BooleanField
              label="Unknown amount"
              name={`${path}.instock_unknown`}
              checked={lot?.instock_unknown === true}
            />
            <BooleanField
              label="Needs refill"
              name={`${path}.needs_refill`}
              checked={lot?.needs_refill === true}
            />
          </div>
        </>
      )}
    </Rows>
  );
}

/** Shows midnight in UTC as a date. Any other time stays as it is. */
function ExpiryField({ name, at }: { readonly name: string; readonly at: string }) {
  const isDate = at === "" || /^\d{4}-\d\d-\d\dT00:00:00(?:\.0+)?(?:Z|\+00:00)$/.test(at);
  return (
    <Field
      label="Expires"
      name={name}
      type={isDate ? "date" : "text"}
      value={isDate ? at.slice(0, 10) : at}
    />
  );
}
