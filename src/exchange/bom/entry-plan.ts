/**
 * Plans the entries of a project from the lines of a file: joins the lines of the same part or name, and finds the
 * existing entry of each by part, name or reference designators.
 */
import type { LineRemark } from "./bom-line.ts";
import { commentOfLine } from "./entry-comment.ts";
import { lineOfEntry, namesIn, type EntryRow } from "./entry-line.ts";
import { isSameComponent, type LineToMatch } from "./line-to-match.ts";
import type { Match } from "./match.ts";

export interface MatchedLine {
  readonly line: LineToMatch;
  readonly match: Match;
}

/** An entry that the file describes. */
export interface PlannedEntry {
  readonly lines: MatchedLine[];
  readonly part: Match["part"];
  /** The name that remembers the choice of a part. `null` for parts that the file identifies by a number. */
  readonly name: string | null;
  readonly references: string[];
  quantity: number;
  readonly comment: string;
}

export interface PlannedChange {
  readonly entry: PlannedEntry;
  readonly stored: EntryRow | null;
  /** Whether the stored entry describes another component, and was found by its designators or its name. */
  readonly isReplaced: boolean;
  /** Whether another entry of the plan needs the name of the stored entry. */
  readonly losesName: boolean;
}

export interface EntryPlan {
  readonly changes: readonly PlannedChange[];
  /** The entries with designators that the file no longer contains. */
  readonly missing: readonly EntryRow[];
  /** Lines that cannot be joined with others of the same part. */
  readonly rejected: ReadonlyMap<MatchedLine, LineRemark>;
}

export function planEntries(matched: readonly MatchedLine[], stored: readonly EntryRow[]): EntryPlan {
  const { entries, rejected } = joinLines(matched);
  const found = findStored(entries, stored);
  const used = new Set([...found.values()].map(({ row }) => row.id));
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    changes: entries.map((entry) => {
      const { row = null, isReplaced = false } = found.get(entry) ?? {};
      const losesName = row !== null && row.name !== null && (byName.get(row.name) ?? entry) !== entry;
      return { entry, stored: row, isReplaced, losesName };
    }),
    missing: stored.filter(({ id, mountnames }) => !used.has(id) && mountnames.trim() !== ""),
    rejected,
  };
}

function joinLines(matched: readonly MatchedLine[]): {
  readonly entries: readonly PlannedEntry[];
  readonly rejected: ReadonlyMap<MatchedLine, LineRemark>;
} {
  const entries = new Map<string, PlannedEntry>();
  const rejected = new Map<MatchedLine, LineRemark>();
  for (const each of matched) {
    const { line, match } = each;
    const { part, matchedBy } = match;
    const key = part === null ? `name ${line.entryName}` : `part ${part.id}`;
    const quantity = line.quantity ?? 0;
    const present = entries.get(key);
    if (present === undefined) {
      const isRemembered = part === null || matchedBy === "value" || matchedBy === "earlier_choice";
      entries.set(key, {
        lines: [each],
        part,
        name: isRemembered ? line.entryName : null,
        references: [...line.references],
        quantity,
        comment: part === null ? commentOfLine(line) : line.comment,
      });
      continue;
    }
    const hasReferences = line.references.length > 0;
    if (hasReferences !== present.references.length > 0) {
      const [first] = present.lines;
      const message =
        `Line ${first?.line.line ?? ""} describes the same part ${hasReferences ? "without" : "with"} reference ` +
        "designators, so the quantities cannot be added. Join both lines in the file.";
      rejected.set(each, { property: "quantity", message });
      continue;
    }
    present.lines.push(each);
    present.references.push(...line.references);
    present.quantity += quantity;
  }
  return { entries: [...entries.values()], rejected };
}

interface FoundEntry {
  readonly row: EntryRow;
  readonly isReplaced: boolean;
}

function findStored(
  entries: readonly PlannedEntry[],
  stored: readonly EntryRow[],
): ReadonlyMap<PlannedEntry, FoundEntry> {
  const found = new Map<PlannedEntry, FoundEntry>();
  const used = new Set<number>();
  const take = (entry: PlannedEntry, row: EntryRow | undefined, isReplaced: boolean): void => {
    if (row === undefined || used.has(row.id) || found.has(entry)) return;
    used.add(row.id);
    found.set(entry, { row, isReplaced });
  };
  const byPart = new Map(stored.flatMap((row) => (row.part_id === null ? [] : [[row.part_id, row]])));
  for (const entry of entries) if (entry.part !== null) take(entry, byPart.get(entry.part.id), false);
  const byName = new Map(stored.flatMap((row) => (row.name === null ? [] : [[row.name, row]])));
  for (const entry of entries) {
    const row = entry.name === null ? undefined : byName.get(entry.name);
    const [first] = entry.lines;
    if (row === undefined || first === undefined) continue;
    take(entry, row, !isSameComponent(first.line, lineOfEntry(row)));
  }
  for (const { entry, row } of replacements(entries, stored)) {
    const [first] = entry.lines;
    take(entry, row, first === undefined || !isDescribed(row, first.line));
  }
  return found;
}

/** Whether a line describes the component of an entry, whose name can depend on the other lines of its file. */
function isDescribed(row: EntryRow, line: LineToMatch): boolean {
  const before = lineOfEntry(row);
  const isSame = (["value", "footprint", "mpn"] as const).every((name) => before[name] === line[name]);
  return isSame && isSameComponent(line, before);
}

/** Returns the entries that have all designators of a stored one, those with most of them first. */
function replacements(
  entries: readonly PlannedEntry[],
  stored: readonly EntryRow[],
): readonly { readonly entry: PlannedEntry; readonly row: EntryRow; readonly count: number }[] {
  const owner = new Map(entries.flatMap((entry) => entry.references.map((name) => [name, entry] as const)));
  return stored
    .flatMap((row) => {
      const names = namesIn(row.mountnames);
      const [first = ""] = names;
      const entry = owner.get(first);
      if (entry === undefined || !names.every((name) => owner.get(name) === entry)) return [];
      return [{ entry, row, count: names.length }];
    })
    .sort((a, b) => b.count - a.count);
}
