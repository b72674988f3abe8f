/** The tables of the pages of change sets: changed elements, and conflicts. */
import type { ResourceName } from "../../../generated/resources.ts";
import { iri, parseIri } from "../../representation/iri.ts";
import type { Target, TargetNames } from "../../inventory/changes/target-names.ts";
import { targetLabel } from "../log-labels.ts";
import { Badge, Table } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { referenceOf } from "../tools/log/entry-content.ts";
import {
  changedPropertyLabel,
  pathOf,
  stockLabels,
  TargetName,
  Value,
  valueLabels,
} from "../tools/log/log-entry-parts.tsx";
import { idOf } from "../trees/tree-table.ts";
import { changeSetPath } from "./change-set-path.ts";
import type { ChangeConflict, RevertedElement, RevertedValue } from "./reverted-changes.ts";

const effects = {
  deleted: { kind: "bad", label: "is deleted" },
  restored: { kind: "good", label: "is created again" },
  changed: { kind: "neutral", label: "changes" },
  none: { kind: "neutral", label: "stays" },
} as const;

interface ElementTableProps {
  readonly caption: string;
  readonly elements: readonly RevertedElement[];
  readonly conflicts: readonly ChangeConflict[];
  /** Conflicts that remain if newer values are replaced. These changes have no effect. */
  readonly irreplaceable: readonly ChangeConflict[];
  readonly names: TargetNames;
}

/** The number of elements that are shown at first, so that the form below the table is in reach. */
const shownElements = 20;

/** What an undo does to each element. */
export function ElementTables({ elements, ...more }: Omit<ElementTableProps, "caption">) {
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

function ElementTable({ caption, elements, conflicts, irreplaceable, names }: ElementTableProps) {
  const remaining = new Set(irreplaceable.map(keyOf));
  const conflicting = new Map(conflicts.map((each) => [`${each.element} ${each.property ?? ""}`, each]));
  const conflictOf = ({ type, id }: RevertedElement, property = "") =>
    conflicting.get(`${iri(type as ResourceName, id)} ${property}`);
  const hasEffect = (conflict: ChangeConflict | undefined): boolean =>
    conflict === undefined || !remaining.has(keyOf(conflict));
  const effectOf = (element: RevertedElement): keyof typeof effects => {
    const { values, effect } = element;
    const stays =
      values.length > 0 && values.every(({ property }) => !hasEffect(conflictOf(element, property)));
    return stays || !hasEffect(conflictOf(element)) ? "none" : effect;
  };
  return (
    <Table
      caption={caption}
      columns={["Element", "Effect", "Now → afterwards"]}
      rows={elements.map((element) => [
        <bdi>
          <TargetName target={element} names={names} />
        </bdi>,
        <>
          <EffectBadge effect={effectOf(element)} />{" "}
          {conflictOf(element) !== undefined && <Badge kind="warn">conflict</Badge>}
        </>,
        element.values.length > 0 && (
          <ul class="changes">
            {element.values.map((value) => (
              <ValueLine
                type={element.type}
                value={value}
                conflict={conflictOf(element, value.property)}
                hasEffect={hasEffect(conflictOf(element, value.property))}
                names={names}
              />
            ))}
          </ul>
        ),
      ])}
      empty="You cannot view the history of the changed elements."
      stacking="plain"
    />
  );
}

function EffectBadge({ effect }: { readonly effect: keyof typeof effects }) {
  const { kind, label } = effects[effect];
  return <Badge kind={kind}>{label}</Badge>;
}

interface ValueLineProps {
  readonly type: string;
  readonly value: RevertedValue;
  readonly conflict: ChangeConflict | undefined;
  readonly hasEffect: boolean;
  readonly names: TargetNames;
}

/** The value now and afterwards. A conflict that cannot be replaced has the value then and now, and the reason. */
function ValueLine({ type, value: known, conflict, hasEffect, names }: ValueLineProps) {
  const value = conflict !== undefined && "now" in conflict ? { ...known, now: conflict.now } : known;
  const shown = (of: "then" | "now" | "after") => <ShownValue {...{ type, value, of, names }} />;
  const badge = conflict !== undefined && <Badge kind="warn">conflict</Badge>;
  if (conflict !== undefined && !hasEffect) {
    return (
      <li>
        {changedPropertyLabel(value.property)}: {shown("then")} then, {shown("now")} now. {conflict.message}{" "}
        {badge}
      </li>
    );
  }
  return (
    <li>
      {changedPropertyLabel(value.property)}: {shown("now")} → {shown("after")} {badge}
    </li>
  );
}

interface ShownValueProps {
  readonly type: string;
  readonly value: RevertedValue;
  readonly of: "then" | "now" | "after";
  readonly names: TargetNames;
}

function ShownValue({ type, value, of, names }: ShownValueProps) {
  const { property, isStock, [of]: shown } = value;
  const words = isStock && property === "amount" ? stockLabels : valueLabels;
  return <Value value={shown} target={referenceOf(type, property, shown)} names={names} words={words} />;
}

interface ConflictTableProps {
  readonly conflicts: readonly ChangeConflict[];
  readonly irreplaceable: readonly ChangeConflict[];
  readonly names: TargetNames;
}

export function ConflictTable({ conflicts, irreplaceable, names }: ConflictTableProps) {
  const remaining = new Set(irreplaceable.map(keyOf));
  return (
    <Table
      caption="Conflicts, with the values then and now"
      columns={["Element", "Property", "Value then", "Value now", "Reason"]}
      rows={conflicts.map((conflict) => {
        const { element, property, message } = conflict;
        const type = parseIri(element)?.resource ?? "";
        const cell = (value: unknown) => (
          <Value value={value} target={referenceOf(type, property ?? "", value)} names={names} />
        );
        return [
          <ElementName element={element} names={names} />,
          property === undefined ? "" : changedPropertyLabel(property),
          "then" in conflict ? cell(conflict.then) : "",
          "now" in conflict ? cell(conflict.now) : "",
          <>
            {message} <CauseLink conflict={conflict} />{" "}
            {remaining.has(keyOf(conflict)) && <Badge kind="warn">cannot be replaced</Badge>}
          </>,
        ];
      })}
      empty=""
      stacking="named"
    />
  );
}

/** The link to the element that has the value now, or to the change set to undo first. */
function CauseLink({
  conflict: { used_by: user, deleted_by: deletion },
}: {
  readonly conflict: ChangeConflict;
}) {
  if (deletion !== undefined) {
    const id = idOf(deletion);
    return <a href={changeSetPath(id)}>Show change set {id}</a>;
  }
  const target = user === undefined ? null : parseIri(user);
  const href = target === null ? null : pathOf({ type: target.resource, id: target.id });
  if (target === null || href === null) return null;
  return (
    <a href={href}>
      Show {targetLabel(target.resource).toLowerCase()} {target.id}
    </a>
  );
}

function ElementName({
  element,
  names,
}: Pick<ChangeConflict, "element"> & Pick<ConflictTableProps, "names">) {
  const target = parseIri(element);
  return (
    <bdi>
      {target === null ? (
        element
      ) : (
        <TargetName target={{ type: target.resource, id: target.id }} names={names} />
      )}
    </bdi>
  );
}

/** The elements whose changes can never be taken back. */
export function StayingElements({ conflicts, names }: Pick<ConflictTableProps, "conflicts" | "names">) {
  const elements = new Set(conflicts.map(({ element }) => element));
  return (
    <ul>
      {[...elements].map((element) => (
        <li>
          <ElementName element={element} names={names} />
        </li>
      ))}
    </ul>
  );
}

function keyOf({ element, property = "", code }: ChangeConflict): string {
  return `${element} ${property} ${code}`;
}

/** Returns the elements that conflicts name, and those that their values refer to. */
export function conflictTargets(conflicts: readonly ChangeConflict[]): readonly Target[] {
  return conflicts.flatMap(({ element, property = "", ...conflict }) => {
    const target = parseIri(element);
    if (target === null) return [];
    const { resource: type, id } = target;
    const values = [conflict.then, conflict.now].map((value) => referenceOf(type, property, value));
    return [{ type, id }, ...values.filter((value) => value !== null)];
  });
}
