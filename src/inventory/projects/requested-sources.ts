/** Reads the lots that a build request names for BOM entries, and checks them against the bill of materials. */
import type { ViolationCode } from "../../util/errors.ts";
import { amountViolation, roundAmount } from "../stock/amounts.ts";
import { requireLotOwner } from "../stock/check-lot-owner.ts";
import { readStock, type LotStock } from "../stock/stock-rows.ts";
import { resolveReferences } from "../writing/resolve-references.ts";
import type { WriteContext } from "../writing/write-context.ts";
import { neededFor, type BillOfMaterials, type Need } from "./bill-of-materials.ts";
import type { RequestedSource } from "./choose-lots.ts";
import { groupBy } from "../../util/group-by.ts";

/** An item of `lots` in the request body. The contract has validated the types of its properties. */
export interface SourceBody {
  readonly bom_entry: unknown;
  readonly lot: unknown;
  readonly amount: number;
}

interface RequestedSources {
  readonly sources: readonly RequestedSource[];
  readonly lots: readonly LotStock[];
}

/**
 * Reads the lots in the request and adds violations to the context. `choose-lots.ts` checks whether the lots contain
 * the requested amounts.
 * @throws {Problem} 403 if a lot belongs to another user
 */
export async function readRequestedSources(
  context: WriteContext,
  { needs, others }: BillOfMaterials,
  copies: number,
  bodies: readonly SourceBody[],
): Promise<RequestedSources> {
  if (bodies.length === 0) return { sources: [], lots: [] };
  const at = (index: number, property: string): string => `lots[${index}].${property}`;
  const entries = await resolveReferences(
    context,
    "ProjectBOMEntry",
    bodies.map(({ bom_entry: value }, index) => ({ value, path: at(index, "bom_entry") })),
  );
  const lotIds = await resolveReferences(
    context,
    "PartLot",
    bodies.map(({ lot: value }, index) => ({ value, path: at(index, "lot") })),
  );
  const lots = await readStock(
    context.transaction,
    lotIds.filter((id) => id !== undefined),
  );
  for (const lot of lots.values()) requireLotOwner(context.actor, lot);
  const needOf = new Map(needs.map((need) => [need.entry.id, need]));
  const notParts = new Set(others.map(({ id }) => id));
  const addViolation = (propertyPath: string, message: string, code: ViolationCode): void => {
    context.violations.push({ propertyPath, message, code });
  };

  const sources: RequestedSource[] = [];
  for (const [index, { amount }] of bodies.entries()) {
    const [entry, lot] = [entries[index], lotIds[index]];
    if (entry === undefined || lot === undefined) continue;
    const need = needOf.get(entry);
    if (need === undefined) {
      if (notParts.has(entry))
        addViolation(at(index, "bom_entry"), "This BOM entry has no part.", "not-a-part");
      else
        addViolation(at(index, "bom_entry"), "This BOM entry belongs to another project.", "other-project");
      continue;
    }
    if (lots.get(lot)?.partId !== need.part.id) {
      addViolation(at(index, "lot"), "This lot belongs to another part.", "other-part");
    }
    const violation = amountViolation(amount, need.isInteger);
    if (violation !== null) addViolation(at(index, "amount"), violation.message, violation.code);
    sources.push({ entry, lot, amount, path: `lots[${index}]` });
  }
  if (context.violations.length === 0) checkSums(context, needOf, copies, sources);
  return { sources, lots: [...lots.values()] };
}

/** Checks that the amounts for each BOM entry add up to the amount that the entry needs. */
function checkSums(
  { violations }: WriteContext,
  needOf: ReadonlyMap<number, Need>,
  copies: number,
  sources: readonly RequestedSource[],
): void {
  for (const [entry, entrySources] of groupBy(sources, (source) => source.entry)) {
    const need = needOf.get(entry);
    if (need === undefined) continue;
    const needed = neededFor(need, copies);
    const sum = roundAmount(
      entrySources.reduce((total, { amount }) => total + amount, 0),
      need.isInteger,
    );
    if (sum === needed) continue;
    const last = entrySources.at(-1) ?? entrySources[0];
    const message = `The amounts for ${JSON.stringify(need.part.name)} must add up to ${needed}, not ${sum}.`;
    violations.push({ propertyPath: `${last.path}.amount`, message, code: "amount-mismatch" });
  }
}
