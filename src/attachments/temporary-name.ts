/** Names temporary files after the process that writes them, so that other processes recognize abandoned files. */
import { hostname } from "node:os";

/**
 * Creates the name of a temporary file. The name contains the ID of the writing process, so {@link isAbandoned} can
 * check whether that process is still running.
 */
export function temporaryName(random: (size: number) => Buffer, extension = "part"): string {
  return `${plainHostname()}.${process.pid}.${random(16).toString("hex")}.${extension}`;
}

function plainHostname(): string {
  return hostname().replaceAll(/[^A-Za-z0-9-]/g, "-");
}

/** Returns whether the file was written by a process of this host that is no longer running. */
export function isAbandoned(name: string): boolean {
  const [host, process_] = name.split(".");
  if (host !== plainHostname() || process_ === undefined || !/^\d{1,10}$/.test(process_)) return false;
  if (Number(process_) === process.pid) return false;
  try {
    process.kill(Number(process_), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
