/** Finds the names of elements that violate a rule, for messages. */
import type { RawBuilder } from "kysely";
import type { WriteContext } from "../writing/write-context.ts";
import { quotedList } from "./merge-texts.ts";

/** A number of names in error messages. The last column of the query is the number of all rows. */
export const examples = 3;

export interface Named {
  readonly name: string;
  readonly count: number;
}

/** Returns examples of the names that a query finds, and how many names there are, or `null` if there are none. */
export async function namesFound(
  { context }: { readonly context: Pick<WriteContext, "transaction"> },
  query: RawBuilder<Named>,
): Promise<{ readonly names: string; readonly count: number } | null> {
  const { rows } = await query.execute(context.transaction.db);
  const count = Number(rows[0]?.count ?? 0);
  return count === 0
    ? null
    : {
        names: quotedList(
          rows.map(({ name }) => name),
          count,
        ),
        count,
      };
}
