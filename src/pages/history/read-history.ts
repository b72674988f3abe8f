/** Reads the change log of an element. That of a part includes the elements that belong to it. */
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import { parseIri } from "../../representation/iri.ts";
import { readChangeSetStates, type ChangeSetStates } from "../../inventory/changes/change-set-states.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import type { OperationDocument } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger, pathId } from "../site/path-id.ts";
import { differences, entryData, referenceOf } from "../tools/log/entry-content.ts";
import type { LogRow } from "../tools/log/log-query.ts";
import type { Tree } from "../trees/tree-table.ts";
import { readTargetNames, type Target, type TargetNames } from "../../inventory/changes/target-names.ts";

/** The log of one type of elements, and the permission that it requires. */
export interface HistorySource {
  readonly operationId: "listPartLog" | "listPartLotLog" | "listLabelProfileLog" | Tree["history"];
  readonly permission: PermissionName;
}

export interface ElementHistory {
  readonly entries: readonly LogRow[];
  readonly page: number;
  readonly hasOlder: boolean;
  readonly names: TargetNames;
  readonly states: ChangeSetStates;
}

const pageSize = 20;

/** Reads the page in the address, starting with the newest entries. Returns null if the user must not view the history. */
export async function readHistory(
  { operations, store }: Pick<PageDependencies, "operations" | "store">,
  request: SignedInRequest,
  { operationId, permission }: HistorySource,
): Promise<ElementHistory | null> {
  if (!request.signedIn.principal.can(permission)) return null;
  const page = parsePositiveInteger(request.query.get("history") ?? "") ?? 1;
  const includesOwned = operationId === "listPartLog";
  const list = await operations.call(request, {
    operationId,
    path: { id: pathId(request) },
    query: { page, itemsPerPage: pageSize, ...(includesOwned && { related: true }) },
  });
  const entries = await readLogRows(store.read, list["hydra:member"]);
  const targets = referencedTargets(entries);
  return {
    // In a list with owned elements, a deleted element has an entry of its own.
    entries: entries.filter(({ kind }) => !includesOwned || kind !== "collection_element_deleted"),
    page,
    hasOlder: list["hydra:totalItems"] > page * pageSize,
    states: await readChangeSetStates(
      store.read,
      entries.map(({ change_set_id: id }) => id),
    ),
    names: await readTargetNames(store.read, request.signedIn.principal, targets),
  };
}

/** Returns the elements that the values of log entries refer to. */
export function referencedTargets(entries: readonly LogRow[]): readonly Target[] {
  const values = entries.flatMap((entry) => [
    ...differences(entry).flatMap(({ property, before, after }) => [
      referenceOf(entry.target_type, property, before),
      referenceOf(entry.target_type, property, after),
    ]),
    ...Object.entries(entryData(entry)).map(([property, value]) =>
      referenceOf(entry.target_type, property, value),
    ),
  ]);
  return values.filter((target) => target !== null);
}

type EntryDocument = OperationDocument<"listPartLog" | "listChangeSetLog">["hydra:member"][number];

/** Converts documents to the form in which the event log shows entries. */
export async function readLogRows(
  reader: Reader,
  documents: readonly EntryDocument[],
): Promise<readonly LogRow[]> {
  const times = await readTimes(
    reader,
    documents.map(({ id }) => id),
  );
  return documents.map((document) => ({
    ...toRow(document),
    datetime: times.get(document.id) ?? document.datetime,
  }));
}

const timesOf = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("log_entries")
    .select(["id", "datetime"])
    .where(idList(dialect, "id", slot("ids"))),
);

/** Reads the times with milliseconds, which the API omits. Several changes in one second have different versions. */
async function readTimes(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await reader.run(timesOf, { ids });
  return new Map(rows.map(({ id, datetime }) => [id, datetime]));
}

function toRow({
  "@id": _id,
  "@type": _type,
  user,
  target: _target,
  change_set: changeSet,
  labels: _labels,
  undoable: _undoable,
  ...entry
}: EntryDocument): LogRow {
  return {
    ...entry,
    user_id: user === undefined ? null : (parseIri(user)?.id ?? null),
    token_id: null,
    client: entry.client ?? null,
    target_type: entry.target_type ?? null,
    target_id: entry.target_id ?? null,
    comment: entry.comment ?? null,
    changes: entry.changes === undefined ? null : JSON.stringify(entry.changes),
    data: entry.data === undefined ? null : JSON.stringify(entry.data),
    change_set_id: changeSet === undefined ? null : (parseIri(changeSet)?.id ?? null),
  };
}
