/** The labels of the fields for parameters, by property path. `[]` is the index of an entry. */
export const parameterLabels: Readonly<Record<string, string>> = {
  "parameters[].name": "Name",
  "parameters[].symbol": "Symbol",
  "parameters[].value_min": "Minimum",
  "parameters[].value_typical": "Typical",
  "parameters[].value_max": "Maximum",
  "parameters[].unit": "Unit",
  "parameters[].value_text": "Text",
  "parameters[].group": "Group",
  "parameters[].eda_visibility": "Field in KiCad",
  "parameters[].eda_symbol_visibility": "Visible in schematics",
};
