/** Checks the settings: their values, the reverse proxy, and whether clients can reach PUBLIC_URL. */
import { settingsFiles } from "../../archive/backup-format.ts";
import { quoted } from "../../util/command-line.ts";
import { isLoopback } from "../../util/loopback.ts";
import { ConfigError, type Config } from "../../config/config.ts";
import { CommandFailed, describe } from "../failure.ts";
import { readSettings } from "../settings.ts";
import type { Terminal } from "../terminal.ts";
import { fileCommand } from "./failure-command.ts";
import { ok, problem, settingCommand, warning, type CheckContext, type Finding } from "./finding.ts";

export function checkSettings(terminal: Terminal): { finding: Finding; config: Config | null } {
  const name = "settings";
  try {
    return { config: readSettings(terminal), finding: ok(name, "All settings are valid.") };
  } catch (error) {
    const fix = settingsCommand(terminal, error);
    return { config: null, finding: problem(name, describe(error).replaceAll("\n", " "), { fix }) };
  }
}

/** Returns the command that sets the invalid variables, where it overrides the present value. */
function settingsCommand(terminal: Terminal, error: unknown): string {
  if (error instanceof ConfigError) {
    const names = error.problems.flatMap((text) => /^[A-Z\d_]+(?= )/.exec(text) ?? []);
    const commands = names.map((variable) =>
      (terminal.environment[variable] ?? "") === ""
        ? settingCommand(variable, "VALUE")
        : `export ${variable}=VALUE`,
    );
    if (commands.length > 0) return commands.join(" && ");
  }
  const cause = error instanceof CommandFailed ? error.cause : error;
  const path = (cause as NodeJS.ErrnoException | undefined)?.path;
  return path === undefined ? `ls -ld ${settingsFiles.join(" ")}` : fileCommand(terminal, cause, path);
}

export function checkProxy({ config }: CheckContext): readonly Finding[] {
  const { publicUrl, host, trustedProxies } = config;
  // `serve` does not support TLS, so an HTTPS service needs a proxy. If HOST is a loopback address, the proxy must run
  // on this machine.
  const isBehindProxy = publicUrl?.startsWith("https:") === true && isLoopback(host);
  if (!isBehindProxy || trustedProxies.length > 0) return [];
  const address = host === "localhost" ? "127.0.0.1" : host;
  const message =
    "PUBLIC_URL is https and HOST is a loopback address, but TRUSTED_PROXIES is not set. All clients appear to have the " +
    "address of the proxy, so failed sign-ins of one client throttle all others. " +
    `Set TRUSTED_PROXIES to the address of the proxy, such as ${address}.`;
  return [warning("proxy", message, { fix: settingCommand("TRUSTED_PROXIES", address) })];
}

/** How long to wait for the response of PUBLIC_URL, in milliseconds. */
const requestTimeoutMilliseconds = 5000;

/** Requests the health check through PUBLIC_URL. The service may be stopped, so a failure is only a warning. */
export async function checkPublicUrl({ config, offline }: CheckContext): Promise<readonly Finding[]> {
  const name = "public-url";
  const { publicUrl } = config;
  if (publicUrl === null || offline) return [];
  const url = `${publicUrl}/healthz`;
  const reason = await unreachableReason(url);
  if (reason === null) return [ok(name, `${publicUrl} reaches the service.`)];
  const message =
    `${publicUrl} (PUBLIC_URL) does not reach the service: ${reason}. If the service is running, check the name, ` +
    "the reverse proxy and the firewall. This machine may be unable to reach an address that others can reach.";
  return [warning(name, message, { fix: `curl --verbose ${quoted(url)}` })];
}

async function unreachableReason(url: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMilliseconds);
    const response = await fetch(url, { redirect: "manual", signal });
    const first = await response.body?.getReader().read();
    if (response.status !== 200) return `it returned status ${response.status}`;
    const text = new TextDecoder().decode(first?.value?.subarray(0, 16));
    return text === "ok\n" ? null : "another program responded";
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    if (error.name === "TimeoutError")
      return `no response within ${requestTimeoutMilliseconds / 1000} seconds`;
    return describe(error.cause ?? error);
  }
}
