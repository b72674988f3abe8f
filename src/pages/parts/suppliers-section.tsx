/** The suppliers of a part with its prices. */
import { Badge, LinkButton, Section, Table } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { ExternalLink } from "../site/external-link.tsx";
import { fieldId } from "../site/fields.tsx";
import { Icon } from "../site/icon.tsx";
import { numberText } from "../site/number-text.ts";
import { amountText } from "../../util/amount-text.ts";
import { filteredBy } from "./list/list-state.ts";
import { editPartPath } from "./edit/edit-part.tsx";
import { nameOr } from "./part-sections.tsx";
import { partPath } from "./part-path.ts";
import { money, priceText } from "../../util/price-text.ts";
import { vatLabel } from "./vat-label.ts";
import type { PartDocument, PartPurchases, ShownPurchases } from "./read-part.ts";

type Orderdetail = PartDocument["orderdetails"][number];
type Purchase = PartPurchases["purchases"][number];

interface PriceOptions {
  readonly unit: string | null;
  readonly baseCurrency: string;
}

interface SuppliersSectionProps extends Pick<PartDocument, "id" | "orderdetails">, PriceOptions {
  readonly purchases: ShownPurchases | null;
}

export function SuppliersSection({ id, orderdetails, purchases, ...options }: SuppliersSectionProps) {
  const canEdit = usePage().signedIn?.principal.can("parts.edit") === true;
  if (orderdetails.length === 0 && !canEdit) return null;
  return (
    <Section id="suppliers" title="Suppliers and prices">
      {purchases !== null && <BestPrice id={id} purchases={purchases} {...options} />}
      {orderdetails.length > 0 && (
        <div class="offers">
          {orderdetails.map((orderdetail) => (
            <Offer orderdetail={orderdetail} {...options} />
          ))}
        </div>
      )}
      {canEdit && (
        <LinkButton href={`${editPartPath(id)}#${fieldId("orderdetails")}`}>
          <Icon name={orderdetails.length === 0 ? "plus" : "pencil"} />{" "}
          {orderdetails.length === 0 ? "Add a supplier" : "Edit suppliers and prices"}
        </LinkButton>
      )}
    </Section>
  );
}

function SupplierLink({ supplier }: Pick<Orderdetail, "supplier">) {
  if (!supplier) return <span class="muted">no supplier</span>;
  return (
    <a href={filteredBy("supplier", supplier.id)}>
      <bdi>{supplier.name}</bdi>
    </a>
  );
}

function Offer({ orderdetail, ...options }: PriceOptions & { readonly orderdetail: Orderdetail }) {
  const { supplierpartnr, supplier_product_url: address, obsolete, pricedetails } = orderdetail;
  return (
    <article class="offer">
      <h3>
        <SupplierLink {...orderdetail} />{" "}
        <ExternalLink address={address}>
          <bdi>{nameOr(supplierpartnr, "Product page")}</bdi>
        </ExternalLink>{" "}
        {obsolete === true && <Badge kind="warn">obsolete</Badge>}
      </h3>
      {pricedetails.length === 0 ? <p class="muted">no prices</p> : <Prices {...orderdetail} {...options} />}
    </article>
  );
}

function vatText(included: boolean | null | undefined): string | null {
  if (included === true) return "Prices include VAT.";
  return included === false ? "Prices exclude VAT." : null;
}

function Prices({
  id,
  supplier,
  supplierpartnr,
  pricedetails,
  prices_includes_vat: vat,
  unit,
  baseCurrency,
}: Orderdetail & PriceOptions) {
  const prices = [...pricedetails].sort((a, b) => a.min_discount_quantity - b.min_discount_quantity);
  const vatHint = vatText(vat);
  const isBulk = prices.some(({ price_related_quantity: quantity }) => quantity !== 1);
  const name = [supplier?.name, nameOr(supplierpartnr, `orderdetail ${id}`)].filter(Boolean).join(" ");
  return (
    <>
      <Table
        caption={`Prices of ${name}`}
        columns={[
          { title: "From", numeric: true },
          { title: unit === null ? "Price per piece" : `Price per ${unit}`, numeric: true },
          ...(isBulk ? [{ title: "Quoted price", numeric: true }] : []),
        ]}
        rows={prices.map((price) => {
          const currency = price.currency_iso_code ?? baseCurrency;
          return [
            amountText(price.min_discount_quantity, unit),
            `${priceText(price.price_per_unit)} ${currency}`,
            ...(isBulk
              ? [
                  `${priceText(price.price)} ${currency} for ${amountText(price.price_related_quantity, unit)}`,
                ]
              : []),
          ];
        })}
        empty=""
      />
      {vatHint !== null && <p class="hint">{vatHint}</p>}
    </>
  );
}

interface BestPriceProps extends PriceOptions {
  readonly id: number;
  readonly purchases: ShownPurchases;
}

/** The cheapest purchases of a quantity, which the user can change. `live.js` updates them while the user types. */
function BestPrice({ id, purchases, ...options }: BestPriceProps) {
  const { unit } = options;
  const { quantity, invalid } = purchases;
  return (
    <div class="best-price">
      <form action={partPath(id)} data-live="purchases">
        <label for="purchase-quantity">{unit === null ? "Quantity" : `Quantity in ${unit}`}</label>
        <input
          id="purchase-quantity"
          name="quantity"
          value={invalid?.text ?? numberText(quantity)}
          inputMode="decimal"
          autocomplete="off"
          {...(invalid !== null && { "aria-invalid": true, "aria-describedby": "purchases" })}
        />
        <button type="submit" class="button quiet">
          <Icon name="search" /> Find best price
        </button>
      </form>
      <div id="purchases" role="status">
        {invalid !== null && (
          <p class="field-error">
            {invalid.error} The following are purchases of {amountText(quantity, unit)}.
          </p>
        )}
        <PurchaseTable {...purchases} {...options} />
      </div>
    </div>
  );
}

function PurchaseTable({
  quantity,
  comparable,
  basis,
  purchases,
  unit,
  baseCurrency,
}: ShownPurchases & PriceOptions) {
  const needsRate = purchases.some(
    ({ prices_includes_vat: vat, base_cost: base, net_base_cost: net }) =>
      vat === true && base !== undefined && net === undefined,
  );
  const isConverted = basis === "net" && purchases.some(({ prices_includes_vat: vat }) => vat === true);
  return (
    <>
      <Table
        caption={`${comparable ? "Cheapest purchases" : "Purchases"} of ${amountText(quantity, unit)}`}
        columns={["Supplier", { title: "Quantity", numeric: true }, { title: "Total", numeric: true }]}
        rows={purchases.map((purchase, index) => [
          <>
            <SupplierLink {...purchase} /> <bdi>{purchase.supplierpartnr}</bdi>{" "}
            {index === 0 && comparable && <Badge kind="good">best price</Badge>}
          </>,
          amountText(purchase.quantity, unit),
          <Cost {...purchase} baseCurrency={baseCurrency} />,
        ])}
        empty="All suppliers with prices are obsolete."
        stacking="named"
      />
      {!comparable && (
        <p class="hint">
          There is no best price, because these prices state VAT differently. To compare them, select for each
          supplier whether its prices include VAT
          {needsRate && (
            <>
              , and set <code>VAT_RATE</code>
            </>
          )}
          .
        </p>
      )}
      {isConverted && <p class="hint">Prices are compared without VAT.</p>}
    </>
  );
}

function Cost({
  cost,
  currency,
  base_cost: inBase,
  net_base_cost: net,
  prices_includes_vat: vat,
  baseCurrency,
}: Purchase & Pick<PriceOptions, "baseCurrency">) {
  return (
    <>
      {money(cost)} {currency}
      {currency !== baseCurrency && inBase !== undefined && (
        <small>
          {" "}
          {money(inBase)} {baseCurrency}
        </small>
      )}
      {typeof vat === "boolean" && <small> {vatLabel(vat)}</small>}
      {vat === true && net !== undefined && (
        <small>
          {" "}
          ({money(net)} {baseCurrency} without VAT)
        </small>
      )}
    </>
  );
}
