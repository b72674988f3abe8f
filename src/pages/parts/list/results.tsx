/** The rows of the list of parts, with links to sort it and to its other pages. */
import { canPrintLabels, listLabelsAddress, searchLabelsAddress } from "../../labels/labels-path.ts";
import { lotPath } from "../../lots/lot-path.ts";
import { QuickStock } from "../../lots/quick-stock.tsx";
import { LinkButton } from "../../site/components.tsx";
import { countText } from "../../site/count-text.ts";
import { ExportLinks, tableLinks } from "../../site/export-links.tsx";
import { Icon } from "../../site/icon.tsx";
import { usePage } from "../../site/page-context.ts";
import type { Units } from "../amount.ts";
import { partPath } from "../part-path.ts";
import { columnOf, exportedColumns, type PartColumnName } from "./columns.tsx";
import { Excerpt, Pieces } from "./excerpt.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { listAddress, type ListState } from "./list-state.ts";
import { InvalidList, NoParts, type Alternative } from "./no-parts.tsx";
import { apiQuery, type ListedPart, type PartListPage } from "./read-list.ts";

export interface ResultsProps extends PartListPage {
  readonly state: ListState;
  readonly units: Units;
  readonly columns: readonly PartColumnName[];
  readonly perPage: number;
  readonly alternatives: readonly Alternative[];
  /** Why the list cannot be shown. Empty if it can. */
  readonly errors: readonly string[];
}

export function Results(props: ResultsProps) {
  const { state, filters, parts, total, alternatives, errors } = props;
  return (
    <>
      <FilterChips state={state} filters={filters} />
      {errors.length > 0 ? (
        <InvalidList messages={errors} />
      ) : parts.length === 0 ? (
        <NoParts state={state} total={total} filters={filters} alternatives={alternatives} />
      ) : (
        <PartTable {...props} />
      )}
    </>
  );
}

function PartTable({ state, filters, parts, total, units, columns, perPage }: ResultsProps) {
  const first = (state.page - 1) * perPage + 1;
  const last = first + parts.length - 1;
  const hasPictures = parts.some(({ part }) => isShown(part));
  return (
    <>
      <div class="list-summary">
        <p class="muted list-count" role="status">
          {parts.length === total
            ? `${countText(total)} ${total === 1 ? "part" : "parts"}`
            : `${countText(first)}–${countText(last)} of ${countText(total)} parts`}
        </p>
        <LabelsLink state={state} filters={filters} />
        <Exports state={state} filters={filters} columns={columns} />
      </div>
      {parts.every(({ similar }) => similar) && (
        <p class="hint">No part contains all words. These parts contain similar words.</p>
      )}
      <div class="table stacking" role="region" aria-label="Parts" tabIndex={0}>
        <table class="dense">
          <caption class="unseen">Parts</caption>
          <thead>
            <tr>
              <HeadCell state={state} title="Name" sort="name" />
              {columns.map((name) => (
                <HeadCell state={state} {...columnOf(name)} />
              ))}
              <th scope="col" class="buttons">
                <span class="unseen">Stock changes</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((listed) => (
              <Row listed={listed} state={state} units={units} columns={columns} hasPictures={hasPictures} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager state={state} last={Math.ceil(total / perPage)} />
    </>
  );
}

/** A link to labels for all parts in the list, or for all that the search finds. */
function LabelsLink({ state, filters }: Pick<ResultsProps, "state" | "filters">) {
  const { now, signedIn } = usePage();
  if (!canPrintLabels(signedIn?.principal)) return null;
  const query = apiQuery(state, filters, now);
  if (query === null) return null;
  return (
    <a href={state.q === "" ? listLabelsAddress("part", query) : searchLabelsAddress(query)}>
      <Icon name="printer" /> Print labels
    </a>
  );
}

function Exports({ state, filters, columns }: Pick<ResultsProps, "state" | "filters" | "columns">) {
  const query = apiQuery(state, filters, usePage().now);
  if (query === null) return null;
  query.set("columns", exportedColumns(columns).join(","));
  return <ExportLinks of="the parts" links={tableLinks("/api/parts/export", query)} />;
}

interface HeadCellProps {
  readonly state: ListState;
  readonly title: string;
  readonly sort?: NonNullable<ListState["sort"]>["property"];
  readonly numeric?: boolean;
}

/** A column heading. If the column can be sorted, the heading is a link that sorts it. */
function HeadCell({ state, title, sort: property, numeric }: HeadCellProps) {
  const className = numeric === true ? "numeric" : undefined;
  if (property === undefined) {
    return (
      <th scope="col" class={className}>
        {title}
      </th>
    );
  }
  const { sort } = state;
  const isSorted = sort === null ? property === "name" && state.q === "" : sort.property === property;
  const isDescending = isSorted && sort?.descending === true;
  return (
    <th
      scope="col"
      class={className}
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
    >
      <a
        class="plain"
        href={listAddress(state, { sort: { property, descending: isSorted && !isDescending } })}
      >
        {title} {isSorted && <Icon name={isDescending ? "arrow-down" : "arrow-up"} />}
      </a>
    </th>
  );
}

interface RowProps extends Pick<ResultsProps, "state" | "units" | "columns"> {
  readonly listed: ListedPart;
  /** Whether any row has a picture, so that all rows leave room for one. */
  readonly hasPictures: boolean;
}

function Row({ listed, state, units, columns, hasPictures }: RowProps) {
  const { part } = listed;
  return (
    <tr>
      <th scope="row">
        <div class="part-cell">
          {hasPictures && <Thumbnail part={part} />}
          <div>
            <a href={partPath(part.id)}>
              <Excerpt
                listed={listed}
                property="name"
                text={part.name.trim() === "" ? `Part ${part.id}` : part.name}
              />
            </a>{" "}
            {part.favorite && <Icon name="star" label="Favorite" />}
            {part.needs_review && <Icon name="flag" label="Needs review" />}
            <small>
              <Excerpt listed={listed} property="description" text={part.description} />
            </small>
            <OtherMatches listed={listed} columns={columns} />
          </div>
        </div>
      </th>
      {columns.map((name) => {
        const { title, numeric, cell } = columnOf(name);
        const content = cell(listed, { state, units });
        return (
          <td class={numeric === true ? "numeric" : undefined}>
            {content !== null && <span class="column">{title} </span>}
            {content}
          </td>
        );
      })}
      <td class="buttons">
        <QuickStock part={part} />
      </td>
    </tr>
  );
}

/** Whether the service stores the picture of a part. Pages load nothing from other hosts. */
function isShown({ master_picture_attachment: picture }: ListedPart["part"]): boolean {
  return Boolean(picture?.internal_path);
}

function Thumbnail({ part }: Pick<ListedPart, "part">) {
  const { master_picture_attachment: picture } = part;
  if (!picture || !isShown(part)) return <span class="thumbnail" />;
  return (
    <img
      class="thumbnail"
      src={`/api/attachments/${picture.id}/thumbnail`}
      alt=""
      width="40"
      height="40"
      loading="lazy"
    />
  );
}

const matchTitles: Readonly<Record<string, string>> = {
  ipn: "IPN",
  manufacturer_product_number: "MPN",
  gtin: "GTIN",
  "orderdetails.supplierpartnr": "Supplier part number",
  tags: "Tag",
  category: "Category",
  manufacturer: "Manufacturer",
  footprint: "Footprint",
  "partLots.storage_location": "Location",
  "partLots.user_barcode": "Lot",
  "orderdetails.supplier": "Supplier",
  parameters: "Parameter",
  comment: "Comment",
};

/** The first matching text if no visible column shows a match. */
function OtherMatches({ listed, columns }: Pick<RowProps, "listed" | "columns">) {
  const visible: readonly string[] = [
    "name",
    "description",
    ...(columns.includes("ipn") ? ["ipn"] : []),
    ...(columns.includes("mpn") ? ["manufacturer_product_number"] : []),
  ];
  const [first] = listed.matches;
  const isBarcode = listed.lot !== null;
  if (first === undefined || (!isBarcode && visible.some((property) => listed.matches.has(property))))
    return null;
  const [property, pieces] = first;
  const text = <Pieces pieces={pieces} />;
  return (
    <small>
      {matchTitles[property] ?? property}:{" "}
      {property === "partLots.user_barcode" && listed.lot !== null ? (
        <a href={lotPath(listed.lot)}>{text}</a>
      ) : (
        text
      )}
    </small>
  );
}

function Pager({ state, last }: { readonly state: ListState; readonly last: number }) {
  if (last <= 1) return null;
  const { page: current } = state;
  const to = (target: number): string => listAddress(state, { page: target });
  return (
    <nav class="pager" aria-label="Pages">
      {current > 1 && (
        <LinkButton href={to(current - 1)}>
          <Icon name="chevron-left" /> Previous
        </LinkButton>
      )}
      <span class="muted">
        Page {countText(current)} of {countText(last)}
      </span>
      {current < last && (
        <LinkButton href={to(current + 1)}>
          Next <Icon name="chevron-right" />
        </LinkButton>
      )}
    </nav>
  );
}
