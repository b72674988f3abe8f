/** The parts of an entry: the lots in a location, the orderdetails of a supplier, the bill of materials of a project. */
import type { ComponentChildren } from "preact";
import { lotPath } from "../lots/lot-path.ts";
import { amountText } from "../parts/amount.ts";
import { filteredBy, referenceFilters } from "../parts/list/list-state.ts";
import { partPath } from "../parts/part-path.ts";
import { Section, Table } from "../site/components.tsx";
import type { Column } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { ExternalLink } from "../site/external-link.tsx";
import type { EntryDocument } from "./read-tree.ts";
import type { EntryBom, EntryParts } from "./read-entry-parts.ts";
import { trees } from "./tree-table.ts";
import type { TreeName } from "./tree-table.ts";

type Part = EntryParts["list"]["hydra:member"][number];

const titles: Readonly<Partial<Record<TreeName, string>>> = {
  storage_locations: "Stored here",
  suppliers: "Ordered here",
};

interface PartsSectionProps extends EntryParts {
  readonly name: TreeName;
  readonly entry: Pick<EntryDocument, "id" | "full_path">;
}

export function PartsSection({ name, entry, list, units, orderdetails }: PartsSectionProps) {
  const parts = list["hydra:member"];
  const total = list["hydra:totalItems"];
  const { noun, partFilter } = trees[name];
  const filter = referenceFilters.find((each) => each === partFilter);
  const unitOf = ({ partUnit: unit }: Part): string | null => (unit ? (units.get(unit.id) ?? null) : null);
  const detail = detailColumn(name, entry, unitOf, orderdetails);
  return (
    <Section id="parts" title={titles[name] ?? "Parts"}>
      <Table
        caption={`Parts of ${entry.full_path}`}
        columns={[
          "Part",
          "Description",
          ...(detail === null ? [] : [detail.column]),
          { title: "Stock", numeric: true },
        ]}
        rows={parts.map((part) => [
          <a href={partPath(part.id)}>
            <bdi>{part.name}</bdi>
          </a>,
          part.description,
          ...(detail === null ? [] : [detail.cell(part)]),
          amountText(part.total_instock, unitOf(part)),
        ])}
        empty={`No part uses this ${noun}.`}
        stacking="named"
      />
      {filter !== undefined && total > 0 && (
        <p>
          <a href={filteredBy(filter, entry.id)}>
            {total === 1 ? "Show the part in the list of parts" : `Show all ${countText(total)} parts`}
          </a>
        </p>
      )}
      {filter === undefined && total > parts.length && (
        <p class="hint">
          The first {parts.length} of {countText(total)} parts.
        </p>
      )}
    </Section>
  );
}

interface Referred {
  readonly id: number;
  readonly full_path?: string;
}

interface Detail {
  readonly column: string | Column;
  readonly cell: (part: Part) => ComponentChildren;
}

function detailColumn(
  name: TreeName,
  entry: PartsSectionProps["entry"],
  unitOf: (part: Part) => string | null,
  orderdetails: EntryParts["orderdetails"],
): Detail | null {
  const isWithin = (other: Referred | null | undefined): boolean =>
    other?.id === entry.id || other?.full_path?.startsWith(`${entry.full_path} → `) === true;
  if (name === "storage_locations") {
    return {
      column: "Lots",
      cell: (part) =>
        part.partLots
          .filter(({ storage_location: location }) => isWithin(location))
          .map((lot) => (
            <div>
              <a href={lotPath(lot.id)}>
                {lot.instock_unknown ? "unknown amount" : amountText(lot.amount, unitOf(part))}
              </a>
              {lot.storage_location?.id !== entry.id && (
                <span class="muted">
                  {" "}
                  {lot.storage_location?.full_path?.slice(entry.full_path.length + 3)}
                </span>
              )}
            </div>
          )),
    };
  }
  if (name === "suppliers") {
    return {
      column: "Supplier part number",
      cell: (part) =>
        orderdetails
          .filter((orderdetail) => orderdetail.part.id === part.id)
          .map(({ supplierpartnr, supplier_product_url: url }) => (
            <div>
              <ExternalLink address={url}>
                {supplierpartnr === "" && url !== "" ? "Product page" : supplierpartnr}
              </ExternalLink>
            </div>
          )),
    };
  }
  return null;
}

export function BomSection({ bom }: { readonly bom: EntryBom }) {
  const entries = bom["hydra:member"];
  return (
    <Section id="bom" title="Bill of materials">
      <Table
        caption="Entries of the bill of materials"
        columns={["Part", { title: "Quantity", numeric: true }, "Mounted at"]}
        rows={entries.map(({ part, name, quantity, mountnames }) => [
          part ? <a href={partPath(part.id)}>{part.name}</a> : (name ?? ""),
          countText(quantity),
          mountnames,
        ])}
        empty="The bill of materials is empty."
        stacking="named"
      />
      {bom["hydra:totalItems"] > entries.length && (
        <p class="hint">
          The first {entries.length} of {countText(bom["hydra:totalItems"])} entries.
        </p>
      )}
    </Section>
  );
}
