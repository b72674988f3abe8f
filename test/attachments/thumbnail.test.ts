import { buffer } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { createThumbnailer, type ThumbnailerOptions } from "../../src/attachments/thumbnail.ts";
import { pictures } from "./pictures.ts";
import { storeFile, temporaryStorage } from "./temporary-storage.ts";

async function setUp(more: Partial<ThumbnailerOptions> = {}) {
  const { storage } = await temporaryStorage();
  const thumbnailer = createThumbnailer({ storage, ...more });
  onTestFinished(() => thumbnailer.close());
  return { storage, thumbnailer };
}

/** Reads the width and height of a lossy or lossless WebP image without an extended header. */
function webpSize(webp: Buffer): [number, number] {
  expect(webp.toString("latin1", 0, 4) + webp.toString("latin1", 8, 12)).toBe("RIFFWEBP");
  expect(webp.toString("latin1", 12, 16)).toBe("VP8 ");
  return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
}

/** Creates a black PNG image with one bit per pixel: a small file that is large when decoded. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a thumbnail", () => {
  it("a thumbnail is upright and never enlarged, for each common image format", async () => {
    const { storage, thumbnailer } = await setUp();
    for (const [name, content] of Object.entries(pictures)) {
      const thumbnail = await thumbnailer.thumbnail(await storeFile(storage, content, { extension: "png" }));
      expect(thumbnail, name).not.toBeNull();
      expect(webpSize(await buffer(await thumbnail!.open())), name).toEqual(
        name === "turnedJpeg" ? [4, 8] : [8, 4],
      );
    }
  });

  it("a thumbnail fits into 150 × 150 pixels and keeps the aspect ratio", async () => {
    const { storage, thumbnailer } = await setUp();
    const thumbnail = await thumbnailer.thumbnail(
      await storeFile(storage, blackPng(1200, 600), { extension: "png" }),
    );
    expect(webpSize(await buffer(await thumbnail!.open()))).toEqual([150, 75]);
  });

  it("a thumbnail is created once, also for concurrent requests, and deleted with its image", async () => {
    const { storage, thumbnailer } = await setUp();
    const key = await storeFile(storage, pictures.png, { extension: "png" });
    const [first, second] = await Promise.all([thumbnailer.thumbnail(key), thumbnailer.thumbnail(key)]);
    expect(second).toBe(first);
    expect(await thumbnailer.thumbnail(key)).toMatchObject({ size: first!.size, modified: first!.modified });
    await storage.remove(key);
    expect(await thumbnailer.thumbnail(key)).toBeNull();
  });

  it("a thumbnail is not created for a file that is not an image, whatever its name", async () => {
    const { storage, thumbnailer } = await setUp();
    for (const content of ["Hello", '<svg xmlns="http://www.w3.org/2000/svg"/>', "%PDF-1.7", ""]) {
      expect(await thumbnailer.thumbnail(await storeFile(storage, content, { extension: "png" }))).toBeNull();
    }
  });

  it("a thumbnail is not created for a decompression bomb, and the next image is processed", async () => {
    const { storage, thumbnailer } = await setUp();
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const hugeBmp = Buffer.from(pictures.bmp);
    hugeBmp.writeUInt32LE(100_000, 18);
    hugeBmp.writeInt32LE(-100_000, 22);
    for (const content of [bomb, hugeBmp]) {
      expect(await thumbnailer.thumbnail(await storeFile(storage, content, { extension: "png" }))).toBeNull();
    }
    expect(
      await thumbnailer.thumbnail(await storeFile(storage, pictures.png, { extension: "png" })),
    ).not.toBeNull();
  });

  it("a thumbnail is not created for a damaged image, which is tried only once", async () => {
    const { storage, thumbnailer } = await setUp();
    for (const [name, content] of Object.entries(pictures)) {
      const key = await storeFile(storage, content.subarray(0, 28), { extension: "png" });
      expect(await thumbnailer.thumbnail(key), name).toBeNull();
      expect(await storage.statThumbnail(key), name).toMatchObject({ size: 0 });
      expect(await thumbnailer.thumbnail(key), name).toBeNull();
    }
  });

  it("a thumbnail is not created for files above the size limit", async () => {
    const { storage, thumbnailer } = await setUp({ maxBytes: pictures.png.length - 1 });
    expect(
      await thumbnailer.thumbnail(await storeFile(storage, pictures.png, { extension: "png" })),
    ).toBeNull();
  });

  it("a thumbnail is abandoned if decoding takes too long", async () => {
    const { storage, thumbnailer } = await setUp({ timeoutMilliseconds: 1 });
    expect(
      await thumbnailer.thumbnail(await storeFile(storage, blackPng(6_000, 6_000), { extension: "png" })),
    ).toBeNull();
  });
});
