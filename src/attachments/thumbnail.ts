/**
 * Creates the thumbnail of a stored image on the first request, and stores the thumbnail. Images are decoded in a
 * worker thread (`task-thread.ts`), one at a time, with limits on size and time.
 */
import { buffer } from "node:stream/consumers";
import type { StoredFile, Storage } from "./storage.ts";
import { createTaskThread, TaskAborted } from "./task-thread.ts";

export type Thumbnailer = ReturnType<typeof createThumbnailer>;

export interface ThumbnailerOptions {
  readonly storage: Storage;
  readonly maxPixels?: number;
  readonly maxBytes?: number;
  readonly timeoutMilliseconds?: number;
}

/** The media types for which thumbnails can be created. */
const thumbnailTypes: ReadonlySet<string> = new Set([
  "image/png",
  "image/apng",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/bmp",
]);

const side = 150;

export function createThumbnailer(options: ThumbnailerOptions) {
  const { storage, maxPixels = 50_000_000, maxBytes = 32_000_000, timeoutMilliseconds = 20_000 } = options;
  const thread = createTaskThread(timeoutMilliseconds);
  const inProgress = new Map<string, Promise<StoredFile | null>>();

  /** Returns the content of the thumbnail, or `null` if the image cannot be decoded within the limits. */
  async function decode(path: string): Promise<Uint8Array | null> {
    try {
      const { content } = await thread.run({ kind: "thumbnail", path, side, maxPixels });
      return content;
    } catch (error) {
      if (error instanceof TaskAborted) return null;
      throw error;
    }
  }

  async function create(key: string): Promise<StoredFile | null> {
    const original = await storage.stat(key);
    if (original === null || original.size === 0 || original.size > maxBytes) return null;
    const { headBytes, sniffMediaType } = await import("./media-type.ts");
    const head = await original.open({ start: 0, end: Math.min(headBytes, original.size) - 1 });
    const type = await sniffMediaType(await buffer(head));
    if (!thumbnailTypes.has(type)) return null;
    const copy = await storage.stage((await original.open()) as AsyncIterable<Buffer>);
    // An empty file records that the image cannot be decoded, so later requests do not decode it again.
    const webp = (await decode(copy.path).finally(() => storage.discard(copy))) ?? new Uint8Array();
    await storage.addThumbnail(await storage.stage([webp]), key);
    // The original may have been deleted during the decoding. In that case, delete the new thumbnail too.
    if ((await storage.stat(key)) === null) await storage.remove(key);
    return unlessEmpty(await storage.statThumbnail(key));
  }

  return {
    /**
     * Returns the thumbnail of a stored file: a WebP image of at most 150 × 150 pixels, rotated upright, without
     * metadata. Returns `null` if the file is not an image that can be decoded.
     * @throws {Problem} 503 if too many requests are waiting
     */
    async thumbnail(key: string): Promise<StoredFile | null> {
      const stored = await storage.statThumbnail(key);
      if (stored !== null) return unlessEmpty(stored);
      const thumbnail = inProgress.get(key) ?? create(key).finally(() => inProgress.delete(key));
      inProgress.set(key, thumbnail);
      return thumbnail;
    },
    close: () => thread.close(),
  };
}

function unlessEmpty(file: StoredFile | null): StoredFile | null {
  return file === null || file.size === 0 ? null : file;
}
