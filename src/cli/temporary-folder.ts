/**
 * Creates and removes the temporary folders of commands. A process that is killed cannot remove its folder, so a later
 * command does. A socket in the folder shows whether the process is still running, even in another container.
 */
import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTermination } from "./on-termination.ts";
import type { Terminal } from "./terminal.ts";

type Purpose = "dry-run" | "ephemeral" | "verify";

interface TemporaryFolder {
  readonly folder: string;
  /** Removes the folder. Can be called repeatedly. */
  readonly remove: () => void;
}

const namePattern = /^partledger-(dry-run|ephemeral|verify)-/;
const socketName = "alive";

/** Creates a folder, which is also removed if the process exits unexpectedly. */
export async function createTemporaryFolder(purpose: Purpose): Promise<TemporaryFolder> {
  const folder = await mkdtemp(join(tmpdir(), `partledger-${purpose}-`));
  const server = createServer((socket) => socket.destroy()).unref();
  const remove = (): void => {
    process.off("exit", remove);
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  process.on("exit", remove);
  // Without the socket, only the removal after a crash does not work.
  server.on("error", () => undefined);
  server.listen(join(folder, socketName));
  return { folder, remove };
}

/** Runs `work` with a temporary folder, and removes the folders of processes that were killed. */
export async function inTemporaryFolder<T>(
  terminal: Terminal,
  purpose: Purpose,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const { folder, remove } = await createTemporaryFolder(purpose);
  const unregister = onTermination(terminal, remove);
  try {
    await removeAbandonedFolders();
    return await work(folder);
  } finally {
    remove();
    unregister();
  }
}

/** Removes the folders of processes that were killed. Ignores folders that it cannot read or remove. */
export async function removeAbandonedFolders(): Promise<void> {
  const parent = tmpdir();
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((name) => namePattern.test(name))) {
    const folder = join(parent, name);
    if (await isAbandoned(folder)) await removeAbandoned(folder).catch(() => undefined);
  }
}

/** The socket is removed last: if this process is killed too, the next one still recognizes the folder. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== socketName) await rm(join(folder, name), { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
}

/** Whether the folder has a socket on which no process listens. */
function isAbandoned(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, socketName)).unref();
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "ECONNREFUSED"));
  });
}
