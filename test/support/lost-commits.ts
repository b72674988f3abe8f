/** A TCP proxy in front of PostgreSQL that can lose the response to a commit. */
import { createServer, connect, type Socket, type AddressInfo } from "node:net";

export interface CommitProxy {
  /** Database URL of the proxy. */
  readonly url: string;
  /**
   * How commits are handled: `pass` forwards them, `make` executes them but drops the response, `drop` discards them.
   */
  mode: "pass" | "make" | "drop";
  close(): Promise<void>;
}

/** A PostgreSQL simple query message with the statement `commit`: type, length and null-terminated text. */
const commit = Buffer.from("Q\0\0\0\vcommit\0", "latin1");
/** The end of the message that reports the commit. Results of earlier statements can arrive before it. */
const committed = Buffer.from("COMMIT\0", "latin1");

/** Starts a proxy on a free port. The caller closes it after closing all stores that use it. */
export async function loseCommits(databaseUrl: string): Promise<CommitProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const loser = { mode: "pass" as CommitProxy["mode"] };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    let lost = false;
    let response = Buffer.alloc(0);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", end).on("close", end);
    }
    client.on("data", (chunk: Buffer) => {
      lost ||= loser.mode !== "pass" && chunk.includes(commit);
      if (lost && loser.mode === "drop") end();
      else upstream.write(chunk);
    });
    upstream.on("data", (chunk: Buffer) => {
      if (!lost) {
        client.write(chunk);
        return;
      }
      response = Buffer.concat([response, chunk]);
      if (response.includes(committed)) end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return Object.assign(loser, {
    url: url.href,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
