/**
 * Reads the configuration for a command. Command-line options override environment variables, which override
 * `.env.local`, which overrides `.env`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "dotenv";
import { readConfig, type Config, type Environment } from "../config/config.ts";
import { CommandFailed } from "./failure.ts";
import { reasonOf } from "../util/system-error.ts";
import type { Terminal } from "./terminal.ts";

/**
 * @param flags values from command-line options, by the name of the variable that they override
 * @throws {ConfigError} listing all invalid variables
 */
export function readSettings({ directory, environment }: Terminal, flags: Environment = {}): Config {
  const given = Object.entries(flags).filter(([, value]) => value !== undefined);
  return readConfig({
    ...readEnvFile(join(directory, ".env")),
    ...readEnvFile(join(directory, ".env.local")),
    ...environment,
    ...Object.fromEntries(given),
  });
}

function readEnvFile(path: string): Environment {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new CommandFailed(`Cannot read ${path}: ${reasonOf(error)}.`, { cause: error });
  }
}
