/** The parameters in the form for a part or for an entry of a tree. */
import { Field, Select } from "../site/fields.tsx";
import { Rows } from "../site/form-rows.tsx";
import { NumberField } from "../site/number-field.tsx";
import type { ParameterDocument } from "./read-parameters.ts";

/** Parameters without an ID are new. */
export type ParameterValues = Partial<Omit<ParameterDocument, "element">>;

const visibilityOptions = [
  { value: "", label: "Default" },
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

export function ParameterRows({ parameters }: { readonly parameters: readonly ParameterValues[] }) {
  return (
    <Rows title="Parameters" path="parameters" noun="parameter" entries={parameters}>
      {(parameter, path) => {
        const text = (
          property: "name" | "symbol" | "unit" | "value_text" | "group",
          label: string,
          limit: number,
        ) => (
          <Field
            label={label}
            name={`${path}.${property}`}
            value={parameter?.[property] ?? ""}
            maxLength={limit}
            autocomplete="off"
            verbatim
          />
        );
        const value = (property: "value_min" | "value_typical" | "value_max", label: string) => (
          <NumberField label={label} name={`${path}.${property}`} value={parameter?.[property]} />
        );
        const choice = (property: "eda_visibility" | "eda_symbol_visibility", label: string) => (
          <Select
            label={label}
            name={`${path}.${property}`}
            value={String(parameter?.[property] ?? "")}
            options={visibilityOptions}
          />
        );
        return (
          <>
            {text("name", "Name", 255)}
            {text("symbol", "Symbol", 20)}
            {value("value_min", "Minimum")}
            {value("value_typical", "Typical")}
            {value("value_max", "Maximum")}
            {text("unit", "Unit", 50)}
            {text("value_text", "Text", 255)}
            {text("group", "Group", 255)}
            {choice("eda_visibility", "Field in KiCad")}
            {choice("eda_symbol_visibility", "Visible in schematics")}
          </>
        );
      }}
    </Rows>
  );
}
