import { chmod, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "dotenv";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeEnvFile, withSettings } from "../../src/cli/env-file.ts";

describe("a changed setting", () => {
  it.each([
    ["is added to an empty file", "", "ON=1\n"],
    ["is added after the last line", "A=1\n", "A=1\nON=1\n"],
    ["is added on its own line", "A=1", "A=1\nON=1\n"],
    ["is added with the line breaks of the file", "A=1\r\nB=2\r\n", "A=1\r\nB=2\r\nON=1\r\n"],
    ["replaces its old value", "A=1\nON=0\nB=2\n", "A=1\nON=1\nB=2\n"],
    ["replaces an empty value", "ON=\nB=2\n", "ON=1\nB=2\n"],
    ["replaces a quoted value", "ON='0'\nB=2\n", "ON=1\nB=2\n"],
    ["keeps line breaks", "A=1\r\nON=0\r\nB=2", "A=1\r\nON=1\r\nB=2"],
    ["keeps spaces, export and comments", "  export ON = 0   # why\nB=2\n", "  export ON = 1   # why\nB=2\n"],
    ["can be written with a colon", "ON: 0\n", "ON: 1\n"],
    ["does not replace a comment", "# ON=0\n#ON=0\n", "# ON=0\n#ON=0\nON=1\n"],
    ["does not replace longer or shorter names", "ONE=0\nXON=0\nO=0\n", "ONE=0\nXON=0\nO=0\nON=1\n"],
    [
      "replaces the last of several values, which is the effective one",
      "ON=0\nA=1\nON=0\n",
      "ON=0\nA=1\nON=1\n",
    ],
    ["does not replace text inside a quoted value", 'A="x\nON=0\ny"\n', 'A="x\nON=0\ny"\nON=1\n'],
    ["is added after a multi-line value", 'ON="0\n0"\n', 'ON="0\n0"\nON=1\n'],
    ["is found after a byte order mark", "\ufeffA=1\n", "\ufeffA=1\nON=1\n"],
  ])("a changed setting %s", (_, before, after) => {
    expect(withSettings(before, { ON: "1" })).toBe(after);
    expect(parse(after)).toEqual({ ...parse(before), ON: "1" });
  });

  it("can be one of several", () => {
    expect(withSettings("# mine\nB=0\n", { A: "x-_9", B: "1" })).toBe("# mine\nB=1\nA=x-_9\n");
  });
});

describe("the settings file", () => {
  let directory: string;
  let path: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-env-"));
    path = join(directory, ".env.local");
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));
  const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

  it("is created with access for its owner only, regardless of the umask", async () => {
    const umask = process.umask(0);
    try {
      await changeEnvFile(path, { ON: "1" });
    } finally {
      process.umask(umask);
    }
    expect([await readFile(path, "utf8"), await modeOf(path)]).toEqual(["ON=1\n", 0o600]);
    expect(await readdir(directory)).toEqual([".env.local"]);
  });

  it("keeps its owner-only access after a change", async () => {
    await writeFile(path, "A=1\n");
    await chmod(path, 0o644);
    await changeEnvFile(path, { ON: "1" });
    expect([await readFile(path, "utf8"), await modeOf(path)]).toEqual(["A=1\nON=1\n", 0o600]);
  });

  it("can be a symbolic link, which is kept", async () => {
    await writeFile(join(directory, "real"), "A=1\n");
    await symlink("real", path);
    await changeEnvFile(path, { ON: "1" });
    expect(await readFile(join(directory, "real"), "utf8")).toBe("A=1\nON=1\n");
    expect((await readdir(directory)).sort()).toEqual([".env.local", "real"]);
  });

  it("is not changed if it cannot be read", async () => {
    await expect(changeEnvFile(directory, { ON: "1" })).rejects.toThrow(/EISDIR/);
  });
});
