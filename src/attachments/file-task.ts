/** The messages between the service and the worker threads of `file-worker.ts`. */
import type { ViolationCode } from "../errors.ts";

/** The data that the worker receives when it starts. */
export interface FileWorkerData {
  /** Address of `vips-node.mjs`, which has `vips.wasm` beside it. */
  readonly vips: string;
}

export type FileTask =
  | { readonly kind: "sanitize-svg"; readonly path: string }
  | {
      readonly kind: "thumbnail";
      readonly path: string;
      /** Longest side of the thumbnail, in pixels. */
      readonly side: number;
      readonly maxPixels: number;
    };

export interface TaskResult {
  /** The new content; null if the file is refused. */
  readonly content: Uint8Array<ArrayBuffer> | null;
  readonly refused: { readonly code: ViolationCode; readonly message: string } | null;
  /** The thread used much memory that it cannot return. */
  readonly heavy: boolean;
}

/** The first message says that the program is loaded. Each later one ends a task. */
export type WorkerMessage =
  { readonly ready: true } | { readonly result: TaskResult } | { readonly failed: unknown };
