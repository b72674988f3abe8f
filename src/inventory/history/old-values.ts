/** Returns the values that a log entry replaced. */
import type { Changes } from "../../history/log-entry.ts";

interface Entry {
  readonly kind: string;
  /** JSON texts, as stored. */
  readonly changes: string | null;
  readonly data: string | null;
}

/** Returns the values before the change, by property. */
export function oldValues({ kind, changes, data }: Entry): Readonly<Record<string, unknown>> {
  if (changes === null) return {};
  // The service has written the texts.
  const changed = Object.entries(JSON.parse(changes) as Changes);
  const old: Record<string, unknown> = Object.fromEntries(
    changed.map(([property, change]) => [property, change.old]),
  );
  // The amount was unknown before the stocktake. The lot contained it nevertheless.
  if (kind === "part_stock_changed" && old["amount"] === null) {
    const { unknown_amount: unknown = 0 } = JSON.parse(data ?? "{}") as { readonly unknown_amount?: number };
    old["amount"] = unknown;
  }
  return old;
}
