/** Defines the command-line program: its commands, help and exit codes. */
import { Command, CommanderError } from "commander";
import { version } from "../version.ts";
import { addBackup } from "./commands/backup.ts";
import { addDemo } from "./commands/demo.ts";
import { addDoctor } from "./commands/doctor.ts";
import { addExport } from "./commands/export.ts";
import { addGroup } from "./commands/group.ts";
import { addHealth } from "./commands/health.ts";
import { addImport } from "./commands/import.ts";
import { addLicenses } from "./commands/licenses.ts";
import { addMigrate } from "./commands/migrate.ts";
import { addMock } from "./commands/mock.ts";
import { addOAuth } from "./commands/oauth.ts";
import { addOpenApi } from "./commands/openapi.ts";
import { addRestore } from "./commands/restore.ts";
import { addServe } from "./commands/serve.ts";
import { addToken } from "./commands/token.ts";
import { addUser } from "./commands/user.ts";
import { addVersion } from "./commands/version.ts";
import { exitCodes, explain } from "./failure.ts";
import type { ExitCode } from "./failure.ts";
import type { Terminal } from "./terminal.ts";
import { tell } from "./terminal.ts";

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
    const program = createProgram(terminal, given[0] ?? "");
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

/** The functions that add the commands, in the order of the help. The bundle loads a command when its function is called. */
const commands: Readonly<Record<string, AddCommand>> = {
  serve: (...given) => addServe(...given),
  migrate: (...given) => addMigrate(...given),
  doctor: (...given) => addDoctor(...given),
  health: (...given) => addHealth(...given),
  backup: (...given) => addBackup(...given),
  restore: (...given) => addRestore(...given),
  demo: (...given) => addDemo(...given),
  user: (...given) => addUser(...given),
  group: (...given) => addGroup(...given),
  token: (...given) => addToken(...given),
  oauth: (...given) => addOAuth(...given),
  import: (...given) => addImport(...given),
  export: (...given) => addExport(...given),
  openapi: (...given) => addOpenApi(...given),
  mock: (...given) => addMock(...given),
  version: (...given) => addVersion(...given),
  licenses: (...given) => addLicenses(...given),
};

/**
 * @param first the first parameter. If it is the name of a command, the program has only this command, because the service
 * must start fast
 */
function createProgram(terminal: Terminal, first: string): Command {
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
  for (const add of only === undefined ? Object.values(commands) : [only]) add(program, terminal);
  for (const command of program.commands) {
    // `backup help` would be ambiguous: FILE can be any name.
    if (command.commands.length > 0 && command.name() !== "backup")
      command.helpCommand("help [command]", "Show the help of a command");
  }
  return program;
}
