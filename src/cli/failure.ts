/** Defines the errors that end commands, and their exit codes and messages. */
import { ConfigError } from "../config/config.ts";
import { StorageFailure } from "../database/sqlite/storage-failure.ts";
import { Problem } from "../util/errors.ts";

export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Thrown to end a command with exit code 1. The message is empty if the command has already printed the reason. */
export class CommandFailed extends Error {}

/** Thrown to end a command with exit code 2 because its arguments are invalid. */
export class WrongUsage extends Error {}

/** Returns the exit code and the message for an error. The message can be empty. */
export function explain(error: unknown): { readonly code: ExitCode; readonly text: string } {
  if (error instanceof ConfigError) {
    return { code: exitCodes.usage, text: `Invalid configuration:\n${error.problems.join("\n")}` };
  }
  if (error instanceof WrongUsage) return { code: exitCodes.usage, text: error.message };
  if (error instanceof Problem && error.violations !== undefined) {
    return { code: exitCodes.failed, text: error.violations.map(({ message }) => message).join("\n") };
  }
  const failure = error instanceof Problem && error.cause instanceof StorageFailure ? error.cause : error;
  return { code: exitCodes.failed, text: describe(failure) };
}

/**
 * Returns the message of an error. For an aggregate error, such as failed connections to all addresses of a host,
 * returns all messages.
 */
export function describe(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") {
    return [...new Set(error.errors.map(describe))].join("\n");
  }
  return error instanceof Error ? error.message : String(error);
}
