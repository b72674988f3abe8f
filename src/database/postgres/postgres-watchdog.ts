/**
 * Closes PostgreSQL connections that are dead although the operating system still considers them open: after a failover
 * behind a virtual address, if a firewall drops packets, or if the server hangs. A long statement looks the same to a client,
 * so the watchdog asks the server over a new connection whether it still runs the statement.
 */
import type { Socket } from "node:net";
import pg, { type Client } from "pg";
import type { StoreOptions } from "../store.ts";

/** Identifies the process of the server that serves a connection. */
export interface Backend {
  readonly pid: number;
  /** The time at which the process was started. Other processes can have the same ID later, or on another server. */
  readonly started: string;
}

export interface PostgresWatchdog {
  /** Watches a client until its connection is closed. */
  watch(client: Client, backend: Backend): void;
}

export type WatchdogOptions = Pick<
  StoreOptions,
  "silenceMilliseconds" | "statementLimitMilliseconds" | "waitTimeoutMilliseconds"
>;

interface Watched {
  readonly client: Client;
  readonly backend: Backend;
  /** The number of bytes received at the last check. */
  bytesRead: number;
  /** The number of checks since the client began to wait for the server, or received data. */
  silentChecks: number;
  isWaiting: boolean;
  /** Whether the server did not run the statement when it was asked last. The result can be on its way. */
  isDoubtful: boolean;
}

/** What the server reports about a process. */
interface Activity {
  readonly started: string;
  readonly is_working: boolean;
}

interface Examination {
  readonly client: Client;
  checks: number;
}

/**
 * Time is measured in checks instead of milliseconds: if this process was suspended or busy, data that has arrived in the
 * meantime is read before the next check.
 */
const checksPerSilence = 5;

export function createPostgresWatchdog(
  url: string,
  {
    silenceMilliseconds = 5000,
    statementLimitMilliseconds = Infinity,
    waitTimeoutMilliseconds = 5000,
  }: WatchdogOptions,
): PostgresWatchdog {
  const interval = Math.ceil(silenceMilliseconds / checksPerSilence);
  const checksPerStatement = statementLimitMilliseconds / interval;
  const checksPerExamination = waitTimeoutMilliseconds / interval;
  const all = new Set<Watched>();
  let timer: NodeJS.Timeout | null = null;
  let examination: Examination | null = null;

  function check(): void {
    if (examination !== null && (examination.checks += 1) >= checksPerExamination) {
      examination.client.connection.stream.destroy(noResponse());
    }
    let isSilent = false;
    for (const watched of all) {
      const { client } = watched;
      const { bytesRead, writableEnded } = socketOf(client);
      const isWaiting = writableEnded || isBusy(client);
      const isProgressing = bytesRead !== watched.bytesRead || isWaiting !== watched.isWaiting;
      watched.silentChecks = isProgressing ? 0 : watched.silentChecks + 1;
      if (isProgressing) watched.isDoubtful = false;
      watched.bytesRead = bytesRead;
      watched.isWaiting = isWaiting;
      if (watched.silentChecks === 0) continue;
      // The server has been told to close the connection, and has no reason to wait.
      if (writableEnded) client.connection.stream.destroy();
      else if (isWaiting && watched.silentChecks >= checksPerStatement) giveUp(watched);
      else if (watched.silentChecks >= checksPerSilence) {
        if (isWaiting) isSilent = true;
        else askForSignOfLife(client);
      }
    }
    if (isSilent && examination === null) void examine();
  }

  /** Closes the connections that do not exist on the server, or all silent ones if the server does not respond. */
  async function examine(): Promise<void> {
    const before = new Map([...all].map((watched) => [watched, socketOf(watched.client).bytesRead]));
    const client = new pg.Client({ connectionString: url, application_name: "partledger" });
    client.on("error", () => undefined);
    examination = { client, checks: 0 };
    const activities = await readActivities(client).catch((error: unknown) =>
      isConclusive(error) ? new Map<number, Activity>() : null,
    );
    examination = null;
    if (activities === null) return;
    for (const [watched, bytesRead] of before) {
      if (!all.has(watched) || socketOf(watched.client).bytesRead !== bytesRead) continue;
      const activity = activities.get(watched.backend.pid);
      if (activity?.started !== watched.backend.started) giveUp(watched);
      else if (watched.isWaiting && watched.silentChecks >= checksPerSilence && !activity.is_working) {
        if (watched.isDoubtful) giveUp(watched);
        // The next check asks again.
        watched.isDoubtful = true;
      }
    }
  }

  function giveUp(watched: Watched): void {
    all.delete(watched);
    watched.client.connection.stream.destroy(noResponse());
  }

  return {
    watch: (client, backend) => {
      const watched = { client, backend, bytesRead: 0, silentChecks: 0, isWaiting: false, isDoubtful: false };
      all.add(watched);
      client.once("end", () => {
        all.delete(watched);
        if (all.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      });
      // While a connection is open, it keeps the process alive.
      timer ??= setInterval(check, interval).unref();
    },
  };
}

/** A `TLSSocket` is a `Socket`, too. The types of `pg` only declare a stream. */
function socketOf({ connection }: Client): Socket {
  return connection.stream as Socket;
}

/** Whether a statement was sent whose result has not arrived. The types of `pg` omit the property. */
function isBusy(client: Client): boolean {
  return (client as Client & { readonly readyForQuery?: boolean }).readyForQuery === false;
}

/** The response resets the silence of an idle connection. Without it, the connection is examined. */
function askForSignOfLife(client: Client): void {
  // A statement would extend the time for which a transaction can be idle.
  if (client.getTransactionStatus() !== "I") return;
  client.query("select 1", [], () => undefined);
}

async function readActivities(client: Client): Promise<ReadonlyMap<number, Activity>> {
  try {
    await client.connect();
    // A process that waits for its client has sent the result. `state` is disabled if the server does not track activities.
    const { rows } = await client.query<Activity & { readonly pid: number }>(
      `select pid, ${startedColumn},
        coalesce(state, '') not like 'idle%' and coalesce(wait_event_type, '') <> 'Client' as is_working
       from pg_stat_activity where backend_type = 'client backend' and backend_start is not null`,
    );
    return new Map(rows.map(({ pid, ...activity }) => [pid, activity]));
  } finally {
    client.end(() => undefined);
    setTimeout(() => client.connection.stream.destroy(), 1000).unref();
    socketOf(client).unref();
  }
}

const startedColumn = "extract(epoch from backend_start)::text as started";

/** Returns the process of the server that serves a client. */
export async function backendOf(client: Client): Promise<Backend> {
  const { rows } = await client.query<Backend>(
    `select pid, ${startedColumn} from pg_stat_activity where pid = pg_backend_pid()`,
  );
  const [backend] = rows;
  if (backend === undefined) throw new Error("PostgreSQL did not return the process of a connection.");
  return backend;
}

/**
 * Whether the error of a new connection shows that the server no longer serves the older ones. An error of the server, such
 * as too many connections, does not, nor does an error of this process or of name resolution.
 */
function isConclusive(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return false;
  const { code = "" } = error as NodeJS.ErrnoException;
  return !/^(EMFILE|ENFILE|ENOBUFS|ENOMEM|EADDRNOTAVAIL|ENOTFOUND|EAI_\w+)$/.test(code);
}

/** The code is that of the operating system for the same case. */
export function noResponse(): Error {
  return Object.assign(new Error("Connection terminated: the PostgreSQL server does not respond"), {
    code: "ETIMEDOUT",
  });
}
