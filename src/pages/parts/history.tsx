/** The history on the part page: the change log of the part and of the elements that belong to it. */
import type { Principal } from "../../identity/principal.ts";
import { RevertControl, startsChangeSet } from "../change-sets/revert-control.tsx";
import { Actions, LinkButton, Section, Table } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { Time } from "../site/time.tsx";
import { differences, entryData, referenceOf } from "../tools/log/entry-content.ts";
import {
  changedPropertyLabel,
  clientLabel,
  entryTarget,
  KindBadge,
  stockLabels,
  summaryOf,
  TargetName,
  Value,
  valueLabels,
} from "../tools/log/log-entry-parts.tsx";
import { GroupedTargets, groupEntries } from "../tools/log/entry-groups.tsx";
import { actorName } from "../tools/log/log-actor.ts";
import { logPath, logWith } from "../tools/log/log-path.ts";
import type { LogRow } from "../tools/log/log-query.ts";
import type { TargetNames } from "../../inventory/changes/target-names.ts";
import { versionPath } from "../versions/version-path.ts";
import { partPath } from "./part-path.ts";
import type { PartHistory } from "./read-history.ts";
import type { PartDocument } from "./read-part.ts";

interface HistoryProps {
  readonly part: PartDocument;
  readonly history: PartHistory;
  readonly principal: Principal;
}

export function HistorySection({ part, history, principal }: HistoryProps) {
  const { entries, hasOlder, page, states } = history;
  const names = namesIn(part, history);
  const showsLog = principal.can("system.show_logs");
  const pageLink = (number: number): string => `${partPath(part.id)}?history=${number}#history`;
  return (
    <Section id="history" title="History">
      <Table
        caption="Changes to the part and its lots, suppliers, prices, files, parameters and associations"
        columns={["Time", "User", "Event", "Details", { title: "Undo", hidden: true }]}
        rows={groupEntries(entries).map((group, index, all) => [
          ...row(group, names, { showsLog, path: partPath(part.id) }),
          startsChangeSet(group, all[index - 1]) && (
            <RevertControl entry={group[0]} states={states} section="history" />
          ),
        ])}
        empty="No entries."
        stacking="plain"
      />
      <Actions>
        {hasOlder && <LinkButton href={pageLink(page + 1)}>Older entries</LinkButton>}
        {page > 1 && <LinkButton href={`${partPath(part.id)}#history`}>Newest entries</LinkButton>}
        {showsLog && (
          <LinkButton href={logWith({ target_type: "Part", target_id: String(part.id) })}>
            Search the event log
          </LinkButton>
        )}
      </Actions>
    </Section>
  );
}

interface RowOptions {
  readonly showsLog: boolean;
  /** The page of the part. */
  readonly path: string;
}

function row(group: readonly [LogRow, ...LogRow[]], names: TargetNames, { showsLog, path }: RowOptions) {
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
          Version<span class="unseen"> of {entry.datetime}</span>
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
        target.type !== "Part" && (
          <bdi>
            <TargetName target={target} names={names} />
          </bdi>
        )
      )}
    </>,
    <>
      <Changes entry={entry} names={names} />
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

/** The changed properties with their values before and after the change. */
function Changes({ entry, names }: { readonly entry: LogRow; readonly names: TargetNames }) {
  const isStock = entry.kind === "part_stock_changed";
  const words = isStock ? stockLabels : valueLabels;
  const changed = differences(entry);
  if (changed.length === 0) {
    return entry.kind === "element_merged" ? <span class="value">{summaryOf(entry)}</span> : null;
  }
  return (
    <ul class="changes">
      {changed.map(({ property, before, after }) => (
        <li>
          {!(isStock && property === "amount") && <>{changedPropertyLabel(property)}: </>}
          <Value
            value={before}
            target={referenceOf(entry.target_type, property, before)}
            names={names}
            words={words}
          />{" "}
          →{" "}
          <Value
            value={after}
            target={referenceOf(entry.target_type, property, after)}
            names={names}
            words={words}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the names of the elements that belong to the part. The name of a deleted element is known only if the entries
 * include its deletion.
 */
function namesIn(part: PartDocument, { entries, names: referenced }: PartHistory): TargetNames {
  const names = new Map<string, string>();
  const note = (type: string, id: number, ...candidates: readonly unknown[]): void => {
    const name = candidates.find((each): each is string => typeof each === "string" && each.trim() !== "");
    if (name !== undefined) names.set(`${type} ${id}`, name);
  };
  for (const entry of entries) {
    const { target_type: type, target_id: id } = entry;
    if (entry.kind !== "element_deleted" || type === null || id === null) continue;
    const { name, supplierpartnr, description } = entryData(entry);
    note(type, id, name, supplierpartnr, description);
  }
  for (const { id, description, storage_location: location } of part.partLots) {
    note("PartLot", id, location?.full_path, location?.name, description);
  }
  for (const { id, supplier, supplierpartnr, pricedetails } of part.orderdetails) {
    const offer = [supplier?.name, supplierpartnr].filter(Boolean).join(" ");
    note("Orderdetail", id, offer);
    for (const { id: price, min_discount_quantity: minimum } of pricedetails) {
      note("Pricedetail", price, [offer, `from ${minimum}`].filter(Boolean).join(", "));
    }
  }
  for (const { id, name } of part.attachments) note("Attachment", id, name);
  for (const { id, name } of part.parameters) note("Parameter", id, name);
  return { of: (target) => names.get(`${target.type} ${target.id}`) ?? referenced.of(target) };
}
