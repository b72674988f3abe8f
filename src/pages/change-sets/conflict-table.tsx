/** The table of the conflicts of an undo or redo, with their reasons and remedies. */
import type { ComponentChildren } from "preact";
import type { Target, TargetNames } from "../../inventory/changes/target-names.ts";
import { parseIri } from "../../representation/iri.ts";
import { targetLabel } from "../log-labels.ts";
import { Badge, Table, type Column } from "../site/components.tsx";
import { referenceOf } from "../tools/log/entry-content.ts";
import { changedPropertyLabel, pathOf, TargetName, Value } from "../tools/log/log-entry-parts.tsx";
import { idOf } from "../trees/tree-table.ts";
import { changeSetPath } from "./change-set-path.ts";
import type { ChangeConflict } from "./read-revert.ts";

interface ConflictTableProps {
  readonly conflicts: readonly ChangeConflict[];
  readonly names: TargetNames;
  /** Whether conflicts that can only be skipped are marked. */
  readonly marksIrreplaceable: boolean;
}

interface ConflictColumn {
  readonly title: Column["title"];
  readonly cell: (conflict: ChangeConflict) => ComponentChildren;
}

/** Columns without a value in any conflict are omitted. */
export function ConflictTable({ conflicts, names, marksIrreplaceable }: ConflictTableProps) {
  const has = (property: "property" | "then" | "now") => conflicts.some((conflict) => property in conflict);
  const valueCell = (of: "then" | "now") => (conflict: ChangeConflict) =>
    of in conflict ? <ConflictValue {...{ conflict, of, names }} /> : "";
  const columns: readonly (ConflictColumn | false)[] = [
    { title: "Element", cell: ({ element }) => <ElementName element={element} names={names} /> },
    has("property") && {
      title: "Property",
      cell: ({ property }) => (property === undefined ? "" : changedPropertyLabel(property)),
    },
    has("then") && { title: "Value then", cell: valueCell("then") },
    has("now") && { title: "Value now", cell: valueCell("now") },
    {
      title: "Reason",
      cell: (conflict) => (
        <>
          {conflict.message} <Remedy conflict={conflict} />{" "}
          {marksIrreplaceable && !conflict.replaceable && <Badge kind="warn">cannot be replaced</Badge>}
        </>
      ),
    },
  ];
  const shown = columns.filter((column) => column !== false);
  return (
    <Table
      caption="Conflicts, with the values then and now"
      columns={shown.map(({ title }) => title)}
      rows={conflicts.map((conflict) => shown.map(({ cell }) => cell(conflict)))}
      empty=""
      stacking="named"
    />
  );
}

interface ConflictValueProps {
  readonly conflict: ChangeConflict;
  readonly of: "then" | "now";
  readonly names: TargetNames;
}

function ConflictValue({ conflict, of, names }: ConflictValueProps) {
  const { element, property = "", [of]: value } = conflict;
  const type = parseIri(element)?.resource ?? "";
  return <Value value={value} target={referenceOf(type, property, value)} names={names} />;
}

/** What to do first, with a link, unless the message says it: change the element that has the value now, for example. */
function Remedy({ conflict }: { readonly conflict: ChangeConflict }) {
  const { code, message, property, used_by: user, deleted_by: deletion } = conflict;
  if (deletion !== undefined) {
    const id = idOf(deletion);
    return <a href={changeSetPath(id)}>Show change set {id}</a>;
  }
  const target = user === undefined ? null : parseIri(user);
  if (target !== null) {
    const { resource: type, id } = target;
    const href = pathOf({ type, id });
    const name = `${targetLabel(type).toLowerCase()} ${id}`;
    return (
      <>
        Change the {property === undefined ? "value" : wordFor(property)} of{" "}
        {href === null ? name : <a href={href}>{name}</a>} first.
      </>
    );
  }
  if (code !== "insufficient-stock" || /\bfirst\b/.test(message)) return null;
  return <>Add the missing stock first, or undo the later withdrawals.</>;
}

/** Returns the label of a property within a sentence: “name”, but “IPN”. */
function wordFor(property: string): string {
  const label = changedPropertyLabel(property);
  return /^\p{Lu}\p{Ll}/u.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
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
