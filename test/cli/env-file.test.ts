import { chmod, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "dotenv";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeEnvFile, withSettings } from "../../src/cli/env-file.ts";

describe("a changed setting", () => {
  it.each([
    ["is added to nothing", "", "ON=1\n"],
    ["is added behind the last line", "A=1\n", "A=1\nON=1\n"],
    ["is added on a line of its own", "A=1", "A=1\nON=1\n"],
    ["is added with the line breaks of the file", "A=1\r\nB=2\r\n", "A=1\r\nB=2\r\nON=1\r\n"],
    ["takes the place of its old value", "A=1\nON=0\nB=2\n", "A=1\nON=1\nB=2\n"],
    ["takes the place of an empty value", "ON=\nB=2\n", "ON=1\nB=2\n"],
    ["takes the place of a value in quotes", "ON='0'\nB=2\n", "ON=1\nB=2\n"],
    ["leaves line breaks as they are", "A=1\r\nON=0\r\nB=2", "A=1\r\nON=1\r\nB=2"],
    [
      "leaves blanks, export and comments as they are",
      "  export ON = 0   # why\nB=2\n",
      "  export ON = 1   # why\nB=2\n",
    ],
    ["may be written with a colon", "ON: 0\n", "ON: 1\n"],
    ["leaves what is commented out alone", "# ON=0\n#ON=0\n", "# ON=0\n#ON=0\nON=1\n"],
    ["leaves longer and shorter names alone", "ONE=0\nXON=0\nO=0\n", "ONE=0\nXON=0\nO=0\nON=1\n"],
    ["is the last one of several, which counts", "ON=0\nA=1\nON=0\n", "ON=0\nA=1\nON=1\n"],
    ["leaves a text that only looks like it alone", 'A="x\nON=0\ny"\n', 'A="x\nON=0\ny"\nON=1\n'],
    ["goes behind a value of several lines", 'ON="0\n0"\n', 'ON="0\n0"\nON=1\n'],
    ["is known behind a byte order mark", "\ufeffA=1\n", "\ufeffA=1\nON=1\n"],
  ])("a changed setting %s", (_, before, after) => {
    expect(withSettings(before, { ON: "1" })).toBe(after);
    expect(parse(after)).toEqual({ ...parse(before), ON: "1" });
  });

  it("a changed setting can be one of several", () => {
    expect(withSettings("# mine\nB=0\n", { A: "x-_9", B: "1" })).toBe("# mine\nB=1\nA=x-_9\n");
  });
});

describe("the file", () => {
  let directory: string;
  let path: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-env-"));
    path = join(directory, ".env.local");
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));
  const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

  it("the file is created with access for its owner only, whatever the umask", async () => {
    const umask = process.umask(0);
    try {
      await changeEnvFile(path, { ON: "1" });
    } finally {
      process.umask(umask);
    }
    expect([await readFile(path, "utf8"), await modeOf(path)]).toEqual(["ON=1\n", 0o600]);
    expect(await readdir(directory)).toEqual([".env.local"]);
  });

  it("the file keeps its owner-only access after a change", async () => {
    await writeFile(path, "A=1\n");
    await chmod(path, 0o644);
    await changeEnvFile(path, { ON: "1" });
    expect([await readFile(path, "utf8"), await modeOf(path)]).toEqual(["A=1\nON=1\n", 0o600]);
  });

  it("the file may be reached by a link, which stays", async () => {
    await writeFile(join(directory, "real"), "A=1\n");
    await symlink("real", path);
    await changeEnvFile(path, { ON: "1" });
    expect(await readFile(join(directory, "real"), "utf8")).toBe("A=1\nON=1\n");
    expect((await readdir(directory)).sort()).toEqual([".env.local", "real"]);
  });

  it("the file stays as it is when it cannot be read", async () => {
    await expect(changeEnvFile(directory, { ON: "1" })).rejects.toThrow(/EISDIR/);
  });
});
