/** Determines which change sets are taken back. An undo that was itself taken back does not count. */
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import type { Reader } from "../../database/store.ts";
import { groupBy } from "../../util/group-by.ts";

export interface ChangeSetState {
  /** Whether the change set is an undo, which can be redone. */
  readonly isUndo: boolean;
  /** The newest change set that takes this one back. */
  readonly undoneBy: number | null;
  /** Whether changes are left that can be taken back, although `undoneBy` is not null. */
  readonly isPartlyUndone: boolean;
}

export type ChangeSetStates = ReadonlyMap<number, ChangeSetState>;

interface Row {
  readonly id: number;
  readonly undoes_id: number | null;
  readonly operation: string;
  readonly left_count: number | null;
}

/** Reads the states of change sets with one statement. */
export async function readChangeSetStates(
  { db, dialect }: Reader,
  ids: readonly (number | null)[],
): Promise<ChangeSetStates> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<Row>`with recursive related (id, undoes_id, operation, left_count) as (
      select id, undoes_id, operation, left_count from change_sets where ${idList(dialect, "id", wanted)}
      union
      select change_sets.id, change_sets.undoes_id, change_sets.operation, change_sets.left_count from related
      inner join change_sets on change_sets.undoes_id = related.id
    ) select id, undoes_id, operation, left_count from related order by id desc`.execute(db);
  const undosOf = groupBy(rows, ({ undoes_id: source }) => source);
  const states = new Map<number, ChangeSetState>();
  // Newest first: the IDs of undos are higher than those of the change sets that they take back.
  for (const { id, undoes_id: source, operation } of rows) {
    const undos = undosOf.get(id) ?? [];
    const newest = undos.find((undo) => (states.get(undo.id)?.undoneBy ?? null) === null);
    const wasRepeated = (undo: Row) => (states.get(undo.id)?.undoneBy ?? 0) > (newest?.id ?? 0);
    states.set(id, {
      isUndo: source !== null && operation !== "redoChangeSet",
      undoneBy: newest?.id ?? null,
      isPartlyUndone: newest !== undefined && (Number(newest.left_count ?? 0) > 0 || undos.some(wasRepeated)),
    });
  }
  return states;
}
