/** How commands fail, and what people are told about it. */
import { ConfigError } from "../config.ts";
import { StorageFailure } from "../database/storage-failure.ts";
import { Problem } from "../errors.ts";

export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends a command with exit code 1. Without a message everything has been said already. */
export class CommandFailed extends Error {}

/** Ends a command with exit code 2: it was called the wrong way. */
export class WrongUsage extends Error {}

/** The exit code for an error, and the text for people, which may be empty. */
export function explain(error: unknown): { readonly code: ExitCode; readonly text: string } {
  if (error instanceof ConfigError) {
    return { code: exitCodes.usage, text: `The configuration is wrong.\n${error.faults.join("\n")}` };
  }
  if (error instanceof WrongUsage) return { code: exitCodes.usage, text: error.message };
  if (error instanceof Problem && error.violations !== undefined) {
    return { code: exitCodes.failed, text: error.violations.map(({ message }) => message).join("\n") };
  }
  const failure = error instanceof Problem && error.cause instanceof StorageFailure ? error.cause : error;
  return { code: exitCodes.failed, text: describe(failure) };
}

/** The message of an error; of one that stands for several (all addresses of a host refused), all of theirs. */
export function describe(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") {
    return [...new Set(error.errors.map(describe))].join("\n");
  }
  return error instanceof Error ? error.message : String(error);
}
