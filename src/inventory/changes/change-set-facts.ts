/** Reads which elements change sets affect, limited to the changes that the user sees. */
import { sql } from "kysely";
import type { ResourceName, Schemas } from "../../../generated/resources.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { isUndoable, undoableSql } from "../../history/undoable.ts";
import type { Principal } from "../../identity/principal.ts";
import { iri } from "../../representation/iri.ts";
import type { Writer } from "../../representation/document-writer.ts";
import type { Document } from "../../representation/row-plan.ts";
import { readLabels } from "./labels.ts";
import { isVisibleEntry, visibleValues } from "./visible-entries.ts";
import type { VisibleHistory } from "./visible-history.ts";

/** The maximum number of elements in the document of a change set. */
const maximumElements = 1000;

interface ChangeSetFacts {
  readonly elementCount: number;
  readonly isUndoable: boolean;
}

type Values = VisibleHistory & { readonly ids: readonly number[] };

function countStatement(isRestricted: boolean) {
  return prepared((_db, slot: Slot<Values>, dialect) => {
    const visible = isRestricted ? isVisibleEntry(slot, dialect) : sql`true`;
    const undoable = undoableSql(sql`target_type`);
    return sql<{ id: number; element_count: number | string; undoable_count: number | string }>`
      select change_set_id as id, count(*) as element_count,
        sum(case when ${undoable} then 1 else 0 end) as undoable_count
      from (
        select distinct change_set_id, target_type, target_id from log_entries
        where ${idList(dialect, "change_set_id", slot("ids"))} and ${visible}
      ) as element group by change_set_id`;
  });
}

const countAll = countStatement(false);
const countVisible = countStatement(true);

/** Returns the facts by the ID of the change set. Change sets without visible changes are omitted. */
export async function readChangeSetFacts(
  reader: Reader,
  visible: VisibleHistory | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ChangeSetFacts>> {
  const statement = visible === null ? countAll : countVisible;
  const rows = await reader.run(statement, { ids, ...visibleValues(visible) });
  return new Map(
    rows.map(({ id, element_count, undoable_count }) => [
      id,
      { elementCount: Number(element_count), isUndoable: Number(undoable_count) > 0 },
    ]),
  );
}

interface ElementRow {
  readonly type: string;
  readonly id: number;
  readonly is_created: number;
  readonly is_deleted: number;
  /** Whether entries of the change set were removed. */
  readonly is_compacted: number | string;
}

function elementStatement(isRestricted: boolean) {
  return prepared((_db, slot: Slot<VisibleHistory & { id: number }>, dialect) => {
    const visible = isRestricted ? isVisibleEntry(slot, dialect) : sql`true`;
    return sql<ElementRow>`
      select target_type as type, target_id as id,
        max(case when kind = 'element_created' then 1 else 0 end) as is_created,
        max(case when kind = 'element_deleted' then 1 else 0 end) as is_deleted,
        (select count(compacted_elements) from change_sets where id = ${slot("id")}) as is_compacted
      from log_entries where change_set_id = ${slot("id")} and ${visible}
      group by target_type, target_id order by min(log_entries.id) limit ${sql.lit(maximumElements)}`;
  });
}

const allElements = elementStatement(false);
const visibleElements = elementStatement(true);

/** Reads the first elements of a change set. */
export async function readElements(
  reader: Reader,
  { id, visible, principal }: { id: number; visible: VisibleHistory | null; principal: Principal },
  write: Writer,
): Promise<readonly Document[]> {
  const statement = visible === null ? allElements : visibleElements;
  const rows = await reader.run(statement, { id, ...visibleValues(visible) });
  const labels = await readLabels(reader, principal, rows);
  return rows.map((row) => {
    const element = {
      target: iri(row.type as ResourceName, row.id),
      target_type: row.type as Schemas["ChangeSetElement"]["target_type"],
      target_id: row.id,
      ...optionalLabel(labels.of(row)),
      kind: row.is_deleted === 1 ? "deleted" : row.is_created === 1 ? "created" : "changed",
      undoable: isUndoable(row.type) && Number(row.is_compacted) === 0,
    } satisfies Schemas["ChangeSetElement"];
    return write.value("ChangeSetElement", element);
  });
}

function optionalLabel(label: string | null): { readonly label?: string } {
  return label === null ? {} : { label };
}
