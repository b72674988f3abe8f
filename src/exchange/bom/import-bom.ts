/** Imports the lines of a bill of materials into a project, in the transaction of the caller. */
import { rowsOwnedBy } from "../../inventory/writing/read-rows.ts";
import type { WriteContext } from "../../inventory/writing/write-context.ts";
import type { Bom, BomLine, LineRemark } from "./bom-line.ts";
import type { EntryRow } from "./entry-line.ts";
import { planEntries, type MatchedLine } from "./entry-plan.ts";
import { nameLines, type LineToMatch } from "./line-to-match.ts";
import type { Match } from "./match.ts";
import { matchLines } from "./match-parts.ts";
import { writeEntries, type EntryDifference, type EntryStatus, type WrittenEntry } from "./write-entries.ts";

export interface ImportedLine {
  readonly line: BomLine;
  readonly name: string;
  readonly status: EntryStatus | "not_fitted";
  /** `null` for lines that were not matched. */
  readonly match: Match | null;
  readonly entry: WrittenEntry["entry"];
  readonly differences: readonly EntryDifference[];
  readonly warnings: readonly LineRemark[];
}

export interface ImportedBom {
  readonly lines: readonly ImportedLine[];
  readonly removed: readonly EntryRow[];
  /** The entries with designators that the file does not contain, which were not removed. */
  readonly kept: readonly EntryRow[];
  readonly counts: {
    /** Numbers of entries. */
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly removed: number;
    /** Entries of the file without a part. */
    readonly unmatched: number;
    /** Numbers of lines. */
    readonly not_fitted: number;
    readonly rejected: number;
  };
}

export interface ImportBomOptions {
  /** Whether entries with designators that the file no longer contains are deleted. */
  readonly removes: boolean;
}

export async function importBom(
  context: WriteContext,
  project: number,
  bom: Bom,
  { removes }: ImportBomOptions,
): Promise<ImportedBom> {
  const { transaction, definitions } = context;
  const lines = nameLines(bom.lines);
  const fitted = lines.filter(({ isFitted, errors }) => isFitted && errors.length === 0);
  const matches = await matchLines(transaction, project, fitted);
  const matched = fitted.map((line, index): MatchedLine => ({ line, match: matches[index] ?? noMatch }));
  const stored = await rowsOwnedBy(transaction, definitions.ProjectBOMEntry, "project_id", [project]);
  const plan = planEntries(matched, stored);
  const hasRejected = plan.rejected.size > 0 || bom.lines.some(({ errors }) => errors.length > 0);
  // A rejected line can contain the designators of an entry, and some files contain no designators.
  const hasDesignators = bom.lines.some(({ references }) => references.length > 0);
  const removable = removes && hasDesignators && !hasRejected ? plan.missing : [];
  const { written, removed } = await writeEntries(context, project, plan.changes, removable);

  const results = new Map<LineToMatch, ImportedLine>();
  for (const [index, { entry }] of plan.changes.entries()) {
    const result = written[index];
    if (result === undefined) continue;
    for (const { line, match } of entry.lines) {
      results.set(line, {
        line,
        name: line.entryName,
        status: result.status,
        match,
        entry: result.entry,
        differences: result.differences,
        warnings: [...line.warnings, ...match.warnings, ...result.errors],
      });
    }
  }
  for (const [{ line, match }, error] of plan.rejected) {
    results.set(line, rejectedLine(line, [...line.warnings, ...match.warnings, error]));
  }
  const imported = lines.map((line) => results.get(line) ?? unmatchedLine(line));
  const entries = (status: EntryStatus): number =>
    written.filter((result) => result.status === status).length;
  const listed = (status: ImportedLine["status"]): number =>
    imported.filter((line) => line.status === status).length;
  return {
    lines: imported,
    removed,
    kept: removed.length > 0 ? [] : plan.missing,
    counts: {
      added: entries("added"),
      changed: entries("changed"),
      unchanged: entries("unchanged"),
      removed: removed.length,
      unmatched: plan.changes.filter(
        ({ entry }, index) => entry.part === null && written[index]?.status !== "rejected",
      ).length,
      not_fitted: listed("not_fitted"),
      rejected: listed("rejected"),
    },
  };
}

const noMatch: Match = { part: null, matchedBy: null, candidates: [], warnings: [] };

function unmatchedLine(line: LineToMatch): ImportedLine {
  if (line.errors.length > 0) return rejectedLine(line, [...line.warnings, ...line.errors]);
  return { ...rejectedLine(line, line.warnings), status: "not_fitted" };
}

function rejectedLine(line: LineToMatch, warnings: readonly LineRemark[]): ImportedLine {
  const { entryName: name } = line;
  return { line, name, status: "rejected", match: null, entry: null, differences: [], warnings };
}
