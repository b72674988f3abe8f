/** The log entries of a change set: its elements, with the values before and after. */
import { readTargetNames } from "../../inventory/changes/target-names.ts";
import { ChangedValues } from "../history/changed-values.tsx";
import { readLogRows, referencedTargets } from "../history/read-history.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, LinkButton, Section, Table } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { usePage } from "../site/page-context.ts";
import type { SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger, pathId } from "../site/path-id.ts";
import { GroupedTargets, groupEntries } from "../tools/log/entry-groups.tsx";
import { entryTarget, KindBadge, TargetName, type LinkedNames } from "../tools/log/log-entry-parts.tsx";
import { logPath, logWith } from "../tools/log/log-path.ts";
import type { LogRow } from "../tools/log/log-query.ts";
import { changeSetPath } from "./change-set-path.ts";
import { labelsOf, linkedNames } from "./linked-names.ts";

export interface ChangeSetEntries {
  readonly entries: readonly LogRow[];
  readonly names: LinkedNames;
  readonly page: number;
  readonly total: number;
}

const pageSize = 50;

/** Reads a page of the entries, newest first. */
export async function readEntries(
  { operations, store }: Pick<PageDependencies, "operations" | "store">,
  request: SignedInRequest,
): Promise<ChangeSetEntries> {
  const page = parsePositiveInteger(request.query.get("entries") ?? "") ?? 1;
  const list = await operations.call(request, {
    operationId: "listChangeSetLog",
    path: { id: pathId(request) },
    query: { page, itemsPerPage: pageSize },
  });
  const documents = list["hydra:member"];
  const entries = await readLogRows(store.read, documents);
  const targets = [...entries.flatMap((entry) => entryTarget(entry) ?? []), ...referencedTargets(entries)];
  const present = await readTargetNames(store.read, request.signedIn.principal, targets);
  const names = linkedNames(labelsOf(documents), present, entries);
  return { entries, names, page, total: list["hydra:totalItems"] };
}

export function EntriesSection({
  id,
  entries,
  names,
  page,
  total,
}: ChangeSetEntries & { readonly id: number }) {
  const showsLog = usePage().signedIn?.principal.can("system.show_logs") === true;
  const first = (page - 1) * pageSize + 1;
  const path = changeSetPath(id);
  return (
    <Section
      id="changes"
      title="Changes"
      {...(total > entries.length &&
        entries.length > 0 && {
          description: `Entries ${countText(first)} to ${countText(first + entries.length - 1)} of ${countText(total)}, newest first.`,
        })}
    >
      <Table
        caption="Changed elements, with the values before and after"
        columns={["Element", "Event", "Before → after"]}
        rows={groupEntries(entries).map((group) => row(group, names, showsLog))}
        empty="No entries."
        stacking="plain"
      />
      <Actions>
        {total > page * pageSize && (
          <LinkButton href={`${path}?entries=${page + 1}#changes`}>Older entries</LinkButton>
        )}
        {page > 1 && <LinkButton href={`${path}#changes`}>Newest entries</LinkButton>}
        {showsLog && total > 0 && (
          <LinkButton href={logWith({ change_set: String(id) })}>Show in the event log</LinkButton>
        )}
      </Actions>
    </Section>
  );
}

function row(group: readonly [LogRow, ...LogRow[]], names: LinkedNames, showsLog: boolean) {
  const [entry] = group;
  const target = entryTarget(entry);
  const isGroup = group.length > 1;
  return [
    isGroup ? (
      <GroupedTargets entries={group} {...{ names, showsLog }} />
    ) : (
      target !== null && (
        <bdi>
          <TargetName target={target} names={names} />
        </bdi>
      )
    ),
    <>
      <KindBadge {...entry} />{" "}
      {showsLog && !isGroup && (
        <small>
          <a href={`${logPath}/${entry.id}`}>Entry {entry.id}</a>
        </small>
      )}
    </>,
    isGroup ? null : <ChangedValues entry={entry} names={names} />,
  ];
}
