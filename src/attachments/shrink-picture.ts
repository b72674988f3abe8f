/** Decodes a picture with libvips and scales it down to a thumbnail. Runs in the worker thread of `thumbnail.ts`. */
import { readFile } from "node:fs/promises";
import { decode } from "bmp-ts";
import type Vips from "wasm-vips";
import type { FileTask, TaskResult } from "./task-thread.ts";

type ThumbnailTask = Extract<FileTask, { kind: "thumbnail" }>;

/** WebAssembly memory never shrinks: a thread that decoded a picture larger than this is not kept. */
const heavyPixels = 8_000_000;

/** The decoders that untrusted pictures are given to; the library has more. */
const decoders = new Set(["jpegload_buffer", "pngload_buffer", "webpload_buffer", "gifload_buffer"]);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** `address` is that of `vips-node.mjs`. The library is loaded with the first picture. */
export function createPictureShrinker(address: string): (task: ThumbnailTask) => Promise<TaskResult> {
  let library: Promise<typeof Vips> | null = null;
  return async ({ path, side, maxPixels }) => {
    const vips = await (library ??= loadVips(address));
    let pixels = 0;
    const measure = ({ width, height }: Size): void => {
      pixels = width * height;
      if (!(width > 0 && height > 0 && pixels <= maxPixels)) throw new Error(`${width} × ${height} pixels`);
    };
    const heavy = (): boolean => pixels > heavyPixels && pixels <= maxPixels;
    try {
      const file = await readFile(path);
      const content = shrink(vips, file, { side, measure });
      return { content, refused: null, heavy: heavy() };
    } catch (error) {
      const message = String((error as Error | null)?.message ?? error);
      return { content: null, refused: { code: "picture", message }, heavy: heavy() };
    }
  };
}

async function loadVips(address: string): Promise<typeof Vips> {
  const { default: start } = (await import(address)) as { default: typeof Vips };
  const vips = await start({
    dynamicLibraries: [],
    // Without this, libvips prints a warning for each damaged picture.
    preRun: (module: { ENV: Record<string, string> }) => void (module.ENV["VIPS_WARNING"] = "1"),
  });
  vips.blockUntrusted(true);
  vips.concurrency(1);
  vips.Cache.max(0);
  return vips;
}

interface Shrinking {
  readonly side: number;
  /** @throws {Error} if the picture has too many pixels */
  measure(this: void, size: Size): void;
}

function shrink(vips: typeof Vips, file: Buffer, shrinking: Shrinking): Uint8Array<ArrayBuffer> {
  const isBmp = file.toString("latin1", 0, 2) === "BM";
  const small = isBmp ? shrinkBmp(vips, file, shrinking) : shrinkOther(vips, file, shrinking);
  try {
    // A copy, as the memory of the library cannot be transferred to another thread.
    return new Uint8Array(small.webpsaveBuffer({ Q: 80, keep: "none" }));
  } finally {
    small.delete();
  }
}

/** Checks the size in the header before the picture is decoded. */
function shrinkOther(vips: typeof Vips, file: Buffer, { side, measure }: Shrinking): Vips.Image {
  const header = vips.Image.newFromBuffer(file);
  try {
    if (!decoders.has(header.getString("vips-loader"))) throw new Error("not a picture of a supported kind");
    measure(header);
  } finally {
    header.delete();
  }
  return vips.Image.thumbnailBuffer(file, side, { height: side, size: "down" });
}

/** libvips cannot read BMP. */
function shrinkBmp(vips: typeof Vips, file: Buffer, { side, measure }: Shrinking): Vips.Image {
  measure({ width: file.readUInt32LE(18), height: Math.abs(file.readInt32LE(22)) });
  const { width, height, data } = decode(file, { toRGBA: true });
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255; // few programs write a valid alpha channel
  const full = vips.Image.newFromMemory(new Uint8Array(data), width, height, 4, vips.BandFormat.uchar).copy({
    interpretation: "srgb",
  });
  try {
    return full.thumbnailImage(side, { height: side, size: "down" });
  } finally {
    full.delete();
  }
}
