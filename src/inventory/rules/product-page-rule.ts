/** Avoids storing product page URLs that are generated from the URL pattern of a manufacturer or supplier. */
import type { Change, Columns } from "../writing/change.ts";
import { restrictingRow } from "../writing/referenced-rows.ts";

export interface ProductPage {
  /** The column of the URL, followed by its case-folded copy if it has one. */
  readonly columns: readonly [page: string, ...shadows: string[]];
  readonly company: "Manufacturer" | "Supplier";
  readonly foreignKey: string;
  /** Returns the URL that responses contain if none is stored. */
  readonly automatic: (pattern: string, row: Readonly<Columns>) => string;
}

/**
 * Clears the URL if a client sends back the generated one. If another URL is stored, the client replaced it
 * deliberately, so the new URL is stored.
 */
export async function omitAutomaticPage(
  { after, before, context, body }: Change,
  { columns, company, foreignKey, automatic }: ProductPage,
): Promise<void> {
  const [page] = columns;
  if ((before?.[page] ?? "") !== "") return;
  const row = before ?? after;
  const id = row[foreignKey];
  if (!(page in body) || after[page] === "" || typeof id !== "number") return;
  const owner = await restrictingRow<"Manufacturer" | "Supplier">(context, context.definitions[company], id);
  if (after[page] !== automatic(owner?.auto_product_url ?? "", row)) return;
  for (const column of columns) after[column] = "";
}
