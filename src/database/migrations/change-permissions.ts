/** Changes the permissions of all users and groups, for migrations that add permissions. */
import { sql } from "kysely";
import type { Migration } from "./schema.ts";

/** Permissions by group and operation. */
type Permissions = Record<string, unknown>;

/**
 * Calls `change` for the permissions of each user and group. Invalid permissions deny everything and are kept.
 * @param change modifies the permissions and returns whether they changed
 */
export async function changePermissions(
  db: Parameters<Migration["up"]>[0],
  change: (permissions: Permissions) => boolean,
): Promise<void> {
  for (const name of ["users", "groups"]) {
    const { rows } = await sql<{ id: number; permissions: string }>`
      select id, permissions from ${sql.table(name)}`.execute(db);
    for (const { id, permissions } of rows) {
      const data = parsed(permissions);
      if (!isRecord(data) || !change(data)) continue;
      await sql`update ${sql.table(name)} set permissions = ${JSON.stringify(data)} where id = ${id}`.execute(
        db,
      );
    }
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
