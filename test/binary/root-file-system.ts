/**
 * Creates a root file system that contains only the executable, the libraries that it links, and CA certificates, and
 * runs the executable in it.
 */
import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const executable = fileURLToPath(new URL("../../dist/partledger", import.meta.url));
const certificates = "/etc/ssl/certs/ca-certificates.crt";
const isRoot = process.getuid?.() === 0;

/** The user ID of the process. Only `/data` and `/tmp` belong to this user. */
const account = 65_534;

/** A shell script that mounts an empty file system and then runs a command. Arguments: root, options, command. */
const mountAndRun = 'mount -t tmpfs -o "mode=1777,$1" tmpfs "$0/mounted" && shift && exec "$@"';

export interface RootFileSystem {
  /** The folder that is the root for the process. */
  readonly path: string;
  /**
   * Starts the executable. The environment contains only `UPLOADS_DIR` and `environment`.
   * @param options.mount options of an empty file system that is mounted at `/mounted`
   */
  start(
    parameters: readonly string[],
    environment?: Readonly<Record<string, string>>,
    options?: { readonly mount?: string },
  ): ChildProcessWithoutNullStreams;
  /** Lists all files and folders outside `/data` and `/tmp` with their modes, sizes and times. */
  list(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

export async function createRootFileSystem(): Promise<RootFileSystem> {
  const path = await mkdtemp(join(tmpdir(), "partledger-root-"));
  await chmod(path, 0o755);
  await cp(executable, join(path, "partledger"));
  for (const file of [...linkedLibraries(), certificates]) {
    await mkdir(join(path, dirname(file)), { recursive: true });
    await cp(file, join(path, file), { dereference: true });
  }
  for (const name of ["data", "tmp", "empty", "mounted"]) await mkdir(join(path, name));
  if (isRoot) for (const name of ["data", "tmp"]) await chown(join(path, name), account, account);
  return {
    path,
    start: (parameters, environment = {}, { mount } = {}) => {
      const chroot = isRoot ? ["chroot", `--userspec=${account}:${account}`, path] : ["chroot", path];
      const namespaces = [
        ...(isRoot ? [] : ["--map-root-user"]),
        ...(mount === undefined ? [] : ["--mount", "sh", "-c", mountAndRun, path, mount]),
      ];
      return spawn("unshare", [...namespaces, ...chroot, "/partledger", ...parameters], {
        env: { PATH: process.env.PATH, UPLOADS_DIR: "/data", ...environment },
        stdio: ["pipe", "pipe", "pipe"],
      });
    },
    list: () => list(path, ["data", "tmp"]),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** Returns the paths that the dynamic linker loads, including the linker itself. */
function linkedLibraries(): string[] {
  const text = execFileSync("ldd", [executable], { encoding: "utf8" });
  return [...text.matchAll(/(?:^\s+|=> )(\/\S+)/gm)].map(([, path = ""]) => path);
}

async function list(root: string, ignored: readonly string[]): Promise<string[]> {
  const entries = await readdir(root, { recursive: true });
  const paths = entries.filter((path) => !ignored.includes(path.split("/", 1)[0] ?? "")).sort();
  return Promise.all(
    paths.map(async (path) => {
      const { mode, size, mtimeMs } = await stat(join(root, path));
      return `${path} ${mode.toString(8)} ${size} ${mtimeMs}`;
    }),
  );
}
