/** Builds the SQL conditions for the visible changes that `visible-history.ts` determines. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { resourceFacts, type ResourceName } from "../../../generated/resources.ts";
import { textList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Dialect, Reader } from "../../database/store.ts";
import type { Definition } from "../../representation/definition.ts";
import { definitions } from "../definitions.ts";
import { lastReference } from "../history/referrers-at.ts";
import type { VisibleHistory } from "./visible-history.ts";

/** The slots of queries for restricted principals, and unused values for others. */
export function visibleValues(visible: VisibleHistory | null): VisibleHistory {
  return visible ?? { types: [], ownedTypes: [], ownerTypes: [], userId: 0 };
}

/** Whether a row of `log_entries` is visible. */
export function isVisibleEntry(slot: Slot<VisibleHistory>, dialect: Dialect): RawBuilder<SqlBool> {
  const type = "log_entries.target_type";
  return sql<SqlBool>`(${textList(dialect, type, slot("types"))} or log_entries.user_id = ${slot("userId")}
    or (${textList(dialect, type, slot("ownedTypes"))}
      and ${textList(dialect, ownerType(dialect), slot("ownerTypes"))}))`;
}

/** Whether a row of `change_sets` is visible. The entries of own change sets can be removed (`HISTORY_DAYS`). */
export function isVisibleSet(slot: Slot<VisibleHistory>, dialect: Dialect): RawBuilder<SqlBool> {
  return sql<SqlBool>`(change_sets.user_id = ${slot("userId")} or exists (select 1 from log_entries
    where log_entries.change_set_id = change_sets.id and ${isVisibleEntry(slot, dialect)}))`;
}

/** The type of the present owner of an attachment or parameter, or of the last one if it was deleted. */
function ownerType(dialect: Dialect): RawBuilder<string | null> {
  const owned = Object.values<Definition>(definitions).filter(({ owners }) => owners !== undefined);
  const present = owned.map(({ name, table, owners = {} }) => {
    const types = Object.entries(owners).map(
      ([type, column]) => sql`when ${sql.ref(column)} is not null then ${sql.lit(type)}`,
    );
    return sql`when ${sql.lit(name)} then (select case ${sql.join(types, sql` `)} end
      from ${sql.table(table)} where id = log_entries.target_id)`;
  });
  const last = lastReference(dialect, "element");
  const deleted = [...new Set(owned.flatMap(({ owners = {} }) => Object.keys(owners)))].map(
    (type) =>
      sql`when ${last} like ${sql.lit(`${resourceFacts[type as ResourceName].collection ?? ""}/%`)} then ${sql.lit(type)}`,
  );
  return sql<string | null>`coalesce(case log_entries.target_type ${sql.join(present, sql` `)} end,
    (select case ${sql.join(deleted, sql` `)} end from log_entries as deletion
      where deletion.target_type = log_entries.target_type and deletion.target_id = log_entries.target_id
        and deletion.kind = 'element_deleted' order by deletion.id desc limit 1))`;
}

type SetValues = VisibleHistory & { readonly id: number };

const visibleSet = prepared((_db, slot: Slot<SetValues>, dialect) => {
  return sql<{ id: number }>`select id from change_sets
    where id = ${slot("id")} and ${isVisibleSet(slot, dialect)}`;
});

/** Whether a change set exists and is visible. */
export async function canSeeChangeSet(
  reader: Reader,
  visible: VisibleHistory | null,
  id: number,
): Promise<boolean> {
  if (visible !== null) return (await reader.run(visibleSet, { ...visible, id })).length > 0;
  const found = await reader.db
    .selectFrom("change_sets")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}
