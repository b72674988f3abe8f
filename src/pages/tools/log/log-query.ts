/**
 * Reads the event log from the database, newest first, a page at a time. What a page costs does not grow with the log:
 * an index leads to where it begins, and of what no index finds only so many entries are looked through at once.
 *
 * As in the API, whoever may see the log sees all of it: entries tell of elements whatever else their reader may do.
 */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { Reader } from "../../../database/store.ts";
import type { LogEntriesTable } from "../../../database/tables.ts";
import { findUser } from "../../../identity/users.ts";
import { contains } from "../../contains.ts";
import { storedAtCommandLine } from "./log-actor.ts";
import type { AskedUser } from "./log-actor.ts";
import type { LogFilter, LogPosition } from "./log-filter.ts";

/** A row of the log, its JSON not yet read. */
export type LogRow = Omit<LogEntriesTable, "id"> & { readonly id: number };

export interface LogPage {
  readonly entries: readonly LogRow[];
  /** Where to go on; null at the end of the log. */
  readonly next: LogPosition | null;
  /** Not all of the log was looked through, and the page is not full: older entries may fit as well. */
  readonly unfinished: boolean;
}

export interface LogPaging {
  readonly after: LogPosition | null;
  readonly pageSize?: number;
  /** How many entries are looked through at once. Replaced in tests. */
  readonly lookedThrough?: number;
}

const usualPageSize = 50;
/** SQLite goes through so many in less than a tenth of a second. */
const usuallyLookedThrough = 100_000;

const columns = [
  "id",
  "datetime",
  "kind",
  "level",
  "user_id",
  "username",
  "token_id",
  "client",
  "target_type",
  "target_id",
  "comment",
  "changes",
  "data",
] as const;

/** A page of what fits the filter: two statements at most, and one more where a user is looked for by name. */
export async function readLog(read: Reader, filter: LogFilter, paging: LogPaging): Promise<LogPage> {
  const { pageSize = usualPageSize, lookedThrough = usuallyLookedThrough } = paging;
  const walk = walkThrough(filter, await findActor(read, filter.user, lookedThrough));
  const indexed = read.db
    .selectFrom("log_entries")
    .where(allOf(walk.found))
    .where(paging.after === null ? allOf([]) : walk.beyond(paging.after))
    .orderBy(walk.order("log_entries"));
  const some = indexed
    .select(["id", "datetime", "kind", "level", "user_id", "username", "target_type", "target_id", "comment"])
    .limit(lookedThrough);
  const page =
    walk.beside.length === 0
      ? indexed.select(columns).limit(pageSize + 1)
      : read.db
          .selectFrom("log_entries")
          .select(columns)
          .where("id", "in", (part) =>
            part
              .selectFrom(some.as("entry"))
              .select("entry.id")
              .where(allOf(walk.beside))
              .orderBy(walk.order("entry"))
              .limit(pageSize + 1),
          )
          .orderBy(walk.order("log_entries"));
  const rows = await page.execute();
  const entries = rows.slice(0, pageSize);
  const last = entries.at(-1);
  if (rows.length > pageSize && last !== undefined) {
    return { entries, next: { datetime: last.datetime, id: last.id }, unfinished: false };
  }
  if (walk.beside.length === 0) return { entries, next: null, unfinished: false };
  const end = await indexed
    .select(["id", "datetime"])
    .limit(1)
    .offset(lookedThrough - 1)
    .executeTakeFirst();
  return { entries, next: end ?? null, unfinished: end !== undefined };
}

/** One entry; null when there is none of that number. */
export async function readLogEntry({ db }: Pick<Reader, "db">, id: number): Promise<LogRow | null> {
  const row = await db.selectFrom("log_entries").select(columns).where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Whose entries are meant: those of a user, or those under one of some names. */
interface WantedActor {
  readonly userId: number | null;
  readonly names: readonly string[];
}

/** Who is asked for: a user, and somebody of the same name at the command line where there was one. */
async function findActor(
  read: Reader,
  asked: AskedUser | null,
  lookedThrough: number,
): Promise<WantedActor | null> {
  if (asked === null) return null;
  const { name, atCommandLine } = asked;
  const stored = storedAtCommandLine(name);
  if (atCommandLine) return { userId: null, names: [stored] };
  const user = await findUser(read, name);
  if (user === null) return { userId: null, names: [name, stored] };
  // Entries of nobody who is a user: few beside all others, but not bounded.
  const ofNoUser = read.db
    .selectFrom("log_entries")
    .select("username")
    .where("user_id", "is", null)
    .orderBy("id", "desc")
    .limit(lookedThrough);
  const twin = await read.db
    .selectFrom(ofNoUser.as("entry"))
    .select("entry.username")
    .where("entry.username", "=", stored)
    .limit(1)
    .executeTakeFirst();
  return { userId: user.id, names: twin === undefined ? [] : [stored] };
}

type Conditions = readonly RawBuilder<SqlBool>[];

/** How the log is walked through: what an index finds, in its order, and what has to be looked at beside that. */
interface Walk {
  /** Conditions on `log_entries`. */
  readonly found: Conditions;
  /** Conditions on `entry`. */
  readonly beside: Conditions;
  readonly beyond: (position: LogPosition) => RawBuilder<SqlBool>;
  readonly order: (table: string) => RawBuilder<unknown>;
}

/**
 * The entries of a target or a user come by number, all others by time. Numbers are given as changes are committed, so
 * that both ways the newest come first.
 */
function walkThrough(filter: LogFilter, actor: WantedActor | null): Walk {
  const { kind, level, targetType, targetId, comment, from, until } = filter;
  const is = (column: string, value: string | number | null) =>
    value === null ? [] : [sql<SqlBool>`${sql.ref(column)} = ${value}`];
  const between = (column: string) => [
    ...(from === null ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${from}`]),
    ...(until === null ? [] : [sql<SqlBool>`${sql.ref(column)} < ${until}`]),
  ];
  const always = [
    ...is("entry.kind", kind),
    ...is("entry.level", level),
    ...(comment === null ? [] : [contains(sql`entry.comment`, comment)]),
  ];
  const { userId = null, names = [] } = actor ?? {};
  const ofUser =
    actor === null
      ? []
      : [anyOf([...is("entry.user_id", userId), ...names.flatMap((name) => is("entry.username", name))])];
  const byNumber = {
    beyond: ({ id }: LogPosition) => sql<SqlBool>`log_entries.id < ${id}`,
    order: (table: string) => sql`${sql.ref(`${table}.id`)} desc`,
  };
  if (targetType !== null && targetId !== null) {
    const found = [...is("log_entries.target_type", targetType), ...is("log_entries.target_id", targetId)];
    return { found, beside: [...always, ...ofUser, ...between("entry.datetime")], ...byNumber };
  }
  const ofTarget = [...is("entry.target_type", targetType), ...is("entry.target_id", targetId)];
  if (userId !== null && names.length === 0) {
    const found = is("log_entries.user_id", userId);
    return { found, beside: [...always, ...ofTarget, ...between("entry.datetime")], ...byNumber };
  }
  return {
    found: between("log_entries.datetime"),
    beside: [...always, ...ofUser, ...ofTarget],
    beyond: ({ datetime, id }) => sql`(log_entries.datetime, log_entries.id) < (${datetime}, ${id})`,
    order: (table) => sql`${sql.ref(`${table}.datetime`)} desc, ${sql.ref(`${table}.id`)} desc`,
  };
}

function anyOf(conditions: Conditions): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function allOf(conditions: Conditions): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`1 = 1` : sql`${sql.join(conditions, sql` and `)}`;
}
