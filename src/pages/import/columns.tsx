/** The columns of a file, each with its first values and a select with its meaning. */
import { Section, Table } from "../site/components.tsx";
import { columnField } from "./choices.ts";
import { columnLabel, columnOptions, ignored } from "./column-labels.ts";
import type { ImportColumn, ImportDocument } from "./import-document.ts";

/** The maximum number of columns that are shown. */
const shownColumns = 200;

interface ColumnsProps {
  readonly import: ImportDocument;
  readonly isEditable: boolean;
}

export function Columns({ import: { table, type }, isEditable }: ColumnsProps) {
  const columns = table?.columns ?? [];
  if (columns.length === 0) return null;
  return (
    <Section
      id="columns"
      title="Columns"
      description={
        isEditable
          ? "Choose what a column means if it was not recognized. Your choice is remembered."
          : undefined
      }
    >
      <Table
        caption="Columns of the file"
        stacking="named"
        columns={["Heading", "Values", "Imported as"]}
        rows={columns
          .slice(0, shownColumns)
          .map((column, index) => [
            headingOf(column, index),
            <Examples values={column.examples} />,
            isEditable ? (
              <Meaning column={column} index={index} type={type} />
            ) : column.column === undefined ? (
              "not imported"
            ) : (
              columnLabel(column.column)
            ),
          ])}
        empty=""
      />
    </Section>
  );
}

function headingOf({ heading }: ImportColumn, index: number) {
  return heading.trim() === "" ? `Column ${index + 1}` : <bdi>{heading}</bdi>;
}

function Examples({ values }: { readonly values: readonly string[] }) {
  return (
    <span class="examples muted">
      {values.slice(0, 3).map((value) => (
        <bdi>{value}</bdi>
      ))}
    </span>
  );
}

interface MeaningProps {
  readonly column: ImportColumn;
  readonly index: number;
  readonly type: ImportDocument["type"];
}

function Meaning({ column, index, type }: MeaningProps) {
  const { column: taken, chosen = false, heading } = column;
  return (
    <>
      <select
        name={columnField(index)}
        class="cell-field"
        aria-label={`Meaning of the column ${heading.trim() === "" ? String(index + 1) : heading}`}
      >
        {columnOptions(type, taken).map(({ value, label }) => (
          <option value={value} selected={value === (taken ?? ignored)}>
            {label}
          </option>
        ))}
      </select>
      {chosen && <small>chosen by you</small>}
    </>
  );
}
