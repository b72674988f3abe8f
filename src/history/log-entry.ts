/**
 * Writes entries of the change log in the transaction of the change that they record, and adds the changes to the change
 * feed. `inventory/` lists the entries.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { Principal } from "../identity/principal.ts";
import { recordChanges } from "./change-feed.ts";
import type { Actor, LogEntry } from "./entry-types.ts";

export type { Actor, Changes, LogEntry, LogEntryKind, LogLevel } from "./entry-types.ts";

/** Returns the actor of a request. */
export function actorOf(principal: Principal): Actor {
  const { userId, username, tokenId, tokenName, client } = principal;
  return { userId, username, tokenId, client: client ?? tokenName };
}

/** Returns the actor for a command run by an operating system user. */
export function commandLineActor(systemUser: string): Actor {
  return { userId: null, username: `!!!CLI ${systemUser}`, tokenId: null, client: null };
}

/** The maximum length of a string. Longer strings are truncated to keep entries small and readable. */
const maximumTextLength = 2000;

/**
 * The maximum number of entries per statement. Each entry takes about twelve parameters, and databases limit the number
 * of parameters of a statement.
 */
const entriesPerStatement = 500;

/** Writes the entries in the given order, and adds the changes of elements to the change feed. */
export async function writeLog(
  transaction: Transaction,
  actor: Actor,
  now: Date,
  given: LogEntry | readonly LogEntry[],
): Promise<void> {
  const all = [given].flat();
  recordChanges(transaction, actor, now, all);
  const entries = all.filter(({ kind }) => kind !== "element_touched");
  for (let start = 0; start < entries.length; start += entriesPerStatement) {
    await insertEntries(transaction, actor, now, entries.slice(start, start + entriesPerStatement));
  }
}

async function insertEntries(
  transaction: Transaction,
  actor: Actor,
  now: Date,
  entries: readonly LogEntry[],
): Promise<void> {
  const datetime = timestamp(now);
  const rows = entries.map((entry) => rowOf(entry, actor, datetime));
  const [first] = rows;
  // Most writes have one entry.
  if (first !== undefined && rows.length === 1) await transaction.run(insertEntry, first);
  else await transaction.db.insertInto("log_entries").values(rows).execute();
}

const insertEntry = prepared((db, slot: Slot<ReturnType<typeof rowOf>>) =>
  db.insertInto("log_entries").values({
    datetime: slot("datetime"),
    kind: slot("kind"),
    level: slot("level"),
    user_id: slot("user_id"),
    username: slot("username"),
    token_id: slot("token_id"),
    client: slot("client"),
    target_type: slot("target_type"),
    target_id: slot("target_id"),
    comment: slot("comment"),
    changes: slot("changes"),
    data: slot("data"),
  }),
);

function rowOf(entry: LogEntry, actor: Actor, datetime: string) {
  return {
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
    changes: entry.changes === undefined ? null : withoutLongTexts(entry.changes),
    data: entry.data === undefined ? null : withoutLongTexts(entry.data),
  };
}

function withoutLongTexts(value: object): string {
  const text = JSON.stringify(value);
  return text.length <= maximumTextLength ? text : JSON.stringify(value, cutLongText);
}

function cutLongText(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || value.length <= maximumTextLength) return value;
  const isPairSplit = /[\uD800-\uDBFF]/.test(value.charAt(maximumTextLength - 1));
  return `${value.slice(0, isPairSplit ? maximumTextLength - 1 : maximumTextLength)}...`;
}
