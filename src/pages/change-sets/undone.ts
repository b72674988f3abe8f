/** Determines which change sets are taken back. An undo that was itself taken back does not count. */
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import type { Reader } from "../../database/store.ts";
import { capitalized } from "../site/capitalized.ts";
import { groupBy } from "../../util/group-by.ts";

export interface ChangeSetState {
  /** Whether the change set is an undo, which can be redone. */
  readonly isUndo: boolean;
  /** The newest change set that takes this one back. */
  readonly undoneBy: number | null;
  /** Whether `undoneBy` has left changes that can be taken back. */
  readonly isPartlyUndone: boolean;
  /** With milliseconds, which the API omits. */
  readonly datetime: string;
}

export type ChangeSetStates = ReadonlyMap<number, ChangeSetState>;

interface Row {
  readonly id: number;
  readonly undoes_id: number | null;
  readonly operation: string;
  readonly datetime: string;
  readonly left_count: number | null;
}

/** Whether changes of the change set can be taken back: all of them, or those that were left. */
export function canBeUndone({
  undoneBy,
  isPartlyUndone,
}: Pick<ChangeSetState, "undoneBy" | "isPartlyUndone">): boolean {
  return undoneBy === null || isPartlyUndone;
}

/** Returns the words before the change set that takes this one back, such as “Partly undone by”. */
export function undoneText({
  isUndo,
  isPartlyUndone,
}: Pick<ChangeSetState, "isUndo" | "isPartlyUndone">): string {
  const verb = isUndo ? "redone" : "undone";
  return capitalized(`${isPartlyUndone ? "partly " : ""}${verb} by`);
}

/** Reads the states of change sets with one statement. */
export async function readChangeSetStates(
  { db, dialect }: Reader,
  ids: readonly (number | null)[],
): Promise<ChangeSetStates> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<Row>`with recursive related (id, undoes_id, operation, datetime, left_count) as (
      select id, undoes_id, operation, datetime, left_count from change_sets where ${idList(dialect, "id", wanted)}
      union
      select change_sets.id, change_sets.undoes_id, change_sets.operation, change_sets.datetime,
        change_sets.left_count from related
      inner join change_sets on change_sets.undoes_id = related.id
    ) select id, undoes_id, operation, datetime, left_count from related order by id`.execute(db);
  const undos = groupBy(rows, ({ undoes_id: source }) => source);
  // The IDs of undos are higher than those of the change sets that they take back, so this ends.
  const undosOf = (id: number): readonly Row[] =>
    (undos.get(id) ?? []).filter((undo) => undosOf(undo.id).length === 0);
  return new Map(
    rows.map(({ id, undoes_id: source, operation, datetime }) => {
      const newest = undosOf(id).at(-1);
      return [
        id,
        {
          isUndo: source !== null && operation !== "redoChangeSet",
          undoneBy: newest?.id ?? null,
          isPartlyUndone: Number(newest?.left_count ?? 0) > 0,
          datetime,
        },
      ];
    }),
  );
}
