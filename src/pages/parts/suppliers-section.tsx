/** The suppliers of a part with its prices. */
import { Badge, Section, Table } from "../site/components.tsx";
import { ExternalLink } from "../site/external-link.tsx";
import { amountText } from "./amount.ts";
import { filteredBy } from "./list/list-state.ts";
import { nameOr } from "./part-sections.tsx";
import type { PartDocument } from "./read-part.ts";

type Orderdetail = PartDocument["orderdetails"][number];

interface SuppliersSectionProps extends Pick<PartDocument, "orderdetails"> {
  readonly unit: string | null;
  /** ISO 4217 code of prices without a currency. */
  readonly baseCurrency: string;
}

export function SuppliersSection({ orderdetails, ...prices }: SuppliersSectionProps) {
  if (orderdetails.length === 0) return null;
  return (
    <Section id="suppliers" title="Suppliers and prices">
      <Table
        caption="Suppliers, part numbers and prices"
        columns={["Supplier", "Part number", "Price for one, by quantity"]}
        rows={orderdetails.map((orderdetail) => [
          <Supplier {...orderdetail} />,
          <PartNumber {...orderdetail} />,
          <Prices {...orderdetail} {...prices} />,
        ])}
        empty=""
        stacking="plain"
      />
    </Section>
  );
}

function Supplier({ supplier }: Orderdetail) {
  if (!supplier) return <span class="muted">no supplier</span>;
  return (
    <a href={filteredBy("supplier", supplier.id)}>
      <bdi>{supplier.name}</bdi>
    </a>
  );
}

function PartNumber({ supplierpartnr, supplier_product_url: address, obsolete }: Orderdetail) {
  return (
    <>
      <ExternalLink address={address}>
        <bdi>{nameOr(supplierpartnr, "Product page")}</bdi>
      </ExternalLink>
      {obsolete === true && (
        <>
          {" "}
          <Badge kind="warn">obsolete</Badge>
        </>
      )}
    </>
  );
}

function Prices({
  pricedetails,
  unit,
  baseCurrency,
}: Orderdetail & Omit<SuppliersSectionProps, "orderdetails">) {
  const prices = [...pricedetails].sort((a, b) => a.min_discount_quantity - b.min_discount_quantity);
  if (prices.length === 0) return <span class="muted">no prices</span>;
  return (
    <ul class="price-breaks">
      {prices.map(({ min_discount_quantity: from, price_per_unit: price, currency_iso_code: currency }) => (
        <li>
          <span class="muted">from {amountText(from, unit)}</span> {withoutTrailingZeros(price)}{" "}
          {currency ?? baseCurrency}
        </li>
      ))}
    </ul>
  );
}

/** Keeps at least two decimal places. */
function withoutTrailingZeros(price: string): string {
  return price.replace(/(\.\d\d\d*?)0+$/, "$1");
}
