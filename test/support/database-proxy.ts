/** A TCP proxy in front of PostgreSQL that simulates a server restart. */
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

export interface DatabaseProxy {
  /** Database URL of the proxy. */
  readonly url: string;
  /** Drops all connections and rejects new ones. */
  stop(): Promise<void>;
  /** Accepts connections again on the same port. */
  start(): Promise<void>;
}

/** Starts a proxy on a free port. The caller stops it after closing all stores that use it. */
export async function proxyDatabase(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", end).on("close", end);
      socket.on("close", () => open.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    start: () => listen(port),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
