/** The stock of a part: its total and its lots. */
import type { ComponentChildren } from "preact";
import { Actions, Badge, LinkButton, Section, Table } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { usePage } from "../site/page-context.ts";
import { Markdown } from "../site/markdown.tsx";
import { Time } from "../site/time.tsx";
import { canPrintLabels, labelsAddress } from "../labels/labels-path.ts";
import { LotControls } from "../lots/quick-stock.tsx";
import { lotPath, newLotPath } from "../lots/lot-path.ts";
import { amountText, stockText } from "../../util/amount-text.ts";
import { filteredBy } from "./list/list-state.ts";
import type { LotDocument, PartDocument } from "./read-part.ts";

interface StockProps {
  readonly part: PartDocument;
  /** Symbol of the unit. `null` for parts counted in pieces. */
  readonly unit: string | null;
}

/** The number of locations in the summary. The section lists all lots. */
const summarizedLocations = 3;

export function StockSummary({ part, unit }: StockProps) {
  const { partLots: lots, total_instock: total, minamount: minimum } = part;
  const locations = new Map(
    lots.flatMap(({ storage_location: location }) => (location ? [[location.id, location] as const] : [])),
  );
  const shown = [...locations.values()].slice(0, summarizedLocations);
  return (
    <p class="total">
      <strong>{stockText(part, unit)}</strong> in stock{" "}
      {total < minimum && <Badge kind="warn">below the minimum of {amountText(minimum, unit)}</Badge>}
      {total >= minimum && minimum > 0 && <span class="muted">minimum {amountText(minimum, unit)}</span>}{" "}
      {shown.map((location) => (
        <a class="badge" href={filteredBy("storage_location", location.id)}>
          <Icon name="map-pin" /> <bdi>{location.full_path ?? location.name}</bdi>
        </a>
      ))}{" "}
      {locations.size > shown.length && <a href="#stock">{locations.size - shown.length} more</a>}
    </p>
  );
}

export function StockSection({ part, unit }: StockProps) {
  const lots = part.partLots;
  const principal = usePage().signedIn?.principal;
  const canCreate = principal?.can("parts.create") === true;
  return (
    <Section id="stock" title="Stock">
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
      <Actions>
        {canCreate && (
          <LinkButton href={newLotPath(part.id)}>
            <Icon name="plus" /> Add a lot
          </LinkButton>
        )}
        {lots.length > 0 && canPrintLabels(principal) && (
          <LinkButton
            href={labelsAddress(
              "part_lot",
              lots.map(({ id }) => id),
            )}
          >
            <Icon name="printer" /> Print lot labels
          </LinkButton>
        )}
      </Actions>
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
  const { signedIn } = usePage();
  const { id, storage_location: location, description, comment, user_barcode: barcode, owner } = lot;
  const ownerName = owner && <bdi>{owner.name}</bdi>;
  return (
    <>
      {location ? (
        <a href={filteredBy("storage_location", location.id)}>
          <bdi>{location.full_path ?? location.name}</bdi>
        </a>
      ) : (
        <span class="muted">no location</span>
      )}{" "}
      <a class="muted" href={lotPath(id)} aria-label={`Open lot ${id}`} title="Open the lot">
        <Icon name="chevron-right" />
      </a>
      {canPrintLabels(signedIn?.principal) && (
        <>
          {" "}
          <a
            class="muted"
            href={labelsAddress("part_lot", [id])}
            aria-label={`Print the label of lot ${id}`}
            title="Print the label of the lot"
          >
            <Icon name="printer" />
          </a>
        </>
      )}
      {description !== "" && <Line>{description}</Line>}
      {comment !== "" && (
        <div class="comment">
          <Markdown text={comment} />
        </div>
      )}
      {Boolean(barcode) && (
        <Line>
          Barcode <code>{barcode}</code>
        </Line>
      )}
      {owner && (
        <Line>
          Owner:{" "}
          {signedIn?.principal.can("users.read") === true ? (
            <a href={`/tools/users/${owner.id}`}>{ownerName}</a>
          ) : (
            ownerName
          )}
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
