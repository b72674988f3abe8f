/** Describes errors of the operating system for the operator. */
import { getSystemErrorMap } from "node:util";

/** Returns the system's message for an error, without a file name. */
export function reasonOf(error: unknown): string {
  const { errno } = error as NodeJS.ErrnoException;
  return (errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1]) ?? String(error);
}

/**
 * Adds a subject and a remedy to an error of the operating system, whose own message names only a function and a path.
 * Returns any other error unchanged.
 */
export function explainSystemError(subject: string, error: unknown, outcome = ""): unknown {
  const { errno, code, path, syscall } = error as NodeJS.ErrnoException;
  if (errno === undefined || syscall === undefined) return error;
  const where = path === undefined ? "" : ` (${path})`;
  const remedy = remedies[code ?? ""] ?? "";
  const text = [`${subject}: ${reasonOf(error)}${where}.`, remedy, outcome].filter((part) => part !== "");
  return new SystemFailure(text.join(" "), { cause: error });
}

/** Thrown instead of an error of the operating system. The message is for the operator. */
export class SystemFailure extends Error {}

const access = "Check the owner and the permissions of the directory.";

const remedies: Readonly<Record<string, string>> = {
  EACCES: access,
  EDQUOT: "Free space on this file system.",
  ENOSPC: "Free space on this file system.",
  EPERM: access,
};
