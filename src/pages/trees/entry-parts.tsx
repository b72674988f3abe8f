/** The parts of an entry: the lots in a location, the orderdetails of a supplier, the bill of materials of a project. */
import type { ComponentChildren } from "preact";
import { groupBy } from "../../util/group-by.ts";
import { lotPath } from "../lots/lot-path.ts";
import { amountText, stockText } from "../../util/amount-text.ts";
import { filteredBy } from "../parts/list/list-state.ts";
import { partPath } from "../parts/part-path.ts";
import { priceText } from "../../util/price-text.ts";
import { vatLabel } from "../parts/vat-label.ts";
import { bomImportPath, openEntriesPath } from "../bom/bom-path.ts";
import { Actions, Badge, LinkButton, Section, Table, type Column } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { countText } from "../site/count-text.ts";
import { ExportLinks, tableLinks, type ExportLink } from "../site/export-links.tsx";
import { ExternalLink } from "../site/external-link.tsx";
import type { EntryDocument } from "./read-tree.ts";
import type { EntryBom, EntryParts } from "./read-entry-parts.ts";
import { entryPath, trees, type TreeName } from "./tree-table.ts";

type Part = EntryParts["list"]["hydra:member"][number];

const titles: Readonly<Partial<Record<TreeName, string>>> = {
  storage_locations: "Stored here",
  suppliers: "Ordered here",
  currencies: "Parts with prices in this currency",
  attachment_types: "Parts with attachments of this type",
};

interface PartsSectionProps extends EntryParts {
  readonly name: TreeName;
  readonly entry: Pick<EntryDocument, "id" | "full_path">;
  readonly baseCurrency: string;
}

export function PartsSection({ name, entry, list, units, orderdetails, baseCurrency }: PartsSectionProps) {
  const parts = list["hydra:member"];
  const total = list["hydra:totalItems"];
  const { noun, partFilter } = trees[name];
  const unitOf = ({ partUnit: unit }: Part): string | null => (unit ? (units.get(unit.id) ?? null) : null);
  const { columns, rowsOf } = detailsOf(name, entry, orderdetails, baseCurrency);
  return (
    <Section id="parts" title={titles[name] ?? "Parts"}>
      <Table
        caption={`Parts of ${entry.full_path}`}
        columns={[
          "Part",
          "Description",
          ...columns,
          { title: columns.length === 0 ? "Stock" : "Total stock", numeric: true },
        ]}
        rows={parts.flatMap((part) =>
          rowsOf(part, unitOf(part)).map((cells) => [
            <a href={partPath(part.id)}>
              <bdi>{part.name}</bdi>
            </a>,
            part.description,
            ...cells,
            stockText(part, unitOf(part)),
          ]),
        )}
        empty={`No part uses this ${noun}.`}
        stacking="named"
      />
      {total > 0 && (
        <p>
          <a href={filteredBy(partFilter, entry.id)}>
            {total === 1 ? "Show the part in the list of parts" : `Show all ${countText(total)} parts`}
          </a>
        </p>
      )}
      {total > 0 && name === "storage_locations" && (
        <ExportLinks of="the lots" links={tableLinks(`/api/storage_locations/${entry.id}/lots_export`)} />
      )}
    </Section>
  );
}

interface Details {
  readonly columns: readonly (string | Column)[];
  readonly rowsOf: (part: Part, unit: string | null) => readonly (readonly ComponentChildren[])[];
}

/** A location has a row for each lot, a supplier for each orderdetail, and all other entries have one for each part. */
function detailsOf(
  name: TreeName,
  entry: PartsSectionProps["entry"],
  orderdetails: EntryParts["orderdetails"],
  baseCurrency: string,
): Details {
  if (name === "storage_locations") {
    return {
      columns: ["Location", { title: "Amount", numeric: true }],
      rowsOf: ({ partLots: lots }, unit) =>
        lots
          .filter(({ storage_location: location }) => isWithin(entry, location))
          .map((lot) => [
            <Below name={name} entry={entry} below={lot.storage_location} />,
            <LotAmount lot={lot} unit={unit} />,
          ]),
    };
  }
  if (name === "suppliers") {
    return {
      columns: ["Supplier part number", { title: "Best price", numeric: true }],
      rowsOf: ({ id }, unit) =>
        orderdetails
          .filter(({ part }) => part.id === id)
          .sort((a, b) => Number(a.obsolete) - Number(b.obsolete))
          .map(({ supplier, pricedetails, prices_includes_vat: includesVat, ...orderdetail }) => [
            <>
              <OrderNumber {...orderdetail} />
              {supplier?.id !== entry.id && (
                <>
                  {" "}
                  <Below name={name} entry={entry} below={supplier} />
                </>
              )}
            </>,
            <>
              <BestPrices prices={pricedetails} unit={unit} baseCurrency={baseCurrency} />
              {pricedetails.length > 0 && typeof includesVat === "boolean" && (
                <small class="muted">{vatLabel(includesVat)}</small>
              )}
            </>,
          ]),
    };
  }
  return { columns: [], rowsOf: () => [[]] };
}

interface Referred {
  readonly id: number;
  readonly name: string;
  readonly full_path?: string;
}

function isWithin(
  { id, full_path: path }: PartsSectionProps["entry"],
  other: Referred | null | undefined,
): boolean {
  return other?.id === id || other?.full_path?.startsWith(`${path} → `) === true;
}

interface BelowProps {
  readonly name: TreeName;
  readonly entry: PartsSectionProps["entry"];
  readonly below: Referred | null | undefined;
}

/** A link to an entry, with its path below the entry of the page. */
function Below({ name, entry, below }: BelowProps) {
  if (!below || below.id === entry.id) return <span class="muted">here</span>;
  return (
    <a href={entryPath(name, below.id)}>
      <bdi>{below.full_path?.slice(`${entry.full_path} → `.length) ?? below.name}</bdi>
    </a>
  );
}

function LotAmount({ lot, unit }: { readonly lot: Part["partLots"][number]; readonly unit: string | null }) {
  const { now } = usePage();
  const isExpired = lot.expiration_date ? new Date(lot.expiration_date) <= now : false;
  return (
    <>
      <a href={lotPath(lot.id)}>{lot.instock_unknown ? "unknown" : amountText(lot.amount, unit)}</a>
      {isExpired && (
        <>
          {" "}
          <Badge kind="bad">expired</Badge>
        </>
      )}
      {lot.needs_refill && (
        <>
          {" "}
          <Badge kind="warn">needs refill</Badge>
        </>
      )}
    </>
  );
}

type Orderdetail = EntryParts["orderdetails"][number];

function OrderNumber({
  supplierpartnr: text,
  supplier_product_url: address,
  obsolete,
}: Pick<Orderdetail, "supplierpartnr" | "supplier_product_url" | "obsolete">) {
  return (
    <>
      <ExternalLink address={address}>
        <bdi>{text === "" && address !== "" ? "Product page" : text}</bdi>
      </ExternalLink>
      {obsolete && (
        <>
          {" "}
          <Badge kind="warn">obsolete</Badge>
        </>
      )}
    </>
  );
}

interface BestPricesProps {
  readonly prices: Orderdetail["pricedetails"];
  readonly unit: string | null;
  readonly baseCurrency: string;
}

/** The lowest price in each currency, because prices in different currencies cannot be compared without their rates. */
function BestPrices({ prices, unit, baseCurrency }: BestPricesProps) {
  const byCurrency = groupBy(prices, ({ currency_iso_code: code }) => code ?? baseCurrency);
  if (byCurrency.size === 0) return <span class="muted">no price</span>;
  return [...byCurrency].map(([currency, offers]) => {
    const best = offers.reduce((a, b) => (Number(b.price_per_unit) < Number(a.price_per_unit) ? b : a));
    const from = best.min_discount_quantity;
    return (
      <div>
        {priceText(best.price_per_unit)} {currency}
        {from > 1 && <span class="muted">{` from\u00a0${amountText(from, unit)}`}</span>}
      </div>
    );
  });
}

/** A part is shown without its name to users who cannot read parts. */
function PartOfEntry({ id, name }: { readonly id: number; readonly name?: string }) {
  return name === undefined ? <>Part {id}</> : <a href={partPath(id)}>{name}</a>;
}

const bomFormats = { csv: "CSV", xlsx: "Spreadsheet", kicad: "KiCad", jlcpcb: "JLCPCB" } as const;

function bomLinks(project: number): ExportLink[] {
  return Object.entries(bomFormats).map(([format, title]) => ({
    title,
    href: `/api/projects/${project}/bom_export?format=${format}`,
  }));
}

export function BomSection({
  id,
  bom: { list, buildable },
}: {
  readonly id: number;
  readonly bom: EntryBom;
}) {
  const entries = list["hydra:member"];
  const canEdit = usePage().signedIn?.principal.can("projects.edit") === true;
  return (
    <Section
      id="bom"
      title="Bill of materials"
      description={
        buildable === null
          ? undefined
          : `${countText(buildable)} ${buildable === 1 ? "copy" : "copies"} can be built from stock.`
      }
    >
      <Table
        caption="Entries of the bill of materials"
        columns={["Part", { title: "Quantity", numeric: true }, "Mounted at"]}
        rows={entries.map(({ part, name, quantity, mountnames }) => [
          part ? <PartOfEntry {...part} /> : (name ?? ""),
          countText(quantity),
          mountnames,
        ])}
        empty="The bill of materials is empty."
        stacking="named"
      />
      {list["hydra:totalItems"] > entries.length && (
        <p class="hint">
          The first {entries.length} of {countText(list["hydra:totalItems"])} entries.
        </p>
      )}
      {canEdit && (
        <Actions>
          <LinkButton href={bomImportPath(id)}>Import a file</LinkButton>
          {entries.some(({ part }) => !part) && (
            <LinkButton href={openEntriesPath(id)}>Choose the missing parts</LinkButton>
          )}
        </Actions>
      )}
      {entries.some(({ part }) => part) && (
        <p>
          <a href={filteredBy(trees.projects.partFilter, id)}>Show the parts in the list of parts</a>
        </p>
      )}
      {entries.length > 0 && <ExportLinks of="the bill of materials" links={bomLinks(id)} />}
    </Section>
  );
}
