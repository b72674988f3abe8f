/**
 * Writes the change log. An entry is part of the transaction of the change that it tells of. Reading the log is a
 * list like all others, in `inventory/`.
 */
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { Principal } from "../identity/principal.ts";

export type LogEntryKind =
  | "element_created"
  | "element_edited"
  | "element_deleted"
  | "collection_element_deleted"
  | "part_stock_changed"
  | "project_built"
  | "user_not_allowed"
  | "security_event";

export type LogLevel = "warning" | "notice" | "info";

/** Old and new value by property; members of value objects as `eda_info.value`. */
export type Changes = Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;

export interface LogEntry {
  readonly kind: LogEntryKind;
  readonly level?: LogLevel;
  readonly targetType?: string;
  readonly targetId?: number;
  readonly comment?: string | null;
  readonly changes?: Changes;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Who acts: a user through a credential, or somebody at the command line. */
export interface Actor {
  readonly userId: number | null;
  readonly username: string;
  readonly tokenId: number | null;
  /** Name of the token or OAuth client. */
  readonly client: string | null;
}

/** The actor of a request. */
export function actorOf(principal: Principal): Actor {
  const { userId, username, tokenId, tokenName, client } = principal;
  return { userId, username, tokenId, client: client ?? tokenName };
}

/** Somebody who runs a command on the machine. */
export function commandLineActor(systemUser: string): Actor {
  return { userId: null, username: `!!!CLI ${systemUser}`, tokenId: null, client: null };
}

/** Strings longer than this are cut, so that one entry stays readable and small. */
const longestText = 2000;

/** Entries in one statement: engines bound the parameters of a statement, and each entry takes a dozen. */
const entriesAtOnce = 500;

/** Writes entries in the order given. */
export async function writeLog(
  transaction: Transaction,
  actor: Actor,
  now: Date,
  given: LogEntry | readonly LogEntry[],
): Promise<void> {
  const entries = [given].flat();
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await insertEntries(transaction, actor, now, entries.slice(start, start + entriesAtOnce));
  }
}

async function insertEntries(
  transaction: Transaction,
  actor: Actor,
  now: Date,
  entries: readonly LogEntry[],
): Promise<void> {
  const datetime = timestamp(now);
  await transaction.db
    .insertInto("log_entries")
    .values(
      entries.map((entry) => ({
        datetime,
        kind: entry.kind,
        level: entry.level ?? "info",
        user_id: actor.userId,
        username: actor.username,
        token_id: actor.tokenId,
        client: actor.client,
        target_type: entry.targetType ?? null,
        target_id: entry.targetId ?? null,
        comment: entry.comment ?? null,
        changes: entry.changes === undefined ? null : JSON.stringify(entry.changes, cutLongText),
        data: entry.data === undefined ? null : JSON.stringify(entry.data, cutLongText),
      })),
    )
    .execute();
}

function cutLongText(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || value.length <= longestText) return value;
  const isPairSplit = /[\uD800-\uDBFF]/.test(value.charAt(longestText - 1));
  return `${value.slice(0, isPairSplit ? longestText - 1 : longestText)}...`;
}
