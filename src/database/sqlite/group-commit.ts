/**
 * Runs the write transactions of a SQLite connection one after the other, and commits concurrent ones together: one
 * commit waits once for the disk. Each transaction after the first of a group has a savepoint, so it can fail alone.
 */
import { setImmediate } from "node:timers";
import type { Problem } from "../../util/errors.ts";
import { createLock } from "../lock.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { asProblem, unavailable } from "../unavailable.ts";

/** The maximum size and age of a group, which limit how long its first transaction and other processes wait. */
const maximumMembers = 64;
const maximumMilliseconds = 20;

interface GroupCommitOptions {
  readonly connection: Pick<SqliteConnection, "handle" | "control">;
  /** Begins a transaction, and waits while the database is busy. */
  readonly begin: () => Promise<void>;
  /** Runs once per group, immediately before the commit. */
  readonly beforeGroupCommit: () => void;
  /** Receives the error of a rollback that fails. The next transaction repeats the rollback before it begins. */
  readonly onRollbackFailure: (error: unknown) => void;
  /** How long a caller waits for earlier transactions, in milliseconds. */
  readonly waitTimeoutMilliseconds?: number | undefined;
  /** Returns milliseconds since an arbitrary point in time. */
  readonly monotonic?: (() => number) | undefined;
}

interface Failure {
  readonly error: unknown;
}

interface Group {
  readonly startedAt: number;
  /** The number of transactions that succeeded and wait for the commit. */
  members: number;
  /** Resolves when the group was committed, or with the failure that rolled it back. */
  readonly outcome: Promise<Failure | null>;
  end(failure: Failure | null): void;
}

interface GroupCommit {
  readonly options: GroupCommitOptions;
  readonly lock: ReturnType<typeof createLock>;
  readonly monotonic: () => number;
  /** The group whose transaction is open. */
  open: Group | null;
  isRunning: boolean;
}

export function createGroupCommit(options: GroupCommitOptions) {
  const groups: GroupCommit = {
    options,
    lock: createLock(options.waitTimeoutMilliseconds, "database_writes"),
    monotonic: options.monotonic ?? (() => performance.now()),
    open: null,
    isRunning: false,
  };
  return {
    /**
     * Runs `work` in a transaction, in its turn. Settles after its changes, and all changes that it could read, are
     * committed.
     * @param mayShare whether the transaction can be committed together with others
     * @throws {Problem} `unavailable` if the group cannot be committed
     */
    run: <T>(work: () => Promise<T>, mayShare: boolean) => run(groups, work, mayShare),
  };
}

async function run<T>(groups: GroupCommit, work: () => Promise<T>, mayShare: boolean): Promise<T> {
  const { lock, monotonic } = groups;
  const leave = await lock.enter();
  groups.isRunning = true;
  let group: Group | null;
  let result: Promise<T>;
  try {
    if (groups.open !== null && !mayShare) commit(groups, groups.open);
    result = runMember(groups, work);
    // A failure is thrown below, when its group has ended.
    await result.catch(() => undefined);
    group = groups.open;
    if (group !== null) {
      const isFull = group.members >= maximumMembers || monotonic() - group.startedAt >= maximumMilliseconds;
      if (!mayShare || isFull) commit(groups, group);
      else setImmediate(commitIdle, groups, group);
    }
  } finally {
    groups.isRunning = false;
    leave();
  }
  const failure = await group?.outcome;
  if (failure) throw asProblem(failure.error);
  return result;
}

async function runMember<T>(groups: GroupCommit, work: () => Promise<T>): Promise<T> {
  await beginMember(groups);
  try {
    const result = await work();
    commitMember(groups);
    return result;
  } catch (error) {
    rollbackMember(groups);
    throw error;
  }
}

/** Begins the transaction of a group, or the savepoint of a further member. */
async function beginMember(groups: GroupCommit): Promise<void> {
  const { handle, control } = groups.options.connection;
  if (groups.open !== null) {
    control("savepoint member");
    return;
  }
  if (handle.inTransaction) repeatFailedRollback(control);
  await groups.options.begin();
  groups.open = createGroup(groups.monotonic());
}

function repeatFailedRollback(control: SqliteConnection["control"]): void {
  try {
    control("rollback");
  } catch (error) {
    throw unavailable(error);
  }
}

function commitMember({ open, options: { connection } }: GroupCommit): void {
  // Some errors, such as a full disk, end the transaction even if the code that ran the statement ignores them.
  if (open === null || !connection.handle.inTransaction) throw endedBySqlite();
  if (open.members > 0) connection.control("release member");
  open.members += 1;
}

function rollbackMember(groups: GroupCommit): void {
  const { open } = groups;
  const { handle, control } = groups.options.connection;
  if (open === null) return;
  if (open.members === 0 || !handle.inTransaction) {
    end(groups, open, { error: endedBySqlite() });
    return;
  }
  try {
    control("rollback to member");
    control("release member");
  } catch (error) {
    end(groups, open, { error });
  }
}

/**
 * Commits a group if no transaction is running. Called after the requests have been read that arrived during the last
 * commit, so their transactions have joined the group. A running transaction calls this again when it ends.
 */
function commitIdle(groups: GroupCommit, group: Group): void {
  if (groups.open === group && !groups.isRunning) commit(groups, group);
}

function commit(groups: GroupCommit, group: Group): void {
  try {
    groups.options.beforeGroupCommit();
    groups.options.connection.control("commit");
  } catch (error) {
    end(groups, group, { error });
    return;
  }
  end(groups, group, null);
}

function end(groups: GroupCommit, group: Group, failure: Failure | null): void {
  const { connection, onRollbackFailure } = groups.options;
  groups.open = null;
  try {
    // After errors such as a full disk, SQLite has already rolled back the transaction.
    if (failure !== null && connection.handle.inTransaction) connection.control("rollback");
  } catch (error) {
    onRollbackFailure(error);
  }
  group.end(failure);
}

/** Creates the failure of transactions that were rolled back because of an error of another transaction in the group. */
function endedBySqlite(): Problem {
  return unavailable(new Error("SQLite has rolled back the transaction."));
}

function createGroup(startedAt: number): Group {
  let end: Group["end"] = () => undefined;
  const outcome = new Promise<Failure | null>((resolve) => {
    end = resolve;
  });
  return { startedAt, members: 0, outcome, end };
}
