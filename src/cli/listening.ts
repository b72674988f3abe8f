/** Starts the HTTP server and explains errors that prevent the start. */
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import type { Config } from "../config/config.ts";
import { CommandFailed } from "./failure.ts";

type Address = Pick<Config, "host" | "port">;

/** The names of the settings, for messages. */
interface SettingNames {
  readonly host: string;
  readonly port: string;
}

const serviceSettings: SettingNames = { host: "--host or HOST", port: "--port or PORT" };

/** @throws {CommandFailed} with the reason and the remedy if the server cannot listen on the address */
export async function startListening<T>(
  { host, port }: Address,
  listen: (address: Address) => Promise<T>,
  names = serviceSettings,
): Promise<T> {
  try {
    return await listen({ host, port });
  } catch (error) {
    throw new CommandFailed(explain(error, { host, port }, names));
  }
}

/**
 * Returns the port, or a free port if the port is 0. Several processes that listen on the same port need its number in
 * advance.
 * @throws {CommandFailed} if the address is not an address of this machine
 */
export async function selectPort(address: Address, names = serviceSettings): Promise<number> {
  if (address.port !== 0) return address.port;
  const select = async ({ host, port }: Address): Promise<number> => {
    const server = createServer().listen(port, host);
    await once(server, "listening");
    const { port: free } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    return free;
  };
  return startListening(address, select, names);
}

function explain(error: unknown, { host, port }: Address, names: SettingNames): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is already in use. Set another port with ${names.port}.`;
    case "EACCES":
      return `Permission denied for port ${port}. Set a port above 1023 with ${names.port}.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return `${host} is not an address of this machine. Set another address with ${names.host}.`;
    default:
      return `Cannot listen on ${host}:${port}: ${String(error)}. Set another address with ${names.host} and ${names.port}.`;
  }
}
