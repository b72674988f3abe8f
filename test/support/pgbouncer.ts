/** Runs PgBouncer in front of a test database. Tests fail without the program `pgbouncer`. */
import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../codegen/release/postgres-server.ts";

export type PoolMode = "session" | "transaction" | "statement";

export interface Pooler {
  /** Database URL of PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
}

/** @param settings more settings of PgBouncer, such as `server_round_robin=1` */
export async function startPooler(
  databaseUrl: string,
  mode: PoolMode,
  settings: readonly string[] = [],
): Promise<Pooler> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const directory = await mkdtemp(join(tmpdir(), "partledger-pgbouncer-"));
  // PgBouncer does not run as root.
  await chmod(directory, 0o755);
  const port = await freePort();
  const database = pathname.slice(1);
  const file = join(directory, "pgbouncer.ini");
  await writeFile(
    file,
    [
      "[databases]",
      `${database} = host=${hostname} port=${serverPort} dbname=${database} user=${username} password=${password}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      `pool_mode = ${mode}`,
      "default_pool_size = 30",
      ...settings,
      "",
    ].join("\n"),
  );
  const asUser = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn("pgbouncer", [...asUser, file], { stdio: ["ignore", "ignore", "pipe"] });
  let messages = "";
  child.stderr.on("data", (chunk: Buffer) => (messages += chunk.toString()));
  const ended = new Promise<void>((resolve) =>
    child.once("close", () => resolve()).once("error", () => resolve()),
  );
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  while (!(await accepts(port))) {
    if (!isRunning) throw new Error(`pgbouncer does not start:\n${messages}`);
    await sleep(20);
  }
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
