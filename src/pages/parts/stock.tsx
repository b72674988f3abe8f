/** The stock of a part: its total and its lots. */
import type { ComponentChildren } from "preact";
import { Badge, Section, Table } from "../site/components.tsx";
import { usePage } from "../site/context.ts";
import { Time } from "../site/time.tsx";
import type { LotDocument, PartDocument } from "./read-part.ts";

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 9 });

interface StockProps {
  readonly part: PartDocument;
  /** Symbol of the unit. `null` for parts counted in pieces. */
  readonly unit: string | null;
}

export function StockSection({ part, unit }: StockProps) {
  const { partLots: lots, total_instock: total, minamount: minimum } = part;
  return (
    <Section id="stock" title="Stock">
      <p class="total">
        <strong>{amountText(total, unit)}</strong> in stock{" "}
        {total < minimum && <Badge kind="warn">below the minimum of {amountText(minimum, unit)}</Badge>}
      </p>
      <Table
        caption="Lots"
        columns={["Location", { title: "Amount", numeric: true }, "Expires"]}
        rows={lots.map((lot) => row(lot, unit))}
        empty="This part has no lots."
        stacking="named"
      />
    </Section>
  );
}

function row(lot: LotDocument, unit: string | null) {
  return [
    <LotLocation {...lot} />,
    <Amount lot={lot} unit={unit} />,
    <Expiry at={lot.expiration_date ?? null} />,
  ];
}

function LotLocation(lot: LotDocument) {
  const { storage_location: location, description, comment, user_barcode: barcode, owner } = lot;
  return (
    <>
      {location ? <bdi>{location.full_path ?? location.name}</bdi> : <span class="muted">no location</span>}
      {description !== "" && <Line>{description}</Line>}
      {comment !== "" && <div class="prose comment">{comment}</div>}
      {Boolean(barcode) && (
        <Line>
          Barcode <code>{barcode}</code>
        </Line>
      )}
      {owner && (
        <Line>
          Owner: <bdi>{owner.name}</bdi>
        </Line>
      )}
    </>
  );
}

/** Shows details of a lot on a separate line, so that screen readers pause before the details. */
function Line({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      {" "}
      <small class="prose">
        <bdi>{children}</bdi>
      </small>
    </>
  );
}

function Amount({ lot, unit }: { readonly lot: LotDocument; readonly unit: string | null }) {
  return (
    <>
      {lot.instock_unknown ? <Badge>unknown</Badge> : amountText(lot.amount, unit)}
      {lot.needs_refill && (
        <>
          {" "}
          <Badge kind="warn">needs refill</Badge>
        </>
      )}
    </>
  );
}

function Expiry({ at }: { readonly at: string | null }) {
  const { now } = usePage();
  if (at === null) return <span class="muted">never</span>;
  return (
    <>
      <Time at={at} />
      {new Date(at) <= now && (
        <>
          {" "}
          <Badge kind="bad">expired</Badge>
        </>
      )}
    </>
  );
}

/** Formats an amount, such as “4,850” or “12.5 m”. */
function amountText(amount: number, unit: string | null): string {
  return unit === null ? number.format(amount) : `${number.format(amount)} ${unit}`;
}
