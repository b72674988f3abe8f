/** Adds change sets, and the time since which the change log contains all values. */
import { sql } from "kysely";
import type { Dialect } from "../kysely.ts";
import { changePermissions, isRecord } from "./change-permissions.ts";
import { addOptionalInteger, index, table, type Migration } from "./schema.ts";

export const changeSets: Migration = {
  name: "0023-change-sets",
  up: async (db, dialect) => {
    await table(db, dialect, "change_sets")
      .id()
      .text("datetime")
      .text("operation")
      // Not a foreign key: a change set is kept after the change set that it takes back was removed.
      .optionalInteger("undoes_id")
      .optionalReference("user_id", "users", "set null")
      .text("username")
      .optionalText("client")
      .optionalText("comment")
      .create();
    await index(db, dialect, "change_sets", ["undoes_id"]);
    await index(db, dialect, "change_sets", ["user_id"]);
    await index(db, dialect, "change_sets", ["datetime"]);
    await addOptionalInteger(db, dialect, "log_entries", "change_set_id");
    await index(db, dialect, "log_entries", ["change_set_id"]);
    await index(db, dialect, "log_entries", ["target_type"], { where: moved(dialect), order: false });
    await addOptionalInteger(db, dialect, "imports", "change_set_id");
    // Earlier versions truncated long values, so the change log contains all values only after its last entry.
    await sql`
      insert into instance (key, value)
      select 'history_start', max(datetime) from log_entries having max(datetime) is not null`.execute(db);
    await changePermissions(db, allowReverting);
  },
};

/**
 * Returns the condition for entries of entities that were given to another element, which old versions of both elements
 * need. `inventory/history/referrers-at.ts` contains the same condition, because only such queries use the index.
 */
function moved(dialect: Dialect): string {
  const position = dialect === "sqlite" ? "instr" : "strpos";
  const properties = ["part", "orderdetail", "owner", "other", "element", "build_part"];
  const found = properties.map((name) => `${position}(changes, '"${name}":{"old":') > 0`);
  return `(kind = 'element_edited' and (${found.join(" or ")}))`;
}

/** Users and groups that may do everything with a kind of elements may also revert their changes. */
function allowReverting(permissions: Record<string, unknown>): boolean {
  let isChanged = false;
  for (const operations of Object.values(permissions)) {
    if (!isRecord(operations)) continue;
    const required = ["read", "edit", "create", "delete", "show_history"];
    if (!required.every((name) => operations[name] === true)) continue;
    operations["revert_element"] = true;
    isChanged = true;
  }
  return isChanged;
}
