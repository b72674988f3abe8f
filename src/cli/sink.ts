/**
 * Writes large exports to standard output or to a file. A file is created or replaced only when the export is complete.
 */
import type { Stats } from "node:fs";
import { access, constants, open, realpath, rename, stat, type FileHandle } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { reasonOf } from "../util/system-error.ts";
import { createTemporaryFile, isReplaceable } from "../util/temporary-file.ts";
import { removeOnTermination } from "./on-termination.ts";
import { CommandFailed } from "./failure.ts";
import type { Terminal } from "./terminal.ts";

interface Sink {
  /**
   * Writes text. If the reader is slow, the promise resolves only after the reader has caught up, which limits memory
   * use.
   */
  write(text: string): Promise<void>;
  /** Writes the buffered text. If the target is a file, creates or replaces the file. */
  end(): Promise<void>;
  /** Removes the temporary file. An existing target file is not changed. */
  discard(): Promise<void>;
}

/** The number of characters to buffer before writing them. */
const chunkSize = 65_536;

/** @throws {CommandFailed} if the file cannot be created. The methods of the sink throw this error if writing fails */
export async function openSink(terminal: Terminal, file: string | undefined): Promise<Sink> {
  // Opening `/dev/stdout` by its path fails if standard output is a socket, and truncates standard output if it is a
  // file.
  if (file === undefined || file === "/dev/stdout") return toOutput(terminal);
  const path = resolve(terminal.directory, file);
  return withReason(file, async () => {
    const found = await existing(path);
    if (found !== null && !isReplaceable(path, found)) return toDevice(file, path);
    return toFile(terminal, file, found === null ? path : await realpath(path), found);
  });
}

function toOutput({ stdout }: Terminal): Sink {
  return buffered(
    async (text) => {
      if (stdout.write(text) !== false || stdout.once === undefined) return;
      await new Promise<void>((written) => stdout.once?.("drain", written));
    },
    async () => undefined,
    async () => undefined,
  );
}

/** Returns the status of a path, or `null` if the path does not exist. Follows symbolic links. */
async function existing(path: string): Promise<Stats | null> {
  return stat(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  });
}

async function toDevice(file: string, path: string): Promise<Sink> {
  const handle = await open(path, "w");
  return buffered(
    (text) => withReason(file, () => handle.writeFile(text)),
    () => withReason(file, () => handle.close()),
    () => handle.close().catch(() => undefined),
  );
}

async function toFile(terminal: Terminal, file: string, path: string, old: Stats | null): Promise<Sink> {
  if (old !== null) await access(path, constants.W_OK);
  const temporary = await createTemporaryFile(dirname(path), (created) =>
    removeOnTermination(terminal, created),
  );
  const { handle } = temporary;
  const complete = async (): Promise<void> => {
    await finish(handle, old);
    await rename(temporary.path, path);
    temporary.forget();
  };
  return buffered(
    (text) => withReason(file, () => handle.writeFile(text)),
    () => withReason(file, complete),
    temporary.remove,
  );
}

async function finish(handle: FileHandle, old: Stats | null): Promise<void> {
  if (old !== null) await handle.chmod(old.mode & 0o777);
  await handle.sync();
  await handle.close();
}

/** Runs `work`. Converts system errors to messages that contain the file name. */
async function withReason<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    throw new CommandFailed(`Cannot write ${file}: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Returns a sink that buffers text. `close` is called after everything is written. */
function buffered(
  write: (text: string) => Promise<void>,
  close: () => Promise<void>,
  discard: () => Promise<void>,
): Sink {
  let waiting = "";
  const flush = async (): Promise<void> => {
    const text = waiting;
    waiting = "";
    if (text !== "") await write(text);
  };
  return {
    write: async (text) => {
      waiting += text;
      if (waiting.length >= chunkSize) await flush();
    },
    end: async () => {
      await flush();
      await close();
    },
    discard,
  };
}
