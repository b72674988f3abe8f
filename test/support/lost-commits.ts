/** Stands between the service and PostgreSQL, and can lose the answer to a commit: the fault that nobody can repair. */
import { createServer, connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface CommitLoser {
  /** The address of the database by way of here. */
  readonly url: string;
  /**
   * What becomes of the commits from now on: passed on, made without an answer, or lost before the server hears of it.
   */
  mode: "pass" | "make" | "drop";
  close(): Promise<void>;
}

/** A query of the simple protocol: its kind, its length, its text with a zero. */
const commit = Buffer.from("Q\0\0\0\vcommit\0", "latin1");

/** Listens on a free port; the caller closes it after all stores that use it. */
export async function loseCommits(databaseUrl: string): Promise<CommitLoser> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const loser = { mode: "pass" as CommitLoser["mode"] };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    let lost = false;
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
      if (lost) end();
      else client.write(chunk);
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
