/** `/tools/log/:id`: an entry of the event log with all of its values. */
import type { Store } from "../../../database/store.ts";
import { problem } from "../../../util/errors.ts";
import { isUndoable } from "../../../history/undoable.ts";
import { notUndoableText } from "../../change-sets/change-set-page.tsx";
import { changeSetPath } from "../../change-sets/change-set-path.ts";
import { RevertControl } from "../../change-sets/revert-control.tsx";
import { readChangeSetStates, type ChangeSetStates } from "../../../inventory/changes/change-set-states.ts";
import { Actions, Facts, LinkButton, Section, Table, type Fact } from "../../site/components.tsx";
import { usePage } from "../../site/page-context.ts";
import { Page } from "../../site/layout.tsx";
import { page, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { ExactTime, Time } from "../../site/time.tsx";
import { pathId } from "../../site/path-id.ts";
import { versionLink } from "../../versions/version-link.ts";
import { logTrail } from "../tool-list.ts";
import { differences, entryData, referenceOf, type Difference } from "./entry-content.ts";
import {
  clientLabel,
  entryTarget,
  isNothing,
  KindBadge,
  LevelBadge,
  Muted,
  permissionLabels,
  changedPropertyLabel,
  stockLabels,
  summaryOf,
  TargetName,
  Value,
  valueLabels,
  type ValueLabels,
} from "./log-entry-parts.tsx";
import { actorName, actorFilterOf } from "./log-actor.ts";
import { logPath, logWith } from "./log-path.ts";
import type { LogReader, LogRow } from "./log-query.ts";
import { eventLabel, kindLabel, levelLabel, targetLabel } from "../../log-labels.ts";
import { scopeLabel } from "../../scope-labels.ts";
import { readTargetNames, type TargetNames } from "../../../inventory/changes/target-names.ts";

interface EntryProps {
  readonly entry: LogRow;
  readonly changed: readonly Difference[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly names: TargetNames;
  readonly states: ChangeSetStates;
}

function EntryPage({ entry, changed, data, names, states }: EntryProps) {
  const target = entryTarget(entry);
  return (
    <Page title={titleOf(entry, names)} trail={logTrail}>
      <Facts facts={factsOf(entry, names)} />
      {changed.length > 0 && <Changed entry={entry} changed={changed} names={names} />}
      {Object.keys(data).length > 0 && <Data entry={entry} data={data} names={names} />}
      <UndoHint entry={entry} />
      <Actions>
        <RevertControl entry={entry} states={states} />
        <VersionLink entry={entry} />
        {target !== null && (
          <LinkButton href={logWith({ target_type: target.type, target_id: String(target.id) })}>
            Show all entries for this element
          </LinkButton>
        )}
        <LinkButton href={logWith({ user: actorFilterOf(entry) })}>Show all entries for this user</LinkButton>
      </Actions>
    </Page>
  );
}

/** A link to the version after the change. A deleted element has the version before its deletion. */
function VersionLink({ entry }: Pick<EntryProps, "entry">) {
  const { kind, datetime } = entry;
  const target = entryTarget(entry);
  const href = target === null ? null : versionLink(target, datetime, kind === "element_deleted");
  return href === null ? null : <LinkButton href={href}>Version of this time</LinkButton>;
}

/** Entries without a change set, such as security events, are not expected to be undoable. */
function UndoHint({ entry: { change_set_id: set, target_type: type } }: Pick<EntryProps, "entry">) {
  if (set === null || type === null || isUndoable(type)) return null;
  return <p class="hint">{notUndoableText([{ target_type: type }])}</p>;
}

/** Returns the title, such as “Changed part 3 · STM32F407”, or the security event. */
function titleOf(entry: LogRow, names: TargetNames): string {
  if (entry.kind === "security_event") return summaryOf(entry);
  const target = entryTarget(entry);
  if (target === null) return kindLabel(entry.kind);
  const name = names.of(target);
  const happened = entry.kind === "part_stock_changed" ? "Changed stock of" : kindLabel(entry.kind);
  const title = `${happened} ${targetLabel(target.type).toLowerCase()} ${target.id}`;
  return name === null ? title : `${title}\u00a0· ${name}`;
}

function factsOf(entry: LogRow, names: TargetNames): readonly Fact[] {
  const target = entryTarget(entry);
  return [
    {
      name: "Time",
      value: (
        <>
          <ExactTime at={entry.datetime} />{" "}
          <Muted>
            <Time at={entry.datetime} />
          </Muted>
        </>
      ),
    },
    { name: "User", value: <Actor entry={entry} /> },
    { name: "Client", value: clientLabel(entry) ?? (entry.user_id === null ? "–" : "browser") },
    {
      name: "Event",
      value: (
        <>
          <KindBadge {...entry} /> <LevelBadge {...entry} />{" "}
          {target !== null && <TargetName target={target} names={names} />}
        </>
      ),
    },
    { name: "Level", value: levelLabel(entry.level) },
    {
      name: "Comment",
      value: isNothing(entry.comment) ? <Muted>none</Muted> : <span class="value">{entry.comment}</span>,
    },
    { name: "Entry ID", value: entry.id },
    ...(entry.change_set_id === null
      ? []
      : [
          {
            name: "Change set",
            value: <a href={changeSetPath(entry.change_set_id)}>{entry.change_set_id}</a>,
          },
        ]),
  ];
}

function Actor({ entry }: Pick<EntryProps, "entry">) {
  const { signedIn } = usePage();
  const name = actorName(entry);
  if (entry.user_id === null || signedIn?.principal.can("users.read") !== true) return <>{name}</>;
  return <a href={`/tools/users/${entry.user_id}`}>{name}</a>;
}

function Changed({ entry, changed, names }: Pick<EntryProps, "entry" | "changed" | "names">) {
  return (
    <Section id="changes" title="Changes">
      <div class="changes">
        <Table
          caption="Changed properties"
          columns={["Property", "Before", "After"]}
          rows={changed.map((difference) => [
            <span title={difference.property}>{changedPropertyLabel(difference.property)}</span>,
            <Side side="before" {...{ entry, difference, names }} />,
            <Side side="after" {...{ entry, difference, names }} />,
          ])}
          empty="None."
          stacking="named"
        />
      </div>
    </Section>
  );
}

interface SideProps {
  readonly entry: LogRow;
  readonly difference: Difference;
  readonly side: "before" | "after";
  readonly names: TargetNames;
}

function Side({ entry, difference, side, names }: SideProps) {
  const { property, [side]: value } = difference;
  const words = wordsFor(entry, property);
  return (
    <div class={isNothing(value) ? undefined : side}>
      <Value value={value} target={referenceOf(entry.target_type, property, value)} {...{ names, words }} />
    </div>
  );
}

function wordsFor({ kind }: LogRow, property: string): ValueLabels {
  if (property.startsWith("permissions.")) return permissionLabels;
  return kind === "part_stock_changed" && property === "amount" ? stockLabels : valueLabels;
}

const dataTitles: Readonly<Record<string, string>> = {
  element_deleted: "Last values",
  collection_element_deleted: "Removed element",
};

function Data({ entry, data, names }: Pick<EntryProps, "entry" | "data" | "names">) {
  const title = dataTitles[entry.kind] ?? "Details";
  return (
    <Section id="data" title={title}>
      <Table
        caption={`${title}: properties and values`}
        columns={["Property", "Value"]}
        rows={Object.entries(data).map(([property, value]) => [
          <span title={property}>{changedPropertyLabel(property)}</span>,
          <Value
            value={inWords(entry, property, value)}
            target={referenceOf(entry.target_type, property, value)}
            names={names}
          />,
        ])}
        empty="None."
        stacking="plain"
      />
    </Section>
  );
}

/** Replaces the stored name of an event or a scope with its label. */
function inWords({ kind }: LogRow, property: string, value: unknown): unknown {
  if (kind !== "security_event") return value;
  if (property === "event") return eventLabel(value);
  return property === "tier" && typeof value === "string" ? scopeLabel(value) : value;
}

export function logEntryRoute({ store, log }: { readonly store: Store; readonly log: LogReader }): PageRoute {
  async function show(request: SignedInRequest) {
    const entry = await log.one(pathId(request));
    if (entry === null) throw problem("not-found", "This log entry does not exist.");
    const [changed, data] = [differences(entry), entryData(entry)];
    const values: readonly (readonly [string, unknown])[] = [
      ...changed.flatMap(({ property, before, after }) => [
        [property, before] as const,
        [property, after] as const,
      ]),
      ...Object.entries(data),
    ];
    const targets = [
      entryTarget(entry),
      ...values.map(([property, value]) => referenceOf(entry.target_type, property, value)),
    ].filter((target) => target !== null);
    const names = await readTargetNames(store.read, request.signedIn.principal, targets);
    const states = await readChangeSetStates(store.read, [entry.change_set_id]);
    return page(<EntryPage {...{ entry, changed, data, names, states }} />);
  }

  return { method: "GET", path: `${logPath}/:id`, access: ["system.show_logs"], handle: show };
}
