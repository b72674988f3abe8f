/**
 * Builds the image of deploy/Dockerfile as a folder, without a container engine. The libraries come from this machine
 * instead of the base image. Knows only the instructions that the file contains.
 */
import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Image {
  /** The root file system. */
  readonly path: string;
  /** Instructions of the last stage that describe the process: `ENTRYPOINT`, `CMD`, `HEALTHCHECK` and others. */
  readonly settings: ReadonlyMap<string, string>;
  /** Runs a program with the user, folder and environment of the image. */
  start(
    command: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ): ChildProcessWithoutNullStreams;
  remove(): Promise<void>;
}

export async function buildImage(): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), "partledger-image-"));
  const path = join(folder, "root");
  const files = join(folder, "files");
  for (const each of [folder, path, files]) {
    await mkdir(each, { recursive: true });
    await chmod(each, 0o755);
  }
  const settings = new Map<string, string>();
  const environment: Record<string, string> = {};
  let work = "/";
  let stage = files;
  for (const [instruction, rest] of await instructions()) {
    const words = rest.split(" ");
    if (instruction === "FROM") stage = rest === "scratch" ? path : files;
    else if (instruction === "WORKDIR") {
      work = rest;
      await mkdir(join(stage, work), { recursive: true });
    } else if (instruction === "RUN") {
      execFileSync("sh", ["-ec", rest], { cwd: join(stage, work), stdio: "inherit" });
    } else if (instruction === "COPY") await copy(words, { files, stage, work });
    else if (instruction === "ENV") {
      const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(rest) ?? [];
      environment[name] = value;
    } else settings.set(instruction, rest);
  }
  return {
    path,
    settings,
    start: (command, added = {}) => {
      const [user, group] = (settings.get("USER") ?? "").split(":");
      // Unlike `chroot`, `unshare` enters the working directory.
      const parameters = [`--root=${path}`, `--wd=${work}`, `--setgid=${group}`, `--setuid=${user}`];
      return spawn("unshare", [...parameters, ...command], {
        env: { PATH: process.env.PATH, ...environment, ...added },
        stdio: ["pipe", "pipe", "pipe"],
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function instructions(): Promise<(readonly [string, string])[]> {
  const text = await readFile(join(root, "deploy/Dockerfile"), "utf8");
  const lines = text
    .replace(/^#.*\n/gm, "")
    .replaceAll("\\\n", "")
    .split("\n");
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, instruction = "", rest = ""] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
      return [instruction, rest.replace(/ +/g, " ")] as const;
    });
}

async function copy(
  words: readonly string[],
  { files, stage, work }: { readonly files: string; readonly stage: string; readonly work: string },
): Promise<void> {
  const [source = "", target = ""] = words.filter((word) => !word.startsWith("--"));
  const isFromStage = words.includes("--from=files");
  const from = isFromStage ? join(files, source) : join(root, "dist", source);
  const to = target.startsWith("/") ? join(stage, target) : join(stage, work, target);
  await mkdir(dirname(to), { recursive: true });
  execFileSync("cp", ["--recursive", "--preserve=mode", "--no-target-directory", from, to]);
  const [, owner] = words.flatMap((word) => /^--chown=(\d+):/.exec(word) ?? []);
  if (owner !== undefined) await chown(to, Number(owner), Number(owner));
}
