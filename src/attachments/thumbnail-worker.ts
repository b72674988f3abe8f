/**
 * The thread that decodes pictures of strangers and makes them small. It is a program of its own, so that a
 * picture which hangs or crashes the decoder takes only this thread with it; `thumbnail.ts` starts and stops it.
 */
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { decode } from "bmp-ts";
import type Vips from "wasm-vips";

/** What the thread needs to know once, when it starts. */
export interface ThumbnailWorkerData {
  /** Address of `vips-node.mjs`, beside which `vips.wasm` lies. */
  readonly vips: string;
  /** Longest side of a thumbnail, in pixels. */
  readonly side: number;
  readonly maxPixels: number;
}

export interface ThumbnailTask {
  readonly path: string;
}

/** A WebP picture, or why there is none. WebAssembly memory never shrinks: `pixels` tells what was needed. */
export type ThumbnailResult = ({ readonly webp: Uint8Array } | { readonly refused: string }) & {
  readonly pixels: number;
};

if (parentPort === null) throw new Error("This is a thread's program.");
const port = parentPort;
const { vips: vipsUrl, side, maxPixels } = workerData as ThumbnailWorkerData;
const { default: start } = (await import(vipsUrl)) as { default: typeof Vips };
const vips = await start({
  dynamicLibraries: [],
  // Complaints about damaged pictures concern nobody; libvips is quiet when this variable is set.
  preRun: (module: { ENV: Record<string, string> }) => void (module.ENV["VIPS_WARNING"] = "1"),
});
vips.blockUntrusted(true);
vips.concurrency(1);
vips.Cache.max(0);

/** The decoders that pictures are given to; what else the library can read is none of a stranger's business. */
const decoders = new Set(["jpegload_buffer", "pngload_buffer", "webpload_buffer", "gifload_buffer"]);

let pixels = 0;

port.on("message", (task: ThumbnailTask) => {
  pixels = 0;
  void thumbnail(task)
    .then((webp) => ({ webp }))
    .catch((error: unknown) => ({ refused: String((error as Error)?.message ?? error) }))
    .then((result) => {
      port.postMessage({ ...result, pixels } satisfies ThumbnailResult);
    });
});

async function thumbnail({ path }: ThumbnailTask): Promise<Uint8Array> {
  const content = await readFile(path);
  const small = content.toString("latin1", 0, 2) === "BM" ? shrinkBmp(content) : shrink(content);
  try {
    return small.webpsaveBuffer({ Q: 80, keep: "none" });
  } finally {
    small.delete();
  }
}

/** Only the header is read before the size is known to be bearable. */
function shrink(content: Buffer): Vips.Image {
  const header = vips.Image.newFromBuffer(content);
  try {
    if (!decoders.has(header.getString("vips-loader"))) throw new Error("not a picture of a supported kind");
    checkSize(header.width, header.height);
  } finally {
    header.delete();
  }
  return vips.Image.thumbnailBuffer(content, side, { height: side, size: "down" });
}

/** The library does not know BMP. */
function shrinkBmp(content: Buffer): Vips.Image {
  checkSize(content.readUInt32LE(18), Math.abs(content.readInt32LE(22)));
  const { width, height, data } = decode(content, { toRGBA: true });
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255; // BMP has no transparency worth the name
  const full = vips.Image.newFromMemory(new Uint8Array(data), width, height, 4, vips.BandFormat.uchar).copy({
    interpretation: "srgb",
  });
  try {
    return full.thumbnailImage(side, { height: side, size: "down" });
  } finally {
    full.delete();
  }
}

function checkSize(width: number, height: number): void {
  if (!(width > 0 && height > 0 && width * height <= maxPixels))
    throw new Error(`${width} × ${height} pixels`);
  pixels = width * height;
}
