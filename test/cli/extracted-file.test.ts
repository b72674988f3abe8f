/** Tests that files of the single executable are extracted only to a folder that other users cannot write to. */
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { extractFile } from "../../src/util/extracted-file.ts";

const content = Buffer.from("native code");

describe("extractFile", () => {
  let folder = "";

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "partledger-extract-"));
    vi.stubEnv("TMPDIR", folder);
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  const extract = (): string => extractFile("build", "vips/vips.wasm", content);
  const privateFolder = (): string => join(folder, `partledger-${process.getuid?.()}-build`);

  it("writes a file once", async () => {
    const path = extract();
    expect(path).toBe(join(privateFolder(), "vips/vips.wasm"));
    expect(await readFile(path)).toEqual(content);
    expect(extract()).toBe(path);
  });

  it("replaces a file with other content of the same size", async () => {
    const path = extract();
    await writeFile(path, "other  code");
    expect(await readFile(extract())).toEqual(content);
  });

  const existing: Readonly<Record<string, () => Promise<unknown>>> = {
    "folder to which other users have access": async () => {
      await mkdir(privateFolder());
      await chmod(privateFolder(), 0o770);
    },
    // Only root can give a folder to another user.
    ...(process.getuid?.() === 0 && {
      "folder of another user": async () => {
        await mkdir(privateFolder(), { mode: 0o700 });
        await chown(privateFolder(), 12345, 12345);
      },
    }),
    file: () => writeFile(privateFolder(), ""),
    link: async () => {
      await mkdir(join(folder, "elsewhere"), { mode: 0o700 });
      await symlink(join(folder, "elsewhere"), privateFolder());
    },
  };
  it.each(Object.entries(existing))(
    "uses a folder of its own if a %s has that name",
    async (_kind, create) => {
      await create();
      const path = extract();
      expect(path).toMatch(/-build-[A-Za-z0-9]{6}\/vips\/vips\.wasm$/);
      expect(await readFile(path)).toEqual(content);
      expect((await stat(dirname(dirname(path)))).mode & 0o777).toBe(0o700);
      expect(extract()).toBe(path);
    },
  );

  it("leaves no part of a file that cannot be written", async () => {
    await mkdir(join(privateFolder(), "vips/vips.wasm"), { recursive: true, mode: 0o700 });
    expect(extract).toThrow(/^Partledger cannot use the temporary folder: EISDIR/);
    expect(await readdir(join(privateFolder(), "vips"))).toEqual(["vips.wasm"]);
  });

  it("names the reason if the temporary folder does not exist", () => {
    vi.stubEnv("TMPDIR", "/dev/null/missing");
    expect(extract).toThrow(/^Partledger cannot use the temporary folder: ENOTDIR.*Set TMPDIR/);
  });
});
