/** Documents without what only linked data needs: shorter for models. */
import type { ToolDocument } from "../tool.ts";

/** The document without the keywords of JSON-LD, inside of it too. */
export function withoutKeywords(document: ToolDocument): ToolDocument {
  return stripped(document) as ToolDocument;
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (name.startsWith("@") ? [] : [[name, stripped(one)]])),
  );
}
