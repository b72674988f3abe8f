/** Stores how a user wants to see pages. Preferences are not part of the inventory and have no history. */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { isObject } from "../util/is-object.ts";

export interface Preferences {
  /** The columns of the list of parts, in order. */
  readonly partColumns?: readonly string[];
  readonly partsPerPage?: number;
  /** Whether filters with numbers of parts are beside the list of parts. */
  readonly partFacets?: boolean;
}

const preferencesOf = prepared((db, slot: Slot<{ user: number }>) =>
  db.selectFrom("users").select("preferences").where("id", "=", slot("user")),
);

/** Returns the preferences of a user. Values that the user has not changed are missing. */
export async function readPreferences({ read }: Pick<Store, "read">, user: number): Promise<Preferences> {
  const [row] = await read.run(preferencesOf, { user });
  const stored: unknown = row?.preferences ? JSON.parse(row.preferences) : {};
  if (!isObject(stored)) return {};
  const { partColumns: columns, partsPerPage: perPage, partFacets: facets } = stored;
  return {
    ...(Array.isArray(columns) && { partColumns: columns.filter((column) => typeof column === "string") }),
    ...(typeof perPage === "number" && { partsPerPage: perPage }),
    ...(typeof facets === "boolean" && { partFacets: facets }),
  };
}

/** Replaces the preferences in `change` and keeps all others. */
export async function changePreferences(
  store: Pick<Store, "read" | "transaction">,
  user: number,
  change: Preferences,
): Promise<void> {
  const preferences = JSON.stringify({ ...(await readPreferences(store, user)), ...change });
  await store.transaction(({ db }) =>
    db.updateTable("users").set({ preferences }).where("id", "=", user).execute(),
  );
}
