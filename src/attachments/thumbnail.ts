/**
 * Thumbnails of stored pictures, created on the first request and kept as derived files. Pictures are decoded in a
 * worker thread (`task-thread.ts`), one at a time, limited in size and time.
 */
import { detectMediaType } from "./media-type.ts";
import type { StoredFile, Storage } from "./storage.ts";
import { createTaskThread, TaskAborted } from "./task-thread.ts";

export type Thumbnailer = ReturnType<typeof createThumbnailer>;

export interface ThumbnailerOptions {
  readonly storage: Storage;
  readonly maxPixels?: number;
  readonly maxBytes?: number;
  readonly timeoutMilliseconds?: number;
}

/** The media types of which thumbnails can be made. */
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
  const underWay = new Map<string, Promise<StoredFile | null>>();

  /** The content of the thumbnail, or null if the picture cannot be decoded within the limits. */
  async function decode(path: string): Promise<Uint8Array | null> {
    try {
      const { content } = await thread.run({ kind: "thumbnail", path, side, maxPixels });
      return content;
    } catch (error) {
      if (error instanceof TaskAborted) return null;
      throw error;
    }
  }

  async function make(key: string): Promise<StoredFile | null> {
    const original = await storage.stat(key);
    if (original === null || original.size > maxBytes) return null;
    if (!thumbnailTypes.has(await detectMediaType(original.path))) return null;
    // An empty file records that this picture cannot be decoded, so that it is tried only once.
    const webp = (await decode(original.path)) ?? new Uint8Array();
    await storage.addThumbnail(await storage.stage([webp]), key);
    // The original was deleted while the thumbnail was made.
    if ((await storage.stat(key)) === null) await storage.remove(key);
    return present(await storage.statThumbnail(key));
  }

  return {
    /**
     * The thumbnail (WebP, at most 150 × 150 pixels, never enlarged, turned upright, without metadata) of the file
     * under this key, or null when it is no picture that can be made small. Throws 503 when too many ask at once.
     */
    async thumbnail(key: string): Promise<StoredFile | null> {
      const kept = await storage.statThumbnail(key);
      if (kept !== null) return present(kept);
      const making = underWay.get(key) ?? make(key).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    /** Stops the decoding thread. */
    close: () => thread.close(),
  };
}

function present(file: StoredFile | null): StoredFile | null {
  return file === null || file.size === 0 ? null : file;
}
