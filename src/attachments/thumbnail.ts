/**
 * Small pictures of stored pictures, made when they are first asked for and kept as derived files. The decoding
 * happens in `thumbnail-worker.ts`, one picture at a time, bounded in size and time.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { createGate } from "./gate.ts";
import { detectMediaType } from "./media-type.ts";
import type { StoredFile, Storage } from "./storage.ts";
import type { ThumbnailResult, ThumbnailTask, ThumbnailWorkerData } from "./thumbnail-worker.ts";

export interface Thumbnailer {
  /**
   * The thumbnail (WebP, at most 150 × 150 pixels, never enlarged, turned upright, without metadata) of the file
   * under this key, or null when it is no picture that can be made small. Throws 503 when too many ask at once.
   */
  thumbnail(key: string): Promise<StoredFile | null>;
  /** Stops the decoding thread. */
  close(): Promise<void>;
}

export interface ThumbnailerOptions {
  readonly storage: Storage;
  readonly maxPixels?: number;
  readonly maxBytes?: number;
  readonly timeoutMilliseconds?: number;
  readonly assets?: ThumbnailAssets;
}

/** Where the parts are that cannot be inside the bundle. */
export interface ThumbnailAssets {
  readonly worker: URL;
  /** `vips-node.mjs`, with `vips.wasm` beside it. */
  readonly vips: URL;
}

/** The media types of which thumbnails can be made. */
export const thumbnailTypes: ReadonlySet<string> = new Set([
  "image/png",
  "image/apng",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/bmp",
]);

const side = 150;
/** How long the thread is kept for the next picture: a page with many thumbnails asks for them in a row. */
const idleMilliseconds = 5_000;
/** A thread that decoded a picture larger than this is not kept: it would hold on to the memory. */
const heavyPixels = 8_000_000;

export function createThumbnailer(options: ThumbnailerOptions): Thumbnailer {
  const { storage, maxPixels = 50_000_000, maxBytes = 32_000_000, timeoutMilliseconds = 20_000 } = options;
  const gate = createGate({ waiting: 64 });
  const underWay = new Map<string, Promise<StoredFile | null>>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopping = worker;
    worker = null;
    await stopping?.terminate();
  }

  function startWorker(): Worker {
    const { worker: file, vips } = options.assets ?? defaultAssets();
    const data: ThumbnailWorkerData = { vips: vips.href, side, maxPixels };
    const started = new Worker(file, {
      workerData: data,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.unref();
    return started;
  }

  /** Resolves with null when the thread fails or takes too long; it is stopped then. */
  async function decode(task: ThumbnailTask): Promise<Uint8Array | null> {
    clearTimeout(idle);
    const current = (worker ??= startWorker());
    const result = await new Promise<ThumbnailResult | null>((resolve) => {
      const fail = () => settle(null);
      const timer = setTimeout(fail, timeoutMilliseconds);
      function settle(value: ThumbnailResult | null): void {
        clearTimeout(timer);
        current.off("message", settle).off("error", fail).off("exit", fail);
        resolve(value);
      }
      current.on("message", settle).on("error", fail).on("exit", fail);
      current.postMessage(task);
    });
    if (result === null || result.pixels > heavyPixels) await stop();
    else idle = setTimeout(() => void stop(), idleMilliseconds).unref();
    return result !== null && "webp" in result ? result.webp : null;
  }

  async function make(key: string): Promise<StoredFile | null> {
    const original = await storage.stat(key);
    if (original === null || original.size > maxBytes) return null;
    if (!thumbnailTypes.has(await detectMediaType(original.path))) return null;
    const leave = await gate.enter();
    try {
      // An empty file remembers that this picture cannot be decoded, so that it is tried only once.
      const webp = (await decode({ path: original.path })) ?? new Uint8Array();
      await storage.commitDerived(await storage.stage([webp]), key, "thumb.webp");
      if ((await storage.stat(key)) === null) await storage.remove(key); // it was deleted in the meantime
    } finally {
      leave();
    }
    return present(await storage.statDerived(key, "thumb.webp"));
  }

  return {
    async thumbnail(key) {
      const kept = await storage.statDerived(key, "thumb.webp");
      if (kept !== null) return present(kept);
      const making = underWay.get(key) ?? make(key).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    close: stop,
  };
}

function present(file: StoredFile | null): StoredFile | null {
  return file === null || file.size === 0 ? null : file;
}

/** Beside the bundle, or, when the sources are run directly, where they and the packages are. */
function defaultAssets(): ThumbnailAssets {
  if (!import.meta.url.endsWith(".ts")) {
    return {
      worker: new URL("assets/thumbnail-worker.mjs", import.meta.url),
      vips: new URL("assets/vips/vips-node.mjs", import.meta.url),
    };
  }
  const { resolve } = createRequire(import.meta.url);
  const source = new URL("thumbnail-worker.ts", import.meta.url).href;
  const loader = pathToFileURL(resolve("tsx/esm/api")).href.replace(/\.cjs$/, ".mjs");
  const program = `import { register } from "${loader}"; register(); await import("${source}");`;
  return {
    worker: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    vips: pathToFileURL(path.join(path.dirname(resolve("wasm-vips")), "vips-node.mjs")),
  };
}
