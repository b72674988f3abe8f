/** The history on the page of an element: its change log, with old versions and Undo. */
import { RevertControl, startsChangeSet } from "../change-sets/revert-control.tsx";
import { targetLabel, type targetLabels } from "../log-labels.ts";
import { Actions, LinkButton, Section, Table } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { ExactTime, Time } from "../site/time.tsx";
import { clientLabel, entryTarget, KindBadge, TargetName } from "../tools/log/log-entry-parts.tsx";
import { GroupedTargets, groupEntries } from "../tools/log/entry-groups.tsx";
import { actorName } from "../tools/log/log-actor.ts";
import { logPath, logWith } from "../tools/log/log-path.ts";
import type { LogRow } from "../tools/log/log-query.ts";
import type { TargetNames } from "../../inventory/changes/target-names.ts";
import { versionPath } from "../versions/version-path.ts";
import { ChangedValues } from "./changed-values.tsx";
import type { ElementHistory } from "./read-history.ts";

interface HistoryProps {
  readonly history: ElementHistory;
  /** Type of the element, whose name is omitted in the entries. */
  readonly type: keyof typeof targetLabels;
  readonly id: number;
  /** The page of the element. */
  readonly path: string;
  readonly caption?: string;
  /** Names of elements that belong to the element. By default, entries show the names of referenced elements. */
  readonly names?: TargetNames;
}

export function HistorySection({ history, type, id, path, caption, names = history.names }: HistoryProps) {
  const showsLog = usePage().signedIn?.principal.can("system.show_logs") === true;
  const { entries, hasOlder, page, states } = history;
  return (
    <Section id="history" title="History">
      <Table
        caption={caption ?? `Changes to the ${targetLabel(type).toLowerCase()}`}
        columns={["Time", "User", "Event", "Details", { title: "Undo", hidden: true }]}
        rows={groupEntries(entries).map((group, index, all) => [
          ...row(group, names, { showsLog, type, path }),
          startsChangeSet(group, all[index - 1]) && (
            <RevertControl entry={group[0]} states={states} section="history" />
          ),
        ])}
        empty="No entries."
        stacking="plain"
      />
      <Actions>
        {hasOlder && <LinkButton href={`${path}?history=${page + 1}#history`}>Older entries</LinkButton>}
        {page > 1 && <LinkButton href={`${path}#history`}>Newest entries</LinkButton>}
        {showsLog && (
          <LinkButton href={logWith({ target_type: type, target_id: String(id) })}>
            Search the event log
          </LinkButton>
        )}
      </Actions>
    </Section>
  );
}

interface RowOptions extends Pick<HistoryProps, "type" | "path"> {
  readonly showsLog: boolean;
}

function row(
  group: readonly [LogRow, ...LogRow[]],
  names: TargetNames,
  { showsLog, type, path }: RowOptions,
) {
  const [entry] = group;
  const isGroup = group.length > 1;
  const target = entryTarget(entry);
  const through = clientLabel(entry);
  const time = <Time at={entry.datetime} />;
  return [
    <>
      {showsLog && !isGroup ? <a href={`${logPath}/${entry.id}`}>{time}</a> : time}{" "}
      <small>
        <a href={versionPath(path, entry.datetime)}>
          Version
          <span class="unseen">
            {" "}
            of <ExactTime at={entry.datetime} />
          </span>
        </a>
      </small>
    </>,
    <>
      <Actor entry={entry} />
      {through !== null && <small> {through}</small>}
    </>,
    <>
      <KindBadge {...entry} />{" "}
      {isGroup ? (
        <GroupedTargets entries={group} {...{ names, showsLog }} />
      ) : (
        target !== null &&
        target.type !== type && (
          <bdi>
            <TargetName target={target} names={names} />
          </bdi>
        )
      )}
    </>,
    <>
      <ChangedValues entry={entry} names={names} />
      {entry.comment !== null && <small> “{entry.comment}”</small>}
    </>,
  ];
}

function Actor({ entry }: { readonly entry: LogRow }) {
  const { signedIn } = usePage();
  const name = <bdi>{actorName(entry)}</bdi>;
  if (entry.user_id === null || signedIn?.principal.can("users.read") !== true) return name;
  return <a href={`/tools/users/${entry.user_id}`}>{name}</a>;
}
