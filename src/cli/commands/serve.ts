/** `partledger serve`: migrates, listens, and stops gracefully. What is served is put together in `service.ts`. */
import type { Command } from "commander";
import type { Config } from "../../config.ts";
import type { Service } from "../../service.ts";
import { CommandFailed } from "../failure.ts";
import type { Terminal } from "../terminal.ts";
import { print } from "../terminal.ts";

interface ServeOptions {
  readonly host?: string;
  readonly port?: string;
}

export function addServe(program: Command, terminal: Terminal): void {
  program
    .command("serve")
    .description("bring the database up to date, then serve the API")
    .option("--host <address>", "address to listen on (HOST, else 127.0.0.1)")
    .option("--port <number>", "port to listen on, 0 for any free one (PORT, else 8080)")
    .addHelpText(
      "after",
      "\nSIGTERM and SIGINT finish what is under way; a second one ends the process at once.\n\n" +
        "Example:\n  $ partledger serve --host 0.0.0.0 --port 8080",
    )
    .action((options: ServeOptions) => serve(terminal, options));
}

async function serve(terminal: Terminal, { host, port }: ServeOptions): Promise<void> {
  const { createLogger } = await import("../logger.ts");
  const { migrateDatabase } = await import("../open.ts");
  const { readSettings } = await import("../settings.ts");
  const { createService } = await import("../../service.ts");
  const config = readSettings(terminal, { HOST: host, PORT: port });
  const logger = createLogger(config.logLevel, terminal.stderr);
  const stopped = untilStopped(terminal);
  try {
    const { applied } = await migrateDatabase(config);
    if (applied.length > 0) logger.info({ applied }, "The database was brought up to date.");
    const service = await createService(config, { logger });
    try {
      await announce(terminal, config, service);
      logger.info({ signal: await stopped.signal }, "Stopping: what is under way is finished.");
    } finally {
      await service.close();
    }
    logger.info({}, "Stopped.");
  } finally {
    stopped.forget();
  }
}

function untilStopped(terminal: Terminal): { signal: Promise<string>; forget: () => void } {
  let forget = (): void => undefined;
  const signal = new Promise<string>((resolve) => {
    forget = terminal.onSignal(resolve);
  });
  return { signal, forget: () => forget() };
}

async function announce(terminal: Terminal, config: Config, service: Service): Promise<void> {
  const { version } = await import("../../version.ts");
  const { url } = await service.listen(config.port, config.host).catch((error: unknown) => {
    throw new CommandFailed(whyNot(error, config));
  });
  print(terminal, `Partledger ${version} listens on ${url}`);
  const reached = config.publicUrl ?? url;
  if (reached !== url) print(terminal, `It is reached at ${reached}`);
  print(terminal, `Documentation: ${reached}/api/docs`);
}

function whyNot(error: unknown, { host, port }: Config): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return `Port ${port} of ${host} is in use. Choose another one with --port or PORT.`;
    case "EACCES":
      return `Port ${port} may not be used by this account. Choose one above 1023 with --port or PORT.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is no address of this machine. Choose another one with --host or HOST.`;
    default:
      return `${host}:${port} cannot be listened on: ${String(error)}`;
  }
}
