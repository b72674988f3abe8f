/** The forms that an inventory is exported in. */
import type { Definitions } from "../../representation/definition.ts";
import type { Form } from "./form.ts";
import { csvForm } from "./csv-form.ts";
import { jsonLinesForm } from "./json-lines-form.ts";

export type TransferFormat = "csv" | "jsonl";

export function formOf(format: TransferFormat, definitions: Definitions): Form {
  return format === "csv" ? csvForm(definitions) : jsonLinesForm;
}

const formats: Readonly<Record<string, TransferFormat>> = {
  csv: "csv",
  jsonl: "jsonl",
  ndjson: "jsonl",
};

/** The form that the ending of a file's name stands for; null for another one. */
export function formatOfFile(path: string): TransferFormat | null {
  return formats[/\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? ""] ?? null;
}
