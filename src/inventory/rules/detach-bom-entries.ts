/** Detaches BOM entries from a deleted part. The entries are kept and contain the name of the part instead. */
import { sql } from "kysely";
import { fold } from "../../database/fold.ts";
import { idList } from "../../database/id-list.ts";
import type { Transaction } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import type { Row, WriteContext } from "../writing/change.ts";
import { changedProperties, logChanges } from "../writing/history.ts";
import { touchOwners } from "../writing/touch-owners.ts";
import { ownedRows } from "../writing/rows.ts";

type Entry = Row<"ProjectBOMEntry">;

/** The maximum lengths of `name` and `comment` in the contract, in characters. */
const maximumNameLength = 255;
const maximumCommentLength = 65_535;

/**
 * Detaches all BOM entries from a part before the part is deleted, as Part-DB does. Logs the changes of the entries.
 */
export async function detachBomEntries(context: WriteContext, part: Row<"Part">): Promise<void> {
  const { transaction, definitions } = context;
  const definition = definitions.ProjectBOMEntry;
  const entries = await ownedRows(transaction, definition, "part_id", part.id);
  if (entries.length === 0) return;
  const partName = part.name;
  const usedNames = await entryNames(
    transaction,
    entries.map((entry) => entry.project_id),
  );
  const detached = entries.map((entry) => {
    const names = usedNames.get(entry.project_id) ?? new Set();
    return { before: entry, after: { ...entry, ...withoutPart(entry, partName, names) } };
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
    comment,
    comment_folded: fold(comment),
  };
}

/**
 * Returns the name, shortened to the maximum length. Adds a number if the project already has an entry with this name.
 */
function uniqueName([beginning, end]: readonly [string, string], usedNames: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const tail = `${end}${number === 1 ? "" : ` (${number})`}`;
    const name = truncate(beginning, maximumNameLength - [...tail].length) + tail;
    if (!usedNames.has(name)) return name;
  }
}

/** Shortens a text to a number of code points, which `maxLength` in the contract also counts. */
function truncate(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join("");
}

async function entryNames(
  transaction: Transaction,
  projects: readonly number[],
): Promise<ReadonlyMap<number, Set<string>>> {
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

/** Updates all entries with one statement. */
async function updateEntries({ transaction, now }: WriteContext, rows: readonly Entry[]): Promise<void> {
  const columns = ["name", "name_folded", "comment", "comment_folded"] as const;
  const values = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries((["id", ...columns] as const).map((column) => [column, row[column]])),
    ),
  );
  const given =
    transaction.dialect === "sqlite"
      ? sql`(select ${sql.join(
          ["id", ...columns].map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`),
        )} from json_each(${values}))`
      : sql`json_to_recordset(cast(${values} as json)) as given(id bigint, ${sql.join(
          columns.map((name) => sql`${sql.ref(name)} text`),
        )})`;
  const assignments = columns.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  await sql`
    update project_bom_entries
    set part_id = null, ${sql.join(assignments)}, last_modified = ${timestamp(now)},
      version = project_bom_entries.version + 1
    from ${transaction.dialect === "sqlite" ? sql`${given} as given` : given}
    where project_bom_entries.id = given.id`.execute(transaction.db);
}
