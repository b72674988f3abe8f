/** The fields of the page that prints labels. Their names are the properties of `POST /api/labels`. */
import type { ComponentChildren } from "preact";
import { papers, sheets } from "../../labels/sheets.ts";
import { Actions, Submit } from "../site/components.tsx";
import { Checkbox, Field, Select, type FieldProps } from "../site/fields.tsx";
import { usePage } from "../site/page-context.ts";
import {
  chosenGrid,
  elementFields,
  measurePrefix,
  ownSheet,
  paperField,
  sheetField,
} from "./label-request.ts";
import { labelsPath, type LabelElementType } from "./labels-path.ts";
import { resultId } from "./label-preview.tsx";
import { StartField, startId } from "./start-field.tsx";

const measureLabels = {
  columns: "Columns",
  rows: "Rows",
  label_width: "Label width (mm)",
  label_height: "Label height (mm)",
  left: "Left margin (mm)",
  top: "Top margin (mm)",
  pitch_x: "Horizontal pitch (mm)",
  pitch_y: "Vertical pitch (mm)",
} as const;

const printLabels: Readonly<Record<string, string>> = {
  profile: "Label profile",
  copies: "Copies",
  copies_per_lot: "One label for each lot",
  [sheetField]: "Medium",
  "medium.start": "First label",
  "medium.offset_x": "Shift to the right (0.1 mm)",
  "medium.offset_y": "Shift down (0.1 mm)",
  "medium.rotated": "Turn labels by 90°",
  format: "Format",
  page: "Page",
  dpi: "Resolution (dpi)",
  [paperField]: "Paper",
  ...Object.fromEntries(Object.entries(measureLabels).map(([name, label]) => [measurePrefix + name, label])),
};

export function printLabel(name: string): string | undefined {
  return printLabels[name];
}

const mediumOptions = [
  { value: "", label: "Roll: each label is a page" },
  ...Object.entries(sheets).map(([name, { paper, columns, rows, labelWidth, labelHeight }]) => ({
    value: name,
    label: `${name} (${paper}, ${columns * rows} labels, ${labelWidth} × ${labelHeight} mm)`,
  })),
  { value: ownSheet, label: "Another sheet, with its measures" },
];

const settingNames = ["medium.offset_x", "medium.offset_y", "medium.rotated", "format", "dpi", "page"];

interface PrintFormProps {
  readonly type: LabelElementType;
  readonly profiles: readonly { readonly id: number; readonly name: string }[];
  /** The values of the fields. */
  readonly values: URLSearchParams;
  /** The preview with the button to print. */
  readonly children: ComponentChildren;
}

/** A GET form, so its address can be reloaded and stored, and the browser can fetch the document again to save it. */
export function PrintForm({ type, profiles, values, children }: PrintFormProps) {
  const { query } = usePage();
  const isSet = (name: string): boolean => !["", "pdf"].includes(values.get(name) ?? "");
  return (
    <form class="label-form" action={labelsPath} data-live={`${resultId} ${startId}`}>
      {elementFields.map((name) => {
        const value = query.get(name);
        return value !== null && <input type="hidden" name={name} value={value} />;
      })}
      <div>
        <Select
          label={printLabels["profile"] ?? ""}
          name="profile"
          options={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <NumberInput name="copies" value="1" />
        {type === "part" && (
          <Checkbox
            label={printLabels["copies_per_lot"] ?? ""}
            name="copies_per_lot"
            value="true"
            hint="Parts without lots get no label."
          />
        )}
        <Select label={printLabels[sheetField] ?? ""} name={sheetField} options={mediumOptions} />
        <StartField sheet={values.get(sheetField) ?? ""} grid={chosenGrid(values)} />
        <div class="form-grid dense-grid own-sheet">
          <Select
            label={printLabels[paperField] ?? ""}
            name={paperField}
            options={Object.keys(papers).map((name) => ({ value: name, label: name }))}
          />
          {Object.keys(measureLabels).map((name) => (
            <NumberInput name={measurePrefix + name} />
          ))}
        </div>
        <details open={settingNames.some(isSet)}>
          <summary>Printer settings</summary>
          <div class="form-grid dense-grid">
            <NumberInput name="medium.offset_x" hint="Negative values shift to the left." />
            <NumberInput name="medium.offset_y" hint="Negative values shift up." />
            <Select
              label="Format"
              name="format"
              options={[
                { value: "pdf", label: "PDF with all pages" },
                { value: "png", label: "PNG picture of one page" },
              ]}
            />
            <NumberInput name="page" hint="Page in the picture." />
            <NumberInput name="dpi" hint="Of the picture. Default: 300." />
            <Checkbox label={printLabels["medium.rotated"] ?? ""} name="medium.rotated" value="true" />
          </div>
        </details>
        <Actions>
          <Submit kind="quiet">Update preview</Submit>
        </Actions>
      </div>
      {children}
    </form>
  );
}

function NumberInput({ name, ...field }: Pick<FieldProps, "name" | "value" | "hint">) {
  return (
    <Field {...field} name={name} label={printLabels[name] ?? name} inputMode="decimal" autocomplete="off" />
  );
}
