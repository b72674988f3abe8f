/** Lists the newest change sets for the command line, which sees all changes. */
import { sql } from "kysely";
import type { Reader } from "../../database/store.ts";
import { readChangeSetStates } from "../changes/change-set-states.ts";

interface ListedChangeSet {
  readonly id: number;
  readonly datetime: string;
  readonly username: string;
  readonly client: string | null;
  readonly operation: string;
  readonly comment: string | null;
  /** The number of elements that changed. */
  readonly elements: number;
  readonly undoes: number | null;
  /** The newest change set that takes back this one. */
  readonly undoneBy: number | null;
  /** Whether that change set has left changes that can be taken back. */
  readonly partlyUndone: boolean;
}

type Row = Omit<ListedChangeSet, "elements" | "undoneBy" | "partlyUndone"> & {
  readonly elements: number | string;
};

export async function listChangeSets(reader: Reader, limit: number): Promise<readonly ListedChangeSet[]> {
  const { rows } = await sql<Row>`
    select id, datetime, username, client, operation, comment, undoes_id as undoes,
      coalesce(compacted_elements, (select count(*) from (
        select distinct target_type, target_id from log_entries where change_set_id = change_sets.id
      ) as element)) as elements
    from change_sets order by id desc limit ${limit}`.execute(reader.db);
  const states = await readChangeSetStates(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { undoneBy = null, isPartlyUndone = false } = states.get(row.id) ?? {};
    return { ...row, elements: Number(row.elements), undoneBy, partlyUndone: isPartlyUndone };
  });
}
