/** The program without arguments starts the service, but never in a folder of another program. */
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startProcess } from "../support/process.ts";
import { visitor } from "../support/visitor.ts";
import { directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

const start = () => startProcess([], { command: null, directory, environment: { PORT: "0" } });

describe("the program without arguments", () => {
  it("creates a database and prints the address, the folder and a link that creates the first administrator", async () => {
    const running = await start();
    try {
      expect(await readdir(directory)).toEqual(["uploads"]);
      await expect.poll(running.stdout).toContain("/set-up?token=");
      expect(running.stdout()).toContain(`Data: ${directory}/uploads\n`);
      const [, path = ""] = /(\/set-up\?token=\S+)/.exec(running.stdout()) ?? [];
      const page = await visitor({ url: running.url }).get(path);
      expect(page.status).toBe(200);
    } finally {
      expect((await running.stop("SIGTERM")).code).toBe(0);
    }
  });

  it("opens an existing database, also next to other files", async () => {
    await done(["user", "create", "ada", "--preset", "admin"]);
    await writeFile(join(directory, "notes.txt"), "");
    const running = await start();
    await running.stop("SIGTERM");
    expect(JSON.parse((await done(["user", "list", "--json"])).stdout)).toHaveLength(1);
  });

  it("changes nothing in a folder `uploads` of another program", async () => {
    const uploads = join(directory, "uploads");
    await mkdir(uploads, { mode: 0o755 });
    await writeFile(join(uploads, "photo.jpg"), "");
    const { code, stdout, stderr } = await partledger([]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /uploads contains files, but the database .* Run `.+ serve` .* or set UPLOADS_DIR/,
    );
    expect(await readdir(uploads)).toEqual(["photo.jpg"]);
    expect((await stat(uploads)).mode & 0o777).toBe(0o755);
  });

  it("reports invalid settings", async () => {
    const { code, stderr } = await partledger([], { environment: { PORT: "x" } });
    expect([code, stderr]).toEqual([2, expect.stringContaining("PORT must")]);
  });
});
