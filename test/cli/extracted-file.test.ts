/** Tests that files of the single executable are extracted only to a folder that other users cannot write to. */
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { extractFile } from "../../src/extracted-file.ts";

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

  it("rejects a folder that other users can access", async () => {
    await chmod(dirname(dirname(extract())), 0o770);
    expect(extract).toThrow(/-build is accessible to other users\. Set TMPDIR to a folder/);
  });

  it("rejects a link", async () => {
    await mkdir(join(folder, "elsewhere"), { mode: 0o700 });
    await symlink(join(folder, "elsewhere"), privateFolder());
    expect(extract).toThrow(/-build is not a folder\. Set TMPDIR/);
  });

  it("names the reason if the temporary folder does not exist", () => {
    vi.stubEnv("TMPDIR", "/dev/null/missing");
    expect(extract).toThrow(/^Partledger cannot use the temporary folder: ENOTDIR.*Set TMPDIR/);
  });
});
