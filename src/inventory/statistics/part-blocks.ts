/**
 * Sums values of parts. The sums of each block of 1,000 part IDs are kept, so after a change of one part, only the parts
 * of its block are read again.
 */
import { sql, type RawBuilder } from "kysely";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { changedParts } from "../../history/changed-parts.ts";
import { readLatestSequence } from "../../history/read-changes.ts";
import type { MemoryCache } from "../../util/memory-cache.ts";

const blockSize = 1000;

/** Up to this number of blocks are read one by one. If more have changed, all are read together. */
const maximumBlocks = 10;

export type PartRange = Readonly<Record<"first" | "last", number>>;

const allParts: PartRange = { first: 0, last: Number.MAX_SAFE_INTEGER };

export function blockOf(part: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`${part} / ${sql.lit(blockSize)}`;
}

/** Reads the values of all blocks in a range, which contains whole blocks. Blocks without parts can be omitted. */
type ReadBlocks<Value> = (reader: Reader, range: PartRange) => Promise<ReadonlyMap<number, Value>>;

interface Known<Value> {
  readonly sequence: number;
  readonly now: string;
  readonly blocks: ReadonlyMap<number, Value>;
}

interface PartBlocksOptions<Value> {
  readonly cache: MemoryCache;
  readonly read: ReadBlocks<Value>;
  /** Estimates the memory use of the value of a block in bytes. */
  readonly bytes: (value: Value) => number;
}

/** Returns a function that reads the current values of all blocks. The reader must show one snapshot. */
export function createPartBlocks<Value>({
  cache,
  read,
  bytes,
}: PartBlocksOptions<Value>): (reader: Reader, now: string) => Promise<readonly Value[]> {
  const results = cache.section();
  // The results of earlier versions are also needed.
  const anyVersion = { version: "" };
  return async (reader, now) => {
    const sequence = await readLatestSequence(reader);
    const known = results.find<Known<Value>>("", anyVersion);
    const changed = known === undefined ? null : await changedBlocks(reader, known, now);
    const isFew = changed !== null && changed.size <= maximumBlocks;
    const blocks = new Map(isFew ? known?.blocks : []);
    const ranges = isFew ? [...changed].map(rangeOf) : [allParts];
    for (const block of isFew ? changed : []) blocks.delete(block);
    for (const range of ranges) {
      for (const [block, value] of await read(reader, range)) blocks.set(block, value);
    }
    const values = [...blocks.values()];
    const size = values.reduce((sum, value) => sum + 50 + bytes(value), 0);
    const result: Known<Value> = { sequence, now, blocks };
    results.keep(result, { ...anyVersion, key: "", until: Infinity, bytes: size });
    return values;
  };
}

function rangeOf(block: number): PartRange {
  return { first: block * blockSize, last: (block + 1) * blockSize - 1 };
}

const expiredLots = prepared((db, slot: Slot<{ since: string; now: string }>) =>
  db
    .selectFrom("part_lots")
    .select("part_id")
    .distinct()
    .where("expiration_date", ">", slot("since"))
    .where("expiration_date", "<=", slot("now")),
);

/** Returns the blocks in which a part has changed or a lot has expired. Null if all may have changed. */
async function changedBlocks<Value>(
  reader: Reader,
  { sequence, now: since }: Known<Value>,
  now: string,
): Promise<ReadonlySet<number> | null> {
  // The clock can be set back, and lots would then no longer be expired.
  const parts = now < since ? null : await changedParts(reader, sequence);
  if (parts === null) return null;
  const expired = await reader.run(expiredLots, { since, now });
  const ids = [...parts, ...expired.map((lot) => lot.part_id)];
  return new Set(ids.map((id) => Math.floor(id / blockSize)));
}
