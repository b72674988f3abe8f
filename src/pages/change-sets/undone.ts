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
  /** With milliseconds, which the API omits. */
  readonly datetime: string;
}

export type ChangeSetStates = ReadonlyMap<number, ChangeSetState>;

interface Row {
  readonly id: number;
  readonly undoes_id: number | null;
  readonly operation: string;
  readonly datetime: string;
}

/** Reads the states of change sets with one statement. */
export async function readChangeSetStates(
  { db, dialect }: Reader,
  ids: readonly (number | null)[],
): Promise<ChangeSetStates> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<Row>`with recursive related (id, undoes_id, operation, datetime) as (
      select id, undoes_id, operation, datetime from change_sets where ${idList(dialect, "id", wanted)}
      union
      select change_sets.id, change_sets.undoes_id, change_sets.operation, change_sets.datetime from related
      inner join change_sets on change_sets.undoes_id = related.id
    ) select id, undoes_id, operation, datetime from related order by id`.execute(db);
  const undos = groupBy(rows, ({ undoes_id: source }) => source);
  // The IDs of undos are higher than those of the change sets that they take back, so this ends.
  const undoneBy = (id: number): number | null =>
    (undos.get(id) ?? []).findLast((undo) => undoneBy(undo.id) === null)?.id ?? null;
  return new Map(
    rows.map(({ id, undoes_id: source, operation, datetime }) => [
      id,
      { isUndo: source !== null && operation !== "redoChangeSet", undoneBy: undoneBy(id), datetime },
    ]),
  );
}
