/** Where a command writes much data to: standard output, or a file that appears when it is whole. */
import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { CommandFailed } from "./failure.ts";
import type { Terminal } from "./terminal.ts";

export interface Sink {
  /** Waits while whoever reads is behind, so that nothing piles up in memory. */
  write(text: string): Promise<void>;
  /** Writes out what is left; only now a file has its name. */
  end(): Promise<void>;
  /** Leaves no file behind. */
  discard(): Promise<void>;
}

/** Characters that are collected before they are written. */
const chunkSize = 65_536;

/** @throws {CommandFailed} if the file cannot be made */
export async function openSink(terminal: Terminal, file: string | undefined): Promise<Sink> {
  return file === undefined ? toOutput(terminal) : toFile(resolve(terminal.directory, file));
}

function toOutput({ stdout }: Terminal): Sink {
  const { add, flush } = chunks(async (text) => {
    if (stdout.write(text) !== false || stdout.once === undefined) return;
    await new Promise<void>((written) => stdout.once?.("drain", written));
  });
  return { write: add, end: flush, discard: () => Promise.resolve() };
}

async function toFile(path: string): Promise<Sink> {
  // Beside it, so that it only has to be renamed; a reader never sees half of it.
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}`);
  const handle = await open(temporary, "wx").catch((error: unknown) => {
    throw new CommandFailed(`${path} cannot be written: ${String(error)}.`, { cause: error });
  });
  const { add, flush } = chunks(async (text) => {
    await handle.write(text);
  });
  return {
    write: add,
    end: async () => {
      await flush();
      await handle.sync();
      await handle.close();
      await rename(temporary, path);
    },
    discard: async () => {
      await handle.close().catch(() => undefined);
      await rm(temporary, { force: true });
    },
  };
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
