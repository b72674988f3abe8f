/** Product pages that are made by the pattern of a manufacturer or supplier are not stored. */
import type { Change, Columns } from "../writing/change.ts";
import { restrictingRow } from "../writing/referenced-rows.ts";

export interface ProductPage {
  /** The column of the page, and its shadow where it has one. */
  readonly columns: readonly [page: string, ...shadows: string[]];
  readonly company: "Manufacturer" | "Supplier";
  readonly foreignKey: string;
  /** The page that answers show where none is stored. */
  readonly automatic: (pattern: string, row: Readonly<Columns>) => string;
}

/**
 * Keeps a generated page from being stored when a client sends it back. If another page is stored, the address is set on
 * purpose, and is stored like any other.
 */
export async function omitAutomaticPage(
  { after, before, context, body }: Change,
  { columns, company, foreignKey, automatic }: ProductPage,
): Promise<void> {
  const [page] = columns;
  if ((before?.[page] ?? "") !== "") return;
  const read = before ?? after;
  const id = read[foreignKey];
  if (!(page in body) || after[page] === "" || typeof id !== "number") return;
  const row = await restrictingRow<"Manufacturer" | "Supplier">(context, context.definitions[company], id);
  if (after[page] !== automatic(row?.auto_product_url ?? "", read)) return;
  for (const column of columns) after[column] = "";
}
