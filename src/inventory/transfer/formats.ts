/** The formats of an exported inventory: CSV, and JSON Lines, an object on each line with its kind in `@type`. */
import type { Definitions } from "../../representation/definition.ts";
import { csvForm } from "./csv-form.ts";
import type { Form } from "./csv-form.ts";

export type TransferFormat = "csv" | "jsonl";

export function formOf(format: TransferFormat, definitions: Definitions): Form {
  return format === "csv" ? csvForm(definitions) : jsonLinesForm;
}

const jsonLinesForm: Form = {
  head: "",
  text: ({ resource, document }) => `${JSON.stringify({ "@type": resource, ...document })}\n`,
};

const formats: Readonly<Record<string, TransferFormat>> = {
  csv: "csv",
  jsonl: "jsonl",
  ndjson: "jsonl",
};

/** The form that the ending of a file's name stands for; null for another one. */
export function formatOfFile(path: string): TransferFormat | null {
  return formats[/\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? ""] ?? null;
}
