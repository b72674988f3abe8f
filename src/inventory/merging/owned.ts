/**
 * Moves the attachments and parameters of a merged element. No file is lost: an attachment gets another name if the
 * target has one with the same name. A parameter of the target takes precedence over that of the source.
 */
import { sql } from "kysely";
import { fold } from "../../database/fold.ts";
import { sortText } from "../../database/sort-text.ts";
import { givenRows } from "../../database/given-rows.ts";
import { idList } from "../../database/id-list.ts";
import { timestamp } from "../../database/timestamp.ts";
import { definitionOf, ownerColumnOf, type Definition } from "../../representation/definition.ts";
import type { Merge, Row } from "../writing/write-context.ts";
import { changedProperties, logChanges, logTouched } from "../writing/create-log-entries.ts";
import { anyDatabase, ownedRows } from "../writing/read-rows.ts";
import { uniqueName } from "../writing/unique-name.ts";
import { maximumOwned } from "../writing/maximum-owned.ts";

/** The attachments or parameters that move. All others of the source are deleted with it. */
interface OwnedPlan {
  readonly definition: Definition;
  readonly ownerColumn: string;
  readonly moved: readonly { readonly before: Row; readonly name: string }[];
}

/** Decides what happens to each attachment and parameter, and adds a violation if the target would have too many. */
export async function planOwned(merge: Merge): Promise<readonly OwnedPlan[]> {
  const { context, definition: owner, source, target, violate } = merge;
  const plans: OwnedPlan[] = [];
  for (const binding of Object.values(owner.bindings)) {
    if (binding.kind !== "owned") continue;
    const definition = definitionOf(context.definitions, binding.resource);
    const ownerColumn = ownerColumnOf(definition, owner, binding);
    const moving = await ownedRows(context.transaction, definition, ownerColumn, source.id);
    if (moving.length === 0) continue;
    const kept = await ownedRows(context.transaction, definition, ownerColumn, target.id);
    const moved =
      definition.name === "Attachment" ? renamed(merge, moving, kept) : withoutDuplicates(moving, kept);
    if (moved.length > 0 && kept.length + moved.length > maximumOwned) {
      violate(
        `An element can have at most ${maximumOwned} entities of the type ${definition.name}, but it would have ${kept.length + moved.length}.`,
        "too-many",
      );
    }
    plans.push({ definition, ownerColumn, moved });
  }
  return plans;
}

function renamed(
  { definition, source, target }: Merge,
  moving: readonly Row[],
  kept: readonly Row[],
): OwnedPlan["moved"] {
  const typeOf = ({ attachment_type_id: type }: Row) =>
    definition.name === "AttachmentType" && type === source.id ? target.id : type;
  const keyOf = (row: Row, name: unknown): string => JSON.stringify([typeOf(row), name]);
  const used = new Set(kept.map((row) => keyOf(row, row["name"])));
  const names = new Set([...kept, ...moving].map((row) => String(row["name"])));
  return moving.map((before) => {
    const name = String(before["name"]);
    if (!used.has(keyOf(before, name))) return { before, name };
    const other = uniqueName([name, ""], names);
    names.add(other);
    return { before, name: other };
  });
}

function withoutDuplicates(moving: readonly Row[], kept: readonly Row[]): OwnedPlan["moved"] {
  const keyOf = (row: Row): string => JSON.stringify([row["name"], row["group_name"]]);
  const used = new Set(kept.map(keyOf));
  return moving
    .filter((row) => !used.has(keyOf(row)))
    .map((before) => ({ before, name: String(before["name"]) }));
}

/** Moves the entities of a plan with a constant number of statements. */
export async function moveOwned({ context, target }: Merge, plan: OwnedPlan): Promise<void> {
  const { definition, ownerColumn, moved } = plan;
  if (moved.length === 0) return;
  const { transaction, now } = context;
  const columns = ["name", "name_folded", "name_sort"] as const;
  const names = moved.map(({ before, name }) => {
    const folded = fold(name);
    return { id: before.id, name, name_folded: folded, name_sort: sortText(folded) };
  });
  const others = names.filter(({ name }, index) => name !== moved[index]?.before["name"]);
  if (others.length > 0) {
    const table = sql.table(definition.table);
    await sql`
      update ${table} set name = given.name, name_folded = given.name_folded, name_sort = given.name_sort
      from ${givenRows(transaction.dialect, columns, others)}
      where ${table}.id = given.id`.execute(transaction.db);
  }
  await anyDatabase(transaction)
    .updateTable(definition.table)
    .set({ [ownerColumn]: target.id, version: sql`version + 1`, last_modified: timestamp(now) })
    .where(
      idList(
        transaction.dialect,
        "id",
        names.map(({ id }) => id),
      ),
    )
    .execute();
  logTouched(
    context,
    definition,
    moved.map(({ before }) => before),
  );
  for (const { before, name } of moved) {
    const after = { ...before, [ownerColumn]: target.id, name };
    logChanges(context, definition.name, before.id, changedProperties(definition, before, after));
  }
}
