/** Creates the response documents of imports of bills of materials. */
import type { Writer } from "../../representation/document-writer.ts";
import type { Document } from "../../representation/row-plan.ts";
import type { Bom } from "./bom-line.ts";
import type { EntryRow } from "./entry-line.ts";
import type { ImportedBom, ImportedLine } from "./import-bom.ts";
import type { Candidate } from "./match.ts";

interface ImportedProject {
  readonly id: number;
  readonly name: string;
  readonly full_path: string;
}

interface BomImportFacts {
  readonly project: ImportedProject;
  readonly bom: Bom;
  readonly result: ImportedBom;
  /** Makes the `@id` of the document unique. */
  readonly at: Date;
}

export function bomImportDocument(write: Writer, { project, bom, result, at }: BomImportFacts): Document {
  return write.root("BomImport", `/api/.well-known/genid/BomImport-${project.id}-${at.getTime()}`, {
    project: write.entity("Project", { ...project }),
    format: bom.format,
    ...result.counts,
    table: bom.facts,
    ignored_columns: bom.ignoredColumns.slice(0, 1000),
    lines: result.lines.map((line) => lineDocument(write, line)),
    removed_entries: result.removed.map((row) => missingDocument(write, row)),
    kept_entries: result.kept.map((row) => missingDocument(write, row)),
  });
}

function missingDocument(write: Writer, row: EntryRow): Document {
  return write.value("BomImportRemovedEntry", {
    id: row.id,
    name: row.name ?? undefined,
    part: row.part_id === null ? undefined : write.entity("Part", { id: row.part_id }),
    quantity: row.quantity,
    mountnames: row.mountnames,
  });
}

function lineDocument(write: Writer, imported: ImportedLine): Document {
  const { line, match, entry } = imported;
  const part = match?.part ?? null;
  return write.value("BomImportLine", {
    line: line.line,
    status: imported.status,
    references: line.references,
    quantity: line.quantity ?? undefined,
    value: line.value,
    footprint: line.footprint,
    name: imported.name,
    manufacturer_product_number: line.mpn,
    manufacturer: line.manufacturer,
    part: part === null ? undefined : write.entity("Part", { id: part.id, name: part.name }),
    matched_by: match?.matchedBy ?? undefined,
    candidates: (match?.candidates ?? []).map((candidate) => candidateDocument(write, candidate)),
    entry:
      entry === null
        ? undefined
        : write.entity("ProjectBOMEntry", { id: entry.id, name: entry.name ?? undefined }),
    changes: imported.differences.map((difference) => write.value("BomImportChange", { ...difference })),
    warnings: imported.warnings.map((warning) => write.value("BomImportWarning", { ...warning })),
  });
}

export function candidateDocument(write: Writer, { part, matchedBy, isFull }: Candidate): Document {
  return write.value("BomCandidate", {
    part: write.entity("Part", { id: part.id, name: part.name }),
    description: part.description,
    manufacturer_product_number: part.number,
    footprint: part.footprint ?? undefined,
    in_stock: part.stock,
    matched_by: matchedBy,
    full_match: isFull,
  });
}
