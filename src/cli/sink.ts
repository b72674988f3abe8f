/** Where a command writes much data to: standard output, or a file that appears when it is whole. */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import type { Stats } from "node:fs";
import { access, constants, open, realpath, rename, rm, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { getSystemErrorMap } from "node:util";
import { whenTold } from "./ending.ts";
import { CommandFailed } from "./failure.ts";
import type { Terminal } from "./terminal.ts";

export interface Sink {
  /** Waits while whoever reads is behind, so that nothing piles up in memory. */
  write(text: string): Promise<void>;
  /** Writes out what is left; only now a file has its name. */
  end(): Promise<void>;
  /** Leaves no new file behind, and an old one as it was. */
  discard(): Promise<void>;
}

/** Characters that are collected before they are written. */
const chunkSize = 65_536;

/** Of new files: what is in an inventory is not for everybody on the machine. */
const ownerOnly = 0o600;

/** @throws {CommandFailed} if the file cannot be made; writing to it throws the same */
export async function openSink(terminal: Terminal, file: string | undefined): Promise<Sink> {
  // By its name it could not be opened where it is a socket, and would be cut off where it is a file.
  if (file === undefined || file === "/dev/stdout") return toOutput(terminal);
  const path = resolve(terminal.directory, file);
  return explained(file, async () => {
    const found = await existing(path);
    if (found !== null && !isReplaceable(path, found)) return toDevice(file, path);
    return toFile(terminal, file, found === null ? path : await realpath(path), found);
  });
}

function toOutput({ stdout }: Terminal): Sink {
  const { add, flush } = chunks(async (text) => {
    if (stdout.write(text) !== false || stdout.once === undefined) return;
    await new Promise<void>((written) => stdout.once?.("drain", written));
  });
  return { write: add, end: flush, discard: () => Promise.resolve() };
}

/** What the name stands for, links followed. */
async function existing(path: string): Promise<Stats | null> {
  return stat(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  });
}

/** Pipes and devices are written into, also where `/dev/fd/3` is a file just now. */
function isReplaceable(path: string, found: Stats): boolean {
  return found.isFile() && !/^\/(dev|proc)\//.test(path);
}

async function toDevice(file: string, path: string): Promise<Sink> {
  const handle = await open(path, "w");
  const { add, flush } = chunks((text) => explained(file, () => handle.writeFile(text)));
  return {
    write: add,
    end: async () => {
      await flush();
      await explained(file, () => handle.close());
    },
    discard: () => handle.close().catch(() => undefined),
  };
}

async function toFile(terminal: Terminal, file: string, path: string, old: Stats | null): Promise<Sink> {
  if (old !== null) await access(path, constants.W_OK);
  // Beside it, so that it only has to be renamed; a reader never sees half of it.
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}`);
  const handle = await open(temporary, "wx", ownerOnly);
  const forget = whenTold(terminal, () => {
    rmSync(temporary, { force: true });
  });
  const { add, flush } = chunks((text) => explained(file, () => handle.writeFile(text)));
  return {
    write: add,
    end: async () => {
      await flush();
      await explained(file, () => finish(handle, old));
      await explained(file, () => rename(temporary, path));
      forget();
    },
    discard: async () => {
      await handle.close().catch(() => undefined);
      await rm(temporary, { force: true });
      forget();
    },
  };
}

async function finish(handle: FileHandle, old: Stats | null): Promise<void> {
  if (old !== null) await handle.chmod(old.mode & 0o777);
  await handle.sync();
  await handle.close();
}

/** Has faults of the system named with the file that the user knows. */
async function explained<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    throw new CommandFailed(`${file} cannot be written: ${reasonOf(error)}.`, { cause: error });
  }
}

/** The words of the system, without the names of files that it puts behind them. */
export function reasonOf(error: unknown): string {
  const { errno } = error as NodeJS.ErrnoException;
  return (errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1]) ?? String(error);
}

function chunks(write: (text: string) => Promise<void>): {
  add(text: string): Promise<void>;
  flush(): Promise<void>;
} {
  let waiting: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    const text = waiting.join("");
    waiting = [];
    length = 0;
    if (text !== "") await write(text);
  };
  return {
    flush,
    add: async (text) => {
      waiting.push(text);
      length += text.length;
      if (length >= chunkSize) await flush();
    },
  };
}
