/** `/tools/log`: the event log, newest entries first, with a filter form. */
import type { Store } from "../../../database/store.ts";
import { readCompleteSince } from "../../../history/history-start.ts";
import type { CursorPage } from "../../../query/list-query.ts";
import { parseTimeSpan } from "../../../query/date-value.ts";
import { kindLabels, levelLabels, targetLabels } from "../../log-labels.ts";
import { RevertControl, startsChangeSet } from "../../change-sets/revert-control.tsx";
import { readChangeSetStates, type ChangeSetStates } from "../../../inventory/changes/change-set-states.ts";
import { Table } from "../../site/components.tsx";
import type { Option } from "../../site/fields.tsx";
import {
  FilterForm,
  FurtherPages,
  readFiltered,
  type Filtered,
  type FilteredList,
} from "../../site/filtered-list.tsx";
import { Page } from "../../site/layout.tsx";
import { page, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { parsePositiveInteger } from "../../site/path-id.ts";
import { ExactTime, Time } from "../../site/time.tsx";
import { toolTrail } from "../tool-list.ts";
import { GroupedTargets, groupEntries } from "./entry-groups.tsx";
import {
  clientLabel,
  entryTarget,
  KindBadge,
  LevelBadge,
  summaryOf,
  TargetName,
} from "./log-entry-parts.tsx";
import { actorName, parseActor, formatActor } from "./log-actor.ts";
import { logPath } from "./log-path.ts";
import type { LogField, LogReader, LogRow } from "./log-query.ts";
import { readTargetNames, type TargetNames } from "../../../inventory/changes/target-names.ts";

export const logList: FilteredList<LogField> = {
  path: logPath,
  label: "Filter the event log",
  all: "Clear filters",
  first: "Newest entries",
  filters: [
    { name: "kind", label: "Event", options: choices("Any", kindLabels) },
    { name: "level", label: "Level", options: choices("Any", levelLabels) },
    { name: "user", label: "User", verbatim: true, normalize: (text) => formatActor(parseActor(text)) },
    { name: "comment", label: "Comment contains", type: "search" },
    { name: "target_type", label: "Element type", options: choices("Any", targetLabels) },
    { name: "target_id", label: "Element ID", inputMode: "numeric", check: idError },
    { name: "change_set", label: "Change set", inputMode: "numeric", check: idError },
    { name: "from", label: "From (UTC)", type: "date", check: dateError },
    { name: "to", label: "To (UTC)", type: "date", check: dateError },
  ],
};

function choices(none: string, words: Readonly<Record<string, string>>): readonly Option[] {
  return [{ value: "", label: none }, ...Object.entries(words).map(([value, label]) => ({ value, label }))];
}

function idError(value: string): string | null {
  return parsePositiveInteger(value) === null ? "Enter a positive whole number." : null;
}

function dateError(value: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && parseTimeSpan(value) !== null;
  return isDay ? null : "Enter a date such as 2026-01-31.";
}

interface FoundEntries extends CursorPage<LogRow> {
  readonly names: TargetNames;
  /** Null if the history is complete. */
  readonly completeSince: string | null;
  readonly states: ChangeSetStates;
}

function LogList(asked: Filtered<LogField, FoundEntries>) {
  const { found, values } = asked;
  return (
    <Page title="Event log" lead="Newest entries first." trail={toolTrail} width="wide">
      <FilterForm {...asked} />
      {found !== null && (
        <>
          <Table
            caption="Entries of the event log"
            columns={["Time", "User", "Event", "Details", { title: "Undo", hidden: true }]}
            rows={groupEntries(found.rows).map((entries, index, all) => row(entries, all[index - 1], found))}
            empty={emptyWords(found, values)}
            stacking="plain"
          />
          {found.scannedTo !== null && (
            <p>
              Searched back to <Time at={found.scannedTo.datetime} />. Older entries may also match.
            </p>
          )}
          {found.completeSince !== null && (
            <p>
              History is complete since <Time at={found.completeSince} />.
            </p>
          )}
          <FurtherPages
            {...asked}
            next={found.next}
            more={found.scannedTo !== null ? "Search older entries" : "Older entries"}
          />
        </>
      )}
    </Page>
  );
}

function emptyWords({ scannedTo }: FoundEntries, values: Filtered<LogField, unknown>["values"]): string {
  if (scannedTo !== null) return "No matches so far.";
  return Object.keys(values).length > 0
    ? "No entries match. Clear a filter to see more."
    : "No entries yet. Changes by users and programs appear here.";
}

type Group = readonly [LogRow, ...LogRow[]];

function row(entries: Group, previous: Group | undefined, { names, states }: FoundEntries) {
  const [entry] = entries;
  const isGroup = entries.length > 1;
  const target = entryTarget(entry);
  const through = clientLabel(entry);
  const summary = isGroup ? "" : summaryOf(entry);
  const time = <Time at={entry.datetime} />;
  return [
    <>
      {isGroup ? time : <a href={`${logPath}/${entry.id}`}>{time}</a>}{" "}
      <small>
        <ExactTime at={entry.datetime} />
      </small>
    </>,
    <>
      {actorName(entry)}
      {through !== null && <small> {through}</small>}
    </>,
    <>
      <KindBadge {...entry} /> <LevelBadge {...entry} />{" "}
      {isGroup ? (
        <GroupedTargets entries={entries} names={names} showsLog after={summaryOf} />
      ) : (
        target !== null && <TargetName target={target} names={names} />
      )}
    </>,
    <>
      {summary !== "" && <span class="value">{summary}</span>}
      {entry.comment !== null && <small> “{entry.comment}”</small>}
    </>,
    startsChangeSet(entries, previous) && <RevertControl entry={entry} states={states} />,
  ];
}

export function logListRoute({ store, log }: { readonly store: Store; readonly log: LogReader }): PageRoute {
  async function show({ query, signedIn }: SignedInRequest) {
    const asked = await readFiltered(query, logList, async (values, cursor) => {
      const found = await log.page(values, cursor);
      const targets = found.rows.flatMap((entry) => entryTarget(entry) ?? []);
      const sets = found.rows.map(({ change_set_id: id }) => id);
      return {
        ...found,
        names: await readTargetNames(store.read, signedIn.principal, targets),
        states: await readChangeSetStates(store.read, sets),
        completeSince: await readCompleteSince(store.read),
      };
    });
    return page(<LogList {...asked} />, asked.response);
  }

  return { method: "GET", path: logPath, access: ["system.show_logs"], handle: show };
}
