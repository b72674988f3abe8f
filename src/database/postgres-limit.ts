/** How many connections a PostgreSQL server allows to the role and database of a URL. */
import { openPool, whenSlotIsFree } from "./postgres-connection.ts";
import type { StoreOptions } from "./store.ts";

interface Limits {
  readonly server: number;
  /** -1: no limit. Neither this nor that of the database applies to superusers. */
  readonly role: number;
  readonly database: number;
  readonly is_superuser: boolean;
}

/** `reserved_connections` exists from PostgreSQL 16 on. */
const select = `
  select
    current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0) as server,
    role.rolconnlimit as role,
    database.datconnlimit as database,
    role.rolsuper as is_superuser
  from pg_roles role, pg_database database
  where role.rolname = current_user and database.datname = current_database()`;

export async function connectionLimit(url: string, options: StoreOptions = {}): Promise<number> {
  const pool = openPool(url, "read", { ...options, max: 1 });
  try {
    const { rows } = await whenSlotIsFree(options, () => pool.query<Limits>(select));
    const [limits] = rows;
    if (limits === undefined) throw new Error("PostgreSQL does not tell its connection limits.");
    const { server, role, database, is_superuser: isSuperuser } = limits;
    const own = isSuperuser ? [] : [role, database].filter((limit) => limit >= 0);
    return Math.min(server, ...own);
  } finally {
    await pool.end();
  }
}
