/** Reads the change log of a part and of the elements that belong to it. */
import { parseIri } from "../../representation/iri.ts";
import { readChangeSetStates, type ChangeSetStates } from "../change-sets/undone.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import type { OperationDocument } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { differences, entryData, referenceOf } from "../tools/log/entry-content.ts";
import type { LogRow } from "../tools/log/log-query.ts";
import { readTargetNames, type TargetNames } from "../../inventory/changes/target-names.ts";

export interface PartHistory {
  readonly entries: readonly LogRow[];
  readonly page: number;
  readonly hasOlder: boolean;
  readonly names: TargetNames;
  readonly states: ChangeSetStates;
}

const pageSize = 20;

/** @param page number of the page, starting with the newest entries */
export async function readHistory(
  { operations, store }: Pick<PageDependencies, "operations" | "store">,
  request: SignedInRequest,
  page: number,
): Promise<PartHistory> {
  const list = await operations.call(request, {
    operationId: "listPartLog",
    path: { id: pathId(request) },
    query: { related: true, page, itemsPerPage: pageSize },
  });
  const entries = list["hydra:member"].map(toRow);
  const values = entries.flatMap((entry) => [
    ...differences(entry).flatMap(({ property, before, after }) => [
      referenceOf(entry.target_type, property, before),
      referenceOf(entry.target_type, property, after),
    ]),
    ...Object.entries(entryData(entry)).map(([property, value]) =>
      referenceOf(entry.target_type, property, value),
    ),
  ]);
  const targets = values.filter((target) => target !== null);
  return {
    // A deleted element has an entry of its own.
    entries: entries.filter(({ kind }) => kind !== "collection_element_deleted"),
    page,
    hasOlder: list["hydra:totalItems"] > page * pageSize,
    states: await readChangeSetStates(
      store.read,
      entries.map(({ change_set_id: id }) => id),
    ),
    names: await readTargetNames(store.read, request.signedIn.principal, targets),
  };
}

type EntryDocument = OperationDocument<"listPartLog">["hydra:member"][number];

/** Converts a document to the form in which the event log shows entries. */
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
