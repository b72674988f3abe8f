/** Summarizes what an undo does to each element: the log entries of the change set in reverse. */
import { parseIri } from "../../representation/iri.ts";
import type { Problem } from "../../util/errors.ts";
import { isObject } from "../../util/is-object.ts";
import type { OperationDocument } from "../site/operations.ts";
import type { RemainingChanges } from "./remaining-changes.ts";

export type EntryDocument = OperationDocument<"listChangeSetLog">["hydra:member"][number];
export type ChangeConflict = NonNullable<Problem["conflicts"]>[number];

export interface RevertedValue {
  readonly property: string;
  /** The value after the change set. */
  readonly then: unknown;
  readonly now: unknown;
  readonly after: unknown;
  /** Whether the property is the stock of a lot, to which the opposite amount is added. */
  readonly isStock: boolean;
}

export interface RevertedElement {
  readonly type: string;
  readonly id: number;
  readonly effect: "deleted" | "restored" | "changed";
  readonly values: readonly RevertedValue[];
}

interface Building {
  readonly type: string;
  readonly id: number;
  isCreated: boolean;
  isDeleted: boolean;
  readonly values: Map<string, RevertedValue>;
}

/**
 * Returns the elements in the order of the undo.
 * @param entries the entries of the change set, newest first
 * @param amounts the present amounts of lots, by their ID
 */
export function revertedElements(
  entries: readonly EntryDocument[],
  amounts: ReadonlyMap<number, number>,
): readonly RevertedElement[] {
  const elements = new Map<string, Building>();
  for (const { kind, target_type: type, target_id: id, changes = {} } of entries) {
    if (type === undefined || id === undefined) continue;
    if (kind === "collection_element_deleted" || kind === "project_built") continue;
    const key = `${type} ${id}`;
    const element = elements.get(key) ?? { type, id, isCreated: false, isDeleted: false, values: new Map() };
    elements.set(key, element);
    if (kind === "element_created") element.isCreated = true;
    else if (kind === "element_deleted") element.isDeleted = true;
    else addValues(element, kind === "part_stock_changed", changes, amounts);
  }
  return [...elements.values()].flatMap(({ isCreated, isDeleted, values, type, id }) => {
    if (isCreated && isDeleted) return [];
    const effect = isCreated ? "deleted" : isDeleted ? "restored" : "changed";
    return [{ type, id, effect, values: effect === "changed" ? [...values.values()] : [] } as const];
  });
}

function addValues(
  { id, values }: Building,
  isStock: boolean,
  changes: unknown,
  amounts: ReadonlyMap<number, number>,
): void {
  for (const [property, change] of Object.entries(isObject(changes) ? changes : {})) {
    if (!isObject(change)) continue;
    const { old, new: changed } = change;
    const known = values.get(property);
    const then = known === undefined ? changed : known.then;
    if (isStock && property === "amount" && typeof old === "number" && typeof changed === "number") {
      const now = known === undefined ? (amounts.get(id) ?? changed) : known.now;
      const before = typeof known?.after === "number" ? known.after : Number(now);
      const after = Number((before + old - changed).toFixed(9));
      values.set(property, { property, then, now, after, isStock });
    } else {
      const now = known === undefined ? changed : known.now;
      values.set(property, { property, then, now, after: old, isStock });
    }
  }
}

/** Returns the elements and values that earlier undos have left. */
export function remainingElements(
  elements: readonly RevertedElement[],
  remaining: RemainingChanges,
): readonly RevertedElement[] {
  return elements.flatMap((element) => {
    const { type, id, effect } = element;
    if (effect !== "changed") return remaining.has(type, id) ? [element] : [];
    const values = element.values.filter(({ property }) => remaining.has(type, id, property));
    return values.length === 0 ? [] : [{ ...element, values }];
  });
}

/** Adds the amount after the change set to conflicts of stock, which the API omits. */
export function withAmounts(
  conflicts: readonly ChangeConflict[],
  elements: readonly RevertedElement[],
): readonly ChangeConflict[] {
  return conflicts.map((conflict) => {
    if (conflict.code !== "insufficient-stock") return conflict;
    const target = parseIri(conflict.element);
    const lot = elements.find(({ type, id }) => type === target?.resource && id === target.id);
    const amount = lot?.values.find(({ property }) => property === "amount");
    return amount === undefined ? conflict : { ...conflict, then: amount.then };
  });
}
