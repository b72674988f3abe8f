/** Inserts parts directly into the database, for tests of large lists. */
import { timestamp } from "../../src/database/timestamp.ts";
import type { Store } from "../../src/database/store.ts";

/**
 * Inserts parts named "part 1", "part 2" and so on in a new category.
 * @param count a multiple of 1,000
 */
export async function insertParts(store: Store, count: number, comment: string): Promise<void> {
  await store.transaction(async ({ db }) => {
    const dates = { added_date: timestamp(new Date()), last_modified: timestamp(new Date()) };
    const category = { id: 1, name: "A", name_folded: "a", full_path: "A", ...dates };
    await db.insertInto("categories").values(category).execute();
    const part = { category_id: 1, favorite: false, minamount: 0, comment, ...dates };
    for (let first = 1; first <= count; first += 1000) {
      const names = Array.from({ length: 1000 }, (_, index) => `part ${first + index}`);
      const rows = names.map((name) => ({ ...part, name, name_folded: name }));
      await db.insertInto("parts").values(rows).execute();
    }
  });
}
