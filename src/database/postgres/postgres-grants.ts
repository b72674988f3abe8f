/**
 * Reads the grants of other roles on the tables of Partledger, their columns and sequences, and repeats them after the
 * tables were created again.
 */
import type { PoolClient } from "pg";
import { quoted, sequencesOf, tablesOf } from "./postgres-objects.ts";

interface Grant {
  readonly relation: string;
  readonly kind: "sequence" | "table";
  /** Null if the grant applies to the whole relation. */
  readonly column: string | null;
  readonly privilege: string;
  /** Null means PUBLIC. */
  readonly role: string | null;
  readonly grantable: boolean;
}

export async function readGrants(client: PoolClient): Promise<readonly Grant[]> {
  const tables = await tablesOf(client);
  const { rows } = await client.query<Grant>(
    `select c.relname as relation, case c.relkind when 'S' then 'sequence' else 'table' end as kind,
       g.column, a.privilege_type as privilege, a.is_grantable as grantable,
       case a.grantee when 0 then null else pg_get_userbyid(a.grantee) end as role
     from pg_class c
     cross join lateral (
       select null::text as column, c.relacl as acl
       union all
       select attname::text, attacl from pg_attribute where attrelid = c.oid and attacl is not null) g
     cross join lateral aclexplode(g.acl) a
     where c.relnamespace = current_schema()::regnamespace and c.relname = any($1) and a.grantee <> c.relowner`,
    [[...tables, ...(await sequencesOf(client, tables))]],
  );
  return rows;
}

/** Repeats the grants on relations and columns that exist. */
export async function grantAgain(client: PoolClient, grants: readonly Grant[]): Promise<void> {
  if (grants.length === 0) return;
  const { rows } = await client.query<{ relation: string; column: string }>(
    `select c.relname as relation, a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and not a.attisdropped`,
  );
  const existing = new Set(rows.flatMap(({ relation, column }) => [relation, `${relation}.${column}`]));
  for (const { relation, kind, column, privilege, role, grantable } of grants) {
    if (!existing.has(column === null ? relation : `${relation}.${column}`)) continue;
    await client.query(
      `grant ${privilege}${column === null ? "" : ` (${quoted(column)})`} on ${kind} ${quoted(relation)}
       to ${role === null ? "public" : quoted(role)}${grantable ? " with grant option" : ""}`,
    );
  }
}
