/** The command line of the benchmark. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { minimumParts, rows } from "./rows.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Options {
  /** Numbers of parts on each database. */
  readonly sqlite: readonly number[];
  readonly postgres: readonly number[];
  /** The names of the measured rows. `null`: all. */
  readonly only: ReadonlySet<string> | null;
  readonly program: string;
  /** The program of another checkout. */
  readonly base: string | null;
  readonly executable: string | null;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly json: string | null;
  readonly report: boolean;
}

/** The command line is invalid, or a program is missing. */
export class UsageError extends Error {}

/** The name of the measurement of starts for `--only`. */
export const startRow = "start";
const rowNames = rows.map(({ name }) => name);

export const help = `Usage: npm run bench -- [OPTION]...

Measures the CPU time of dist/partledger.js for each request, relative to the floor: a bare HTTP server that runs the same
SQL statements and sends the same bytes. Also measures the start and the memory of the program.

Options:
  --parts N,...        Numbers of parts on SQLite, at least ${minimumParts} (default: 10000, unless --postgres is set)
  --postgres N,...     Numbers of parts on PostgreSQL
  --only ROW,...       Measure only these rows
  --base FOLDER        Compare with another checkout, which must be built and have the same tables
  --executable FILE    Also measure the start of this executable
  --rounds N           Measurements of each row (default: 5)
  --milliseconds N     Duration of a measurement (default: 600)
  --json FILE          Write the results to a file
  --report             Write the tables of docs/performance.md
  --help               Print this text

Rows: ${[...rowNames, startRow].join(", ")}

Exit status: 0 if everything was measured, 1 if a measurement failed, 2 if an option is invalid.
`;

/**
 * @returns `null` for `--help`
 * @throws {UsageError}
 */
export function readOptions(parameters: readonly string[]): Options | null {
  const values = parse(parameters);
  if (values.help) return null;
  const postgres = sizes("postgres", values.postgres);
  const base = values.base === undefined ? null : programOf(values.base);
  const executable = values.executable === undefined ? null : resolve(values.executable);
  if (executable !== null && !existsSync(executable))
    throw new UsageError(`${executable} does not exist. Run "make binary" first.`);
  return {
    sqlite: sizes("parts", values.parts ?? (postgres.length === 0 ? "10000" : undefined)),
    postgres,
    only: rowsIn(values.only),
    program: programOf(root),
    base,
    executable,
    rounds: positive("rounds", values.rounds),
    milliseconds: positive("milliseconds", values.milliseconds),
    json: values.json ?? null,
    report: values.report,
  };
}

function parse(parameters: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...parameters],
      options: {
        ...{ parts: text, postgres: text, only: text, base: text, executable: text, json: text },
        rounds: { ...text, default: "5" },
        milliseconds: { ...text, default: "600" },
        report: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function programOf(checkout: string): string {
  const program = join(resolve(checkout), "dist/partledger.js");
  if (!existsSync(program))
    throw new UsageError(`${program} does not exist. Run "make build" in ${checkout}.`);
  return program;
}

function rowsIn(text: string | undefined): ReadonlySet<string> | null {
  if (text === undefined) return null;
  const names = text.split(",");
  const unknown = names.find((name) => name !== startRow && !rowNames.includes(name));
  if (unknown === undefined) return new Set(names);
  throw new UsageError(`Unknown row "${unknown}". The rows are: ${[...rowNames, startRow].join(", ")}.`);
}

function sizes(name: string, text: string | undefined): readonly number[] {
  const numbers = (text?.split(",") ?? []).map((number) => positive(name, number)).sort((a, b) => a - b);
  if ((numbers[0] ?? minimumParts) >= minimumParts) return numbers;
  throw new UsageError(`--${name} must be at least ${minimumParts}.`);
}

function positive(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} must be a positive integer, not "${text}".`);
}
