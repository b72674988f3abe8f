/**
 * Implements `partledger serve`, which upgrades the database and runs the service until a signal stops the process.
 * `service.ts` assembles the service.
 */
import { resolve } from "node:path";
import { InvalidArgumentError, Option, type Command } from "commander";
import { nativeBinding } from "../../util/assets.ts";
import type { BackupSchedule } from "../../backup/schedule.ts";
import { unsavedSecrets } from "../../backup/unsaved-settings.ts";
import type { Config } from "../../config/config.ts";
import type { Logger } from "../../http/handler.ts";
import { schemaVersion, type MigrationReport } from "../../database/migrate.ts";
import { isSafeToShare, sqliteVersion } from "../../database/sqlite/sqlite-file.ts";
import type { Store } from "../../database/store.ts";
import { allScopes, type Scope } from "../../identity/scope.ts";
import { issueSetUpToken } from "../../identity/accounts/set-up.ts";
import { configurationErrors, previousKeyWarning } from "../../oauth/configured.ts";
import { createKeyFiles } from "../../oauth/keys.ts";
import { version } from "../../util/version.ts";
import { addressesOf, announcement } from "../addresses.ts";
import { planForDatabase } from "../postgres-connections.ts";
import { CommandFailed, WrongUsage } from "../failure.ts";
import { selectPort, startListening } from "../listening.ts";
import { createLogger } from "../logger.ts";
import {
  migrateDatabase,
  prepareData,
  requireBackupFolder as requireFolder,
  storeOptions,
  upgradeSchema,
  withCurrentStore,
} from "../open.ts";
import { readSettings } from "../settings.ts";
import { stopLimits } from "../stop-limits.ts";
import { stopSignal } from "../stop-signal.ts";
import { print, type Terminal } from "../terminal.ts";
import { asWorker, isWorker, startWorkers } from "../workers.ts";

interface ServeOptions {
  readonly host?: string;
  readonly port?: string;
  readonly workers?: number;
  readonly ephemeral?: true;
  readonly demo?: true;
  readonly seed?: string;
  readonly token?: ReadonlyMap<string, Scope>;
  readonly stopWithStdin?: true;
}

const maximumWorkers = 64;

const ephemeralHelp = `A temporary instance has an empty inventory in a folder of its own in the directory for temporary files (TMPDIR). It
listens on 127.0.0.1 and a free port unless --host or --port is set. When it is ready, it prints one line of JSON to
standard output, for example:
  {"url":"http://127.0.0.1:40123","tokens":{"ci":"plt_…"}}
Tokens belong to the administrator "admin". Log lines go to standard error; LOG_LEVEL is "warn" by default. A temporary
instance does not use .env, .env.local, HOST, PORT, PUBLIC_URL, UPLOADS_DIR or the variables that start with DATABASE_,
BACKUP_, METRICS_, OAUTH or S3_, so it never reads or changes an existing inventory.

`;

export function addServe(program: Command, terminal: Terminal): void {
  program
    .command("serve")
    .description("Upgrade the database schema and start the service")
    .option("--host <address>", "Address to listen on (default: HOST or 127.0.0.1)")
    .option("--port <number>", "Port to listen on; 0 selects a free port (default: PORT or 8080)")
    .addOption(
      new Option("--workers <number>", "Number of worker processes (default: 1)").argParser(workerCount),
    )
    .option("--ephemeral", "Start a temporary instance for tests, which is removed when it stops")
    .option("--demo", "With --ephemeral: create the demo inventory")
    .option(
      "--seed <file>",
      'With --ephemeral: import a file that "partledger import parts" or "partledger import all" accepts',
    )
    .addOption(
      new Option(
        "--token <name=scope>",
        `With --ephemeral: create an API token with a scope (${allScopes.join(", ")}); can be repeated`,
      ).argParser(addToken),
    )
    .option("--stop-with-stdin", "With --ephemeral: stop when standard input is closed")
    .addHelpText(
      "after",
      "\nSIGTERM, SIGINT and SIGHUP stop the service gracefully: requests in progress are completed, which\ntakes at most 30 seconds. A second SIGTERM or SIGINT stops it immediately.\n\n" +
        ephemeralHelp +
        "Examples:\n  $ partledger serve --host 0.0.0.0 --port 8080\n  $ partledger serve --ephemeral --demo --token ci=full",
    )
    .action((options: ServeOptions) => serve(terminal, options));
}

function workerCount(text: string): number {
  const count = Number(text);
  if (/^\d{1,2}$/.test(text) && count >= 1 && count <= maximumWorkers) return count;
  throw new InvalidArgumentError(`Use a whole number from 1 to ${maximumWorkers}.`);
}

function addToken(text: string, tokens: ReadonlyMap<string, Scope> = new Map()): ReadonlyMap<string, Scope> {
  const [, name = "", value = ""] = /^(.*)=(.*)$/s.exec(text) ?? [];
  const scope = allScopes.find((known) => known === value);
  if (name === "" || scope === undefined) {
    throw new InvalidArgumentError(
      `Use NAME=SCOPE, such as ci=full. The scopes are ${allScopes.join(", ")}.`,
    );
  }
  if (tokens.has(name)) throw new InvalidArgumentError(`The token "${name}" is repeated.`);
  return new Map([...tokens, [name, scope]]);
}

/** @throws {WrongUsage} if options exclude each other */
function checkCombination({ ephemeral, workers, ...options }: ServeOptions, { command }: Terminal): void {
  if (ephemeral === true) {
    if (workers === undefined) return;
    throw new WrongUsage("A temporary instance (--ephemeral) has only one process. Omit --workers.");
  }
  if (options.demo === true) {
    throw new WrongUsage(
      `--demo requires --ephemeral. To fill the permanent inventory, run \`${command("demo")}\`.`,
    );
  }
  if (options.seed !== undefined) {
    throw new WrongUsage(
      `--seed requires --ephemeral. To fill the permanent inventory, run \`${command("import parts FILE")}\` or \`${command("import all FILE")}\`.`,
    );
  }
  if (options.token !== undefined) {
    throw new WrongUsage(
      `--token requires --ephemeral. To create a token for the permanent inventory, run \`${command("token create")}\`.`,
    );
  }
  if (options.stopWithStdin === true) throw new WrongUsage("--stop-with-stdin requires --ephemeral.");
}

async function serve(terminal: Terminal, options: ServeOptions): Promise<void> {
  checkCombination(options, terminal);
  // Output errors must not stop the service. Examples are a full disk or a log reader that has exited.
  terminal.ignoreOutputErrors();
  try {
    const { workers = 1 } = options;
    if (isWorker()) await asWorker(() => serveInThisProcess(terminal, options));
    else if (options.ephemeral === true) await serveTemporarily(terminal, options);
    else if (workers > 1) await serveWithWorkers(terminal, options, workers);
    else await serveInThisProcess(terminal, options);
  } finally {
    terminal.dropUnreadOutput();
  }
}

async function serveTemporarily(terminal: Terminal, options: ServeOptions): Promise<void> {
  const { host = "127.0.0.1", port = "0", demo = false, seed = null, token: tokens = new Map() } = options;
  const { serveEphemeral } = await import("../ephemeral.ts");
  const stopWithInput = options.stopWithStdin === true;
  await serveEphemeral(terminal, { host, port, demo, seed, tokens, stopWithInput });
}

async function serveInThisProcess(
  terminal: Terminal,
  { host, port, workers = 1 }: ServeOptions,
): Promise<void> {
  const { createService } = await import("../../service.ts");
  const config = readSettings(terminal, { HOST: host, PORT: port });
  const logger = createLogger(config.logLevel, terminal);
  const measured =
    config.metrics === null ? null : await (await import("../start-metrics.ts")).measure(config, isWorker());
  const stopped = await stopSignal(terminal, logger, stopLimits.process);
  try {
    if (!isWorker()) await requireBackupFolder(config);
    const upgrade = isWorker() ? undefined : await prepareDatabase(terminal, config, logger);
    // The primary process plans the connections of all processes and passes the total to its workers.
    const total = isWorker() ? config.databaseConnections : await totalConnections(config, 1, logger);
    const service = await createService(config, {
      logger,
      command: terminal.commandAnywhere,
      ...(measured !== null && { metrics: measured.metrics }),
      ...(total !== null && { connections: Math.floor(total / workers) }),
      ...(upgrade !== undefined && { upgrade }),
    });
    let backups: BackupSchedule | null = null;
    try {
      await measured?.publish(service.store, logger);
      const { url } = await startListening(config, ({ port, host }) => service.listen(port, host));
      if (!isWorker()) {
        const reachableUrl = await announce(terminal, config, Number(new URL(url).port || 80));
        await printSetUpLink(terminal, logger, reachableUrl, (show) => show(service.store));
        await warnOfOAuth(terminal, config, logger);
        backups = await scheduleBackups(terminal, config, logger);
      }
      logger.info({ signal: await stopped.signal }, "Shutting down: completing requests in progress.");
    } finally {
      // Aborts a backup in progress, which must not delay the end of the requests.
      const backupEnded = backups?.close();
      await measured?.close();
      await service.close();
      await backupEnded;
    }
    logger.info({}, "Stopped.");
  } finally {
    stopped.forget();
  }
}

async function serveWithWorkers(
  terminal: Terminal,
  { host, port }: ServeOptions,
  count: number,
): Promise<void> {
  const config = readSettings(terminal, { HOST: host, PORT: port });
  const version = sqliteVersion(nativeBinding());
  if (config.databaseUrl.startsWith("sqlite:") && !isSafeToShare(version)) {
    throw new CommandFailed(
      `SQLite ${version} cannot safely share a database between processes. Omit --workers.`,
    );
  }
  const logger = createLogger(config.logLevel, terminal);
  const stopped = await stopSignal(terminal, logger, stopLimits.primary);
  await requireBackupFolder(config);
  await upgradeDatabase(terminal, config, logger);
  const connections = await totalConnections(config, count, logger);
  const environment = connections === null ? {} : { DATABASE_CONNECTIONS: String(connections) };
  const sharedPort = await selectPort(config);
  const { publishWorkerMetrics } = await import("../start-metrics.ts");
  const metrics = await publishWorkerMetrics(config, logger);
  const workers = startWorkers({ count, port: sharedPort, environment, logger });
  let backups: BackupSchedule | null = null;
  try {
    const isListening = await Promise.race([
      workers.listening.then(() => true),
      workers.failed,
      stopped.signal.then(() => false),
    ]);
    if (isListening) {
      const url = await announce(terminal, config, sharedPort);
      await printSetUpLink(terminal, logger, url, (show) => withCurrentStore(config, show));
      await warnOfOAuth(terminal, config, logger);
      backups = await scheduleBackups(terminal, config, logger);
    }
    logger.info({ signal: await stopped.signal }, "Shutting down: stopping the workers.");
  } finally {
    const backupEnded = backups?.close();
    await workers.stop();
    await metrics?.close();
    await backupEnded;
    stopped.forget();
  }
  logger.info({}, "Stopped.");
}

async function upgradeDatabase(terminal: Terminal, config: Config, logger: Logger): Promise<void> {
  logUpgrade(logger, await migrateDatabase(terminal, config, messagesTo(logger)));
}

function messagesTo(logger: Logger) {
  return {
    warn: (message: string) => logger.warn({}, message),
    inform: (message: string) => logger.info({}, message),
  };
}

function logUpgrade(logger: Logger, { applied, copy }: MigrationReport): void {
  if (applied.length === 0) return;
  logger.info({ applied, ...(copy !== null && { copy }) }, "Database schema upgraded.");
}

/**
 * Prepares the data of a service with one process. On SQLite, returns a function that upgrades the schema after the service
 * has opened the database: opening it twice would delay the start.
 */
async function prepareDatabase(
  terminal: Terminal,
  config: Config,
  logger: Logger,
): Promise<((store: Store) => Promise<void>) | undefined> {
  if (!config.databaseUrl.startsWith("sqlite:")) {
    await upgradeDatabase(terminal, config, logger);
    return undefined;
  }
  const messages = messagesTo(logger);
  prepareData(terminal, config, messages);
  return async ({ read }) => {
    const { current, latest } = await schemaVersion(read);
    if (current !== latest) logUpgrade(logger, await upgradeSchema(terminal, config, messages));
  };
}

/** @throws {CommandFailed} if BACKUP_DIR cannot be used by the backups of BACKUP_SCHEDULE */
async function requireBackupFolder(config: Config): Promise<void> {
  if (config.backup.schedule === null) return;
  requireFolder(config);
}

/** Starts the backups of BACKUP_SCHEDULE. With workers, the primary process runs them. */
async function scheduleBackups(
  { directory, now }: Terminal,
  config: Config,
  logger: Logger,
): Promise<BackupSchedule | null> {
  if (config.backup.schedule === null) return null;
  const { startBackupSchedule } = await import("../../backup/schedule.ts");
  const warning = await unsavedSecrets(directory, config);
  if (warning !== null) logger.warn({}, warning);
  return startBackupSchedule({ config, store: storeOptions(config), directory, now, logger });
}

/** Returns the maximum number of PostgreSQL connections of all processes together, or `null` for SQLite. */
async function totalConnections(config: Config, workers: number, logger: Logger): Promise<number | null> {
  const plan = await planForDatabase(config, workers);
  if (plan === null) return null;
  const { total, allowed, warning } = plan;
  if (warning !== null) logger.warn({ connections: total, allowed }, warning);
  return total;
}

/** Prints the URLs of the service. Returns the URL that users open. */
async function announce(terminal: Terminal, config: Config, port: number): Promise<string> {
  const addresses = addressesOf(config.host, port);
  const url = config.publicUrl ?? addresses.local;
  print(terminal, announcement(version, addresses, url));
  print(terminal, `Data: ${resolve(config.uploadsDirectory)}`);
  return url;
}

/**
 * Prints a setup link for the first administrator if no user can sign in. The link is printed to standard output
 * instead of the log, because logs are stored. The service is already listening, so a database error does not stop it.
 */
async function printSetUpLink(
  terminal: Terminal,
  logger: Logger,
  address: string,
  withStore: (show: (store: Store) => Promise<void>) => Promise<void>,
): Promise<void> {
  try {
    await withStore(async (store) => {
      const token = await issueSetUpToken(store, terminal.now());
      if (token === null) return;
      print(terminal, "No user can sign in yet. Open this link to create an administrator:");
      print(terminal, `  ${address}/set-up?token=${token}`);
    });
  } catch (error) {
    logger.warn({ err: error }, "The setup link could not be created. Restart the service to try again.");
  }
}

/**
 * Prints a warning if the keys for OAuth are missing or invalid. The service still starts, because only OAuth needs the
 * keys and the operator can create them later.
 */
async function warnOfOAuth(
  { commandAnywhere: command }: Terminal,
  { oauth, uploadsDirectory }: Config,
  logger: Logger,
): Promise<void> {
  if (!oauth.enabled) return;
  const keyFiles = createKeyFiles(uploadsDirectory);
  const errors = await configurationErrors(command, oauth.encryptionKey, keyFiles);
  const warning = previousKeyWarning(oauth);
  if (warning !== null) logger.warn({}, warning);
  if (errors.length > 0) {
    logger.warn(
      {},
      `OAuth is enabled, but not ready. ${errors.join(" ")} Or run \`${command("oauth enable")}\`.`,
    );
  }
}
