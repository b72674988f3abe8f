/**
 * Remembers the first line of each key. Stores hashes of 64 bits instead of the keys, so that a million lines need 25 MB.
 * The probability that two of a million keys have the same hash is less than one to ten million.
 */
import { createHash } from "node:crypto";

export interface FirstLines {
  /** Returns the line with which the key was added first, or undefined if it is new. */
  add(key: string, line: number): number | undefined;
}

/** The sizes of the table are powers of two. */
const initialSlots = 1024;

/** An open-addressing hash table. A line of 0 marks an unused slot. */
interface Table {
  readonly hashes: BigUint64Array;
  readonly lines: Uint32Array;
}

export function createFirstLines(): FirstLines {
  let table = createTable(initialSlots);
  let count = 0;
  return {
    add(key, line) {
      const hash = hashOf(key);
      const slot = slotOf(table, hash);
      const first = table.lines[slot];
      if (first !== undefined && first > 0) return first;
      table.hashes[slot] = hash;
      table.lines[slot] = line;
      count += 1;
      if (count * 2 > table.lines.length) table = enlarged(table);
      return undefined;
    },
  };
}

function createTable(slots: number): Table {
  return { hashes: new BigUint64Array(slots), lines: new Uint32Array(slots) };
}

function hashOf(key: string): bigint {
  return createHash("sha256").update(key).digest().readBigUInt64LE();
}

/** Returns the slot of the hash, or the unused slot for it. At least half of the slots are unused. */
function slotOf({ hashes, lines }: Table, hash: bigint): number {
  const mask = lines.length - 1;
  let slot = Number(hash & BigInt(mask));
  while (lines[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & mask;
  return slot;
}

function enlarged({ hashes, lines }: Table): Table {
  const larger = createTable(lines.length * 2);
  for (const [old, line] of lines.entries()) {
    const hash = hashes[old];
    if (line === 0 || hash === undefined) continue;
    const slot = slotOf(larger, hash);
    larger.hashes[slot] = hash;
    larger.lines[slot] = line;
  }
  return larger;
}
