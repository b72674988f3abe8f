/** What the list of clients is narrowed down to: read from the address of the page, and written into one. */
import { wholeNumber } from "../site/path-id.ts";
import type { ClientFilter } from "./client-query.ts";
import { listPath } from "./client-path.ts";

export const filterFields = ["text", "registered"] as const;

export type FilterField = (typeof filterFields)[number];

export type FilterValues = Readonly<Partial<Record<FilterField, string>>>;

export interface AskedClients {
  readonly filter: ClientFilter;
  /** As given, without those that were left empty. */
  readonly values: FilterValues;
  /** Where the page goes on; null: at the newest. */
  readonly before: number | null;
  /** Of fields, and under the empty name of the address as a whole. */
  readonly errors: Readonly<Record<string, string>>;
}

const longestText = 128;

export function readClientFilter(query: URLSearchParams): AskedClients {
  const values: Partial<Record<FilterField, string>> = {};
  const errors: Record<string, string> = {};
  for (const field of filterFields) {
    const value = query.get(field)?.trim() ?? "";
    if (value !== "") values[field] = value;
  }
  const { text = null, registered } = values;
  if (text !== null && (text.length > longestText || text.includes("\0"))) {
    errors["text"] = "No name or client ID is like this.";
  }
  const known = registered === "itself" || registered === "administrator" ? registered : null;
  if (registered !== undefined && known === null) errors["registered"] = "Choose one of the options.";
  const position = query.get("before") ?? "";
  const before = wholeNumber(position);
  if (position !== "" && before === null) {
    errors[""] = "This address does not name a place in the list. Begin with the newest.";
  }
  return { filter: { text, registered: known }, values, before, errors };
}

/** The list, narrowed down alike, from the newest on or behind a client. */
export function listWith(values: FilterValues, before: number | null = null): string {
  const query = new URLSearchParams({ ...values, ...(before !== null && { before: String(before) }) });
  return query.size === 0 ? listPath : `${listPath}?${query.toString()}`;
}
