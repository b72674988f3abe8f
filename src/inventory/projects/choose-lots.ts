/**
 * Chooses the lots from which a build withdraws parts: the lots in the request, or the usable lots in order. Does not
 * access the database.
 */
import type { Violation } from "../../util/errors.ts";
import { roundAmount } from "../stock/amounts.ts";
import { neededFor, type Need, type UsableLot } from "./bill-of-materials.ts";
import { groupBy } from "../../util/group-by.ts";

/** An amount that the request withdraws from a specific lot for a BOM entry. */
export interface RequestedSource {
  readonly entry: number;
  readonly lot: number;
  readonly amount: number;
  readonly path: string;
}

export interface Withdrawal {
  readonly need: Need;
  readonly lot: number;
  readonly amount: number;
}

interface ChosenLots {
  readonly withdrawals: readonly Withdrawal[];
  readonly shortages: readonly Violation[];
}

/** The amount in a lot that the request names. */
interface LotAmount {
  readonly id: number;
  readonly amount: number;
  readonly isUnknown: boolean;
}

/**
 * @param usable the usable lots, in the order in which they are used up
 * @param sources the amounts in the request, which already add up to the needs of their BOM entries
 * @param named the lots in `sources`
 */
export function chooseLots(
  needs: readonly Need[],
  copies: number,
  usable: readonly UsableLot[],
  sources: readonly RequestedSource[],
  named: readonly LotAmount[],
): ChosenLots {
  const left = new Map([...usable, ...named].map(({ id, amount }) => [id, amount]));
  const unknown = new Set(named.filter((lot) => lot.isUnknown).map(({ id }) => id));
  const withdrawals: Withdrawal[] = [];
  const shortages: Violation[] = [];
  const take = (need: Need, lot: number, amount: number): void => {
    left.set(lot, roundAmount((left.get(lot) ?? 0) - amount, need.isInteger));
    withdrawals.push({ need, lot, amount });
  };

  const sourcesOf = groupBy(sources, ({ entry }) => entry);
  const lotsOf = groupBy(usable, ({ part }) => part);
  for (const need of needs) {
    for (const { lot, amount, path } of sourcesOf.get(need.entry.id) ?? []) {
      const available = left.get(lot) ?? 0;
      if (unknown.has(lot)) shortages.push(unknownAmount(lot, path));
      else if (available < amount) shortages.push(lotShortage({ lot, amount, available, path }));
      else take(need, lot, amount);
    }
  }
  for (const need of needs.filter(({ entry }) => !sourcesOf.has(entry.id))) {
    const needed = neededFor(need, copies);
    let missing = needed;
    for (const { id } of lotsOf.get(need.part.id) ?? []) {
      const amount = Math.min(missing, left.get(id) ?? 0);
      if (amount <= 0) continue;
      take(need, id, amount);
      missing = roundAmount(missing - amount, need.isInteger);
      if (missing === 0) break;
    }
    if (missing > 0) shortages.push(partShortage(need, needed, missing));
  }
  return { withdrawals, shortages };
}

function partShortage({ part, isInteger }: Need, needed: number, missing: number): Violation {
  const available = roundAmount(needed - missing, isInteger);
  const message = `Not enough ${JSON.stringify(part.name)} in stock: ${needed} needed, ${available} available, ${missing} missing.`;
  return { propertyPath: "quantity", message, code: "not-in-stock" };
}

interface Shortage {
  readonly lot: number;
  readonly amount: number;
  readonly available: number;
  readonly path: string;
}

function lotShortage({ lot, amount, available, path }: Shortage): Violation {
  const message = `Lot ${lot} contains only ${available}, but ${amount} are requested.`;
  return { propertyPath: `${path}.amount`, message, code: "not-in-stock" };
}

function unknownAmount(lot: number, path: string): Violation {
  const message = `The amount in lot ${lot} is unknown. Run a stocktake first.`;
  return { propertyPath: `${path}.lot`, message, code: "stock-unknown" };
}
