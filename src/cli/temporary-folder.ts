/**
 * Creates and removes the folders of temporary instances. A process that is killed cannot remove its folder, so the next
 * instance does. A socket in the folder shows whether the process is still running, even in another container.
 */
import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface TemporaryInstance {
  readonly folder: string;
  /** Removes the folder. Can be called repeatedly. */
  readonly remove: () => void;
}

const prefix = "partledger-ephemeral-";
const socketName = "alive";

/** Creates the folder of an instance. The folder is also removed if the process exits unexpectedly. */
export async function createTemporaryInstance(): Promise<TemporaryInstance> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const remove = (): void => {
    process.off("exit", remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on("exit", remove);
  const server = createServer((socket) => socket.destroy()).unref();
  // Without the socket, only the removal after a crash does not work.
  server.on("error", () => undefined);
  server.listen(join(folder, socketName));
  return { folder, remove };
}

/** Removes the folders of instances whose processes were killed. Ignores folders that it cannot read or remove. */
export async function removeAbandonedInstances(): Promise<void> {
  const parent = tmpdir();
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const folder = join(parent, name);
    if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
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
