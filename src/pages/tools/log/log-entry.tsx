/** `/tools/log/:id`: one entry of the event log with everything that it holds. */
import type { Store } from "../../../database/store.ts";
import { problem } from "../../../errors.ts";
import { Actions, Facts, LinkButton, Section, Table } from "../../site/components.tsx";
import type { Fact } from "../../site/components.tsx";
import { usePage } from "../../site/context.ts";
import { Page } from "../../site/layout.tsx";
import { page } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { Time } from "../../site/time.tsx";
import { pathId } from "../path-id.ts";
import { differences, entryData, targetsIn } from "./entry-content.ts";
import type { Difference } from "./entry-content.ts";
import {
  actedWith,
  actorName,
  entryTarget,
  KindBadge,
  LevelBadge,
  Muted,
  propertyWord,
  summaryOf,
  TargetName,
  Value,
} from "./entry-parts.tsx";
import { logPath, logWith } from "./log-path.ts";
import { readLogEntry } from "./log-query.ts";
import type { LogRow } from "./log-query.ts";
import { kindWord, levelWord, targetWord } from "./log-words.ts";
import { readTargetNames } from "./target-names.ts";
import type { TargetNames } from "./target-names.ts";

interface EntryProps {
  readonly entry: LogRow;
  readonly changed: readonly Difference[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly names: TargetNames;
}

function EntryPage({ entry, changed, data, names }: EntryProps) {
  const target = entryTarget(entry);
  const summary = entry.kind === "security_event" ? summaryOf(entry) : "";
  const what = target === null ? "" : ` ${targetWord(target.type).toLowerCase()} ${target.id}`;
  return (
    <Page title={summary === "" ? `${kindWord(entry.kind)}${what}` : summary}>
      <Facts facts={factsOf({ entry, names })} />
      {changed.length > 0 && <Changed changed={changed} names={names} />}
      {Object.keys(data).length > 0 && <Data entry={entry} data={data} names={names} />}
      <Actions>
        <LinkButton href={logPath}>Back to the log</LinkButton>
        {target !== null && (
          <LinkButton href={logWith({ target_type: target.type, target_id: String(target.id) })}>
            All entries of this element
          </LinkButton>
        )}
        <LinkButton href={logWith({ user: entry.username })}>All entries of this user</LinkButton>
      </Actions>
    </Page>
  );
}

function factsOf({ entry, names }: Pick<EntryProps, "entry" | "names">): readonly Fact[] {
  const target = entryTarget(entry);
  return [
    {
      name: "When",
      value: (
        <>
          {`${entry.datetime.slice(0, 10)} ${entry.datetime.slice(11, 23)} UTC`}{" "}
          <Muted>
            <Time at={entry.datetime} />
          </Muted>
        </>
      ),
    },
    { name: "Who", value: <Actor entry={entry} /> },
    { name: "With", value: actedWith(entry) ?? (entry.user_id === null ? "–" : "a browser") },
    {
      name: "What",
      value: (
        <>
          <KindBadge kind={entry.kind} /> <LevelBadge level={entry.level} />{" "}
          {target !== null && <TargetName target={target} names={names} />}
        </>
      ),
    },
    { name: "Level", value: levelWord(entry.level) },
    { name: "Comment", value: <Value value={entry.comment} names={names} otherwise="none" /> },
    { name: "Entry", value: entry.id },
  ];
}

function Actor({ entry }: Pick<EntryProps, "entry">) {
  const { signedIn } = usePage();
  const name = actorName(entry);
  if (entry.user_id !== null && signedIn?.principal.can("users.read") === true) {
    return <a href={`/tools/users/${entry.user_id}`}>{name}</a>;
  }
  return <>{name}</>;
}

function Changed({ changed, names }: Pick<EntryProps, "changed" | "names">) {
  return (
    <Section id="changes" title="What changed">
      <Table
        caption="What changed"
        columns={["Property", "Before", "After"]}
        rows={changed.map(({ property, before, after }) => {
          const otherwise = property.startsWith("permissions.") ? "inherited" : "nothing";
          return [
            <span title={property}>{propertyWord(property)}</span>,
            <div class="removed">
              <Value value={before} {...{ names, otherwise }} />
            </div>,
            <div class="added">
              <Value value={after} {...{ names, otherwise }} />
            </div>,
          ];
        })}
        empty="Nothing."
      />
    </Section>
  );
}

const dataTitles: Readonly<Record<string, string>> = {
  element_deleted: "What it held",
  collection_element_deleted: "What was removed",
};

function Data({ entry, data, names }: Pick<EntryProps, "entry" | "data" | "names">) {
  const title = dataTitles[entry.kind] ?? "Details";
  return (
    <Section id="data" title={title}>
      <Table
        caption={title}
        columns={["Property", "Value"]}
        rows={Object.entries(data).map(([property, value]) => [
          <span title={property}>{propertyWord(property)}</span>,
          <Value value={value} names={names} />,
        ])}
        empty="Nothing."
      />
    </Section>
  );
}

export function logEntryRoute({ store }: { readonly store: Store }): PageRoute {
  async function show(request: SignedInRequest) {
    const entry = await readLogEntry(store.read, pathId(request));
    if (entry === null) throw problem("not-found", "There is no such entry in the log.");
    const [changed, data] = [differences(entry), entryData(entry)];
    const values = [...changed.flatMap(({ before, after }) => [before, after]), ...Object.values(data)];
    const targets = [...targetsIn(values), ...[entryTarget(entry) ?? []].flat()];
    const names = await readTargetNames(store.read, request.signedIn.principal, targets);
    return page(<EntryPage {...{ entry, changed, data, names }} />);
  }

  return { method: "GET", path: `${logPath}/:id`, access: ["system.show_logs"], handle: show };
}
