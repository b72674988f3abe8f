/** The start page of signed-in users: what needs attention, what changed, and the value and growth of the inventory. */
import { permission } from "../../identity/permissions.ts";
import { canCreateParts } from "../parts/create-permission.ts";
import type { ComponentChildren } from "preact";
import { FirstParts } from "../import/first-parts.tsx";
import { lotPath } from "../lots/lot-path.ts";
import { eventLabel, kindLabel } from "../log-labels.ts";
import { amountText, stockText } from "../../util/amount-text.ts";
import type { Units } from "../parts/amount.ts";
import { expirationDays, partsPath } from "../parts/list/list-state.ts";
import { partPath } from "../parts/part-path.ts";
import { Badge, LinkButton, Section } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { countText } from "../site/count-text.ts";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { Time } from "../site/time.tsx";
import { TargetName } from "../tools/log/log-entry-parts.tsx";
import { actorName } from "../tools/log/log-actor.ts";
import { logPath } from "../tools/log/log-path.ts";
import { Charts } from "./charts.tsx";
import { Numbers, stockPath } from "./numbers.tsx";
import {
  eventTarget,
  type Dashboard,
  type DashboardLot,
  type DashboardPart,
  type EventSection,
  type Excerpt,
  type PartSections,
} from "./read-dashboard.ts";

interface DashboardPageProps extends Dashboard {
  readonly children?: ComponentChildren;
}

export function DashboardPage({ statistics, parts, events, children }: DashboardPageProps) {
  const { signedIn } = usePage();
  const canCreate = parts !== null && canCreateParts(signedIn?.principal);
  const isEmpty = parts?.changed.total === 0;
  return (
    <Page
      title="Your inventory"
      width="wide"
      actions={
        canCreate && (
          <LinkButton href="/parts/new" kind="main">
            <Icon name="plus" /> New part
          </LinkButton>
        )
      }
    >
      {parts === null && (
        <p class="empty">
          You need the “{permission("parts.read").title}” permission to see parts. Ask an administrator.
        </p>
      )}
      {parts !== null && !isEmpty && <Search />}
      {isEmpty ? <EmptyInventory /> : <Numbers statistics={statistics} parts={parts} />}
      <div class="dashboard">
        {parts !== null && !isEmpty && <Parts {...parts} />}
        {!isEmpty && <Charts statistics={statistics} parts={parts} />}
        {events !== null && <Events events={events} />}
      </div>
      {children}
    </Page>
  );
}

function Search() {
  return (
    <form class="dashboard-search" action={partsPath}>
      <label for="dashboard-search">Find a part</label>
      <div>
        <input
          id="dashboard-search"
          type="search"
          name="q"
          maxLength={1000}
          autocomplete="off"
          spellcheck={false}
          data-shortcut="/"
        />
        <button type="submit" class="button">
          <Icon name="search" /> Search
        </button>
      </div>
    </form>
  );
}

function EmptyInventory() {
  return (
    <div class="empty">
      <p>
        <strong>Your inventory is empty.</strong>
      </p>
      <FirstParts />
    </div>
  );
}

function Parts({ below, changed, favorites, expiring, units }: PartSections) {
  return (
    <>
      <Panel
        id="below"
        title="Below minimum"
        all={stockPath("low")}
        {...below}
        empty="No part is below its minimum."
      >
        {(part) => <PartRow part={part} end={<StockOfMinimum part={part} units={units} />} />}
      </Panel>
      <Panel
        id="expiring"
        title="Expiring"
        all={stockPath("expiring")}
        allText={`Show the parts of all ${countText(expiring.total)} lots`}
        {...expiring}
        empty={`No lot expires within ${expirationDays} days.`}
      >
        {(lot) => <LotRow lot={lot} />}
      </Panel>
      <Panel
        id="changed"
        title="Recently changed"
        all={`${partsPath}?sort=-lastModified`}
        {...changed}
        empty=""
      >
        {(part) => <PartRow part={part} end={<Time at={part.lastModified} />} />}
      </Panel>
      <Panel
        id="favorites"
        title="Favorites"
        all={`${partsPath}?favorite=true`}
        {...favorites}
        empty="Mark a part as a favorite to find it here."
      >
        {(part) => <PartRow part={part} end={stockText(part, unitOf(part, units))} />}
      </Panel>
    </>
  );
}

interface PanelProps<Item> extends Excerpt<Item> {
  readonly id: string;
  readonly title: string;
  readonly all: string;
  readonly allText?: string;
  readonly empty: string;
  readonly children: (item: Item) => ComponentChildren;
}

function Panel<Item>(props: PanelProps<Item>) {
  const { id, title, all, items, total, empty, children } = props;
  const { allText = `Show all ${countText(total)}` } = props;
  return (
    <Section id={id} title={title}>
      {items.length === 0 ? <p class="empty">{empty}</p> : <ul class="rows">{items.map(children)}</ul>}
      {items.length > 0 && (
        <p class="more">
          <a href={all} aria-label={`${title}: ${allText}`}>
            {allText}
          </a>
        </p>
      )}
    </Section>
  );
}

interface RowProps {
  readonly part: DashboardPart;
  readonly end: ComponentChildren;
}

function PartRow({ part, end }: RowProps) {
  return (
    <li>
      <span>
        <a href={partPath(part.id)}>
          <bdi>{part.name.trim() === "" ? `Part ${part.id}` : part.name}</bdi>
        </a>{" "}
        {part.description !== "" && (
          <small>
            <bdi>{part.description}</bdi>
          </small>
        )}
      </span>
      <span class="end">{end}</span>
    </li>
  );
}

function StockOfMinimum({ part, units }: { readonly part: DashboardPart; readonly units: Units }) {
  return (
    <>
      <strong>{stockText(part, null)}</strong> of {amountText(part.minamount, unitOf(part, units))}
    </>
  );
}

function unitOf({ partUnit }: DashboardPart, units: Units): string | null {
  return partUnit ? (units.get(partUnit.id) ?? null) : null;
}

function LotRow({ lot }: { readonly lot: DashboardLot }) {
  const { now } = usePage();
  const at = lot.expiration_date ?? null;
  return (
    <li>
      <span>
        <a href={lotPath(lot.id)}>
          <bdi>{lot.part.name.trim() === "" ? `Part ${lot.part.id}` : lot.part.name}</bdi>
        </a>{" "}
        <small>
          <bdi>{lot.storage_location?.full_path ?? "No location"}</bdi>
        </small>
      </span>
      <span class="end">
        {at !== null && new Date(at) <= now && <Badge kind="bad">expired</Badge>} <Time at={at} />
      </span>
    </li>
  );
}

function Events({ events: { names, ...events } }: { readonly events: EventSection }) {
  return (
    <Panel id="events" title="Event log" all={logPath} {...events} empty="The event log is empty.">
      {(entry) => {
        const target = eventTarget(entry);
        return (
          <li>
            <span>
              <a href={`${logPath}/${entry.id}`}>
                {entry.kind === "security_event" ? eventLabel(entry.data?.["event"]) : kindLabel(entry.kind)}
              </a>{" "}
              <small>
                {target !== null && (
                  <>
                    <TargetName target={target} names={names} /> ·{" "}
                  </>
                )}
                <bdi>{actorName(entry)}</bdi>
              </small>
            </span>
            <span class="end">
              <Time at={entry.datetime} />
            </span>
          </li>
        );
      }}
    </Panel>
  );
}
