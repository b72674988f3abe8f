/** The names of the elements of a change set, with links. Deleted elements have no page, but their old versions have one. */
import type { Target, TargetNames } from "../../inventory/changes/target-names.ts";
import { parseIri } from "../../representation/iri.ts";
import type { OperationDocument } from "../site/operations.ts";
import { entryTarget, pathOf, type LinkedNames } from "../tools/log/log-entry-parts.tsx";
import type { LogRow } from "../tools/log/log-query.ts";
import { versionLink } from "../versions/version-link.ts";

const keyOf = ({ type, id }: Target): string => `${type} ${id}`;

/** Returns the names in the log entries, which include those of deleted elements, and otherwise the present names. */
export function linkedNames(
  labels: ReadonlyMap<string, string>,
  present: TargetNames,
  entries: readonly LogRow[],
): LinkedNames {
  const versions = versionLinks(entries);
  return {
    of: (target) => labels.get(keyOf(target)) ?? present.of(target),
    href: (target) => (present.of(target) === null ? (versions.get(keyOf(target)) ?? null) : pathOf(target)),
  };
}

/** Returns the URL of the version after the last of these changes, or before the deletion, by element. */
function versionLinks(entries: readonly LogRow[]): ReadonlyMap<string, string> {
  const created = new Set(
    entries
      .filter(({ kind }) => kind === "element_created")
      .map(({ target_type, target_id }) => `${target_type} ${target_id}`),
  );
  const links = new Map<string, string>();
  // The newest entry is the first.
  for (const entry of [...entries].reverse()) {
    const target = entryTarget(entry);
    if (target === null) continue;
    const isDeletion = entry.kind === "element_deleted";
    const href = versionLink(target, entry.datetime, isDeletion);
    // An element that the change set has created and deleted again has no version.
    if (href === null || (isDeletion && created.has(keyOf(target)))) links.delete(keyOf(target));
    else links.set(keyOf(target), href);
  }
  return links;
}

type EntryDocument = OperationDocument<"listChangeSetLog">["hydra:member"][number];

/** Returns the names of the elements that the entries refer to. */
export function labelsOf(entries: readonly Pick<EntryDocument, "labels">[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ labels }) =>
      Object.entries(labels ?? {}).flatMap(([iri, label]) => {
        const target = parseIri(iri);
        return target === null ? [] : [[`${target.resource} ${target.id}`, String(label)] as const];
      }),
    ),
  );
}
