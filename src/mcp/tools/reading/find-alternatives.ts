/** Implements the tool `find_alternatives`, which returns parts that can replace a part, with reasons and scores. */
import type { Reader } from "../../../database/store.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import { notFound } from "../operation-tool.ts";
import { readPartRows, shortDescription, unitOf } from "../part-summary-rows.ts";
import type { ToolDocument, ToolHandler } from "../tool.ts";
import { maximumRelated, originalById, relations, sameNumber, type RelationRow } from "./alternative-rows.ts";
import { readSimilar } from "./similar-parts.ts";
import type { Comparison } from "./compare-parameters.ts";

const defaultLimit = 10;

interface Reason {
  readonly kind: string;
  /** A score from 1 to 100. The score of a part is the highest score of its reasons. */
  readonly score: number;
  /** The name that a user gave the relation. */
  readonly relation?: string;
  readonly comparison?: Comparison;
}

const nothingToCompare =
  "The part has no parameters, so similar parts were not compared. Search for its value and category with search_parts.";

const nearBy = "same category and footprint";

export function findAlternatives({ store }: Pick<Inventory, "store">): ToolHandler {
  return async ({ part_id, limit = defaultLimit, tolerance = 0 }) => {
    const id = Number(part_id);
    return store.readTransaction(async (reader: Reader) => {
      const [original] = await reader.run(originalById, { id });
      if (original === undefined) throw notFound("Part", id);
      const reasons = new Map<number, Reason[]>();
      const add = (part: number, reason: Reason): void => {
        const known = reasons.get(part);
        if (known === undefined) reasons.set(part, [reason]);
        else known.push(reason);
      };
      const related = await reader.run(relations, { id });
      for (const relation of related) add(otherOf(relation, id), relationReason(relation, id));
      const alike = await reader.run(sameNumber, { id, number: original.number });
      for (const { id: part } of alike) {
        add(part, { kind: "same manufacturer number", score: 90 });
      }
      const { parts, own, isAll } = await readSimilar(reader, original, Number(tolerance) / 100);
      for (const { id: part, comparison } of parts) {
        const reason = similarityReason(comparison, own);
        if (reason !== null) add(part, reason);
      }
      reasons.delete(id);
      const ids = [...reasons.keys()];
      const facts = await readPartFacts(reader, ids);
      const best = ranked(reasons, facts).slice(0, Number(limit));
      return {
        part: { id, name: original.name },
        found: ids.length,
        foundIsExact: isAll && related.length < maximumRelated && alike.length < maximumRelated,
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

/**
 * Returns the reason for an association that a user has entered. As a replacement, a newer part gets a higher score
 * than an older part.
 */
function relationReason({ part_id, type, other_type }: RelationRow, id: number): Reason {
  if (type === 1) return { kind: "declared compatible", score: 100 };
  if (type === 2) {
    return part_id === id ? { kind: "superseded by it", score: 70 } : { kind: "supersedes it", score: 95 };
  }
  return { kind: "otherwise related", score: 30, ...(other_type !== null && { relation: other_type }) };
}

/**
 * Returns the reason for a similar part, or `null` if no parameter matches. The same category and footprint alone are
 * not sufficient.
 */
function similarityReason(comparison: Comparison, own: number): Reason | null {
  const { matching } = comparison;
  if (matching.length === 0) return null;
  // The share is relative to all parameters of the original part, so each missing parameter lowers the score.
  const share = matching.length / own;
  return { kind: nearBy, score: Math.max(10, Math.round(80 * share ** 2)), comparison };
}

interface Ranked {
  readonly part: number;
  readonly score: number;
}

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

interface PartFacts {
  readonly inStock: number;
  readonly document: ToolDocument;
}

async function readPartFacts(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PartFacts>> {
  const rows = await readPartRows(reader, ids);
  return new Map(
    [...rows.values()].map((row) => {
      const { inStock, footprint_id: footprint, manufacturer_id: manufacturer } = row;
      const document = {
        id: row.id,
        name: row.name,
        ...(row.description !== "" && { description: shortDescription(row.description) }),
        category: { id: row.category_id, name: row.category_name, full_path: row.category_path },
        ...(footprint !== null && {
          footprint: { id: footprint, name: row.footprint_name, full_path: row.footprint_path },
        }),
        ...(manufacturer !== null && {
          manufacturer: { id: manufacturer, name: row.manufacturer_name, full_path: row.manufacturer_path },
        }),
        ...(row.mpn !== "" && { manufacturer_product_number: row.mpn }),
        in_stock: inStock,
        ...unitOf(row),
      };
      return [row.id, { inStock, document }];
    }),
  );
}
