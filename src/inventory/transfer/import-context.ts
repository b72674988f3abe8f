/** The environment of the import of one record, which `import-batch.ts` provides. */
import type { Creatable, Making } from "../operations/create-entity.ts";
import type { Body } from "../writing/change.ts";
import type { FieldsByResource } from "./fields.ts";
import type { References } from "./references.ts";
import type { TreeName } from "./resources.ts";

export interface ImportContext extends Making {
  readonly references: References;
  readonly fields: FieldsByResource;
  /** What this and `update` do is undone if the record is refused. */
  create(resource: Creatable, body: Body): Promise<number>;
  update(resource: Creatable, id: number, body: Body): Promise<void>;
  /** The element does not restrict the records after this one. */
  exempt(tree: TreeName, id: number): void;
  /** A value of the record is not imported. */
  leaveOut(reason: string): void;
}
