/**
 * Writes entries of the change log in the transaction of the change that they record, and adds the changes to the change
 * feed. `inventory/` lists the entries.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { Principal } from "../identity/principal.ts";
import { changeKinds, recordChanges } from "./change-feed.ts";
import { addChangedTypes, createChangeSet, storeChangeSet, type ChangeSet } from "./change-set.ts";
import type { Actor, LogEntry } from "./entry-types.ts";

export type { Actor, Changes, LogEntry, LogEntryKind, LogLevel } from "./entry-types.ts";

/** Returns the actor of a request. */
export function actorOf(principal: Principal, changeSet?: ChangeSet): Actor {
  const { userId, username, tokenId, tokenName, client } = principal;
  return { userId, username, tokenId, client: client ?? tokenName, ...(changeSet && { changeSet }) };
}

/**
 * Returns the actor for a command run by an operating system user. All changes of the actor are one change set.
 * @param command the name of the command in change sets, such as `import parts`, or a change set that already exists
 */
export function commandLineActor(systemUser: string, command: string | ChangeSet = ""): Actor {
  const username = `!!!CLI ${systemUser}`;
  const changeSet = typeof command === "string" ? createChangeSet(command) : command;
  return { userId: null, username, tokenId: null, client: null, changeSet };
}

/**
 * The maximum number of entries per statement. Each entry has 13 parameters, and databases limit the number
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
  const datetime = timestamp(now);
  recordChanges(transaction, actor, datetime, all);
  const entries = all.filter(({ kind }) => kind !== "element_touched");
  if (entries.length === 0) return;
  const changeSetId = await changeSetOf(transaction, actor, datetime, entries);
  const rows = entries.map((entry) => rowOf(entry, actor, datetime, changeSetId));
  const [first] = rows;
  // Most writes have one entry.
  if (first !== undefined && rows.length === 1) {
    await transaction.run(insertEntry, first);
    return;
  }
  for (let start = 0; start < rows.length; start += entriesPerStatement) {
    const some = rows.slice(start, start + entriesPerStatement);
    await transaction.db.insertInto("log_entries").values(some).execute();
  }
}

/** Returns the ID of the change set, or null if the entries change no element. */
async function changeSetOf(
  transaction: Transaction,
  { changeSet = createChangeSet(""), userId, username, client }: Actor,
  datetime: string,
  entries: readonly LogEntry[],
): Promise<number | null> {
  const changes = entries.filter(isChange);
  if (changes.length === 0) return null;
  addChangedTypes(changeSet, changes);
  const comment = entries.find((entry) => entry.comment)?.comment ?? null;
  return storeChangeSet(transaction, changeSet, { datetime, user_id: userId, username, client, comment });
}

function isChange({ kind }: LogEntry): boolean {
  return changeKinds[kind] !== undefined;
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
    change_set_id: slot("change_set_id"),
  }),
);

function rowOf(entry: LogEntry, actor: Actor, datetime: string, changeSetId: number | null) {
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
    changes: entry.changes === undefined ? null : JSON.stringify(entry.changes),
    data: entry.data === undefined ? null : JSON.stringify(entry.data),
    change_set_id: isChange(entry) ? changeSetId : null,
  };
}
