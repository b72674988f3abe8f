/**
 * Reserves IDs for new rows on PostgreSQL, so that rows can be inserted without waiting for their IDs. SQLite returns the
 * IDs of inserted rows without a round trip.
 */
import { sql } from "kysely";
import { preparedSql } from "../../database/prepared.ts";
import type { Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";

/** The maximum number of IDs per statement. Reserved IDs that are not used leave gaps. */
const idsPerStatement = 100;

const nextIds = preparedSql<{ id: number }, { table: string; count: number }>(
  (slot: Slot<{ table: string; count: number }>) => sql`
    select nextval(name) as id
    from pg_get_serial_sequence(${slot("table")}, 'id') as sequence(name),
      generate_series(1, cast(${slot("count")} as integer))
    where has_sequence_privilege(name, 'usage, update')`,
);

/**
 * Returns an ID for a new row, which remains unused if the row is not inserted. Returns undefined if the role of the
 * service may not use the sequence, which inserting a row without an ID does not require.
 */
export async function reserveId(transaction: Transaction, table: string): Promise<number | undefined> {
  return (await reserveIds(transaction, table, 1))[0];
}

async function reserveIds(transaction: Transaction, table: string, count: number): Promise<number[]> {
  return (await transaction.run(nextIds, { table, count })).map(({ id }) => id);
}

/**
 * Returns a function that returns the next ID of a table.
 * @param expected returns how many rows of a table may follow
 */
export function createReservedIds(
  transaction: Transaction,
  expected: () => number,
): NonNullable<Transaction["newId"]> {
  const reserved = new Map<string, number[]>();
  return async (table) => {
    const known = reserved.get(table)?.shift();
    if (known !== undefined) return known;
    const count = Math.min(idsPerStatement, Math.max(1, expected()));
    const [first, ...others] = await reserveIds(transaction, table, count);
    reserved.set(table, others);
    return first;
  };
}
