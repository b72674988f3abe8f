/** Defines the state of an undo. */
import type { Columns, WriteContext } from "../writing/write-context.ts";
import type { ConflictMode, Conflicts, Target } from "./conflicts.ts";

/** The state of an undo. */
export interface Undo {
  readonly context: WriteContext;
  /** The change set of the undo. */
  readonly own: { readonly id: number | null };
  /** The change set that is taken back. Null if an old version is restored. */
  readonly source: number | null;
  /** The keys of the elements of which this change set has several log entries. */
  readonly repeated: ReadonlySet<string>;
  readonly mode: ConflictMode;
  readonly conflicts: Conflicts;
  /** References that are not restored, because their targets no longer exist. They do not prevent the undo. */
  readonly dropped: Conflicts;
  /** The keys of the deleted elements that are not created again yet. */
  readonly pending: Set<string>;
  /** The IRIs of the elements that the undo has deleted, because the change set created them. */
  readonly removed: Set<string>;
  /** References to elements that were not created again yet. */
  readonly deferred: { readonly target: Target; readonly columns: Columns }[];
}
