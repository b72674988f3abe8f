/**
 * Keeps results of all kinds in memory under one limit (`CACHE_SIZE`). If the limit is reached, the least recently used
 * results are dropped.
 */
import { LRUCache } from "lru-cache";

/** The state from which a result was read. */
interface ResultState {
  /**
   * The latest sequence of the change feed (`changeVersion`), or the version of all data (`Store.localDataVersion`). The result
   * is valid for this version.
   */
  readonly version: string;
  /** The time of the request, if the result also depends on the time. */
  readonly now?: Date;
}

interface Computation<Value> {
  readonly key: string;
  /** Estimates the memory use of a result in bytes, without its key. */
  readonly bytes: (value: Value) => number;
}

interface MemoComputation<Value> extends Computation<Value> {
  readonly compute: (key: string) => Value;
}

interface CachedRead<Value> extends Computation<Value>, ResultState {
  readonly read: (key: string) => Promise<Value>;
  /** Returns the time at which the result changes by itself, in milliseconds since 1970. By default, it never does. */
  readonly nextChange?: () => Promise<number>;
}

interface KeptResult {
  readonly key: string;
  readonly version: string;
  /** The time at which the result changes by itself, in milliseconds since 1970. */
  readonly until: number;
  /** The estimated memory use in bytes, without the key. */
  readonly bytes: number;
}

export interface MemoryCache {
  /** Returns a view of this cache with its own keys. Each function whose results are kept has a section. */
  section(): MemoryCache;
  /** Returns the known result of a function that depends on nothing but its arguments, or computes it. */
  memo<Value>(computation: MemoComputation<Value>): Value;
  /**
   * Returns the known result if nothing that it depends on has changed, or reads it. Calls at the same time share one read.
   * The version must be that of the snapshot which `read` shows, or an earlier one.
   * @example await cached({ key: "total", version: await changeVersion(reader), read: () => count(reader), bytes: () => 8 })
   */
  cached<Value>(read: CachedRead<Value>): Promise<Value>;
  /** Returns the result that was kept with this key, if it is still valid. */
  find<Value>(key: string, state: ResultState): Value | undefined;
  /** Keeps a result, unless it is larger than three quarters of the memory. */
  keep(value: unknown, result: KeptResult): void;
  /**
   * Reserves memory for a value that its owner never drops. A sixteenth of the limit is for these values.
   * @returns whether the memory is available
   */
  reserve(bytes: number): boolean;
}

interface Entry {
  readonly value: unknown;
  readonly version: string;
  readonly until: number;
}

/** What all sections of a cache share. */
interface Memory {
  readonly entries: LRUCache<string, Entry>;
  /** The reads that have not ended, by key and version. */
  readonly pending: Map<string, Promise<Entry>>;
  reservable: number;
  sections: number;
}

/** The estimated memory use of an entry in bytes, in addition to its key and value. */
const entryBytes = 200;

/** The version of results that depend on no data. */
const constant: ResultState = { version: "" };

export function createMemoryCache(maximumBytes: number): MemoryCache {
  const reservable = Math.floor(maximumBytes / 16);
  const maxSize = Math.max(1, Math.ceil(maximumBytes) - reservable);
  const entries = new LRUCache<string, Entry>({ maxSize, maxEntrySize: Math.ceil((maxSize * 3) / 4) });
  return sectionOf({ entries, pending: new Map(), reservable, sections: 0 });
}

function sectionOf(memory: Memory): MemoryCache {
  const { entries, pending } = memory;
  const prefix = `${(memory.sections += 1)} `;

  function findEntry(key: string, { version, now }: ResultState): Entry | undefined {
    const entry = entries.get(prefix + key);
    return entry?.version === version && isCurrent(entry, now) ? entry : undefined;
  }

  function keep(value: unknown, { key, version, until, bytes }: KeptResult): void {
    const size = Math.ceil(bytes) + 2 * (prefix.length + key.length) + entryBytes;
    entries.set(prefix + key, { value, version, until }, { size });
  }

  async function read<Value>(wanted: CachedRead<Value>): Promise<Entry> {
    const { key, version } = wanted;
    const until = (await wanted.nextChange?.()) ?? Infinity;
    const value = await wanted.read(key);
    keep(value, { key, version, until, bytes: wanted.bytes(value) });
    return { value, version, until };
  }

  async function cached<Value>(wanted: CachedRead<Value>): Promise<Value> {
    const known = findEntry(wanted.key, wanted);
    if (known !== undefined) return known.value as Value;
    const shared = `${prefix}${wanted.version} ${wanted.key}`;
    const other = pending.get(shared);
    if (other !== undefined) {
      const entry = await other;
      if (isCurrent(entry, wanted.now)) return entry.value as Value;
    }
    const reading = read(wanted).finally(() => pending.delete(shared));
    pending.set(shared, reading);
    return (await reading).value as Value;
  }

  // A section contains the results of one function, so its values have the type that the caller expects.
  return {
    section: () => sectionOf(memory),
    find: <Value>(key: string, state: ResultState) => findEntry(key, state)?.value as Value | undefined,
    keep,
    cached,
    memo: <Value>({ key, bytes, compute }: MemoComputation<Value>) => {
      const known = findEntry(key, constant);
      if (known !== undefined) return known.value as Value;
      const value = compute(key);
      keep(value, { ...constant, key, until: Infinity, bytes: bytes(value) });
      return value;
    },
    reserve: (bytes) => {
      if (bytes > memory.reservable) return false;
      memory.reservable -= bytes;
      return true;
    },
  };
}

function isCurrent({ until }: Entry, now: Date | undefined): boolean {
  return now === undefined || now.getTime() < until;
}

/** Keeps nothing. For uncommitted data, whose results are wrong after a rollback. */
export const noCache: MemoryCache = {
  section: () => noCache,
  find: () => undefined,
  keep: () => undefined,
  memo: ({ key, compute }) => compute(key),
  cached: ({ key, read }) => read(key),
  reserve: () => false,
};
