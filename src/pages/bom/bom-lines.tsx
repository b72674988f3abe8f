/** What an import of a bill of materials does with its lines and with the entries that it does not contain. */
import { partPath } from "../parts/part-path.ts";
import { Badge, Section, Table, type BadgeProps } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import type { OperationDocument } from "../site/operations.ts";

export type ImportedBom = OperationDocument<"importProjectBom">;
type Line = ImportedBom["lines"][number];

/** The maximum number of lines that are shown. Lines to look at come first. */
const shownLines = 500;

const outcomes: Readonly<Record<Line["status"], readonly [string, BadgeProps["kind"]]>> = {
  added: ["new", "good"],
  changed: ["changed", "warn"],
  unchanged: ["unchanged", "neutral"],
  not_fitted: ["not fitted", "neutral"],
  rejected: ["rejected", "bad"],
};

const matches: Readonly<Record<NonNullable<Line["matched_by"]>, string>> = {
  part_id: "same ID",
  ipn: "same IPN",
  mpn: "same manufacturer part number",
  supplier_part_number: "same supplier part number",
  earlier_choice: "chosen earlier",
  value: "same value and footprint",
};

export function BomLines({ bom }: { readonly bom: ImportedBom }) {
  const lines = [...bom.lines].sort((a, b) => urgency(a) - urgency(b)).slice(0, shownLines);
  return (
    <Section
      id="lines"
      title="Lines"
      description={
        lines.length < bom.lines.length
          ? `${countText(lines.length)} of ${countText(bom.lines.length)} lines are shown.`
          : undefined
      }
    >
      <Table
        caption="Lines of the bill of materials"
        stacking="named"
        columns={[
          "Line",
          "Designators",
          { title: "Quantity", numeric: true },
          "In the file",
          "Part",
          "Result",
        ]}
        rows={lines.map((line) => [
          `Line ${line.line}`,
          <bdi>{line.references.join(", ")}</bdi>,
          line.quantity === undefined ? "" : countText(line.quantity),
          <Described line={line} />,
          <Matched line={line} />,
          <Result line={line} />,
        ])}
        empty="The file has no lines."
      />
    </Section>
  );
}

/** Lines with a problem come first, then those without a part, then changed ones. */
function urgency({ status, warnings, part }: Line): number {
  if (status === "rejected") return 0;
  if (warnings.length > 0) return 1;
  if (status === "not_fitted") return 5;
  if (part === undefined) return 2;
  return status === "unchanged" ? 4 : 3;
}

function Described({ line }: { readonly line: Line }) {
  const { value, footprint, manufacturer, manufacturer_product_number: number } = line;
  const texts = [
    [value, footprint],
    [manufacturer, number],
  ].map((pair) => pair.filter((text) => text !== "").join(", "));
  return (
    <>
      <bdi>{texts[0]}</bdi>
      {texts[1] !== "" && (
        <small class="muted">
          <bdi>{texts[1]}</bdi>
        </small>
      )}
    </>
  );
}

function Matched({ line }: { readonly line: Line }) {
  const { part, matched_by: matched, candidates, status } = line;
  if (part !== undefined) {
    return (
      <>
        <a href={partPath(part.id)}>
          <bdi>{part.name}</bdi>
        </a>
        {matched !== undefined && <small>{matches[matched]}</small>}
      </>
    );
  }
  if (status === "not_fitted") return <span class="muted">not needed</span>;
  return (
    <span class="muted">
      {candidates.length === 0
        ? "no part found"
        : `${countText(candidates.length)} ${candidates.length === 1 ? "part" : "parts"} to choose from`}
    </span>
  );
}

function Result({ line }: { readonly line: Line }) {
  const [text, kind] = outcomes[line.status];
  return (
    <>
      <Badge kind={kind ?? "neutral"}>{text}</Badge>
      {line.changes.map(({ property, old, new: now }) => (
        <small>
          {names[property]}: <bdi>{old ?? "none"}</bdi> → <bdi>{now ?? "none"}</bdi>
        </small>
      ))}
      {line.warnings.map(({ message }) => (
        <small>{message}</small>
      ))}
    </>
  );
}

const names: Readonly<Record<Line["changes"][number]["property"], string>> = {
  quantity: "Quantity",
  mountnames: "Designators",
  name: "Name",
  part: "Part",
  comment: "Comment",
  price: "Price",
};

export function RemovedEntries({ bom }: { readonly bom: ImportedBom }) {
  return (
    <>
      <Entries
        id="removed"
        title="Removed entries"
        description="The file no longer contains these entries with designators."
        entries={bom.removed_entries}
      />
      <Entries
        id="kept"
        title="Entries that are kept"
        description="The file does not contain these entries with designators. They are not removed."
        entries={bom.kept_entries}
      />
    </>
  );
}

interface EntriesProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly entries: ImportedBom["removed_entries"];
}

function Entries({ id, title, description, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Section id={id} title={title} description={description}>
      <Table
        caption={title}
        stacking="named"
        columns={["Entry", { title: "Quantity", numeric: true }, "Designators"]}
        rows={entries.map(({ name, part, quantity, mountnames }) => [
          <bdi>{part?.name ?? name ?? ""}</bdi>,
          countText(quantity),
          <bdi>{mountnames}</bdi>,
        ])}
        empty=""
      />
    </Section>
  );
}

export function BomCounts({ bom }: { readonly bom: ImportedBom }) {
  const counts = [
    { name: "New", count: bom.added },
    { name: "Changed", count: bom.changed },
    { name: "Unchanged", count: bom.unchanged },
    { name: "Removed", count: bom.removed },
    ...[
      { name: "Without a part", count: bom.unmatched },
      { name: "Not fitted", count: bom.not_fitted },
      { name: "Rejected", count: bom.rejected },
    ].filter(({ count }) => count > 0),
  ];
  return (
    <dl class="import-counts">
      {counts.map(({ name, count }) => (
        <div>
          <dt>{name}</dt>
          <dd>{countText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
