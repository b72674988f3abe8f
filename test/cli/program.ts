/** Runs commands of the program in a new directory for each test and returns exit code, output and messages. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect } from "vitest";
import { run } from "../../src/cli/program.ts";
import type { Output } from "../../src/cli/terminal.ts";
import { commandAnywhere, commandInFolder } from "../../src/util/command-line.ts";
import { bundle, minimalEnvironment, runProcess, runsFromSource, type Finished } from "../support/process.ts";

/** Working directory of the running test, set by {@link useDirectory}. */
export let directory: string;

/** Creates a directory before each test of the file and removes it afterwards. */
export function useDirectory(): void {
  const before = process.cwd();
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-cli-"));
    process.chdir(directory);
  });
  afterEach(async () => {
    process.chdir(before);
    await rm(directory, { recursive: true, force: true });
  });
}

interface Call {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeout?: number;
  /** Whether standard output is a terminal. */
  readonly isTerminal?: boolean;
}

/** Listens on a free port of 127.0.0.1, so that other programs cannot use the port. */
export async function occupyPort(): Promise<{ readonly port: string; close(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port: String(port), close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * Runs a command of the built program until it exits. A command whose output must be a terminal runs in the process of the
 * test.
 */
export function partledger(parameters: readonly string[], call: Call = {}): Promise<Finished> {
  const isHere = call.isTerminal === true || (runsFromSource && parameters[0] !== "serve");
  return isHere ? partledgerHere(parameters, call) : partledgerProcess(parameters, call);
}

/** Runs a command from source in the process of the test until it exits. `serve` must fail before it listens. */
export async function partledgerHere(parameters: readonly string[], call: Call = {}): Promise<Finished> {
  const texts = { stdout: "", stderr: "" };
  const environment = { ...minimalEnvironment(directory), ...call.environment };
  const start = { entry: bundle, directory, environment };
  const cleanUps: (() => void)[] = [];
  const code = await run(parameters, {
    stdin: Readable.from([Buffer.from(call.input ?? "")]),
    stdout: { ...outputInto(texts, "stdout"), isTTY: call.isTerminal === true },
    stderr: outputInto(texts, "stderr"),
    environment,
    directory,
    command: commandInFolder(start),
    commandAnywhere: commandAnywhere(start),
    systemUser: userInfo().username,
    now: () => new Date(),
    ignoreOutputErrors: () => undefined,
    limitGarbage: () => undefined,
    dropUnreadOutput: () => undefined,
    onSignal: () => () => undefined,
    onInputEnd: () => () => undefined,
    whenDone: (cleanUp) => cleanUps.push(cleanUp),
  });
  for (const cleanUp of cleanUps) cleanUp();
  return { code, signal: null, ...texts };
}

function outputInto<Name extends string>(texts: Record<Name, string>, name: Name): Output {
  return {
    write: (text, written) => {
      texts[name] += String(text);
      if (written !== undefined) setImmediate(written);
      return true;
    },
  };
}

/** Runs a command of the built program until it exits, even with PARTLEDGER_TEST_SOURCE. */
export function partledgerProcess(parameters: readonly string[], call: Call = {}): Promise<Finished> {
  return runProcess(parameters, { directory, ...call });
}

export async function done(parameters: readonly string[], input?: string): Promise<Finished> {
  const finished = await partledger(parameters, input === undefined ? {} : { input });
  expect(finished.code, finished.stderr).toBe(0);
  return finished;
}

/** Runs a command that only prepares a test, from source in the process of the test, which is faster. */
export async function prepare(parameters: readonly string[]): Promise<void> {
  const { code, stderr } = await partledgerHere(parameters);
  expect(code, stderr).toBe(0);
}

export const ada = ["user", "create", "ada", "--preset", "editor"];
