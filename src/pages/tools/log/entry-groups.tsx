/** Groups log entries that differ only in their element, such as those of an import, so that they take one row. */
import type { ComponentChildren } from "preact";
import { targetLabel } from "../../log-labels.ts";
import { entryTarget, TargetName } from "./log-entry-parts.tsx";
import { logPath } from "./log-path.ts";
import type { LogRow } from "./log-query.ts";
import type { TargetNames } from "../../../inventory/changes/target-names.ts";

/** Entries of these kinds have no details. */
const groupedKinds: ReadonlySet<string> = new Set([
  "element_created",
  "element_deleted",
  "collection_element_deleted",
]);

/** Maximum time in milliseconds between the first and the last entry of a group. */
const maximumSpan = 60_000;

/** Smaller groups stay separate entries. */
const minimumSize = 3;

/** Divides entries into groups, which usually contain one entry. The order of the entries stays the same. */
export function groupEntries(entries: readonly LogRow[]): readonly (readonly [LogRow, ...LogRow[]])[] {
  const groups: [LogRow, ...LogRow[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group !== undefined && belongTogether(group[0], entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group): (readonly [LogRow, ...LogRow[]])[] =>
    group.length < minimumSize ? group.map((entry) => [entry]) : [group],
  );
}

function belongTogether(first: LogRow, entry: LogRow): boolean {
  return (
    groupedKinds.has(entry.kind) &&
    entry.target_type !== null &&
    (["kind", "level", "user_id", "username", "token_id", "client", "comment"] as const).every(
      (property) => entry[property] === first[property],
    ) &&
    Math.abs(Date.parse(first.datetime) - Date.parse(entry.datetime)) <= maximumSpan
  );
}

interface GroupedTargetsProps {
  readonly entries: readonly LogRow[];
  readonly names: TargetNames;
  readonly showsLog: boolean;
  readonly after?: (entry: LogRow) => ComponentChildren;
}

/** The number of elements of each type, with the elements in a collapsed list. */
export function GroupedTargets({ entries, names, showsLog, after }: GroupedTargetsProps) {
  const counts = new Map<string, number>();
  for (const { target_type: type } of entries) {
    if (type !== null) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const types = [...counts].map(([type, count]) => `${count} × ${targetLabel(type)}`);
  return (
    <details class="grouped">
      <summary>
        {entries.length} elements <small>{types.join(", ")}</small>
      </summary>
      <ul>
        {entries.map((entry) => {
          const target = entryTarget(entry);
          return (
            <li>
              {target !== null && (
                <bdi>
                  <TargetName target={target} names={names} />
                </bdi>
              )}{" "}
              {after?.(entry)} {showsLog && <a href={`${logPath}/${entry.id}`}>Entry {entry.id}</a>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
