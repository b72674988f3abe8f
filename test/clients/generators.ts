/** Runs client generators with the commands of docs/api.md. The generators are a separate package in `generators/`. */
import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const execute = promisify(execFile);
const timeout = 300_000;
const root = fileURLToPath(new URL("../../", import.meta.url));
const source = join(root, "test/clients/generators");
const installed = join(root, ".cache/generators");

export interface Workspace {
  /** Name of the directory. */
  readonly name: string;
  readonly contract: string;
  /** Files of `generators/clients/` to copy. */
  readonly files: readonly string[];
  /** Installed packages by the name under which the client imports them, if the generators need several versions. */
  readonly packages?: Readonly<Record<string, string>>;
}

/** Creates an empty directory with the contract and the files of a client. Returns the path of the directory. */
export async function createWorkspace({ name, contract, files, packages = {} }: Workspace): Promise<string> {
  const directory = join(installed, "clients", name);
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(directory, "node_modules"), { recursive: true });
  await writeFile(join(directory, "openapi.json"), contract);
  for (const file of ["inventory-client.ts", ...files])
    await cp(join(source, "clients", file), join(directory, file));
  for (const [alias, packageName] of Object.entries(packages)) {
    const target = join(installed, "node_modules", packageName);
    await symlink(target, join(directory, "node_modules", alias));
    const { version } = JSON.parse(await readFile(join(target, "package.json"), "utf8")) as {
      version: string;
    };
    // Generators read the version to choose the syntax.
    await writeFile(join(directory, "package.json"), JSON.stringify({ dependencies: { [alias]: version } }));
  }
  return directory;
}

/**
 * Runs a shell command with the programs of the generators package and the Node.js version that is installed with it.
 *
 * @throws {Error} with the output of the command if it fails or takes longer than five minutes
 */
export async function run(command: string, directory: string): Promise<void> {
  const modules = join(installed, "node_modules");
  const node = (await readdir(modules).catch(() => [])).find((name) =>
    /^node-(bin-)?(linux|darwin)-/.test(name),
  );
  const path = [
    join(modules, ".bin"),
    ...(node === undefined ? [] : [join(modules, node, "bin")]),
    process.env.PATH,
  ];
  try {
    await execute("sh", ["-c", command], {
      cwd: directory,
      env: { ...process.env, PATH: path.join(":") },
      maxBuffer: 64 * 1024 * 1024,
      timeout,
    });
  } catch (error) {
    const { stdout, stderr, killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
    const fate = killed === true ? `was stopped after ${timeout / 1_000} s` : "failed";
    throw new Error(`${command} ${fate}:\n${stdout ?? ""}${stderr ?? String(error)}`, { cause: error });
  }
}

/** Compiles all files of a workspace, including generated files and the type declarations of packages. */
export async function compileStrictly(directory: string): Promise<void> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    allowImportingTsExtensions: true,
    types: [],
  };
  const include = ["**/*.ts", "**/*.mts", "**/.kubb/*.ts"];
  await writeFile(join(directory, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  await run("tsc --project tsconfig.json", directory);
}
