/** Implements `partledger health`, which tells container engines and scripts whether the service is ready. */
import { InvalidArgumentError, type Command } from "commander";
import { parseUrl } from "../../util/url.ts";
import { CommandFailed, WrongUsage } from "../failure.ts";
import { localUrl, whyNotReady } from "../probe.ts";
import { readSettings } from "../settings.ts";
import { print, type Terminal } from "../terminal.ts";

export function addHealth(program: Command, terminal: Terminal): void {
  program
    .command("health")
    .description("Check whether the service is running and ready")
    .option("--url <url>", "URL of the service (default: HOST and PORT on this machine)", serviceAddress)
    .addHelpText(
      "after",
      "\nRequests /readyz. The exit code is 0 if the service can read and write its database, otherwise 1.\n\n" +
        "Example:\n  $ partledger health --url https://parts.example.com",
    )
    .action((options: { url?: string }) => health(terminal, options));
}

function serviceAddress(text: string): string {
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError("Use a URL such as http://127.0.0.1:8080.");
  }
  return url.origin;
}

async function health(terminal: Terminal, options: { url?: string }): Promise<void> {
  const url = options.url ?? (await configuredUrl(terminal));
  const reason = await whyNotReady(url);
  if (reason !== null) throw new CommandFailed(`The service at ${url} is not ready: ${reason}.`);
  print(terminal, `The service at ${url} is ready.`);
}

async function configuredUrl(terminal: Terminal): Promise<string> {
  const config = readSettings(terminal);
  if (config.port === 0) throw new WrongUsage("PORT is 0, so the port of the service is unknown. Add --url.");
  return localUrl(config);
}
