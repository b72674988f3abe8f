/** Reads the names of the elements that log entries and change sets refer to, including deleted elements. */
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import type { Reader } from "../../database/store.ts";
import type { Principal } from "../../identity/principal.ts";
import { parseIri } from "../../representation/iri.ts";
import type { Document } from "../../representation/row-plan.ts";
import { groupBy } from "../../util/group-by.ts";
import { isObject } from "../../util/is-object.ts";
import {
  canRead,
  canReadSome,
  keyOf,
  readTargetNames,
  type Target,
  type TargetNames,
} from "./target-names.ts";

/**
 * Reads the present names of elements, and the last names of deleted elements. An element without a name has the name of
 * its part. Runs at most six statements, because a price is three levels below the name of its part.
 */
export async function readLabels(
  reader: Reader,
  principal: Pick<Principal, "can">,
  targets: readonly Target[],
): Promise<TargetNames> {
  const present = await readTargetNames(reader, principal, targets);
  const missing = targets.filter(
    (target) => present.of(target) === null && canReadSome(principal, target.type),
  );
  if (missing.length === 0) return present;
  const deleted = await readDeleted(reader, principal, missing);
  const owners = [...deleted.values()].flatMap(({ owner }) => (owner === null ? [] : [owner]));
  const ofOwners = owners.length === 0 ? null : await readLabels(reader, principal, owners);
  return {
    of: (target) => {
      const { name = null, owner = null } = deleted.get(keyOf(target)) ?? {};
      return present.of(target) ?? name ?? (owner === null ? null : (ofOwners?.of(owner) ?? null));
    },
  };
}

interface Deleted {
  readonly name: string | null;
  /** The element whose name an element without a name has. */
  readonly owner: Target | null;
}

async function readDeleted(
  { db, dialect }: Reader,
  principal: Pick<Principal, "can">,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, Deleted>> {
  const selects = [...groupBy(targets, ({ type }) => type)].map(([type, ofType]) => {
    const wanted = idList(dialect, "target_id", [...new Set(ofType.map(({ id }) => id))]);
    return sql`select target_type as type, target_id as id, data from log_entries
      where target_type = ${type} and ${wanted} and kind = 'element_deleted'`;
  });
  const all = sql<Target & { data: string | null }>`${sql.join(selects, sql` union all `)}`;
  return new Map(
    (await all.execute(db)).rows.flatMap((row) => {
      const { element, ...names } = deletedFrom(row.data);
      return canRead(principal, row.type, element) ? [[keyOf(row), names] as const] : [];
    }),
  );
}

/** Entries of old versions can contain invalid JSON, if a text was truncated within a surrogate pair. */
function deletedFrom(data: string | null): Deleted & { readonly element: string | null } {
  const values: unknown = parsedOrNull(data);
  if (!isObject(values)) return { name: null, owner: null, element: null };
  const { name, part, orderdetail, owner, element } = values;
  const reference = [part, orderdetail, owner].find((value) => typeof value === "string");
  const found = typeof reference === "string" ? parseIri(reference) : null;
  return {
    name: typeof name === "string" ? name : null,
    owner: found === null ? null : { type: found.resource, id: found.id },
    element: typeof element === "string" ? (parseIri(element)?.resource ?? null) : null,
  };
}

function parsedOrNull(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Replaces the empty `labels` of log entries with names. Elements without a known name are omitted. */
export async function completeLabels(
  reader: Reader,
  { principal }: { readonly principal: Pick<Principal, "can"> },
  documents: readonly Document[],
): Promise<void> {
  const withLabels = documents.flatMap((document) => {
    const { labels } = document;
    if (!isObject(labels)) return [];
    return [{ document, targets: Object.keys(labels).flatMap((iri) => targetAt(iri)) }];
  });
  const names = await readLabels(
    reader,
    principal,
    withLabels.flatMap(({ targets }) => targets.map(({ target }) => target)),
  );
  for (const { document, targets } of withLabels) {
    const labels = targets.flatMap(({ iri, target }) => {
      const name = names.of(target);
      return name === null ? [] : [[iri, name] as const];
    });
    document["labels"] = labels.length === 0 ? undefined : Object.fromEntries(labels);
  }
}

function targetAt(iri: string): { readonly iri: string; readonly target: Target }[] {
  const found = parseIri(iri);
  return found === null ? [] : [{ iri, target: { type: found.resource, id: found.id } }];
}
