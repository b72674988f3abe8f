/** The columns that tables of different subjects have in common. */
import type { Generated } from "kysely";

/** Columns of everything that has an id of its own in the API and is changed through it. */
export interface EntityColumns {
  id: Generated<number>;
  added_date: string;
  last_modified: string;
  version: Generated<number>;
}
