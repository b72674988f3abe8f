/**
 * A TCP proxy in front of PostgreSQL that simulates a server that restarts or hangs, and a network that drops packets. In the
 * latter cases, clients receive neither data nor an error.
 */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface DatabaseProxy {
  /** Database URL of the proxy. */
  readonly url: string;
  /** The number of connections that clients have not closed. */
  readonly connections: number;
  /** Drops all connections and rejects new ones. */
  stop(): Promise<void>;
  /** Accepts connections again on the same port. */
  start(): Promise<void>;
  /**
   * From now on, data on all open connections is dropped. The server loses these connections, unless they are `kept`.
   * @param newConnections `pass` simulates a completed failover. `drop` also drops the data of new connections.
   */
  swallow(newConnections: "pass" | "drop", options?: { readonly kept?: boolean }): void;
  /** Like `swallow("pass")`, when a client sends the next commit, which is also dropped. */
  swallowCommit(): void;
  /** New connections work again. */
  recover(): void;
}

interface Pair {
  readonly client: Socket;
  readonly upstream: Socket;
  isSwallowed: boolean;
}

/** Starts a proxy on a free port. The caller stops it after closing all stores that use it. */
export async function proxyDatabase(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  const open = new Set<Socket>();
  let dropsNew = false;
  let dropsCommit = false;
  const swallow: DatabaseProxy["swallow"] = (newConnections, { kept = false } = {}) => {
    dropsNew = newConnections === "drop";
    dropsCommit = false;
    for (const pair of pairs) {
      pair.isSwallowed = true;
      if (!kept) pair.upstream.destroy();
    }
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const pair: Pair = {
      client,
      upstream: connect(Number(target.port), target.hostname),
      isSwallowed: dropsNew,
    };
    const { upstream } = pair;
    pairs.add(pair);
    open.add(client);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on("data", (chunk) => {
        if (dropsCommit && from === client && chunk.includes("commit\0")) swallow("pass");
        if (!pair.isSwallowed) to.write(chunk);
      });
      from.on("error", () => undefined);
      // A machine that is not reachable does not confirm the end of a connection either.
      from.on("end", () => {
        if (!pair.isSwallowed) to.end();
      });
    }
    upstream.on("close", () => {
      if (!pair.isSwallowed) client.destroy();
    });
    client.on("end", () => open.delete(client));
    client.on("close", () => {
      upstream.destroy();
      open.delete(client);
      pairs.delete(pair);
    });
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
    get connections() {
      return open.size;
    },
    start: () => listen(port),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { client } of pairs) client.destroy();
      await closed;
    },
    swallow,
    swallowCommit: () => {
      dropsCommit = true;
    },
    recover: () => {
      dropsNew = false;
      dropsCommit = false;
    },
  };
}
