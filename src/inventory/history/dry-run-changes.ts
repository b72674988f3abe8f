/** Reads the changes of an undo within its transaction, for a dry run that rolls them back. */
import { sql } from "kysely";
import type { Schemas } from "../../../generated/resources.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { LogEntryKind } from "../../history/log-entry.ts";
import { shownValues } from "../../history/shown-values.ts";
import type { Principal } from "../../identity/principal.ts";
import { iri } from "../../representation/iri.ts";
import { completeLabels } from "../changes/labels.ts";
import { isVisibleEntry, visibleValues } from "../changes/visible-entries.ts";
import { visibleHistory, type VisibleHistory } from "../changes/visible-history.ts";
import { createVisibleTypes } from "../changes/visible-types.ts";
import { logReferences } from "../entities/log-entry.ts";
import { isOwnChangeSet } from "./visible-conflicts.ts";

export type UndoChange = Schemas["UndoChange"];

export interface DryRunChanges {
  /** The first changes. */
  readonly changes: readonly UndoChange[];
  readonly count: number;
}

/** The maximum number of changes in the result. */
const maximumChanges = 200;

/** The kinds of entries of changed elements. The others repeat these changes for the owner or project. */
const kinds: readonly LogEntryKind[] = [
  "element_created",
  "element_edited",
  "element_deleted",
  "element_merged",
  "part_stock_changed",
];

interface Row {
  readonly kind: LogEntryKind;
  readonly target_type: UndoChange["type"];
  readonly target_id: number;
  readonly changes: string | null;
  readonly count: number | string;
}

/** A type alias, because `completeLabels` expects a document. It removes labels without names. */
type Entry = {
  readonly element: string;
  readonly type: UndoChange["type"];
  readonly kind: LogEntryKind;
  readonly text: string | null;
  readonly labels: Readonly<Record<string, string>> | undefined;
};

function entryStatement(isRestricted: boolean) {
  return prepared((_db, slot: Slot<VisibleHistory & { readonly set: number }>, dialect) => {
    const visible = isRestricted ? isVisibleEntry(slot, dialect) : sql`true`;
    return sql<Row>`select kind, target_type, target_id, changes, count(*) over () as count from log_entries
      where change_set_id = ${slot("set")} and kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})
        and ${visible} order by id limit ${sql.lit(maximumChanges)}`;
  });
}

const allEntries = entryStatement(false);
const visibleEntries = entryStatement(true);

/**
 * Reads the changes of the change set of an undo.
 * @param principal the user whose permissions limit the changes, or null for the command line, which sees all
 */
export async function readDryRunChanges(
  reader: Reader,
  principal: Principal | null,
  { set, source }: { readonly set: number | null; readonly source: number },
): Promise<DryRunChanges> {
  if (set === null) return { changes: [], count: 0 };
  const visible = principal === null ? null : await visibleTo(reader, principal, source);
  const statement = visible === null ? allEntries : visibleEntries;
  const rows = await reader.run(statement, { set, ...visibleValues(visible) });
  const documents = rows.map((row): Entry => ({
    kind: row.kind,
    type: row.target_type,
    text: row.changes,
    element: iri(row.target_type, row.target_id),
    labels: logReferences(row.target_type, row.target_id, row.changes, null),
  }));
  await completeLabels(reader, { principal: principal ?? { can: () => true } }, documents);
  const changes = documents.map(({ element, type, kind, text, labels }): UndoChange => {
    const name = labels?.[element];
    return {
      element,
      type,
      ...(name !== undefined && { name }),
      kind,
      // The service has written the text.
      ...(text !== null && { changes: shownValues(text) as NonNullable<UndoChange["changes"]> }),
      ...(labels !== undefined && { labels }),
    };
  });
  return { changes, count: Number(rows[0]?.count ?? 0) };
}

/**
 * Returns what the user can view. The changes contain the values of the change set, which its user knows, and the present
 * values, for which a permission to read the element is required. The undo is not yet an own change.
 */
async function visibleTo(
  reader: Reader,
  principal: Principal,
  source: number,
): Promise<VisibleHistory | null> {
  const visible = visibleHistory(principal);
  if (visible === null) return null;
  const isOwn = await isOwnChangeSet(reader, principal, source);
  return { ...(isOwn ? createVisibleTypes()(principal, null) : visible), userId: 0 };
}
