/** The columns of a file, each with its first values and a select with its meaning. */
import { Section, Table } from "../site/components.tsx";
import { Field, Select } from "../site/fields.tsx";
import { choiceLabels, columnField } from "./choices.ts";
import { columnLabel, columnOptions, ignored } from "./column-labels.ts";
import type { ImportColumn, ImportDocument } from "./import-document.ts";

/** The maximum number of columns that are shown. */
const shownColumns = 200;

interface ColumnsProps {
  readonly import: ImportDocument;
  readonly isEditable: boolean;
  /** The names of the columns that the user has saved. */
  readonly mappings?: readonly string[];
}

export function Columns({ import: { table, type }, isEditable, mappings = [] }: ColumnsProps) {
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
      {isEditable && <SavedColumns mappings={mappings} />}
    </Section>
  );
}

function SavedColumns({ mappings }: { readonly mappings: readonly string[] }) {
  return (
    <div class="form-grid">
      {mappings.length > 0 && (
        <Select
          label={choiceLabels["mapping"] ?? ""}
          name="mapping"
          value=""
          hint="Replaces the choices above when the file is checked again."
          options={[{ value: "", label: "None" }, ...mappings.map((name) => ({ value: name, label: name }))]}
        />
      )}
      <Field
        label={choiceLabels["mapping_name"] ?? ""}
        name="mapping_name"
        value=""
        maxLength={100}
        hint="A name for these columns, to use them for other files."
        autocomplete="off"
      />
    </div>
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
