/** Checks who can access the settings files, the database, the uploads folder and the keys. */
import { chmod, chown, lstat, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "dotenv";
import { quoted } from "../../util/command-line.ts";
import { exposedPaths, octal, privatePaths, restrictPaths } from "../file-modes.ts";
import { formatList, ok, warning, type CheckContext, type Finding } from "./finding.ts";

const secretSettings = ["OAUTH2_ENCRYPTION_KEY", "OAUTH2_ENCRYPTION_KEY_PREVIOUS"];

/** Windows has neither POSIX file modes nor numeric owners. */
const hasModes = process.platform !== "win32";

/** Returns a warning for each settings file that contains a secret but can be read by other users. */
export async function checkSecrets({ terminal }: CheckContext): Promise<readonly Finding[]> {
  if (!hasModes) return [];
  const findings: Finding[] = [];
  for (const file of [".env", ".env.local"]) {
    const path = join(terminal.directory, file);
    if (!(await isExposed(path))) continue;
    const settings = parse(await readFile(path, "utf8"));
    const names = secretSettings.filter((name) => (settings[name] ?? "") !== "");
    if (names.length === 0) continue;
    findings.push(
      warning("secrets", `Other users can read ${path}, which contains ${names.join(" and ")}.`, {
        fix: `chmod 600 ${quoted(path)}`,
        repair: async () => {
          await chmod(path, 0o600);
          return `Restricted ${path} to its owner.`;
        },
      }),
    );
  }
  return findings;
}

export async function isExposed(path: string): Promise<boolean> {
  if (!hasModes) return false;
  const found = await stat(path).catch(() => null);
  return found !== null && (found.mode & 0o077) !== 0;
}

export async function checkModes({ config, terminal }: CheckContext): Promise<readonly Finding[]> {
  const name = "permissions";
  const exposed = exposedPaths(config, terminal.directory);
  if (exposed.length === 0) {
    return [ok(name, "Only their owner can access the database, uploads and keys.")];
  }
  const paths = exposed.map(({ path, mode }) => `${path} (${octal(mode)})`);
  return [
    warning(name, `Other users can access ${formatList(paths)}.`, {
      fix: `chmod go= ${exposed.map(({ path }) => quoted(path)).join(" ")}`,
      repair: async () => {
        const failures: string[] = [];
        restrictPaths(config, terminal.directory, (message) => failures.push(message));
        if (failures.length > 0) throw new Error(failures.join(" "));
        return `Restricted ${formatList(paths)} to their owner.`;
      },
    }),
  ];
}

/**
 * Checks that all files belong to the owner of the uploads folder. A command that root runs can leave files that the
 * account of the service cannot open.
 */
export async function checkOwners({ config, terminal }: CheckContext): Promise<readonly Finding[]> {
  const name = "owner";
  const { uploadsDirectory } = config;
  const folder = await stat(uploadsDirectory).catch(() => null);
  if (!hasModes || folder === null) return [];
  const { uid, gid } = folder;
  const inside = ["media", "secure", "cache", "tmp", "backups"].map((path) => join(uploadsDirectory, path));
  const candidates = [...privatePaths(config, terminal.directory), ...inside];
  const foreign: string[] = [];
  for (const path of candidates) {
    const found = await lstat(path).catch(() => null);
    if (found !== null && found.uid !== uid) foreign.push(path);
  }
  if (foreign.length === 0) return [ok(name, "The database, uploads and keys have the same owner.")];
  const message =
    `${formatList(foreign)}: the owner differs from that of ${uploadsDirectory} (user ID ${uid}), so the service may be ` +
    "unable to use these files.";
  const fix = `chown ${uid}:${gid} ${foreign.map(quoted).join(" ")}`;
  // Only root can change owners.
  if (process.getuid?.() !== 0) return [warning(name, message, { fix: `sudo ${fix}` })];
  const repair = async (): Promise<string> => {
    for (const path of foreign) await chown(path, uid, gid);
    return `Changed the owner of ${formatList(foreign)} to user ID ${uid}.`;
  };
  return [warning(name, message, { fix, repair })];
}
