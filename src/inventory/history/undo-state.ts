/** Defines the state of an undo. */
import type { Columns, WriteContext } from "../writing/write-context.ts";
import {
  createConflicts,
  type Conflict,
  type ConflictMode,
  type Conflicts,
  type Target,
} from "./conflicts.ts";
import { createRowsRead, type RowsRead } from "./rows-read.ts";

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
  /** The conflicts that the mode `overwrite` would resolve. They are only collected if nothing is taken back because of them. */
  readonly newer: Conflicts;
  /** References that are not restored, because their targets no longer exist. They do not prevent the undo. */
  readonly dropped: Conflicts;
  /** The rows that were read for several changes together. */
  readonly read: RowsRead;
  /** The owners of written elements. Their versions are updated together. */
  readonly touched: NonNullable<WriteContext["touched"]>;
  /** References to elements that were not created again yet. */
  readonly deferred: { readonly target: Target; readonly columns: Columns }[];
}

/** Creates the state of an undo that has not taken back anything. */
export function createUndo({
  context,
  mode,
  source = null,
  own = { id: null },
  repeated = new Set(),
}: Pick<Undo, "context" | "mode"> &
  Partial<Pick<Undo, "source" | "repeated">> & {
    readonly own?: Undo["own"] | undefined;
  }): Undo {
  return {
    context,
    mode,
    source,
    own,
    repeated,
    conflicts: createConflicts(),
    newer: createConflicts({ isDistinct: true }),
    dropped: createConflicts(),
    read: createRowsRead(),
    touched: new Map(),
    deferred: [],
  };
}

/**
 * Adds a conflict that the mode `overwrite` resolves. If conflicts are rejected, the newer value is replaced nevertheless,
 * because the transaction is rolled back: the following steps only have the conflicts that `overwrite` does not resolve.
 * @returns whether to replace the newer value
 */
export function replacesNewer({ mode, conflicts, newer }: Undo, conflict: Conflict): boolean {
  if (mode !== "overwrite") (mode === "skip" ? conflicts : newer).add({ ...conflict, replaceable: true });
  return mode !== "skip";
}
