/** `/tools/log`: the event log, newest entries first, with the form that narrows it down. */
import type { Store } from "../../../database/store.ts";
import { Actions, ErrorSummary, LinkButton, Submit, Table } from "../../site/components.tsx";
import { Field, Select } from "../../site/fields.tsx";
import type { Option } from "../../site/fields.tsx";
import { Page } from "../../site/layout.tsx";
import { page } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { Time } from "../../site/time.tsx";
import { toolTrail } from "../trail.ts";
import { actedWith, entryTarget, KindBadge, LevelBadge, summaryOf, TargetName } from "./entry-parts.tsx";
import { actorName } from "./log-actor.ts";
import { readLogFilter, readPosition } from "./log-filter.ts";
import type { AskedLog, LogField } from "./log-filter.ts";
import { logPath, logWith } from "./log-path.ts";
import { readLog } from "./log-query.ts";
import type { LogPage, LogRow } from "./log-query.ts";
import { kindWords, levelWords, targetWords } from "../../log-words.ts";
import { readTargetNames } from "./target-names.ts";
import type { TargetNames } from "./target-names.ts";

const labels: Readonly<Record<LogField, string>> = {
  kind: "Event",
  level: "Level",
  user: "User",
  target_type: "Element type",
  target_id: "Element ID",
  comment: "Comment contains",
  from: "From",
  to: "To",
};

interface LogListProps {
  readonly asked: AskedLog;
  readonly errors: Readonly<Record<string, string>>;
  /** Null where the filter has no meaning. */
  readonly found: LogPage | null;
  readonly names: TargetNames | null;
  /** This is not the first page. */
  readonly goneOn: boolean;
}

function LogList({ asked, errors, found, names, goneOn }: LogListProps) {
  const { values } = asked;
  return (
    <Page title="Event log" lead="Newest entries first. Dates are in UTC." trail={toolTrail}>
      <ErrorSummary errors={errors} labels={labels} />
      <Filters values={values} errors={errors} />
      {found !== null && names !== null && (
        <>
          <Table
            caption="Entries of the event log"
            columns={["When", "Who", "What", "Details"]}
            rows={found.entries.map((entry) => row(entry, names))}
            empty={emptyWords(found, values)}
            stacking="plain"
          />
          <Further found={found} values={values} goneOn={goneOn} />
        </>
      )}
    </Page>
  );
}

function emptyWords({ unfinished }: LogPage, values: AskedLog["values"]): string {
  if (unfinished) return "No matches so far.";
  return Object.keys(values).length > 0
    ? "No entries match. Clear a filter to see more."
    : "No entries yet. Changes by users and programs appear here.";
}

function row(entry: LogRow, names: TargetNames) {
  const target = entryTarget(entry);
  const through = actedWith(entry);
  const summary = summaryOf(entry);
  return [
    <>
      <a href={`${logPath}/${entry.id}`}>
        <Time at={entry.datetime} />
      </a>
      <small>{` ${entry.datetime.slice(0, 10)} ${entry.datetime.slice(11, 19)}`}</small>
    </>,
    <>
      {actorName(entry)}
      {through !== null && <small> {through}</small>}
    </>,
    <>
      <KindBadge {...entry} /> <LevelBadge {...entry} />
      {target !== null && (
        <small>
          <TargetName target={target} names={names} />
        </small>
      )}
    </>,
    <>
      {summary !== "" && <span class="value">{summary}</span>}
      {entry.comment !== null && <small> “{entry.comment}”</small>}
    </>,
  ];
}

function Filters({ values, errors }: Pick<AskedLog, "values"> & Pick<LogListProps, "errors">) {
  const field = (name: LogField) => ({
    name,
    label: labels[name],
    value: values[name],
    error: errors[name],
  });
  return (
    <form class="filters four" method="get" action={logPath} role="search" aria-label="Narrow the log down">
      <Select {...field("kind")} options={choices("Anything", kindWords)} />
      <Select {...field("level")} options={choices("Any level", levelWords)} />
      <Field {...field("user")} autocomplete="off" verbatim />
      <Field {...field("comment")} type="search" autocomplete="off" />
      <Select {...field("target_type")} options={choices("Any kind", targetWords)} />
      <Field {...field("target_id")} inputMode="numeric" autocomplete="off" />
      <Field {...field("from")} type="date" />
      <Field {...field("to")} type="date" />
      <Actions>
        <Submit>Show</Submit>
        {Object.keys(values).length > 0 && <LinkButton href={logPath}>Show everything</LinkButton>}
      </Actions>
    </form>
  );
}

function choices(none: string, words: Readonly<Record<string, string>>): readonly Option[] {
  return [{ value: "", label: none }, ...Object.entries(words).map(([value, label]) => ({ value, label }))];
}

function Further({
  found,
  values,
  goneOn,
}: Pick<LogListProps, "goneOn"> & Pick<AskedLog, "values"> & { readonly found: LogPage }) {
  const { next, unfinished } = found;
  if (next === null && !goneOn) return null;
  return (
    <>
      {next !== null && unfinished && (
        <p>
          Searched the log back to <Time at={next.datetime} />. Older entries may match.
        </p>
      )}
      <Actions>
        {next !== null && (
          <LinkButton href={logWith(values, next)}>
            {unfinished ? "Search older entries" : "Older entries"}
          </LinkButton>
        )}
        {goneOn && <LinkButton href={logWith(values)}>Newest entries</LinkButton>}
      </Actions>
    </>
  );
}

export function logListRoute({ store }: { readonly store: Store }): PageRoute {
  async function show({ query, signedIn }: SignedInRequest) {
    const asked = readLogFilter(query);
    const before = query.get("before") ?? "";
    const after = readPosition(before);
    const errors: Record<string, string> = { ...asked.errors };
    if (before !== "" && after === null) {
      errors[""] = "This position in the log is invalid. Start with the newest entries.";
    }
    if (Object.keys(errors).length > 0) {
      const wrong = <LogList {...{ asked, errors }} found={null} names={null} goneOn={false} />;
      return page(wrong, { status: 400 });
    }
    const found = await readLog(store.read, asked.filter, { after });
    const targets = found.entries.flatMap((entry) => entryTarget(entry) ?? []);
    const names = await readTargetNames(store.read, signedIn.principal, targets);
    return page(<LogList {...{ asked, errors, found, names }} goneOn={after !== null} />);
  }

  return { method: "GET", path: logPath, access: ["system.show_logs"], handle: show };
}
