/** Runs the commands in docs/install.md and README.md that need no other programs, with the executable. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executable } from "./root-file-system.ts";

const documents = ["docs/install.md", "README.md"] as const;

async function commandsOf(document: string): Promise<string[]> {
  const page = await readFile(fileURLToPath(new URL(`../../${document}`, import.meta.url)), "utf8");
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = ""]) => block);
  return blocks.flatMap((block) => block.trim().split("\n"));
}

/** Commands that run until they are stopped. Other tests start them. */
const isServer = /^partledger (serve|mock)\b/;

describe.each(documents)("the commands in %s", (document) => {
  let folder: string;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "partledger-install-"));
    await symlink(executable, join(folder, "partledger"));
    await writeFile(join(folder, "parts.csv"), "name,category_path,quantity,location\nBC547,New,3,Box\n");
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
    await new Promise((resolve) => server.close(resolve));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("start the service and succeed in the order of the document", async () => {
    const commands = (await commandsOf(document)).filter((command) => command.includes("partledger"));
    expect(commands.slice(0, 2).sort()).toEqual(["./partledger", "./partledger demo"]);
    const environment = { PATH: `${folder}:${process.env["PATH"] ?? ""}`, PORT: String(port) };
    const run = (command: string) =>
      new Promise<{ code: number; output: string }>((resolve) => {
        const options = { cwd: folder, env: environment };
        const child = execFile("sh", ["-ec", command], options, (error, stdout, stderr) => {
          resolve({ code: error === null ? 0 : 1, output: `${command}\n${stdout}${stderr}` });
        });
        child.stdin?.on("error", () => undefined);
        child.stdin?.end("four words that fit together\n");
      });
    let service: ChildProcess | null = null;
    try {
      for (const command of commands) {
        if (command === "./partledger") {
          service = spawn(command, { cwd: folder, env: environment, stdio: "ignore" });
          await expect.poll(async () => (await run("partledger health")).code, { timeout: 30_000 }).toBe(0);
        } else if (!isServer.test(command)) {
          const { code, output } = await run(command);
          expect(code, output).toBe(0);
        }
      }
    } finally {
      service?.kill("SIGTERM");
      expect(service === null ? null : await once(service, "exit")).toEqual([0, null]);
    }
  });
});
