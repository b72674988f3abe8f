/** Reads the group of the signed-in user for the settings page. */
import { sql } from "kysely";
import type { Reader } from "../../database/store.ts";

interface OwnGroup {
  readonly name: string;
  /** Whether the group or one of its parents requires two-factor authentication. */
  readonly requiresSecondFactor: boolean;
}

interface Row {
  readonly name: string;
  readonly asks: boolean | number;
}

/** Reads the group. Returns `null` if the user has no group. Runs one statement. */
export async function readOwnGroup({ db }: Pick<Reader, "db">, userId: number): Promise<OwnGroup | null> {
  // `union` removes duplicates, so the query ends even if the groups form a cycle. `union all` would not.
  const { rows } = await sql<Row>`
    with recursive chain(id) as (
      select group_id from users where id = ${userId}
      union
      select groups.parent_id from groups join chain on groups.id = chain.id
    )
    select own.name, exists (
      select 1 from groups join chain on groups.id = chain.id where groups.enforce_2fa
    ) as asks
    from users join groups as own on own.id = users.group_id
    where users.id = ${userId}
  `.execute(db);
  const [row] = rows;
  return row === undefined ? null : { name: row.name, requiresSecondFactor: Boolean(row.asks) };
}
