/** Starts temporary instances as processes (`serve --ephemeral`). */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { bundle, minimalEnvironment } from "../support/process.ts";
import { directory } from "./program.ts";

interface Ready {
  readonly url: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** Starts a temporary instance and waits for the line that it prints. */
export async function startEphemeral(
  parameters: readonly string[],
  environment: Record<string, string> = {},
) {
  const { LOG_LEVEL: _, ...minimal } = minimalEnvironment(directory);
  const child = spawn(process.execPath, [bundle, "serve", "--ephemeral", ...parameters], {
    cwd: directory,
    env: { ...minimal, ...environment },
  });
  const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  createInterface(child.stderr).on("line", (line) => {
    // On a busy machine, any service may log this warning.
    if (!line.includes("The event loop was blocked.")) output.stderr += `${line}\n`;
  });
  const failed = ended.then(() => Promise.reject(new Error(`The instance ended: ${output.stderr}`)));
  const [line] = (await Promise.race([once(createInterface(child.stdout), "line"), failed])) as [string];
  failed.catch(() => undefined);
  return {
    ...(JSON.parse(line) as Ready),
    line,
    output,
    child,
    stop: async (signal: NodeJS.Signals = "SIGTERM") => {
      child.kill(signal);
      return (await ended)[0];
    },
    ended,
  };
}
