/** Creates a thumbnail of an image with libvips. `file-worker.ts` runs this module in a worker thread. */
import { readFile } from "node:fs/promises";
import { decode } from "bmp-ts";
import type Vips from "wasm-vips";
import { loadVips } from "./load-vips.ts";
import { heavyPixels, type FileTask, type TaskResult } from "./task-thread.ts";

type ThumbnailTask = Extract<FileTask, { kind: "thumbnail" }>;

/** The allowed libvips decoders. All other decoders of the library are unsafe for untrusted images. */
const decoders = new Set(["jpegload_buffer", "pngload_buffer", "webpload_buffer", "gifload_buffer"]);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** @param moduleUrl the URL of `vips-node.mjs`, which is loaded for the first thumbnail */
export function createPictureShrinker(moduleUrl: string): (task: ThumbnailTask) => Promise<TaskResult> {
  let library: Promise<typeof Vips> | null = null;
  return async ({ path, side, maxPixels }) => {
    const vips = await (library ??= loadVips(moduleUrl));
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

interface ShrinkOptions {
  readonly side: number;
  /** @throws {Error} if the image has too many pixels */
  measure(this: void, size: Size): void;
}

function shrink(vips: typeof Vips, file: Buffer, options: ShrinkOptions): Uint8Array<ArrayBuffer> {
  const isBmp = file.toString("latin1", 0, 2) === "BM";
  const thumbnail = isBmp ? shrinkBmp(vips, file, options) : shrinkOther(vips, file, options);
  try {
    // The result is transferred to another thread. The memory of the library cannot be transferred, so the result is
    // copied.
    return new Uint8Array(thumbnail.webpsaveBuffer({ Q: 80, keep: "none" }));
  } finally {
    thumbnail.delete();
  }
}

/** Creates a thumbnail of a JPEG, PNG, WebP or GIF image. Checks the size from the header before decoding. */
function shrinkOther(vips: typeof Vips, file: Buffer, { side, measure }: ShrinkOptions): Vips.Image {
  const header = vips.Image.newFromBuffer(file);
  try {
    if (!decoders.has(header.getString("vips-loader"))) throw new Error("unsupported picture format");
    measure(header);
  } finally {
    header.delete();
  }
  return vips.Image.thumbnailBuffer(file, side, { height: side, size: "down" });
}

/** Creates a thumbnail of a BMP image. libvips does not support BMP, so the package `bmp-ts` decodes the image. */
function shrinkBmp(vips: typeof Vips, file: Buffer, { side, measure }: ShrinkOptions): Vips.Image {
  measure({ width: file.readUInt32LE(18), height: Math.abs(file.readInt32LE(22)) });
  const { width, height, data } = decode(file, { toRGBA: true });
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255; // Few programs write a valid alpha channel, so make the picture opaque.
  const full = vips.Image.newFromMemory(new Uint8Array(data), width, height, 4, vips.BandFormat.uchar).copy({
    interpretation: "srgb",
  });
  try {
    return full.thumbnailImage(side, { height: side, size: "down" });
  } finally {
    full.delete();
  }
}
