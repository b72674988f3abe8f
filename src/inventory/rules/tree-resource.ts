/** Names the resources that `tree-rules.ts` applies to. */
import type { StructuralTable } from "../../database/tables/tables.ts";
import type { StoredResource, TableOf } from "../../representation/definition.ts";

/** The resources whose elements form a tree and own attachments. */
export type TreeResource = {
  [R in StoredResource]: TableOf<R> extends StructuralTable ? R : never;
}[StoredResource];
