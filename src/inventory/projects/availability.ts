/**
 * Calculates the available and missing parts for building a number of copies of a project. Does not access the
 * database.
 */
import { roundAmount } from "../stock/amounts.ts";
import {
  neededFor,
  type EntryName,
  type NamedEntity,
  type Need,
  type UsableLot,
} from "./bill-of-materials.ts";
import { groupBy } from "../../util/group-by.ts";

/** The availability of a part, summed over all BOM entries that need it. */
export interface PartAvailability {
  readonly part: NamedEntity;
  readonly entries: readonly EntryName[];
  readonly isInteger: boolean;
  readonly needed: number;
  readonly inStock: number;
  readonly missing: number;
}

export interface Availability {
  /** One item per part, in the order of the BOM entries. */
  readonly parts: readonly PartAvailability[];
  /** The number of copies that can be built from stock. `null` if the project needs no parts. */
  readonly buildable: number | null;
}

export function availabilityOf(
  needs: readonly Need[],
  lots: readonly UsableLot[],
  copies: number,
): Availability {
  const lotsOf = groupBy(lots, ({ part }) => part);
  let buildable: bigint | null = null;
  const parts = [...groupBy(needs, ({ part }) => part.id).values()].map((entries): PartAvailability => {
    const { part, isInteger } = entries[0];
    const sum = (amounts: readonly number[]): number =>
      roundAmount(
        amounts.reduce((total, amount) => total + amount, 0),
        isInteger,
      );
    const inStock = sum((lotsOf.get(part.id) ?? []).map(({ amount }) => amount));
    const buildableCopies = billionths(inStock) / billionths(sum(entries.map(({ quantity }) => quantity)));
    if (buildable === null || buildableCopies < buildable) buildable = buildableCopies;
    const needed = sum(entries.map((need) => neededFor(need, copies)));
    const missing = Math.max(0, roundAmount(needed - inStock, isInteger));
    return { part, entries: entries.map(({ entry }) => entry), isInteger, needed, inStock, missing };
  });
  return {
    parts,
    buildable: buildable === null ? null : Math.min(Number(buildable), Number.MAX_SAFE_INTEGER),
  };
}

/** Converts an amount to billionths as a `bigint`, because integer arithmetic is exact. */
function billionths(amount: number): bigint {
  return BigInt(amount.toFixed(9).replace(".", ""));
}
