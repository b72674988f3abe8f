/** The program in a fresh directory for each test: arguments and input in; exit code, data and messages out. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { runProcess } from "../support/process.ts";
import type { Finished } from "../support/process.ts";

/** That of the running test, once `useDirectory` is called. */
export let directory: string;

/** Makes a directory before each test of the file, and removes it afterwards. */
export function useDirectory(): void {
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-cli-"));
  });
  afterEach(async () => {
    await rm(directory, { recursive: true, force: true });
  });
}

export function partledger(
  parameters: string[],
  more: { input?: string; environment?: Record<string, string>; timeout?: number } = {},
): Promise<Finished> {
  return runProcess(parameters, { directory, ...more });
}

export async function done(parameters: string[], input?: string): Promise<Finished> {
  const finished = await partledger(parameters, input === undefined ? {} : { input });
  expect(finished.code, finished.stderr).toBe(0);
  return finished;
}

export const ada = ["user", "create", "ada", "--preset", "editor"];
