/** `export parts` and `import parts` of a whole inventory: files, streams, formats and exit codes. */
import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { chmod, lstat, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { openSink } from "../../src/cli/sink.ts";
import type { Terminal } from "../../src/cli/terminal.ts";
import { directory, done, partledger, partledgerProcess, useDirectory } from "./program.ts";

useDirectory();

const at = (name: string) => ({ environment: { UPLOADS_DIR: name } });
const read = (name: string) => readFile(join(directory, name), "utf8");

describe("transferring an inventory to another instance", () => {
  it("produces identical files in both formats", async () => {
    await done(["demo"]);
    const formats = ["jsonl", "csv"];
    const here = new Map<string, string>();
    for (const format of formats) {
      const exported = await done(["export", "parts", `inventory.${format}`]);
      expect(exported.stdout).toBe("");
      expect(exported.stderr).toMatch(/^Exported \d+ parts \(\d+ records in total\)\./);
      here.set(format, await read(`inventory.${format}`));
    }
    for (const format of formats) {
      const imported = await partledger(["import", "parts", `inventory.${format}`, "--json"], at(format));
      expect(imported, imported.stdout).toMatchObject({ code: 0 });
      expect(JSON.parse(imported.stdout)).toMatchObject({ refused: [], left_out: [], unchanged: 0 });
      for (const [again, text] of here) {
        const exported = await partledger(["export", "parts", "--format", again], at(format));
        expect(exported.code).toBe(0);
        expect(exported.stdout).toBe(text);
      }
    }
  });

  it("prints a report, exits with 1 if a record is rejected, and imports the others", async () => {
    const lines = ['{"@type":"Part","category":["C"],"name":"A"}', '{"@type":"Part","name":"B"}'];
    await writeFile(join(directory, "parts.ndjson"), lines.join("\n"));
    const finished = await partledger(["import", "parts", "parts.ndjson"]);
    expect(finished).toMatchObject({ code: 1, stderr: "" });
    expect(finished.stdout).toContain("Created: 1 Category, 1 Part.");
    expect(finished.stdout).toContain("line 2 (B): category: ");
    const exported = await done(["export", "parts"]);
    expect(exported.stdout).toContain('{"@type":"Part","category":["C"],"name":"A"}\n');
    expect(exported.stderr).toBe("Exported 1 part (2 records in total).\n");
  });

  it("uses the header of a CSV file, and --format regardless of the file name", async () => {
    await writeFile(join(directory, "a.csv"), "record,category,name\nPart,C,A\n");
    expect((await done(["import", "parts", "a.csv"])).stdout).toContain("1 record read.");
    await writeFile(join(directory, "b.csv"), "category_path,name\nC,B\n");
    expect((await done(["import", "parts", "b.csv"])).stdout).toContain("1 row read.");
    await writeFile(join(directory, "c.txt"), '{"@type":"Part","category":["C"],"name":"D"}\n');
    expect((await done(["import", "parts", "c.txt", "--format", "jsonl"])).stdout).toContain(
      "1 record read.",
    );
    expect((await done(["export", "parts"])).stdout.match(/"Part"/g)).toHaveLength(3);
  });

  it.each([
    [["export", "parts", "inventory.txt"], 2, "--format"],
    [["export", "parts", "--format", "xml"], 2, "xml"],
    [["import", "parts", "x.csv", "--format", "xml"], 2, "xml"],
    [["export", "parts", "nowhere/x.csv"], 1, "Cannot write nowhere/x.csv: no such file or directory.\n"],
    [["export", "parts", "uploads", "--format", "csv"], 1, "Cannot write uploads: illegal operation on a"],
    [["export", "parts", "/dev/full", "--format", "csv"], 1, "Cannot write /dev/full: no space left on"],
    [["import", "parts", "none.jsonl"], 1, "none.jsonl does not exist"],
  ])("%j exits with %i and a message", async (command, code, hint) => {
    const finished = await partledger(command);
    expect(finished).toMatchObject({ code, stdout: "" });
    expect(finished.stderr).toContain(hint);
  });

  it("keeps the old file and leaves no other file if it fails", async () => {
    await writeFile(join(directory, "old.csv"), "old");
    const terminal = { directory, onSignal: () => () => undefined } as unknown as Terminal;
    const sink = await openSink(terminal, "old.csv");
    await sink.write("x".repeat(100_000));
    await sink.discard();
    expect(await read("old.csv")).toBe("old");
    expect(await readdir(directory)).toEqual(["old.csv"]);
  });

  it("writes to pipes and devices without replacing them", async () => {
    const pipe = join(directory, "pipe");
    execFileSync("mkfifo", [pipe]);
    const reading = read("pipe");
    await done(["export", "parts", "pipe", "--format", "csv"]);
    expect(await reading).toMatch(/^record,path,/);
    expect((await lstat(pipe)).isFIFO()).toBe(true);
    const printed = await partledgerProcess(["export", "parts", "/dev/stdout", "--format", "csv"]);
    expect(printed.stdout).toMatch(/^record,/);
    await done(["export", "parts", "/dev/null", "--format", "csv"]);
    expect((await lstat("/dev/null")).isCharacterDevice()).toBe(true);
  });

  it("creates files for their owner only, keeps the mode of existing files, and follows links", async () => {
    await done(["export", "parts", "new.csv"]);
    expect((await lstat(join(directory, "new.csv"))).mode & 0o777).toBe(0o600);
    await writeFile(join(directory, "old.csv"), "old");
    await chmod(join(directory, "old.csv"), 0o640);
    await symlink("old.csv", join(directory, "link.csv"));
    await done(["export", "parts", "link.csv"]);
    expect((await lstat(join(directory, "link.csv"))).isSymbolicLink()).toBe(true);
    expect((await lstat(join(directory, "old.csv"))).mode & 0o777).toBe(0o640);
    expect(await read("old.csv")).toMatch(/^record,/);
  });

  it("reports that standard output cannot be written", async () => {
    const bundle = fileURLToPath(new URL("../../dist/partledger.js", import.meta.url));
    const full = openSync("/dev/full", "w");
    const finished = spawnSync(process.execPath, [bundle, "export", "parts", "--format", "csv"], {
      cwd: directory,
      env: { PATH: process.env.PATH, HOME: directory },
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect(finished.status).toBe(1);
    expect(finished.stderr).toContain("Cannot write to standard output: no space left on device.\n");
    expect(finished.stderr).not.toMatch(/^\s+at /m);
  });

  it.each(["SIGINT", "SIGTERM"])(
    "removes the incomplete file on %s and exits with the signal",
    async (signal) => {
      let stop = (_: string): void => undefined;
      const onSignal = (listener: (signal: string) => void) => {
        stop = listener;
        return () => undefined;
      };
      const sink = await openSink({ directory, onSignal } as unknown as Terminal, "new.csv");
      await sink.write("x".repeat(100_000));
      expect(await readdir(directory)).toHaveLength(1);
      const kill = vi.spyOn(process, "kill").mockReturnValue(true);
      stop(signal);
      expect(kill).toHaveBeenCalledWith(process.pid, signal);
      kill.mockRestore();
      expect(await readdir(directory)).toEqual([]);
      await sink.discard();
    },
  );

  it("waits for a slow reader", async () => {
    let drain = (): void => undefined;
    const texts: string[] = [];
    const stdout = {
      write: (text: string) => {
        texts.push(text);
        return false;
      },
      once: (_: string, listener: () => void) => (drain = listener),
    };
    const sink = await openSink({ stdout } as unknown as Terminal, undefined);
    let isWritten = false;
    const writing = sink.write("x".repeat(70_000)).then(() => (isWritten = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(texts).toHaveLength(1);
    expect(isWritten).toBe(false);
    drain();
    await writing;
    expect(isWritten).toBe(true);
  });
});
