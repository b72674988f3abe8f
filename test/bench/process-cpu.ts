/** Reads the CPU time of other processes from `/proc`, which exists only on Linux. */
import { readdir, readFile } from "node:fs/promises";

/** Returns the CPU time of all threads of a process in microseconds, and 0 if the process has ended. */
export async function cpuOfProcess(pid: number): Promise<number> {
  const threads = await ifExists(readdir(`/proc/${pid}/task`), []);
  const times = await Promise.all(
    // The first number is the CPU time in nanoseconds. `/proc/PID/stat` counts only hundredths of a second.
    threads.map((thread) => ifExists(readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8"), "0")),
  );
  return times.reduce((sum, text) => sum + Number(text.split(" ", 1)[0]) / 1000, 0);
}

/** Returns the IDs of the child processes of a process. */
export async function childrenOf(pid: number): Promise<number[]> {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    all.map(async (name) => {
      const stat = await ifExists(readFile(`/proc/${name}/stat`, "utf8"), "");
      // The name of the program, in parentheses, can contain spaces.
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    }),
  );
  return all.filter((_name, index) => parents[index] === pid).map(Number);
}

async function ifExists<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ESRCH") return otherwise;
    throw error;
  }
}
