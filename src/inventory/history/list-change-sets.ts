/** Lists the newest change sets for the command line, which sees all changes. */
import { sql } from "kysely";
import type { Reader } from "../../database/store.ts";

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

interface Row extends Omit<ListedChangeSet, "elements" | "partlyUndone"> {
  readonly elements: number | string;
  readonly left: number | string | null;
}

export async function listChangeSets({ db }: Reader, limit: number): Promise<readonly ListedChangeSet[]> {
  const { rows } = await sql<Row>`
    select id, datetime, username, client, operation, comment, undoes_id as undoes,
      (select max(later.id) from change_sets as later where later.undoes_id = change_sets.id) as ${sql.ref("undoneBy")},
      (select later.left_count from change_sets as later where later.undoes_id = change_sets.id
        order by later.id desc limit 1) as "left",
      coalesce(compacted_elements, (select count(*) from (
        select distinct target_type, target_id from log_entries where change_set_id = change_sets.id
      ) as element)) as elements
    from change_sets order by id desc limit ${limit}`.execute(db);
  return rows.map(({ left, ...row }) => ({
    ...row,
    elements: Number(row.elements),
    partlyUndone: Number(left ?? 0) > 0,
  }));
}
