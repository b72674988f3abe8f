/** Uploads of the maximum size, and their memory use. */
import { createHash, randomBytes } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api, type Api, type Json } from "../support/client.ts";
import { checkResponse } from "../support/contract.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { createDirectory, startProcess, type RunningProcess } from "../support/process.ts";
import { startBucket, type TestBucket } from "../support/s3.ts";

const megabyte = 1_000_000;
const memoryLimit = 512 * 1024 * 1024;
const block = randomBytes(60_000);

/** Module that prints the peak memory of a process at its end, in bytes. */
const printPeak = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => console.log(`peak: ${process.resourceUsage().maxRSS * 1024}`))',
)}`;

let directory: string;
let running: RunningProcess;
let url = "";
let client: Api;
let envelope: Record<string, unknown>;
let bucket: TestBucket | null = null;

async function start(): Promise<void> {
  directory = await createDirectory(seedPrincipals);
  running = await startProcess([], {
    directory,
    environment: { ...bucket?.environment, LOG_LEVEL: "error", NODE_OPTIONS: `--import=${printPeak}` },
  });
  ({ url } = running);
  client = api({ url }, tokens.full);
  const make = async (collection: string): Promise<string> =>
    String((await client.post(`/api/${collection}`, { name: "x" }, { expect: 201 })).body["@id"]);
  envelope = { element: await make("categories"), attachment_type: await make("attachment_types") };
}

/** Sends a generated file of `size` bytes as a stream, without a `Content-Length`. */
async function upload(name: string, size: number): Promise<{ status: number; body: Json; digest: string }> {
  const hash = createHash("sha256");
  const outgoing = httpRequest(`${url}/api/attachments`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${tokens.full}`,
      Accept: "application/ld+json",
      "Content-Type": "application/json",
    },
  });
  const answered = once(outgoing, "response") as Promise<[IncomingMessage]>;
  const start = JSON.stringify({ ...envelope, name, upload: { filename: "large.bin", data: "" } });
  outgoing.write(start.slice(0, -3));
  let refused = false;
  void answered.then(([{ statusCode }]) => (refused = statusCode !== 201)).catch(() => (refused = true));
  for (let sent = 0; sent < size && !refused; sent += block.length) {
    block.writeUInt32LE(sent, 0);
    const piece = block.subarray(0, Math.min(block.length, size - sent));
    hash.update(piece);
    if (!outgoing.write(piece.toString("base64"))) {
      await Promise.race([once(outgoing, "drain"), answered]);
    }
  }
  outgoing.end('"}}');
  const [incoming] = await answered;
  let text = "";
  for await (const chunk of incoming.setEncoding("utf8")) text += chunk as string;
  checkResponse({
    method: "POST",
    target: "/api/attachments",
    status: incoming.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.from(text),
  });
  return { status: incoming.statusCode ?? 0, body: JSON.parse(text) as Json, digest: hash.digest("hex") };
}

describe.each(["directory", "bucket"])("uploads to a %s", (kind) => {
  beforeAll(async () => {
    bucket = kind === "bucket" ? await startBucket() : null;
    await start();
  });
  afterAll(async () => {
    await running?.stop("SIGTERM");
    await bucket?.close();
    await rm(directory, { recursive: true, force: true });
  });

  it("accepts several files of 100 MB at once, unchanged, with less than 512 MB of memory", async () => {
    const answers = await Promise.all([upload("first", 100 * megabyte), upload("second", 100 * megabyte)]);
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBe(201);
    const [first] = answers;
    const file = await client.get(`${String(first?.body["@id"])}/file`, { accept: "*/*", expect: 200 });
    expect(file.bytes).toHaveLength(100 * megabyte);
    expect(createHash("sha256").update(file.bytes).digest("hex")).toBe(first?.digest);
  });

  it("rejects one byte more with 413 and stores nothing", async () => {
    const { status, body } = await upload("too large", 100 * megabyte + 1);
    expect(status).toBe(413);
    expect(String(body.detail)).toContain("100 MB");
    const { headers } = await client.get("/api/attachments", { expect: 200 });
    expect(headers["x-total-count"]).toBe("2");
  });

  it("the service needed less than 512 MB of memory for all uploads", async () => {
    const { stdout } = await running.stop("SIGTERM");
    const [, bytes] = /^peak: (\d+)$/m.exec(stdout) ?? [];
    expect(Number(bytes)).toBeGreaterThan(50 * megabyte);
    expect(Number(bytes)).toBeLessThan(memoryLimit);
  });
});
