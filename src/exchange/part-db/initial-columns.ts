/** Reads the columns of a copied entity that no request can set: its creation date and the source of its data. */
import { timestamp } from "../../database/timestamp.ts";
import { isObject } from "../../util/is-object.ts";
import type { Columns } from "../../inventory/writing/write-context.ts";
import type { Item } from "./items.ts";

export function initialColumns({ resource, document }: Item): Columns {
  const initial: Columns = {};
  const added = storedDate(document["addedDate"]);
  if (added !== null) initial["added_date"] = added;
  const provider = document["providerReference"];
  if (resource === "Part" && isObject(provider)) {
    for (const member of ["provider_key", "provider_id", "provider_url"]) {
      const value = provider[member];
      if (typeof value === "string" && value.length <= 2048) initial[member] = value;
    }
    initial["provider_last_updated"] = storedDate(provider["last_updated"]);
  }
  return initial;
}

function storedDate(value: unknown): string | null {
  const date = typeof value === "string" ? new Date(value) : null;
  if (date === null || Number.isNaN(date.getTime())) return null;
  try {
    return timestamp(date);
  } catch {
    return null;
  }
}
