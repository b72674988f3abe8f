/** Queries that were built for one shape of a list, kept for the next request of the same shape. */
import type { Prepared, SlotValues } from "../database/prepared.ts";
import { unnamed } from "../database/prepared.ts";
import { recentlyUsed } from "./recently-used.ts";

/**
 * Keeps the `size` queries used last. Shapes come from clients, who can combine filters without end, and a named
 * statement stays on a PostgreSQL connection as long as that lives: only the first `size` shapes get names.
 */
export function shapeCache<Row>(size: number) {
  const kept = recentlyUsed<Prepared<Row, SlotValues>>(size);
  const named = new Set<string>();
  return (shape: string, build: () => Prepared<Row, SlotValues>): Prepared<Row, SlotValues> =>
    kept(shape, () => {
      if (named.size < size) named.add(shape);
      return named.has(shape) ? build() : unnamed(build());
    });
}
