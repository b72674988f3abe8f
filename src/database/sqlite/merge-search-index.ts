/**
 * Merges segments of the search index on SQLite. Each commit that changes parts adds a segment, and each search reads
 * all segments. FTS5 also merges segments during commits, but with fewer segments, a commit has less to merge.
 */
import { lazily } from "../../util/memoize.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";

const tables = ["search_parts", "search_part_names", "search_word_trigrams"];

/** The approximate number of pages that a step writes, which takes a few milliseconds. */
const pagesPerStep = 64;

/**
 * Returns a function that performs a step, in the open transaction, and returns whether there was something to merge.
 * FTS5 merges the segments of a level if there are at least four.
 */
export function createMergeStep({ handle, control }: SqliteConnection): () => boolean {
  const totalChanges = lazily(() => handle.prepare<[], number>("select total_changes()").pluck());
  const changes = (): number => totalChanges().get() ?? 0;
  const merge = (table: string): boolean => {
    const before = changes();
    control(`insert into ${table}(${table}, rank) values ('merge', ${pagesPerStep})`);
    // The statement itself counts as a change.
    return changes() - before > 1;
  };
  return () => tables.some(merge);
}
