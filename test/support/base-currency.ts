/** Creates a currency with the code of the base currency, as databases of older versions can contain. */
import type { Store } from "../../src/database/store.ts";

/**
 * @param make creates an element and returns its IRI
 * @param code the code of the base currency
 */
export async function makeBaseCurrency(
  make: (collection: string, body: Record<string, unknown>) => Promise<string>,
  store: Store,
  code: string,
): Promise<string> {
  const iri = await make("currencies", { name: code, iso_code: "ISK" });
  await store.transaction(async ({ db }) => {
    const codes = { iso_code: code, iso_code_folded: code.toLowerCase() };
    await db.updateTable("currencies").set(codes).where("iso_code", "=", "ISK").execute();
  });
  return iri;
}
