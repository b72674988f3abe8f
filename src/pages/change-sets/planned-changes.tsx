/** The table of the changes that an undo or redo makes, as the dry run has returned them. */
import type { Target } from "../../inventory/changes/target-names.ts";
import { parseIri } from "../../representation/iri.ts";
import { groupBy } from "../../util/group-by.ts";
import { Badge, Table } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { differences, referenceOf } from "../tools/log/entry-content.ts";
import {
  changedPropertyLabel,
  stockLabels,
  TargetName,
  Value,
  valueLabels,
  type LinkedNames,
} from "../tools/log/log-entry-parts.tsx";
import type { ChangeConflict, PlannedChange } from "./read-revert.ts";

const effects = {
  deleted: { kind: "bad", label: "is deleted" },
  restored: { kind: "good", label: "is created again" },
  changed: { kind: "neutral", label: "changes" },
} as const;

interface PlannedValue {
  readonly property: string;
  readonly now: unknown;
  readonly after: unknown;
  readonly isStock: boolean;
}

interface PlannedElement extends Target {
  readonly iri: string;
  readonly effect: keyof typeof effects;
  readonly values: readonly PlannedValue[];
}

interface PlannedTableProps {
  readonly changes: readonly PlannedChange[];
  /** The conflicts whose newer values are replaced. */
  readonly conflicts: readonly ChangeConflict[];
  readonly names: LinkedNames;
}

/** The number of elements that are shown at first, so that the form below the table is in reach. */
const shownElements = 20;

export function PlannedTables({ changes, ...more }: PlannedTableProps) {
  const elements = plannedElements(changes);
  const further = elements.slice(shownElements);
  return (
    <>
      <ElementTable
        caption="Elements and their values now and afterwards"
        elements={elements.slice(0, shownElements)}
        {...more}
      />
      {further.length > 0 && (
        <details>
          <summary>{countText(further.length)} more elements</summary>
          <ElementTable caption="More elements and their values" elements={further} {...more} />
        </details>
      )}
    </>
  );
}

/** Joins the changes of each element. An element that is created again can change once more, to refer to others. */
function plannedElements(changes: readonly PlannedChange[]): readonly PlannedElement[] {
  return [...groupBy(changes, ({ element }) => element)].flatMap(([iri, own]) => {
    const target = parseIri(iri);
    if (target === null) return [];
    const kinds = new Set(own.map(({ kind }) => kind));
    const effect = kinds.has("element_deleted")
      ? "deleted"
      : kinds.has("element_created")
        ? "restored"
        : "changed";
    const values = effect === "changed" ? plannedValues(own) : [];
    return [{ type: target.resource, id: target.id, iri, effect, values }];
  });
}

/** Returns the value before the first change and after the last change of each property. */
function plannedValues(changes: readonly PlannedChange[]): readonly PlannedValue[] {
  const values = new Map<string, PlannedValue>();
  for (const { kind, changes: changed = {} } of changes) {
    for (const { property, before, after } of differences({ changes: JSON.stringify(changed) })) {
      const now = values.has(property) ? values.get(property)?.now : before;
      values.set(property, { property, now, after, isStock: kind === "part_stock_changed" });
    }
  }
  return [...values.values()];
}

interface ElementTableProps extends Omit<PlannedTableProps, "changes"> {
  readonly caption: string;
  readonly elements: readonly PlannedElement[];
}

function ElementTable({ caption, elements, conflicts, names }: ElementTableProps) {
  const conflicting = new Set(conflicts.map(({ element, property = "" }) => `${element} ${property}`));
  const conflictBadge = (iri: string, property = "") =>
    conflicting.has(`${iri} ${property}`) && <Badge kind="warn">conflict</Badge>;
  return (
    <Table
      caption={caption}
      columns={["Element", "Effect", "Now → afterwards"]}
      rows={elements.map((element) => [
        <bdi>
          <TargetName target={element} names={names} />
        </bdi>,
        <>
          <Badge kind={effects[element.effect].kind}>{effects[element.effect].label}</Badge>{" "}
          {conflictBadge(element.iri)}
        </>,
        element.values.length > 0 && (
          <ul class="changes">
            {element.values.map((value) => (
              <li>
                {changedPropertyLabel(value.property)}: <ShownValue {...{ element, value, names }} of="now" />{" "}
                → <ShownValue {...{ element, value, names }} of="after" />{" "}
                {conflictBadge(element.iri, value.property)}
              </li>
            ))}
          </ul>
        ),
      ])}
      empty="You cannot view the history of the changed elements."
      stacking="plain"
    />
  );
}

interface ShownValueProps {
  readonly element: PlannedElement;
  readonly value: PlannedValue;
  readonly of: "now" | "after";
  readonly names: LinkedNames;
}

function ShownValue({ element, value, of, names }: ShownValueProps) {
  const { property, isStock, [of]: shown } = value;
  const words = isStock && property === "amount" ? stockLabels : valueLabels;
  return (
    <Value value={shown} target={referenceOf(element.type, property, shown)} names={names} words={words} />
  );
}

/** Returns the changed elements, and those that their values refer to. */
export function plannedTargets(changes: readonly PlannedChange[]): readonly Target[] {
  return plannedElements(changes).flatMap(({ type, id, values }) => [
    { type, id },
    ...values
      .flatMap(({ property, now, after }) => [
        referenceOf(type, property, now),
        referenceOf(type, property, after),
      ])
      .filter((target) => target !== null),
  ]);
}

/** Returns the names in the changes, by type and ID. */
export function plannedLabels(changes: readonly PlannedChange[]): readonly (readonly [string, string])[] {
  return changes.flatMap(({ element, name }) => {
    const target = parseIri(element);
    return target === null || name === undefined ? [] : [[`${target.resource} ${target.id}`, name] as const];
  });
}
