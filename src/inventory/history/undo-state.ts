/** Defines the state of an undo. */
import type { Columns, WriteContext } from "../writing/write-context.ts";
import { createConflicts, type ConflictMode, type Conflicts, type Target } from "./conflicts.ts";
import { createRowsRead, type RowsRead } from "./rows-read.ts";

/** The state of an undo. */
export interface Undo {
  readonly context: WriteContext;
  /** The change set that is taken back. Null if a version of an element is restored. */
  readonly source: number | null;
  /** The change set of the undo. */
  readonly own: { readonly id: number | null };
  readonly mode: ConflictMode;
  readonly conflicts: Conflicts;
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
}: Pick<Undo, "context" | "mode"> & {
  readonly source?: Undo["source"];
  readonly own?: Undo["own"] | undefined;
}): Undo {
  return {
    context,
    mode,
    source,
    own,
    conflicts: createConflicts(),
    dropped: createConflicts(),
    read: createRowsRead(),
    touched: new Map(),
    deferred: [],
  };
}
