/** Sorts owned entities by their properties instead of their IDs, so that exports of equal inventories are equal. */
import type { Document, TransferredName } from "./exported-resources.ts";

/** The properties to compare first, by resource. */
const first: Readonly<Partial<Record<TransferredName, readonly string[]>>> = {
  Attachment: ["name"],
  Orderdetail: ["supplier", "supplierpartnr"],
  Parameter: ["group", "name"],
  PartLot: ["storage_location", "description"],
  Pricedetail: ["min_discount_quantity"],
};

/** Returns a function that compares two entities of an owned list. */
export function compareDocuments(resource: TransferredName): (a: Document, b: Document) => number {
  const properties = first[resource] ?? [];
  return (a, b) => {
    for (const property of properties) {
      const order = compareValues(a[property], b[property]);
      if (order !== 0) return order;
    }
    return compare(JSON.stringify(a), JSON.stringify(b));
  };
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === "number" || typeof b === "number") return compare(numberOf(a), numberOf(b));
  if (Array.isArray(a) && Array.isArray(b)) {
    for (const [index, part] of a.entries()) {
      const order = index < b.length ? compareValues(part, b[index]) : 1;
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  return compare(typeof a === "string" ? a : "", typeof b === "string" ? b : "");
}

/** Converts a value to a number for sorting. Missing values come first. */
function numberOf(value: unknown): number {
  return typeof value === "number" ? value : -Infinity;
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
