/** The columns that all trees have in common. */
import type { Generated } from "kysely";
import type { EntityColumns } from "./entity-columns.ts";

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
