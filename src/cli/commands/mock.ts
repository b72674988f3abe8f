/**
 * Implements `partledger mock`, which serves the examples of the contract to client tests. `mock/create-mock.ts`
 * handles the requests.
 */
import type { Command } from "commander";
import { listen } from "../../http/http-server.ts";
import { createMock } from "../../mock/create-mock.ts";
import { version } from "../../util/version.ts";
import { startListening } from "../listening.ts";
import { createLogger } from "../logger.ts";
import { readSettings } from "../settings.ts";
import { print, type Terminal } from "../terminal.ts";

interface MockCommandOptions {
  readonly host: string;
  readonly port: string;
}

export function addMock(program: Command, terminal: Terminal): void {
  program
    .command("mock")
    .description("Serve the examples of the OpenAPI document for client tests, without a database")
    .option("--host <address>", "Address to listen on", "127.0.0.1")
    .option("--port <number>", "Port to listen on; 0 selects a free port", "4010")
    .addHelpText(
      "after",
      `
Requests are validated as in the service. Every bearer token is accepted, and nothing is stored. The Prefer header
selects a response by status code or example name.

SIGTERM, SIGINT and SIGHUP stop the mock after requests in progress are completed.

Examples:
  $ partledger mock --port 4010
  $ curl -H "Authorization: Bearer any" -H "Accept: application/json" http://127.0.0.1:4010/api/parts/1
  $ curl -H "Authorization: Bearer any" -H "Prefer: code=404" http://127.0.0.1:4010/api/parts/1
  $ curl -H "Authorization: Bearer any" -H "Prefer: example=empty" http://127.0.0.1:4010/api/parts`,
    )
    .action((options: MockCommandOptions) => mock(terminal, options));
}

async function mock(terminal: Terminal, { host, port }: MockCommandOptions): Promise<void> {
  terminal.ignoreOutputErrors();
  const config = readSettings(terminal, { HOST: host, PORT: port });
  const logger = createLogger(config.logLevel, terminal);
  let stop = (_signal: string): void => undefined;
  const stopped = new Promise<string>((resolve) => (stop = resolve));
  const forget = terminal.onSignal(stop);
  try {
    let url = "";
    const handler = await createMock({
      baseUrl: () => url,
      logger,
      compatibility: config.apiCompatibility,
    });
    const server = await startListening(config, (address) =>
      listen({ ...address, handlers: [handler], logger }),
    );
    url = server.url;
    print(terminal, `Partledger ${version} (mock) is listening on ${url}\nDocumentation: ${url}/api/docs`);
    logger.info({ signal: await stopped }, "Shutting down: completing requests in progress.");
    await server.close();
    logger.info({}, "Stopped.");
  } finally {
    forget();
    terminal.dropUnreadOutput();
  }
}
