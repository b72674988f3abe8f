/**
 * Answers of tools that have changed something, cut to what fits a model's context. They cannot be refused for their
 * length: the change is made, and a model that is told of an error would make it again.
 */
import type { ToolDocument } from "../tool.ts";

interface Measure {
  readonly characters: number;
  readonly items: number;
}

/** Tried one after the other. Addresses have at most 2,048 characters. */
const measures: readonly Measure[] = [
  { characters: 2048, items: 50 },
  { characters: 2048, items: 5 },
  { characters: 2048, items: 0 },
  { characters: 255, items: 0 },
];

/** The document, with long texts and lists cut so that it has no more than `most` characters as JSON. */
export function briefDocument(document: ToolDocument, most: number): ToolDocument {
  let brief = document;
  for (const measure of measures) {
    brief = members(document, measure);
    if (JSON.stringify(brief).length <= most) break;
  }
  return brief;
}

function members(value: object, measure: Measure): ToolDocument {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one, measure)]));
}

function cut(value: unknown, measure: Measure): unknown {
  if (typeof value === "string") {
    return value.length <= measure.characters ? value : `${value.slice(0, measure.characters - 1)}…`;
  }
  if (Array.isArray(value)) return value.slice(0, measure.items).map((one) => cut(one, measure));
  return value === null || typeof value !== "object" ? value : members(value, measure);
}
