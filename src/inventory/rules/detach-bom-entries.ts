/** Detaches BOM entries from deleted parts. The entries are kept and contain the names of the parts instead. */
import { sql } from "kysely";
import { fold } from "../../database/fold.ts";
import { sortText } from "../../database/sort-text.ts";
import { givenRows } from "../../database/given-rows.ts";
import { idList } from "../../database/id-list.ts";
import type { Transaction } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import type { Row, WriteContext } from "../writing/write-context.ts";
import { changedProperties, logChanges } from "../writing/create-log-entries.ts";
import { touchOwners } from "../writing/touch-owners.ts";
import { maximumNameLength, truncate, uniqueName } from "../writing/unique-name.ts";
import { rowsOwnedBy } from "../writing/read-rows.ts";

type Entry = Row<"ProjectBOMEntry">;

/** The maximum length of `comment` in the contract, in characters. */
const maximumCommentLength = 65_535;

/**
 * Detaches all BOM entries from parts before the parts are deleted, as Part-DB does. Logs the changes of the entries.
 */
export async function detachBomEntries(context: WriteContext, parts: readonly Row<"Part">[]): Promise<void> {
  const { transaction, definitions } = context;
  const definition = definitions.ProjectBOMEntry;
  const partNames = new Map(parts.map(({ id, name }) => [id, name]));
  const entries = await rowsOwnedBy(transaction, definition, "part_id", [...partNames.keys()]);
  if (entries.length === 0) return;
  const usedNames = await entryNames(
    transaction,
    entries.map((entry) => entry.project_id),
  );
  const detached = entries.map((entry) => {
    const names = usedNames.get(entry.project_id) ?? new Set();
    usedNames.set(entry.project_id, names);
    const after = { ...entry, ...withoutPart(entry, partNames.get(entry.part_id ?? 0) ?? "", names) };
    names.add(after.name);
    return { before: entry, after };
  });
  await updateEntries(
    context,
    detached.map(({ after }) => after),
  );
  await touchOwners(context, definition, entries);
  for (const { before, after } of detached) {
    const changes = changedProperties(definition, before, after);
    logChanges(context, definition.name, before.id, changes);
  }
}

function withoutPart(entry: Entry, partName: string, usedNames: ReadonlySet<string>) {
  const old = entry.name;
  const name = uniqueName(
    old === null ? [partName, ""] : [old, ` (${truncate(partName, maximumNameLength / 2)})`],
    usedNames,
  );
  const line = `Part was deleted: ${partName}`;
  const previous = entry.comment;
  const comment = truncate(previous === "" ? line : `${previous}\n${line}`, maximumCommentLength);
  return {
    part_id: null,
    name,
    name_folded: fold(name),
    name_sort: sortText(fold(name)),
    comment,
    comment_folded: fold(comment),
  };
}

async function entryNames(
  transaction: Transaction,
  projects: readonly number[],
): Promise<Map<number, Set<string>>> {
  const rows = await transaction.db
    .selectFrom("project_bom_entries")
    .select(["project_id", "name"])
    .where(idList(transaction.dialect, "project_id", projects))
    .where("name", "is not", null)
    .execute();
  const names = new Map<number, Set<string>>();
  for (const { project_id: project, name } of rows) {
    const known = names.get(project) ?? new Set();
    if (name !== null) names.set(project, known.add(name));
  }
  return names;
}

async function updateEntries({ transaction, now }: WriteContext, rows: readonly Entry[]): Promise<void> {
  const columns = ["name", "name_folded", "name_sort", "comment", "comment_folded"] as const;
  const assignments = columns.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  await sql`
    update project_bom_entries
    set part_id = null, ${sql.join(assignments)}, last_modified = ${timestamp(now)},
      version = project_bom_entries.version + 1
    from ${givenRows(transaction.dialect, columns, rows)}
    where project_bom_entries.id = given.id`.execute(transaction.db);
}
