/** The columns that tables of different subjects have in common. */
import type { Generated } from "kysely";

/** Columns of everything that has an id of its own in the API and is changed through it. */
export interface EntityColumns {
  id: Generated<number>;
  added_date: string;
  last_modified: string;
  version: Generated<number>;
}

/** Columns of the trees: categories, manufacturers, storage locations and so on. */
export interface StructuralColumns extends EntityColumns {
  parent_id: number | null;
  name: string;
  name_folded: string;
  /** Names from the root to the element itself, joined with ` → `. */
  full_path: string;
  /** Depth in the tree; a root has 0. */
  level: Generated<number>;
  comment: Generated<string>;
  comment_folded: Generated<string>;
  not_selectable: Generated<boolean>;
  alternative_names: Generated<string>;
  master_picture_attachment_id: number | null;
}
