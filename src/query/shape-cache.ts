/** Queries that were built for one shape of a list, kept for the next request of the same shape. */
import { LRUCache } from "lru-cache";
import type { Prepared, SlotValues } from "../database/prepared.ts";
import { unnamed } from "../database/prepared.ts";

/** Shapes come from clients, who can combine filters without end. A list has three of these caches. */
const maximumBytesKept = 100_000;

/** A named statement stays on a PostgreSQL connection as long as that lives: only the first shapes get names. */
const shapesNamed = 50;

/** Estimate of the memory of a query with its SQL, which is about 20 times as long as the shape. */
export function bytesOfShape(shape: string): number {
  return 1000 + 20 * shape.length;
}

/** Keeps the queries used last. */
export function shapeCache<Row>(maximumBytes = maximumBytesKept, maximumNamed = shapesNamed) {
  type Query = Prepared<Row, SlotValues>;
  const named = new Set<string>();
  const kept = new LRUCache<string, Query, () => Query>({
    maxSize: maximumBytes,
    sizeCalculation: (_query, shape) => bytesOfShape(shape),
    memoMethod: (shape, _stale, { context: build }) => {
      if (named.size < maximumNamed) named.add(shape);
      return named.has(shape) ? build() : unnamed(build());
    },
  });
  return (shape: string, build: () => Query): Query => kept.memo(shape, { context: build });
}
