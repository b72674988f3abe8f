/** Generates clients from the contract of a running service with the generators' command lines, and compiles them. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { api } from "../support/client.ts";

const execute = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Workshop {
  /** Lies in the checkout, so that packages are found. */
  readonly directory: string;
  /** The contract as the service answers it. */
  readonly contract: string;
  remove(): Promise<void>;
}

/** A folder that holds the contract of the service at `url`. */
export async function openWorkshop(url: string): Promise<Workshop> {
  await mkdir(join(root, ".cache"), { recursive: true });
  const directory = await mkdtemp(join(root, ".cache", "client-"));
  const contract = join(directory, "openapi.json");
  const { text } = await api({ url }).get("/api/docs.json", { accept: "*/*", expect: 200 });
  await writeFile(contract, text);
  // Without it the folder would count as part of the service's own package.
  await writeFile(join(directory, "package.json"), JSON.stringify({ type: "module", private: true }));
  return { directory, contract, remove: () => rm(directory, { recursive: true, force: true }) };
}

/**
 * Runs a program of an installed package in a folder where no settings of the service lie around.
 * @throws {Error} with what it printed, when it fails
 */
export async function run(
  { directory }: Workshop,
  program: string,
  parameters: readonly string[],
): Promise<void> {
  const file = join(root, "node_modules", ".bin", program);
  try {
    await execute(file, [...parameters], { cwd: directory, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} failed:\n${stdout ?? ""}${stderr ?? ""}`, { cause: error });
  }
}

/** Compiles a client as strictly as the compiler can. */
export async function compileStrictly(workshop: Workshop, files: readonly string[]): Promise<void> {
  const project = join(workshop.directory, "tsconfig.json");
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    allowImportingTsExtensions: true,
    types: [],
  };
  await writeFile(project, JSON.stringify({ compilerOptions, files }));
  await run(workshop, "tsc", ["--project", project]);
}
