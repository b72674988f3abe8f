/** The history on the part page: the change log of the part and of the elements that belong to it. */
import type { Principal } from "../../identity/principal.ts";
import { Actions, LinkButton, Section, Table } from "../site/components.tsx";
import { Time } from "../site/time.tsx";
import { entryData } from "../tools/log/entry-content.ts";
import { clientLabel, entryTarget, KindBadge, summaryOf, TargetName } from "../tools/log/entry-parts.tsx";
import { actorName } from "../tools/log/log-actor.ts";
import { logPath, logWith } from "../tools/log/log-path.ts";
import type { LogRow } from "../tools/log/log-query.ts";
import type { TargetNames } from "../tools/log/target-names.ts";
import { partPath } from "./part-path.ts";
import type { PartHistory } from "./read-history.ts";
import type { PartDocument } from "./read-part.ts";

interface HistoryProps {
  readonly part: PartDocument;
  readonly history: PartHistory;
  readonly principal: Principal;
}

export function HistorySection({ part, history, principal }: HistoryProps) {
  const { entries, hasOlder, before } = history;
  const names = namesIn(part, history);
  const showsLog = principal.can("system.show_logs");
  const last = entries.at(-1);
  return (
    <Section id="history" title="History">
      <Table
        caption="Changes to the part and its lots, suppliers, prices, files, parameters and associations"
        columns={["Time", "User", "Event", "Details"]}
        rows={entries.map((entry) => row(entry, names, showsLog))}
        empty="No entries."
        stacking="plain"
      />
      <Actions>
        {hasOlder && last !== undefined && (
          <LinkButton href={`${partPath(part.id)}?before=${last.id}#history`}>Older entries</LinkButton>
        )}
        {before !== null && <LinkButton href={`${partPath(part.id)}#history`}>Newest entries</LinkButton>}
        {showsLog && (
          <LinkButton href={logWith({ target_type: "Part", target_id: String(part.id) })}>
            Search the event log
          </LinkButton>
        )}
      </Actions>
    </Section>
  );
}

function row(entry: LogRow, names: TargetNames, showsLog: boolean) {
  const target = entryTarget(entry);
  const through = clientLabel(entry);
  const summary = entry.kind === "element_deleted" ? "" : summaryOf(entry);
  const time = <Time at={entry.datetime} />;
  return [
    showsLog ? <a href={`${logPath}/${entry.id}`}>{time}</a> : time,
    <>
      <bdi>{actorName(entry)}</bdi>
      {through !== null && <small> {through}</small>}
    </>,
    <>
      <KindBadge {...entry} />
      {target !== null && (
        <>
          {" "}
          <bdi>
            <TargetName target={target} names={names} />
          </bdi>
        </>
      )}
    </>,
    <>
      {summary !== "" && <span class="value">{summary}</span>}
      {entry.comment !== null && <small> “{entry.comment}”</small>}
    </>,
  ];
}

/**
 * Returns the names of the elements that belong to the part. The name of a deleted element is known only if the entries
 * include its deletion.
 */
function namesIn(part: PartDocument, { entries, prices }: PartHistory): TargetNames {
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
  for (const { id, supplier, supplierpartnr } of part.orderdetails) {
    note("Orderdetail", id, [supplier?.name, supplierpartnr].filter(Boolean).join(" "));
  }
  for (const { id, orderdetail, minimum } of prices) {
    note(
      "Pricedetail",
      id,
      [names.get(`Orderdetail ${orderdetail}`), `from ${minimum}`].filter(Boolean).join(", "),
    );
  }
  for (const { id, name } of part.attachments) note("Attachment", id, name);
  for (const { id, name } of part.parameters) note("Parameter", id, name);
  return { of: ({ type, id }) => names.get(`${type} ${id}`) ?? null };
}
