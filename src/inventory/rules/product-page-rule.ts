/** Prevents storing product page URLs that the service generates from the URL pattern of a manufacturer or supplier. */
import type { Change, Columns } from "../writing/write-context.ts";
import { restrictingRow } from "../writing/referenced-rows.ts";

export interface ProductPage {
  /** The column of the URL, followed by the case-folded column if there is one. */
  readonly columns: readonly [page: string, ...shadows: string[]];
  readonly company: "Manufacturer" | "Supplier";
  readonly foreignKey: string;
  /** Returns the generated URL, which responses contain if no URL is stored. */
  readonly automatic: (pattern: string, row: Readonly<Columns>) => string;
}

/**
 * Clears the URL if a client sends back the generated URL. If a different URL is stored, the client is replacing it
 * deliberately, so the new URL is stored even if it equals the generated URL.
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
