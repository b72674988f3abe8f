/** The stock of a part: its total and its lots. */
import type { ComponentChildren } from "preact";
import { Badge, LinkButton, Section, Table } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { usePage } from "../site/context.ts";
import { Time } from "../site/time.tsx";
import { LotControls } from "../lots/quick-stock.tsx";
import { lotPath } from "../lots/lot-path.ts";
import { amountText } from "./amount.ts";
import { editPartPath } from "./edit/edit-part.tsx";
import { filteredBy } from "./list/list-state.ts";
import type { LotDocument, PartDocument } from "./read-part.ts";

interface StockProps {
  readonly part: PartDocument;
  /** Symbol of the unit. `null` for parts counted in pieces. */
  readonly unit: string | null;
}

export function StockSection({ part, unit }: StockProps) {
  const { partLots: lots, total_instock: total, minamount: minimum } = part;
  const canEdit = usePage().signedIn?.principal.can("parts.edit") === true;
  return (
    <Section id="stock" title="Stock">
      <p class="total">
        <strong>{amountText(total, unit)}</strong> in stock{" "}
        {total < minimum && <Badge kind="warn">below the minimum of {amountText(minimum, unit)}</Badge>}
      </p>
      <Table
        caption="Lots"
        columns={[
          "Location",
          { title: "Amount", numeric: true },
          "Expires",
          { title: "Stock changes", hidden: true },
        ]}
        rows={lots.map((lot) => row(part, lot, unit))}
        empty="This part has no lots."
        stacking="named"
      />
      {canEdit && (
        <LinkButton href={`${editPartPath(part.id)}#field-partLots`}>
          <Icon name="plus" /> {lots.length === 0 ? "Add a lot" : "Edit lots"}
        </LinkButton>
      )}
    </Section>
  );
}

function row(part: PartDocument, lot: LotDocument, unit: string | null) {
  return [
    <LotLocation {...lot} />,
    <Amount lot={lot} unit={unit} />,
    <Expiry at={lot.expiration_date ?? null} />,
    <LotControls lot={lot} part={part.name} />,
  ];
}

function LotLocation(lot: LotDocument) {
  const { id, storage_location: location, description, comment, user_barcode: barcode, owner } = lot;
  return (
    <>
      {location ? (
        <a href={filteredBy("storage_location", location.id)}>
          <bdi>{location.full_path ?? location.name}</bdi>
        </a>
      ) : (
        <span class="muted">no location</span>
      )}{" "}
      <a class="muted" href={lotPath(id)} aria-label={`Open lot ${id}`}>
        <Icon name="square-pen" />
      </a>
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
