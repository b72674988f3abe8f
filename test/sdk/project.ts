/** A new project in which the packed TypeScript client is installed. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const execute = promisify(execFile);

type Environment = Readonly<Record<string, string>>;

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Project {
  readonly directory: string;
  /** The files in the package. */
  readonly files: readonly string[];
  /** Writes a file to the directory. */
  write(name: string, content: string): Promise<void>;
  /** Runs `node`, or a program of this repository such as `tsc`, in the directory. */
  run(program: string, parameters: readonly string[], environment?: Environment): Promise<Finished>;
  remove(): Promise<void>;
}

/**
 * Packs the client and installs the archive with npm. npm has no network: the dependencies of the client are installed
 * from the packages of this repository, also further `packages`.
 */
export async function createProject(...packages: readonly string[]): Promise<Project> {
  const directory = await mkdtemp(join(tmpdir(), "partledger-sdk-"));
  const npm = async (parameters: readonly string[], cwd: string): Promise<string> => {
    const options = ["--offline", "--no-audit", "--no-fund", "--cache", join(directory, ".npm")];
    const { stdout } = await execute("npm", [...parameters, ...options], { cwd });
    return stdout;
  };
  const packing = ["pack", "--json", "--pack-destination", directory];
  const [archive] = JSON.parse(await npm(packing, join(root, "sdk/typescript"))) as [
    { filename: string; files: { path: string }[] },
  ];
  const installed = ["openapi-fetch", "openapi-typescript-helpers", "oauth4webapi", ...packages];
  const dependencies = {
    "@partledger/client": `file:${archive.filename}`,
    ...Object.fromEntries(installed.map((name) => [name, `file:${join(root, "node_modules", name)}`])),
  };
  const write = (name: string, content: string): Promise<void> => writeFile(join(directory, name), content);
  await write("package.json", JSON.stringify({ private: true, type: "module", dependencies }));
  await npm(["install", "--install-links"], directory);
  return {
    directory,
    files: archive.files.map(({ path }) => path).toSorted(),
    write,
    run: (program, parameters, environment = {}) => {
      const path = program === "node" ? process.execPath : join(root, "node_modules/.bin", program);
      const options = { cwd: directory, env: { ...process.env, ...environment } };
      return new Promise((resolve) => {
        execFile(path, [...parameters], options, (error, stdout, stderr) => {
          resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
        });
      });
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
