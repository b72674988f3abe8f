/** Defines the columns that several tables share. */
import type { Generated } from "kysely";

/** Columns of all entities that clients can change through the API. */
export interface EntityColumns {
  id: Generated<number>;
  added_date: string;
  last_modified: string;
  version: Generated<number>;
}

/** Columns of tables whose rows form a tree, such as categories, manufacturers and storage locations. */
export interface StructuralColumns extends EntityColumns {
  parent_id: number | null;
  name: string;
  name_folded: string;
  name_sort: string | null;
  /** The names from the root to this element, joined with ` → `. */
  full_path: string;
  /** Depth in the tree; 0 for a root. */
  level: Generated<number>;
  comment: Generated<string>;
  comment_folded: Generated<string>;
  not_selectable: Generated<boolean>;
  alternative_names: Generated<string>;
  master_picture_attachment_id: number | null;
}
