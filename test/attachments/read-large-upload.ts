/**
 * A separate program that reads an upload of 100 MB. Prints its peak memory use and whether the content arrived
 * unchanged.
 */
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createStorage } from "../../src/attachments/storage.ts";
import { readUploadBody } from "../../src/attachments/upload-body.ts";

const size = 100_000_000;
const block = randomBytes(60_000);
const hash = createHash("sha256");

async function* body(): AsyncGenerator<Buffer> {
  yield Buffer.from(
    '{"name":"large","upload":{"filename":"large.bin","data":"data:application/octet-stream;base64,',
  );
  for (let sent = 0; sent < size; sent += block.length) {
    block.writeUInt32LE(sent, 0);
    const piece = block.subarray(0, Math.min(block.length, size - sent));
    hash.update(piece);
    yield Buffer.from(piece.toString("base64"));
  }
  yield Buffer.from('"}}');
}

const directory = await mkdtemp(path.join(tmpdir(), "partledger-large-"));
try {
  const storage = await createStorage({ directory, random: randomBytes, now: () => new Date() });
  const { uploads } = await readUploadBody(body(), {
    storage,
    maxFileBytes: size,
    admit: () => Promise.resolve(() => undefined),
  });
  const [upload] = uploads.values();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  console.log(
    JSON.stringify({
      size: upload?.size,
      digestMatches: upload?.digest === hash.digest("hex"),
      peakBytes,
    }),
  );
} finally {
  await rm(directory, { recursive: true, force: true });
}
