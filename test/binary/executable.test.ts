/** The executable in a root file system without Node.js, npm, a shell, `/proc` and `/dev`. `make test-binary` runs it. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api, send, type Api } from "../support/client.ts";
import { callMethod } from "../mcp/mcp-requests.ts";
import { expectPage, expectThumbnail, expectTransfer } from "../support/bundle.ts";
import { createRootFileSystem, executable, type RootFileSystem } from "./root-file-system.ts";

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="5" height="5"/></svg>';

describe("the executable in an empty root file system", () => {
  let root: RootFileSystem;
  let before: readonly string[];
  let token: string;

  beforeAll(async () => {
    root = await createRootFileSystem();
    before = await root.list();
    token = /plt_\w+/.exec(await partledger(["demo"]))?.[0] ?? "";
  });
  afterAll(() => root.remove());

  /** Runs a command until it exits, and returns its standard output. */
  async function partledger(
    parameters: readonly string[],
    input = "",
    environment: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const child = root.start(parameters, environment);
    child.stdin.end(input);
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    expect(child.exitCode, `partledger ${parameters.join(" ")}\n${stdout}${stderr}`).toBe(0);
    return stdout;
  }

  /** Runs the service until `work` is done, and returns its log. */
  async function serving(
    parameters: readonly string[],
    work: (url: string) => Promise<void>,
  ): Promise<string> {
    const child = root.start([...parameters, "--port", "0"]);
    const ended = once(child, "exit");
    const log = text(child.stderr);
    try {
      await work(await addressOf(child.stdout));
    } finally {
      child.kill("SIGTERM");
    }
    expect((await ended)[0], await log).toBe(0);
    return log;
  }

  it("has the version of the package", async () => {
    const file = new URL("../../package.json", import.meta.url);
    const { version } = JSON.parse(await readFile(file, "utf8")) as { version: string };
    expect(await partledger(["--version"])).toBe(`${version}\n`);
    const facts = { version, node: expect.stringMatching(/^24\./) as string };
    expect(JSON.parse(await partledger(["version", "--json"]))).toMatchObject(facts);
    expect(await partledger(["licenses"])).toContain("Apache License");
  });

  it("has at most 150 MB", async () => {
    expect((await stat(executable)).size).toBeLessThanOrEqual(150e6);
  });

  it("shows the help of every command", async () => {
    const seen: string[] = [];
    const visit = async (command: readonly string[]): Promise<void> => {
      const help = await partledger([...command, "--help"]);
      expect(help).toContain(`Usage: partledger${command.map((name) => ` ${name}`).join("")} `);
      seen.push(command.join(" "));
      const [, list = ""] = /^Commands:\n((?: {2}.*\n)+)/m.exec(`${help}\n`) ?? [];
      const names = [...list.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = ""]) => name);
      await Promise.all(names.filter((name) => name !== "help").map((name) => visit([...command, name])));
    };
    await visit([]);
    expect(seen).toEqual(expect.arrayContaining(["serve", "user create", "import parts", "oauth enable"]));
  });

  it("manages the schema, users, groups, tokens and OAuth", async () => {
    await partledger(["migrate"]);
    await partledger(["group", "create", "staff", "--preset", "editor"]);
    await partledger(["user", "create", "ada", "--group", "staff", "--password-stdin"], "correct horse\n");
    expect(await partledger(["user", "list"])).toContain("ada");
    expect(await partledger(["token", "create", "--user", "ada", "--name", "t", "--scope", "full"])).toMatch(
      /^plt_\w{49}\n$/,
    );
    await partledger(["token", "list"]);
    await partledger(["oauth", "generate-keys"]);
    expect(await partledger(["oauth", "generate-secret"])).not.toBe("");
    expect(JSON.parse(await partledger(["doctor", "--json"]))).toBeDefined();
  });

  it("imports and exports parts", async () => {
    await writeFile(
      join(root.path, "data/parts.csv"),
      "name,category_path,quantity,location\nBC547,New,3,Box\n",
    );
    await partledger(["import", "parts", "/data/parts.csv", "--dry-run"]);
    await partledger(["import", "parts", "/data/parts.csv"]);
    await partledger(["export", "parts", "/data/all.jsonl"]);
    expect(await readFile(join(root.path, "data/all.jsonl"), "utf8")).toContain('"BC547"');
    expect(await partledger(["export", "parts", "--format", "csv"])).toContain("BC547");
  });

  it("prints the contract", async () => {
    const committed = await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8");
    expect(JSON.parse(await partledger(["openapi"]))).toEqual(JSON.parse(committed));
  });

  it("serves the API, pages, documentation, thumbnails and sanitized drawings", async () => {
    await serving(["serve"], async (url) => {
      const client = api({ url }, token);
      const parts = await client.get("/api/parts", { expect: 200 });
      expect(Number(parts.headers["x-total-count"])).toBeGreaterThan(50);
      await partledger(["health", "--url", url]);
      await expectThumbnail(client);
      await expectTransfer(client);
      await expectSanitized(client);
      for (const page of ["/login", "/api/docs", "/api/docs/reference"]) await expectPage(url, page);
      for (const path of ["/api/docs.json", "/api/docs.jsonld", "/api/contexts/Part"]) {
        expect((await send(url, "GET", path, undefined, { accept: "*/*" })).status, path).toBe(200);
      }
      for (const query of ["", "?spec_version=3.0"])
        expect(await (await fetch(`${url}/api/docs.yaml${query}`)).text()).toMatch(/^openapi: 3\./);
      const { message } = await callMethod({ url }, "2025", "tools/list", {}, { token });
      expect(message.result?.["tools"]).not.toHaveLength(0);
    });
  });

  /** Returns the exported parts of the inventory in a folder. */
  const exported = (folder: string): Promise<string> =>
    partledger(["export", "parts"], "", { UPLOADS_DIR: folder });

  /** Checks the database and all files in a folder. */
  async function expectHealthy(folder: string): Promise<void> {
    const report = await partledger(["doctor", "--deep", "--offline", "--json"], "", { UPLOADS_DIR: folder });
    const { checks } = JSON.parse(report) as { checks: { name: string; status: string; message: string }[] };
    expect(checks.filter(({ status }) => status !== "ok")).toEqual([]);
    expect(checks.find(({ name }) => name === "files")?.message).toMatch(
      /^All [1-9]\d* attachment files exist/,
    );
  }

  it("backs up the running service, and verifies and restores the backup", async () => {
    await serving(["serve"], async (url) => {
      await expectSanitized(api({ url }, token));
      await partledger(["backup", "/data/backup.tar.gz"]);
    });
    await partledger(["backup", "verify", "/data/backup.tar.gz"]);
    await partledger(["restore", "--into", "/data/restored", "/data/backup.tar.gz"]);
    expect(await exported("/data/restored")).toBe(await exported("/data"));
    await expectHealthy("/data/restored");

    await writeFile(join(root.path, "data/passphrase.txt"), "four words that fit\n");
    const key = ["--passphrase-file", "/data/passphrase.txt"];
    await partledger(["backup", ...key, "/data/backup.tar.gz.age"]);
    await partledger(["backup", "verify", ...key, "/data/backup.tar.gz.age"]);
    await partledger(["restore", "--force", ...key, "--into", "/data/restored", "/data/backup.tar.gz.age"]);
    await expectHealthy("/data/restored");
  });

  it("copies the inventory of another instance with its files", async () => {
    await serving(["serve"], async (url) => {
      const command = ["import", "part-db", "--url", url, "--report", "/data/report.json"];
      const environment = { UPLOADS_DIR: "/data/copy", PART_DB_TOKEN: token };
      expect(await partledger([...command, "--dry-run"], "", environment)).toContain(
        "Dry run: no changes made.",
      );
      expect(await partledger(command, "", environment)).toContain("IDs: the same as at the source.");
    });
    const report: unknown = JSON.parse(await readFile(join(root.path, "data/report.json"), "utf8"));
    expect(report).toMatchObject({ dry_run: false, ids_kept: true, not_copied: [], left_out: [] });
    expect(await exported("/data/copy")).toBe(await exported("/data"));
    await expectHealthy("/data/copy");
  });

  it("runs several workers", async () => {
    const log = await serving(["serve", "--workers", "2"], async (url) => {
      const client = api({ url }, token);
      const names = Array.from({ length: 10 }, (_, index) => `c${index}`);
      await Promise.all(names.map((name) => client.post("/api/categories", { name }, { expect: 201 })));
    });
    expect(log.split("Worker started.")).toHaveLength(3);
  });

  it("runs a temporary instance", async () => {
    await serving(["serve", "--ephemeral", "--demo"], async (url) => {
      expect((await api({ url }).get("/readyz", { accept: "*/*" })).status).toBe(200);
    });
  });

  it("serves the mock", async () => {
    await serving(["mock"], async (url) => {
      expect((await api({ url }, "any").get("/api/parts/1")).status).toBe(200);
    });
  });

  it.each([
    ["not writable", "/empty", {}],
    ["mounted with noexec", "/mounted", { mount: "noexec" }],
  ])("names the remedy if the temporary folder is %s", async (_state, folder, options) => {
    const child = root.start(["migrate"], { TMPDIR: folder }, options);
    child.stdin.end();
    const [message] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect(child.exitCode, message).toBe(1);
    expect(message).toMatch(new RegExp(`temporary folder: .*${folder}/partledger-.*Set TMPDIR to a folder`));
  });

  it("writes only to UPLOADS_DIR and the temporary folder", async () => {
    expect(await root.list()).toEqual(before);
    expect(await readdir(join(root.path, "tmp"))).toEqual([expect.stringMatching(/^partledger-\d+-\w{16}$/)]);
  });
});

/** Returns the address that the service prints. */
function addressOf(stdout: Readable): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    stdout.on("end", () => reject(new Error(`The service ended before it listened: ${output}`)));
  });
}

async function expectSanitized(client: Api): Promise<void> {
  const data = `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
  const attachment = {
    name: `Drawing ${randomUUID()}`,
    element: "/api/parts/1",
    attachment_type: "/api/attachment_types/2",
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...attachment, name: `Form ${randomUUID()}` }))
    form.set(name, value);
  form.set("file", new Blob([drawing], { type: "image/svg+xml" }), "drawing.svg");
  const encoded = new Response(form);
  const contentType = encoded.headers.get("content-type");
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const created = [
    await client.post("/api/attachments", { ...attachment, upload: { data, filename: "drawing.svg" } }),
    await client.post("/api/attachments", bytes, { contentType }),
  ];
  for (const { status, body, text: answer } of created) {
    expect(status, answer).toBe(201);
    const { text } = await client.get(String(body.media_url), { accept: "*/*", expect: 200 });
    expect(text).toContain("<rect");
    expect(text).not.toContain("script");
  }
}
