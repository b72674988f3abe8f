/** What an import does with the first rows of a file. In the preview of an order, each row has its own choices. */
import { partPath } from "../parts/part-path.ts";
import { Badge, Section, Table, type BadgeProps } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { idOf } from "../trees/tree-table.ts";
import { locationField, partField } from "./choices.ts";
import type { ImportDocument, ImportLine } from "./import-document.ts";

/** The maximum number of rows that are shown. Rows of which a part must be chosen are shown in addition. */
const shownLines = 100;

/** The names of parts by ID. */
export type PartNames = ReadonlyMap<number, string>;

interface LinesProps {
  readonly import: ImportDocument;
  readonly names: PartNames;
  /** ID of the element with the suggested storage locations, if the rows can be changed. */
  readonly locations?: string;
}

export function Lines({ import: shown, names, locations }: LinesProps) {
  const { lines = [], processed, type } = shown;
  if (lines.length === 0) return null;
  const isEditable = locations !== undefined && type === "order";
  const hasChoice = (line: ImportLine): boolean =>
    candidatesOf(line).length > 0 || chosenFor(shown, line.line, "parts") !== undefined;
  const showsChoice = isEditable && lines.some(hasChoice);
  const visible = lines.filter((line, index) => index < shownLines || hasChoice(line));
  return (
    <Section
      id="rows"
      title="Rows"
      description={
        visible.length < processed
          ? `${countText(visible.length)} of ${countText(processed)} rows are shown.`
          : undefined
      }
    >
      <Table
        caption="Rows of the file"
        stacking="named"
        columns={[
          ...["Line", "Part", "Result"],
          ...(showsChoice ? ["Choose the part"] : []),
          ...(isEditable ? ["Storage location"] : []),
        ]}
        rows={visible.map((line) => [
          `Line ${line.line}`,
          <PartLink line={line} names={names} />,
          <Outcome line={line} isCheck={shown.dry_run} />,
          ...(showsChoice
            ? [
                hasChoice(line) && (
                  <PartChoice line={line} names={names} chosen={chosenFor(shown, line.line, "parts")} />
                ),
              ]
            : []),
          ...(isEditable
            ? [
                <LocationField
                  line={line}
                  list={locations}
                  value={chosenFor(shown, line.line, "locations") ?? ""}
                />,
              ]
            : []),
        ])}
        empty=""
      />
    </Section>
  );
}

function PartLink({ line, names }: { readonly line: ImportLine; readonly names: PartNames }) {
  const { part, name = "" } = line;
  if (part === undefined) return <bdi>{name}</bdi>;
  const id = idOf(part);
  return (
    <a href={partPath(id)}>
      <bdi>{names.get(id) ?? (name === "" ? `Part ${id}` : name)}</bdi>
    </a>
  );
}

const outcomes: Readonly<Record<ImportLine["outcome"], readonly [string, string, BadgeProps["kind"]]>> = {
  created: ["new part", "created", "good"],
  updated: ["will be changed", "changed", "good"],
  unchanged: ["unchanged", "unchanged", "neutral"],
  rejected: ["rejected", "rejected", "bad"],
};

const matches: Readonly<Record<NonNullable<ImportLine["matched_by"]>, string>> = {
  choice: "chosen",
  ipn: "same IPN",
  manufacturer_product_number: "same manufacturer part number",
  supplier_part_number: "same supplier part number",
  name: "same name",
};

function Outcome({ line, isCheck }: { readonly line: ImportLine; readonly isCheck: boolean }) {
  const { outcome, matched_by: matched } = line;
  const [planned, done, kind] = outcomes[outcome];
  return (
    <>
      <Badge kind={kind ?? "neutral"}>{isCheck ? planned : done}</Badge>
      {matched !== undefined && <small>{matches[matched]}</small>}
    </>
  );
}

export function candidatesOf(line: ImportLine): readonly number[] {
  return (line.candidates ?? []).map(idOf);
}

interface PartChoiceProps {
  readonly line: ImportLine;
  readonly names: PartNames;
  readonly chosen: string | undefined;
}

/** The parts that match a row. A choice that was made before can be changed. */
function PartChoice({ line, names, chosen }: PartChoiceProps) {
  const candidates = candidatesOf(line);
  const before = chosen === undefined || chosen === "new" ? [] : [Number(chosen)];
  const parts = [...new Set([...candidates, ...before])];
  return (
    <select name={partField(line.line)} class="cell-field" aria-label={`Part of line ${line.line}`}>
      <option value="">{candidates.length > 0 ? "Choose a part" : "Automatic"}</option>
      {parts.map((id) => (
        <option value={String(id)} selected={chosen === String(id)}>
          {names.get(id) ?? `Part ${id}`} (part {id})
        </option>
      ))}
      <option value="new" selected={chosen === "new"}>
        New part
      </option>
    </select>
  );
}

interface LocationFieldProps {
  readonly line: ImportLine;
  readonly list: string;
  readonly value: string;
}

function LocationField({ line, list, value }: LocationFieldProps) {
  return (
    <input
      class="cell-field"
      name={locationField(line.line)}
      value={value}
      list={list}
      maxLength={900}
      autocomplete="off"
      placeholder="as above"
      aria-label={`Storage location of line ${line.line}`}
    />
  );
}

/** Returns what the user has chosen for a row. */
function chosenFor(
  { parameters }: ImportDocument,
  line: number,
  name: "parts" | "locations",
): string | undefined {
  const prefix = `${line}=`;
  const chosen = parameters?.[name]?.find((text) => text.startsWith(prefix));
  return chosen?.slice(prefix.length);
}
