/** `find_alternatives`: parts that could stand in for another one, with what speaks for each and how much. */
import type { Reader } from "../../../database/store.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import { notFound } from "../operation-tool.ts";
import type { ToolDocument, ToolHandler } from "../tool.ts";
import { readPartFacts } from "./alternative-facts.ts";
import type { PartFacts } from "./alternative-facts.ts";
import { mostRelated, readOriginal, readRelations, readSameNumber } from "./alternative-rows.ts";
import type { RelationRow } from "./alternative-rows.ts";
import { readSimilar } from "./similar-parts.ts";
import type { Comparison } from "./compare-parameters.ts";

const defaultLimit = 10;

/** What speaks for a part. */
interface Reason {
  readonly kind: string;
  /** 1 to 100; the best reason is what counts. */
  readonly score: number;
  /** What users call the relation. */
  readonly relation?: string;
  /** How the parameters compare. */
  readonly comparison?: Comparison;
}

const nothingToCompare =
  "This part has no parameters, so similar parts were not compared. Search its value and category with search_parts.";

const nearBy = "same category and footprint";

export function findAlternatives({ store }: Pick<Inventory, "store">): ToolHandler {
  return async ({ part_id, limit = defaultLimit, tolerance = 0 }) => {
    const id = Number(part_id);
    return store.readTransaction(async (reader: Reader) => {
      const original = await readOriginal(reader, id);
      if (original === null) throw notFound("Part", id);
      const reasons = new Map<number, Reason[]>();
      const add = (part: number, reason: Reason): void => {
        const known = reasons.get(part);
        if (known === undefined) reasons.set(part, [reason]);
        else known.push(reason);
      };
      const relations = await readRelations(reader, id);
      for (const relation of relations) add(otherOf(relation, id), declared(relation, id));
      const sameNumber = await readSameNumber(reader, original);
      for (const part of sameNumber) {
        add(part, { kind: "same manufacturer number", score: 90 });
      }
      const { parts, own, isAll } = await readSimilar(reader, original, Number(tolerance) / 100);
      for (const { id: part, comparison } of parts) {
        const reason = nearness(comparison, own);
        if (reason !== null) add(part, reason);
      }
      reasons.delete(id);
      const ids = [...reasons.keys()];
      const facts = await readPartFacts(reader, ids);
      const best = ranked(reasons, facts).slice(0, Number(limit));
      return {
        part: { id, name: original.name },
        found: ids.length,
        foundIsExact: isAll && relations.length < mostRelated && sameNumber.length < mostRelated,
        ...(own === 0 && { hint: nothingToCompare }),
        alternatives: best.map(({ part, score }) => ({
          ...facts.get(part)?.document,
          score,
          reasons: (reasons.get(part) ?? []).map(reasonDocument),
        })),
      };
    });
  };
}

function otherOf({ part_id, other_part_id }: RelationRow, id: number): number {
  return part_id === id ? other_part_id : part_id;
}

/** What users say of two parts. A newer part stands in for the old one rather than the other way round. */
function declared({ part_id, type, other_type }: RelationRow, id: number): Reason {
  if (type === 1) return { kind: "declared compatible", score: 100 };
  if (type === 2) {
    return part_id === id ? { kind: "superseded by it", score: 70 } : { kind: "supersedes it", score: 95 };
  }
  return { kind: "otherwise related", score: 30, ...(other_type !== null && { relation: other_type }) };
}

/** Null if no parameter fits: a category and a footprint alone do not make an alternative. */
function nearness(comparison: Comparison, own: number): Reason | null {
  const { matching } = comparison;
  if (matching.length === 0) return null;
  // Of all that the original has: a parameter that the other part lacks counts against it.
  const share = matching.length / own;
  return { kind: nearBy, score: Math.max(10, Math.round(80 * share ** 2)), comparison };
}

interface Ranked {
  readonly part: number;
  readonly score: number;
}

/** The best first; of those as good as each other the ones in stock. */
function ranked(
  reasons: ReadonlyMap<number, readonly Reason[]>,
  facts: ReadonlyMap<number, PartFacts>,
): Ranked[] {
  const stock = (part: number): number => facts.get(part)?.inStock ?? 0;
  return [...reasons]
    .filter(([part]) => facts.has(part))
    .map(([part, own]) => ({ part, score: Math.max(...own.map(({ score }) => score)) }))
    .sort((a, b) => b.score - a.score || stock(b.part) - stock(a.part) || a.part - b.part);
}

function reasonDocument({ kind, relation, comparison }: Reason): ToolDocument {
  return { kind, ...(relation !== undefined && { relation }), ...comparison };
}
