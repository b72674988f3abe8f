/** `find_alternatives`: parts that could stand in for another one, with what speaks for each and how much. */
import type { Reader } from "../../../database/store.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import { notFound } from "../operation-tool.ts";
import type { ToolDocument, ToolHandler } from "../tool.ts";
import { compareParameters, readPartFacts } from "./alternative-facts.ts";
import type { Comparison, PartFacts } from "./alternative-facts.ts";
import { mostRelated, readOriginal, readRelations, readSameNumber } from "./alternative-rows.ts";
import type { RelationRow } from "./alternative-rows.ts";
import { readSimilar } from "./similar-parts.ts";
import type { SimilarRow } from "./similar-parts.ts";

const defaultLimit = 10;

/** What speaks for a part. */
interface Reason {
  readonly kind: string;
  /** 1 to 100; the best reason is what counts. */
  readonly score: number;
  /** What users call the relation. */
  readonly relation?: string;
}

const nearBy = "same category and footprint";

export function findAlternatives({ store }: Pick<Inventory, "store">): ToolHandler {
  return async ({ part_id, limit = defaultLimit }) => {
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
      const { parts, isAll } = await readSimilar(reader, original);
      for (const similar of parts) {
        const reason = nearness(similar, original.footprint_id !== null);
        if (reason !== null) add(similar.id, reason);
      }
      reasons.delete(id);
      const ids = [...reasons.keys()];
      const facts = await readPartFacts(reader, ids);
      const best = ranked(reasons, facts).slice(0, Number(limit));
      const comparisons = await compareParameters(
        reader,
        id,
        best.map(({ part }) => part),
      );
      return {
        part: { id, name: original.name },
        found: ids.length,
        foundIsExact: isAll && relations.length < mostRelated && sameNumber.length < mostRelated,
        alternatives: best.map(({ part, score }) => ({
          ...facts.get(part)?.document,
          score,
          reasons: (reasons.get(part) ?? []).map((reason) => reasonDocument(reason, comparisons.get(part))),
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

/** Null for parts of which too little is the same: other values, or nothing to compare and not even a footprint. */
function nearness({ matching, differing, own }: SimilarRow, hasFootprint: boolean): Reason | null {
  if (matching === 0) return differing > 0 || !hasFootprint ? null : { kind: nearBy, score: 5 };
  // Of all that the original has: what a part does not tell speaks against it.
  const share = matching / own;
  return { kind: nearBy, score: Math.max(10, Math.round(80 * share ** 2)) };
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

function reasonDocument({ kind, relation }: Reason, comparison: Comparison | undefined): ToolDocument {
  return {
    kind,
    ...(relation !== undefined && { relation }),
    ...(kind === nearBy && { matching: [], differing: [], ...comparison }),
  };
}
