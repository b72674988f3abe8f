/**
 * Lists the tables, sequences and functions of Partledger in a PostgreSQL schema, which can contain objects of other
 * programs.
 */
import type { PoolClient } from "pg";
import type { Tables } from "../tables/tables.ts";

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All tables of all schema versions. A table that a migration drops stays in this list, for backups of older versions. */
const ownTables: Readonly<Record<keyof Tables | "search_parts" | "search_trees" | "search_words", true>> = {
  api_tokens: true,
  attachment_types: true,
  attachments: true,
  backup_codes: true,
  categories: true,
  change_feed: true,
  change_set_undos: true,
  change_sets: true,
  column_mappings: true,
  currencies: true,
  deleted_files: true,
  footprints: true,
  groups: true,
  idempotency_keys: true,
  import_errors: true,
  import_sources: true,
  imported_entities: true,
  imported_files: true,
  imports: true,
  instance: true,
  label_profiles: true,
  log_entries: true,
  manufacturers: true,
  measurement_units: true,
  migrations: true,
  oauth_access_tokens: true,
  oauth_clients: true,
  oauth_codes: true,
  oauth_connections: true,
  oauth_grants: true,
  oauth_refresh_tokens: true,
  order_lines: true,
  orderdetails: true,
  parameters: true,
  part_associations: true,
  part_custom_states: true,
  part_lots: true,
  parts: true,
  pricedetails: true,
  project_bom_entries: true,
  projects: true,
  rate_limits: true,
  search_parts: true,
  search_trees: true,
  search_words: true,
  sessions: true,
  storage_locations: true,
  suppliers: true,
  trusted_devices: true,
  users: true,
  webhook_deliveries: true,
  webhooks: true,
};

/** All functions of all schema versions. */
const ownFunctions: readonly string[] = [
  "search_add_words",
  "search_owned_changed",
  "search_part_changed",
  "search_renew_part",
  "search_similar_words",
  "search_spaced",
  "search_tree_changed",
];

export const isOwnTable = (name: string): boolean => Object.hasOwn(ownTables, name);

/** Returns the names of all tables of the schema that belong to no extension, including those of other programs. */
export async function allTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  return rows.map(({ name }) => name);
}

/** Returns the names of the tables of Partledger. */
export async function tablesOf(client: PoolClient): Promise<string[]> {
  return (await allTables(client)).filter(isOwnTable);
}

/** Returns the names of the sequences of the columns of tables. */
export async function sequencesOf(client: PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select s.relname as name
     from pg_class s
     join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
       and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid
     where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace and t.relname = any($1)
     order by s.relname`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

/** Returns the functions of Partledger with their argument types. */
export async function functionsOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
     where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f' and p.proname = any($1)
     order by signature`,
    [ownFunctions],
  );
  return rows.map(({ signature }) => signature);
}
