/** Starts the HTTP server and explains errors that prevent the start. */
import type { Config } from "../config.ts";
import { CommandFailed } from "./failure.ts";

type Address = Pick<Config, "host" | "port">;

/**
 * Starts the server and returns its address.
 * @throws {CommandFailed} with the reason and the remedy if the server cannot listen on the address
 */
export async function startListening<T>(
  { host, port }: Address,
  listen: (address: Address) => Promise<T>,
): Promise<T> {
  try {
    return await listen({ host, port });
  } catch (error) {
    throw new CommandFailed(explain(error, { host, port }));
  }
}

function explain(error: unknown, { host, port }: Address): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is already in use. Set another port with --port or PORT.`;
    case "EACCES":
      return `Permission denied for port ${port}. Set a port above 1023 with --port or PORT.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine. Set another address with --host or HOST.`;
    default:
      return `Cannot listen on ${host}:${port}: ${String(error)}`;
  }
}
