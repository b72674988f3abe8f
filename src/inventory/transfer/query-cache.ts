/**
 * Lines of a file refer to the same few entities again and again, and an import only ever adds: what was read of
 * them once within a batch is not read again. On PostgreSQL this saves most of the time.
 */
import type { Prepared, SlotValues } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";

interface Remembering {
  /** The transaction, with answers of prepared queries kept. Only for queries about what is there already. */
  readonly transaction: Transaction;
  /** Makes it forget everything: something that was read is undone, and its id may be given again. */
  forget(): void;
}

export function remember(transaction: Transaction): Remembering {
  const answers = new Map<object, Map<string, unknown>>();

  async function run<Row, Values extends SlotValues>(
    query: Prepared<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    let known = answers.get(query);
    if (known === undefined) answers.set(query, (known = new Map<string, unknown>()));
    const key = JSON.stringify(values);
    const answer = known.get(key) as Row[] | undefined;
    if (answer !== undefined) return answer;
    const rows = await transaction.run(query, values);
    if (rows.length > 0) known.set(key, rows);
    return rows;
  }

  return {
    transaction: { ...transaction, run },
    forget: () => {
      answers.clear();
    },
  };
}
