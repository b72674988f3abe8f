/** How a file was read, and the fields to change it and to say what happens with its rows. */
import { Facts, Section, type Fact } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Checkbox, Field, Select, TextArea } from "../site/fields.tsx";
import { choiceLabels } from "./choices.ts";
import type { ImportDocument } from "./import-document.ts";

const encodings: Readonly<Record<string, string>> = {
  "utf-8": "Unicode (UTF-8)",
  "utf-16le": "Unicode (UTF-16, little-endian)",
  "utf-16be": "Unicode (UTF-16, big-endian)",
  "windows-1252": "Western European (Windows-1252)",
  shift_jis: "Japanese (Shift-JIS)",
  gb18030: "Chinese (GB18030)",
};

const separators: Readonly<Record<string, string>> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
};

const formats: Readonly<Record<string, string>> = {
  csv: "Text table (CSV)",
  xlsx: "Excel spreadsheet",
  json: "JSON",
  jsonl: "JSON Lines",
};

/** What the file was taken for. */
export function FileFacts({ import: { table, format } }: { readonly import: ImportDocument }) {
  const facts: Fact[] = [{ name: "Format", value: formats[format] }];
  if (table !== undefined) {
    const { encoding, separator, sheet, header_line: header } = table;
    if (encoding !== undefined) facts.push({ name: "Encoding", value: encodings[encoding] });
    if (separator !== undefined)
      facts.push({ name: "Values", value: `separated by ${separators[separator]}` });
    if (sheet !== undefined) facts.push({ name: "Sheet", value: <bdi>{sheet}</bdi> });
    if (header !== undefined) facts.push({ name: "Headings", value: `line ${countText(header)}` });
    if (table.orders !== undefined && table.orders.length > 0)
      facts.push({
        name: table.orders.length === 1 ? "Order" : "Orders",
        value: <Orders orders={table.orders} />,
      });
    if (table.skipped_row_count > 0)
      facts.push({ name: "Skipped rows", value: <SkippedRows table={table} /> });
    if (table.other_tables.length > 0) {
      facts.push({ name: "Other tables, not imported", value: <OtherTables table={table} /> });
    }
  }
  return (
    <Section id="file" title="File">
      <Facts facts={facts} />
    </Section>
  );
}

type Orders = NonNullable<NonNullable<ImportDocument["table"]>["orders"]>;

const origins: Readonly<Record<NonNullable<Orders[number]["supplier_from"]>, string>> = {
  parameter: "as set",
  column: "from a column",
  heading: "from the headings",
  file_name: "from the name of the file",
};

function Orders({ orders }: { readonly orders: Orders }) {
  return (
    <ul class="plain-list">
      {orders.map(({ supplier = "unknown supplier", order_number: number, lines, ...from }) => (
        <li>
          <bdi>{supplier}</bdi>
          {from.supplier_from !== undefined && ` (${origins[from.supplier_from]})`},{" "}
          {number === undefined ? "number unknown" : <bdi>{number}</bdi>}
          {from.order_number_from !== undefined && ` (${origins[from.order_number_from]})`},{" "}
          {countText(lines)} {lines === 1 ? "line" : "lines"}
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  readonly table: NonNullable<ImportDocument["table"]>;
}

function SkippedRows({ table: { skipped_rows: rows, skipped_row_count: count } }: TableProps) {
  return (
    <details class="skipped">
      <summary>{countText(count)}</summary>
      <ul>
        {rows.map(({ line, text }) => (
          <li>
            Line {line}: <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

function OtherTables({ table: { other_tables: tables } }: TableProps) {
  return (
    <ul class="plain-list">
      {tables.map(({ name, line }) => (
        <li>
          <bdi>{name}</bdi>
          {line !== undefined && ` (line ${line})`}
        </li>
      ))}
    </ul>
  );
}

/** IDs of the elements with suggested values. */
export const categoryList = "category-list";
export const locationList = "location-list";

export interface Suggestions {
  readonly categories: readonly string[];
  readonly locations: readonly string[];
  /** The names of the column mappings that the user has saved. */
  readonly mappings: readonly string[];
}

interface SettingsProps {
  readonly import: ImportDocument;
  readonly suggestions: Suggestions;
}

export function Settings({ import: checked, suggestions }: SettingsProps) {
  const { type, parameters = {} } = checked;
  const isOrder = type === "order";
  return (
    <Section
      id="settings"
      title="Settings"
      description="After a change, check the file again to see its effect."
    >
      <div class="form-grid">
        <Select
          label={choiceLabels["type"] ?? ""}
          name="type"
          value={type}
          options={[
            { value: "parts", label: "Parts list" },
            { value: "order", label: "Order" },
          ]}
        />
        <Field
          label={choiceLabels["category"] ?? ""}
          name="category"
          value={parameters.category ?? ""}
          suggestions={categoryList}
          maxLength={1000}
          placeholder="Resistors → Chip"
          hint="For rows without a category. It is created if it does not exist."
          autocomplete="off"
        />
        {isOrder ? <OrderFields import={checked} /> : <ExistingField import={checked} />}
        {checked.format !== "jsonl" && <ReadingFields import={checked} />}
      </div>
      {(isOrder || checked.existing === "add-stock") && (
        <Checkbox
          label={choiceLabels["again"] ?? ""}
          name="again"
          hint="Adds the stock even if it was already added by an earlier import."
        />
      )}
      <PathList id={categoryList} paths={suggestions.categories} />
      <PathList id={locationList} paths={suggestions.locations} />
    </Section>
  );
}

function PathList({ id, paths }: { readonly id: string; readonly paths: readonly string[] }) {
  return (
    <datalist id={id}>
      {paths.map((path) => (
        <option value={path} />
      ))}
    </datalist>
  );
}

type FieldsProps = Pick<SettingsProps, "import">;

function ExistingField({ import: { existing } }: FieldsProps) {
  return (
    <Select
      label={choiceLabels["existing"] ?? ""}
      name="existing"
      value={existing}
      hint="A row describes an existing part if the IPN, the part number, or the category and name are the same."
      options={[
        { value: "reject", label: "Reject rows that differ" },
        { value: "skip", label: "Keep the part as it is" },
        { value: "update", label: "Set the values of the row" },
        { value: "add-stock", label: "Add the quantity to the stock" },
      ]}
    />
  );
}

/** Describes what was found in the file, if the whole file has the same supplier or number. */
function foundText(value: string | undefined, from: keyof typeof origins | undefined): string | undefined {
  return value === undefined || from === undefined || from === "parameter"
    ? undefined
    : `Found: ${value}, ${origins[from]}.`;
}

function OrderFields({ import: { parameters = {}, table } }: FieldsProps) {
  const fromFile = { placeholder: "from the file", autocomplete: "off" };
  const [order, ...others] = table?.orders ?? [];
  const found = others.length === 0 ? order : undefined;
  const isUnknown = found !== undefined && found.order_number === undefined;
  return (
    <>
      <Field
        {...fromFile}
        label={choiceLabels["supplier"] ?? ""}
        name="supplier"
        value={parameters.supplier ?? ""}
        hint={foundText(found?.supplier, found?.supplier_from)}
        maxLength={255}
      />
      <Field
        {...fromFile}
        label={choiceLabels["order_number"] ?? ""}
        name="order_number"
        value={parameters.order_number ?? ""}
        hint={
          isUnknown
            ? "Not found. Without it, a corrected file would be added a second time."
            : foundText(found?.order_number, found?.order_number_from)
        }
        maxLength={100}
        verbatim
      />
      <Field
        label={choiceLabels["location"] ?? ""}
        name="location"
        value={parameters.location ?? ""}
        suggestions={locationList}
        maxLength={1000}
        placeholder="not put away yet"
        hint="Of all goods. You can also choose the location of each row below, or put the goods away later."
        autocomplete="off"
      />
      <TextArea
        label={choiceLabels["category_rules"] ?? ""}
        name="category_rules"
        value={(parameters.category_rules ?? []).join("\n")}
        rows={2}
        placeholder="RES SMD = Resistors → Chip"
        hint="One rule per line: a text of the description, an equals sign, and the category."
        autocomplete="off"
      />
    </>
  );
}

interface SheetFieldProps {
  readonly table: ImportDocument["table"];
  /** The sheet that the user has chosen. */
  readonly chosen: string | undefined;
}

function SheetField({ table, chosen = "" }: SheetFieldProps) {
  const { sheet, other_tables: others = [] } = table ?? {};
  const names = others.flatMap(({ name, line }) => (line === undefined ? [name] : []));
  if (sheet === undefined || names.length === 0) return null;
  const isChosen = chosen !== "";
  return (
    <Select
      label={choiceLabels["sheet"] ?? ""}
      name="sheet"
      value={isChosen ? sheet : ""}
      hint="The columns are those of the sheet that was checked."
      options={[
        { value: "", label: isChosen ? "Automatic" : `Automatic: ${sheet}` },
        ...[...(isChosen ? [sheet] : []), ...names].map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}

function ReadingFields({ import: { table, parameters = {} } }: FieldsProps) {
  const { encoding = "", decimal_mark: mark = "" } = parameters;
  return (
    <>
      <SheetField table={table} chosen={parameters.sheet} />
      {table?.encoding !== undefined && (
        <Select
          label={choiceLabels["encoding"] ?? ""}
          name="encoding"
          value={encoding}
          options={[
            { value: "", label: "Automatic" },
            ...Object.entries(encodings).map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
      <Select
        label={choiceLabels["decimal_mark"] ?? ""}
        name="decimal_mark"
        value={mark}
        options={[
          { value: "", label: "Automatic" },
          { value: ".", label: "Point: 1.5" },
          { value: ",", label: "Comma: 1,5" },
        ]}
      />
    </>
  );
}
