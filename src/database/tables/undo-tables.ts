/** Defines the table of undos that run in batches. `tables.ts` describes the conventions. */
import type { Generated } from "kysely";

/** An undo or redo of a large change set. `src/inventory/history/undo-jobs.ts` describes its states. */
export interface ChangeSetUndosTable {
  id: Generated<number>;
  status: string;
  /** The change set that is taken back. Not a foreign key, like `change_set_id`: change sets can be removed. */
  source_id: number;
  is_redo: Generated<boolean>;
  /** How to handle conflicts: `reject`, `skip` or `overwrite`. */
  mode: string;
  comment: string;
  /** Null for a command. Not a foreign key: the undo of a deleted user fails with a reason. */
  user_id: number | null;
  username: string;
  tier: string | null;
  token_id: number | null;
  client: string | null;
  /** The change set that contains the changes of all batches. Null until an element changes. */
  change_set_id: number | null;
  /** The number of log entries of the change set, and of those that are taken back. */
  total: number;
  processed: Generated<number>;
  /** The ID of the last log entry that is taken back. Null at the start, and 0 after the oldest entry. */
  position: number | null;
  /** The references to set after all elements were created again, as a JSON array. */
  deferred: Generated<string>;
  /** The first changes that were not taken back, as a JSON array, and the number of all of them. */
  left_changes: Generated<string>;
  left_count: Generated<number>;
  /** How many of the changes that were left can still be taken back. */
  resolvable_count: Generated<number>;
  /** The conflicts that have stopped the undo. */
  blocking: Generated<string>;
  blocking_count: Generated<number>;
  added_date: string;
  finished: string | null;
  /** The process that runs the undo, until `lease_until`. */
  holder: string | null;
  lease_until: string | null;
  /** The number of starts since a batch was last committed. */
  attempts: Generated<number>;
  reason: string | null;
}
