/** Reads what the list of users and the page of one show: never secrets, only whether there are any. */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import { fold } from "../../../database/fold.ts";
import type { Reader } from "../../../database/store.ts";
import { timestamp } from "../../../database/timestamp.ts";
import { contains, containsFolded } from "../../contains.ts";

export interface UserRow {
  readonly id: number;
  readonly name: string;
  /** First and last name; empty when neither is given. */
  readonly fullName: string;
  readonly groupId: number | null;
  readonly disabled: boolean;
  readonly hasPassword: boolean;
  readonly mustChangePassword: boolean;
  readonly hasSecondFactor: boolean;
  /** With a browser, an API token or an application; null: never, as far as is still known. */
  readonly lastSeenAt: string | null;
  /** Those that have not expired. */
  readonly apiTokens: number;
}

export type UserState = "enabled" | "disabled";

/** Null stands for what is not filtered by. */
export interface UserFilter {
  /** Part of the user name or of the first and last name. */
  readonly name: string | null;
  readonly groupId: number | null;
  readonly state: UserState | null;
}

export interface UserPage {
  readonly users: readonly UserRow[];
  readonly total: number;
  /** Name of the last user, where the next page goes on; null at the end. */
  readonly next: string | null;
}

const usualPageSize = 50;

/** A page of the users in the order of their names, with two statements. `after` is a user name. */
export async function readUsers(
  { db }: Pick<Reader, "db">,
  filter: UserFilter,
  paging: { readonly after: string | null; readonly now: Date; readonly pageSize?: number },
): Promise<UserPage> {
  const { after, now, pageSize = usualPageSize } = paging;
  const fitting = conditionOf(filter);
  const rows = await db
    .selectFrom("users")
    .select(columnsAt(now))
    .where(fitting)
    .$if(after !== null, (query) => query.where("name_folded", ">", fold(after ?? "")))
    .orderBy("name_folded")
    .limit(pageSize + 1)
    .execute();
  const { total } = await db
    .selectFrom("users")
    .select(sql<number | string>`count(*)`.as("total"))
    .where(fitting)
    .executeTakeFirstOrThrow();
  const users = rows.slice(0, pageSize).map(present);
  const next = rows.length > pageSize ? (users.at(-1)?.name ?? null) : null;
  return { users, total: Number(total), next };
}

/** One user; null when there is none of that number. One statement. */
export async function readUser({ db }: Pick<Reader, "db">, id: number, now: Date): Promise<UserRow | null> {
  const row = await db.selectFrom("users").select(columnsAt(now)).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : present(row);
}

/** The users of a group in the order of their names, at most `limit`. */
export async function readMembers(
  { db }: Pick<Reader, "db">,
  groupId: number,
  limit: number,
): Promise<readonly { readonly id: number; readonly name: string; readonly disabled: boolean }[]> {
  return await db
    .selectFrom("users")
    .select(["id", "name", "disabled"])
    .where("group_id", "=", groupId)
    .orderBy("name_folded")
    .limit(limit)
    .execute();
}

function columnsAt(now: Date) {
  const time = timestamp(now);
  const whether = (column: string) =>
    sql<number>`case when ${sql.ref(`users.${column}`)} is null then 0 else 1 end`;
  return [
    "users.id",
    "users.name",
    "users.first_name",
    "users.last_name",
    "users.group_id",
    "users.disabled",
    "users.need_pw_change",
    whether("password_hash").as("has_password"),
    whether("totp_secret").as("has_second_factor"),
    sql<
      string | null
    >`(select max(last_seen_at) from sessions where user_id = users.id and stage = 'complete')`.as(
      "session_seen",
    ),
    sql<string | null>`(select max(last_time_used) from api_tokens where user_id = users.id)`.as(
      "token_seen",
    ),
    sql<string | null>`(select max(last_used_at) from oauth_connections where user_id = users.id)`.as(
      "app_seen",
    ),
    sql<number | string>`(select count(*) from api_tokens where user_id = users.id
      and (valid_until is null or valid_until > ${time}))`.as("api_tokens"),
  ] as const;
}

interface StoredUser {
  readonly id: number;
  readonly name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly group_id: number | null;
  readonly disabled: boolean;
  readonly need_pw_change: boolean;
  readonly has_password: number;
  readonly has_second_factor: number;
  readonly session_seen: string | null;
  readonly token_seen: string | null;
  readonly app_seen: string | null;
  readonly api_tokens: number | string;
}

function present(row: StoredUser): UserRow {
  // Instants are stored so that they sort as text.
  const seen = [row.session_seen, row.token_seen, row.app_seen].filter((at) => at !== null).sort();
  return {
    id: row.id,
    name: row.name,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    groupId: row.group_id,
    disabled: row.disabled,
    hasPassword: row.has_password === 1,
    mustChangePassword: row.need_pw_change,
    hasSecondFactor: row.has_second_factor === 1,
    lastSeenAt: seen.at(-1) ?? null,
    apiTokens: Number(row.api_tokens),
  };
}

function conditionOf({ name, groupId, state }: UserFilter): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`1 = 1`];
  if (groupId !== null) conditions.push(sql`users.group_id = ${groupId}`);
  if (state === "disabled") conditions.push(sql`users.disabled`);
  if (state === "enabled") conditions.push(sql`not users.disabled`);
  if (name !== null) {
    const fullName = sql`users.first_name || ' ' || users.last_name`;
    const inName = containsFolded(sql`users.name_folded`, fold(name));
    conditions.push(sql`(${inName} or ${contains(fullName, name)})`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}
