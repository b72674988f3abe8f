/**
 * Forms for new entities that are opened with values in the query, such as `/parts/new?name=BC547`. The names are those of
 * the fields. Nothing is saved until the user sends the form.
 */
import { renumberLists } from "./form-body.ts";
import type { PageRequest } from "./page.ts";

/** Returns the values in the query, or null if there are none or if the form was sent. */
export function prefilledForm({
  method,
  query,
}: Pick<PageRequest, "method" | "query">): URLSearchParams | null {
  if (method !== "GET") return null;
  const isField = (name: string): boolean => !name.startsWith("_") && !otherParameters.has(name);
  const fields = [...query].filter(([name]) => isField(name));
  return fields.length === 0 ? null : renumberLists(new URLSearchParams(fields));
}

const otherParameters: ReadonlySet<string> = new Set(["copy_of", "return_to"]);
