/**
 * Implements `partledger serve --ephemeral`: a service for tests, with its own database and files in a temporary folder
 * that is removed when the service ends.
 */
import { resolve } from "node:path";
import { archiveKindOf } from "../archive/read-archive.ts";
import { readConfig, type Config, type Environment } from "../config/config.ts";
import type { Store } from "../database/store.ts";
import { fillWithDemo } from "../demo/fill.ts";
import { commandLineActor } from "../history/log-entry.ts";
import { presetData } from "../identity/permission-presets.ts";
import type { Scope } from "../identity/scope.ts";
import { createToken } from "../identity/tokens.ts";
import { findUser } from "../identity/read-users.ts";
import { createUser } from "../identity/accounts/accounts.ts";
import { importArchive } from "../exchange/archive/import-archive.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { formatOfFile } from "../exchange/transfer/export-formats.ts";
import { importFile } from "../exchange/transfer/import-file.ts";
import { createService } from "../service.ts";
import { formatReport } from "./commands/import.ts";
import { CommandFailed } from "./failure.ts";
import { startListening } from "./listening.ts";
import { createLogger } from "./logger.ts";
import { onTermination } from "./on-termination.ts";
import { changeContext, migrateDatabase, withCurrentInventory } from "./open.ts";
import { createTemporaryFolder, removeAbandonedFolders } from "./temporary-folder.ts";
import { print, tell, type Terminal } from "./terminal.ts";

export interface EphemeralOptions {
  readonly host: string;
  readonly port: string;
  readonly demo: boolean;
  readonly seed: string | null;
  readonly tokens: ReadonlyMap<string, Scope>;
  readonly stopWithInput: boolean;
}

/** The user who owns the tokens. */
const owner = "admin";

/**
 * Variables that do not apply, because they belong to the permanent installation on this machine: its addresses, its
 * data, its backups and its keys.
 */
const ignored = /^(?:HOST|PORT|PUBLIC_URL|UPLOADS_DIR|(?:DATABASE|BACKUP|METRICS|OAUTH2?|S3)_.*)$/;

/** Runs the service until a signal stops it. Prints one line of JSON when the service is ready. */
export async function serveEphemeral(terminal: Terminal, options: EphemeralOptions): Promise<void> {
  const instance = await createTemporaryFolder("ephemeral");
  const interrupted = onTermination(terminal, instance.remove);
  try {
    const config = settings(terminal.environment, options, instance.folder);
    await run(terminal, config, options, interrupted);
  } finally {
    interrupted();
    instance.remove();
  }
}

function settings(environment: Environment, { host, port }: EphemeralOptions, folder: string): Config {
  const applicable = Object.entries(environment).filter(([name]) => !ignored.test(name));
  return readConfig({
    LOG_LEVEL: "warn",
    ...Object.fromEntries(applicable),
    HOST: host,
    PORT: port,
    UPLOADS_DIR: folder,
    DATABASE_DURABILITY: "normal",
  });
}

/** @param interrupted removes the handler that ends the process immediately after a signal */
async function run(
  terminal: Terminal,
  config: Config,
  options: EphemeralOptions,
  interrupted: () => void,
): Promise<void> {
  const logger = createLogger(config.logLevel, terminal);
  await migrateDatabase(terminal, config);
  if (options.demo || options.seed !== null) await fill(terminal, config, options);
  const service = await createService(config, { logger, command: terminal.commandAnywhere });
  try {
    const tokens = await createTokens(terminal, service.store, options.tokens);
    const { url } = await startListening(config, (address) => service.listen(address.port, address.host));
    interrupted();
    const stopped = untilStopped(terminal, options);
    print(terminal, JSON.stringify({ url, tokens }));
    void removeAbandonedFolders();
    logger.info({ signal: await stopped }, "Shutting down: completing requests in progress.");
  } finally {
    await service.close();
  }
}

async function fill(
  terminal: Terminal,
  config: Config,
  { demo, seed, tokens }: EphemeralOptions,
): Promise<void> {
  await withCurrentInventory(terminal, config, async (inventory) => {
    if (demo) await fillWithDemo(inventory, commandLineActor(terminal.systemUser, "demo"), terminal.now());
    if (seed === null) return;
    // The owner must exist before an archive is imported, which would create a user with this name without permissions.
    if (tokens.size > 0) await createOwner(terminal, inventory.store);
    await importSeed(terminal, inventory, seed, { config, demo });
  });
}

/** @throws {CommandFailed} if the file is not imported completely, because a test must not run with incomplete data */
async function importSeed(
  terminal: Terminal,
  inventory: Inventory,
  file: string,
  { config, demo }: { readonly config: Config; readonly demo: boolean },
): Promise<void> {
  const kind = await archiveKindOf(resolve(terminal.directory, file));
  if (kind === "encrypted") {
    throw new CommandFailed(`${file} is encrypted. Decrypt it first, for example with the tool age.`);
  }
  if (kind === "plain") {
    if (demo) {
      throw new CommandFailed(
        `The archive ${file} can only be imported into an empty inventory. Omit --demo.`,
      );
    }
    await importArchiveSeed(terminal, inventory, file, config);
    return;
  }
  const { systemUser, now, directory } = terminal;
  const report = await importFile(inventory, resolve(directory, file), formatOfFile(file) ?? "csv", {
    systemUser,
    now,
    baseCurrency: config.instance.currency,
  });
  if (report.refused.length > 0) {
    throw new CommandFailed(
      `The file ${file} was not imported completely. Correct it and start again.\n${formatReport(report, false)}`,
    );
  }
  if (report.leftOut.length > 0) tell(terminal, formatReport(report, false));
}

async function importArchiveSeed(
  terminal: Terminal,
  inventory: Inventory,
  file: string,
  config: Config,
): Promise<void> {
  const { systemUser, now, directory } = terminal;
  await importArchive({
    inventory,
    file: resolve(directory, file),
    baseCurrency: config.instance.currency,
    systemUser,
    now,
  });
}

async function createOwner(terminal: Terminal, store: Store): Promise<void> {
  if ((await findUser(store.read, owner)) !== null) return;
  await createUser(changeContext(terminal, store, "serve"), {
    name: owner,
    permissions: presetData("admin"),
  });
}

async function createTokens(
  terminal: Terminal,
  store: Store,
  scopes: ReadonlyMap<string, Scope>,
): Promise<Readonly<Record<string, string>>> {
  if (scopes.size === 0) return {};
  await createOwner(terminal, store);
  const context = changeContext(terminal, store, "serve");
  const tokens: [string, string][] = [];
  for (const [name, scope] of scopes) {
    const { token } = await createToken(context, { user: owner, name, scope });
    tokens.push([name, token]);
  }
  return Object.fromEntries(tokens);
}

/** Resolves with the reason when the service must stop. */
function untilStopped(terminal: Terminal, { stopWithInput }: EphemeralOptions): Promise<string> {
  return new Promise((resolve) => {
    const forget = [terminal.onSignal(stop)];
    if (stopWithInput) forget.push(terminal.onInputEnd(() => stop("end of standard input")));
    function stop(reason: string): void {
      for (const end of forget) end();
      resolve(reason);
    }
  });
}
