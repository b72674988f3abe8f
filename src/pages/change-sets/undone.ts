/** Determines which change sets are taken back. An undo that was itself taken back does not count. */
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import type { Reader } from "../../database/store.ts";
import { capitalized } from "../site/capitalized.ts";
import { groupBy } from "../../util/group-by.ts";
import { readRemainingChanges, type RemainingChanges } from "./remaining-changes.ts";

export interface ChangeSetState {
  /** Whether the change set is an undo, which can be redone. */
  readonly isUndo: boolean;
  /** The newest change set that takes this one back. */
  readonly undoneBy: number | null;
  /** What the change sets that take this one back have left. Null if there are none. */
  readonly remaining: RemainingChanges | null;
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

/** Whether changes of the change set can be taken back: all of them, or those that were left. */
export function canBeUndone({
  undoneBy,
  remaining,
}: Pick<ChangeSetState, "undoneBy" | "remaining">): boolean {
  return undoneBy === null || remaining?.isEmpty === false;
}

/** Returns the words before the change set that takes this one back, such as “Partly undone by”. */
export function undoneText({ isUndo, remaining }: Pick<ChangeSetState, "isUndo" | "remaining">): string {
  const verb = isUndo ? "redone" : "undone";
  return capitalized(`${remaining?.isEmpty === false ? "partly " : ""}${verb} by`);
}

/** Reads the states of change sets with one statement, and what was left of those that were taken back. */
export async function readChangeSetStates(
  reader: Reader,
  ids: readonly (number | null)[],
): Promise<ChangeSetStates> {
  const { db, dialect } = reader;
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
  const undosOf = (id: number): readonly number[] =>
    (undos.get(id) ?? []).filter((undo) => undosOf(undo.id).length === 0).map((undo) => undo.id);
  const remaining = await readRemainingChanges(
    reader,
    new Map(wanted.map((id) => [id, undosOf(id)] as const).filter(([, own]) => own.length > 0)),
  );
  return new Map(
    rows.map(({ id, undoes_id: source, operation, datetime }) => [
      id,
      {
        isUndo: source !== null && operation !== "redoChangeSet",
        undoneBy: undosOf(id).at(-1) ?? null,
        remaining: remaining.get(id) ?? null,
        datetime,
      },
    ]),
  );
}
