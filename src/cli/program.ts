/** Defines the command-line program: its commands, help and exit codes. */
import { Command, CommanderError } from "commander";
import { version } from "../util/version.ts";
import { exitCodes, explain, type ExitCode } from "./failure.ts";
import { tell, type Terminal } from "./terminal.ts";

const help = `
Without arguments, partledger starts the service with the settings below, like "partledger serve". It creates the
database if there is none, and prints the address and a link that creates the first administrator.

Settings are read in this order: command-line options, environment variables, .env.local, .env. The first value found
applies; both files are read from the working directory. UPLOADS_DIR (default: uploads) is the directory for uploaded
files and, unless DATABASE_URL is set, for the SQLite database.

Exit codes: 0 success, 1 failure, 2 invalid usage.

Examples:
  $ partledger
  $ partledger demo --if-empty
  $ partledger serve --port 8080
  $ partledger import parts parts.csv --dry-run
  $ partledger export parts inventory.jsonl
  $ partledger backup partledger-backup.tar.gz`;

/** Runs a command and returns its exit code. Never throws. */
export async function run(parameters: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const isDefault = parameters.length === 0;
    const given = isDefault ? ["serve"] : parameters;
    const program = await createProgram(terminal, given[0] ?? "");
    program.hook("preAction", async (_program, command) => {
      if (usesData(command)) {
        await (await import("./interrupted-restore.ts")).completeInterruptedRestore(terminal);
      }
      if (isDefault) await (await import("./own-folder.ts")).requireOwnFolder(terminal);
    });
    await program.parseAsync(given, { from: "user" });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    const { code, text } = explain(error);
    if (text !== "") tell(terminal, text);
    return code;
  }
}

/** Commands that use neither the database nor UPLOADS_DIR. `restore` first completes an earlier restore itself. */
const withoutData: ReadonlySet<string> = new Set([
  "health",
  "licenses",
  "mock",
  "openapi",
  "restore",
  "verify",
  "version",
]);

function usesData(command: Command): boolean {
  return !withoutData.has(command.name()) && command.opts()["ephemeral"] !== true;
}

type AddCommand = (program: Command, terminal: Terminal) => void;

/** Loads the functions that add the commands, in the order of the help. */
const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  serve: async () => (await import("./commands/serve.ts")).addServe,
  migrate: async () => (await import("./commands/migrate.ts")).addMigrate,
  doctor: async () => (await import("./commands/doctor.ts")).addDoctor,
  health: async () => (await import("./commands/health.ts")).addHealth,
  backup: async () => (await import("./commands/backup.ts")).addBackup,
  restore: async () => (await import("./commands/restore.ts")).addRestore,
  demo: async () => (await import("./commands/demo.ts")).addDemo,
  user: async () => (await import("./commands/user.ts")).addUser,
  group: async () => (await import("./commands/group.ts")).addGroup,
  token: async () => (await import("./commands/token.ts")).addToken,
  oauth: async () => (await import("./commands/oauth.ts")).addOAuth,
  import: async () => (await import("./commands/import.ts")).addImport,
  changes: async () => (await import("./commands/changes.ts")).addChanges,
  undo: async () => (await import("./commands/undo.ts")).addUndo,
  redo: async () => (await import("./commands/undo.ts")).addRedo,
  export: async () => (await import("./commands/export.ts")).addExport,
  openapi: async () => (await import("./commands/openapi.ts")).addOpenApi,
  mock: async () => (await import("./commands/mock.ts")).addMock,
  version: async () => (await import("./commands/version.ts")).addVersion,
  licenses: async () => (await import("./commands/licenses.ts")).addLicenses,
};

/**
 * @param first the first parameter. If it is the name of a command, the program has only this command, because the service
 * must start fast
 */
async function createProgram(terminal: Terminal, first: string): Promise<Command> {
  const program = new Command("partledger")
    .description("Inventory service for electronic parts")
    .version(version, "-V, --version", "Show the version")
    .helpOption("-h, --help", "Show this help")
    .helpCommand(false)
    .addHelpText("after", help)
    .showHelpAfterError("Add --help to see the usage of a command.")
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
      getOutHelpWidth: () => terminal.stdout.columns ?? 100,
      getErrHelpWidth: () => terminal.stderr.columns ?? 100,
    })
    .exitOverride();
  const only = Object.hasOwn(commands, first) ? commands[first] : undefined;
  for (const load of only === undefined ? Object.values(commands) : [only]) (await load())(program, terminal);
  for (const command of program.commands) {
    // `backup help` would be ambiguous: FILE can be any name.
    if (command.commands.length > 0 && command.name() !== "backup")
      command.helpCommand("help [command]", "Show the help of a command");
  }
  return program;
}
