/** Imports the lines of a bill of materials into a project, in the transaction of the caller. */
import { rowsOwnedBy } from "../../inventory/writing/read-rows.ts";
import type { WriteContext } from "../../inventory/writing/write-context.ts";
import type { Bom, BomLine, LineRemark } from "./bom-line.ts";
import { planEntries, type EntryRow, type MatchedLine } from "./entry-plan.ts";
import type { Match } from "./match.ts";
import { matchLines, toMatch } from "./match-parts.ts";
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
  const fitted = bom.lines.filter(({ isFitted, errors }) => isFitted && errors.length === 0).map(toMatch);
  const matches = await matchLines(transaction, project, fitted);
  const matched = fitted.map((line, index): MatchedLine => ({ line, match: matches[index] ?? noMatch }));
  const stored = await rowsOwnedBy(transaction, definitions.ProjectBOMEntry, "project_id", [project]);
  const plan = planEntries(matched, stored);
  const hasRejected = plan.rejected.size > 0 || bom.lines.some(({ errors }) => errors.length > 0);
  // A rejected line can contain the designators of an entry.
  const removed = removes && !hasRejected ? plan.missing : [];
  const written = await writeEntries(context, project, plan.changes, removed);

  const results = new Map<number, ImportedLine>();
  for (const [index, { entry }] of plan.changes.entries()) {
    const result = written[index];
    if (result === undefined) continue;
    for (const { line, match } of entry.lines) {
      const { entryName: name, ...own } = line;
      results.set(line.line, {
        line: own,
        name,
        status: result.status,
        match,
        entry: result.entry,
        differences: result.differences,
        warnings: [...line.warnings, ...match.warnings, ...result.errors],
      });
    }
  }
  for (const [{ line, match }, error] of plan.rejected) {
    results.set(line.line, rejectedLine(line, [...line.warnings, ...match.warnings, error]));
  }
  const lines = bom.lines.map((line) => results.get(line.line) ?? unmatchedLine(line));
  const entries = (status: EntryStatus): number =>
    written.filter((result) => result.status === status).length;
  const listed = (status: ImportedLine["status"]): number =>
    lines.filter((line) => line.status === status).length;
  return {
    lines,
    removed,
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

function unmatchedLine(line: BomLine): ImportedLine {
  if (line.errors.length > 0) return rejectedLine(line, [...line.warnings, ...line.errors]);
  return { ...rejectedLine(line, line.warnings), status: "not_fitted" };
}

function rejectedLine(line: BomLine, warnings: readonly LineRemark[]): ImportedLine {
  const { entryName: name } = toMatch(line);
  return { line, name, status: "rejected", match: null, entry: null, differences: [], warnings };
}
