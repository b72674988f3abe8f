/** The orderdetails and prices in the form for a part. */
import { usePage } from "../../site/page-context.ts";
import { Field, Select } from "../../site/fields.tsx";
import { BooleanField } from "../../site/form-section.tsx";
import { NumberField } from "../../site/number-field.tsx";
import { ReferenceField } from "../../site/reference-field.tsx";
import type { OrderdetailValues, PriceValues } from "./part-values.ts";
import { Rows } from "../../site/form-rows.tsx";

const vatOptions = [
  { value: "", label: "Unknown" },
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

const visibilityOptions = [
  { value: "", label: "Default" },
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

export function OrderdetailRows({ orderdetails }: { readonly orderdetails: readonly OrderdetailValues[] }) {
  const can = usePage().signedIn?.principal.can;
  return (
    <Rows
      title="Suppliers and prices"
      path="orderdetails"
      noun="supplier"
      entries={orderdetails}
      canAdd={can?.("parts.create") === true}
      canRemove={() => can?.("parts.delete") === true}
    >
      {(orderdetail, path) => (
        <>
          <ReferenceField
            label="Supplier"
            name={`${path}.supplier`}
            collection="suppliers"
            entity={orderdetail?.supplier}
          />
          <Field
            label="Supplier part number"
            name={`${path}.supplierpartnr`}
            value={orderdetail?.supplierpartnr ?? ""}
            maxLength={255}
            autocomplete="off"
            verbatim
          />
          <Field
            label="Product page"
            name={`${path}.supplier_product_url`}
            value={orderdetail?.supplier_product_url ?? ""}
            maxLength={2048}
            placeholder="https://"
            autocomplete="off"
            verbatim
          />
          <Select
            label="Prices include VAT"
            name={`${path}.prices_includes_vat`}
            value={String(orderdetail?.prices_includes_vat ?? "")}
            options={vatOptions}
          />
          <Select
            label="Part number in KiCad"
            name={`${path}.eda_visibility`}
            value={String(orderdetail?.eda_visibility ?? "")}
            options={visibilityOptions}
          />
          <div class="checks">
            <BooleanField
              label="Obsolete"
              name={`${path}.obsolete`}
              checked={orderdetail?.obsolete === true}
            />
          </div>
          <PriceRows prices={orderdetail?.pricedetails ?? []} path={`${path}.pricedetails`} />
        </>
      )}
    </Rows>
  );
}

function PriceRows({ prices, path }: { readonly prices: readonly PriceValues[]; readonly path: string }) {
  const can = usePage().signedIn?.principal.can;
  return (
    <Rows
      title="Prices"
      path={path}
      noun="price"
      entries={prices}
      canAdd={can?.("parts.create") === true}
      canRemove={() => can?.("parts.delete") === true}
    >
      {(price, at) => (
        <>
          <NumberField
            label="From quantity"
            name={`${at}.min_discount_quantity`}
            value={price?.min_discount_quantity ?? 1}
          />
          <NumberField label="Price" name={`${at}.price`} value={price?.price} />
          <NumberField
            label="For"
            name={`${at}.price_related_quantity`}
            value={price?.price_related_quantity ?? 1}
          />
          <ReferenceField
            label="Currency"
            name={`${at}.currency`}
            collection="currencies"
            entity={price?.currency}
          />
        </>
      )}
    </Rows>
  );
}
