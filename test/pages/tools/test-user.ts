/** Data for tests of user administration: an administrator, a new user for each test, and the stored rows. */
import type { Dialect } from "../../../src/database/store.ts";
import { presetData } from "../../../src/identity/permission-presets.ts";
import { useTools, type SignedInVisitor } from "./tools-site.ts";

export interface Prepared {
  readonly admin: SignedInVisitor;
  /** ID of the new user. */
  readonly id: number;
  readonly name: string;
  /** Number of tests so far, for further unique names. */
  readonly count: number;
}

/** Starts the site for the tests of one `describe`. Each test calls `prepare` first. */
export function useTestUser(dialect: Dialect) {
  const site = useTools({ dialect });
  let id = 0;
  let count = 0;
  return {
    site,
    prepare: async (): Promise<Prepared> => {
      const admin = await site().as("admin");
      count += 1;
      const name = `ada-${count}`;
      id = await site().user({ name, password: "correct horse", permissions: presetData("read_only") });
      return { admin, id, name, count };
    },
    account: async (userId = id) => {
      const { db } = site().store.read;
      const row = await db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
      return row ?? null;
    },
    rowsOf: async (table: "sessions" | "api_tokens" | "trusted_devices", userId = id): Promise<number> => {
      const { db } = site().store.read;
      const rows = await db.selectFrom(table).select("id").where("user_id", "=", userId).execute();
      return rows.length;
    },
    /** Returns the newest log entry about the user. */
    lastEntry: async (userId = id) => {
      const row = await site()
        .store.read.db.selectFrom("log_entries")
        .selectAll()
        .where("target_type", "=", "User")
        .where("target_id", "=", userId)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
