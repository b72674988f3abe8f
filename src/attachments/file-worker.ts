/**
 * The program of the worker threads that create thumbnails, sanitize SVG files and render labels. The program is bundled separately.
 * `task-thread.ts` starts and stops the threads, so a file that hangs or crashes the program affects only its thread.
 */
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { FileTask, FileWorkerData, TaskResult, WorkerMessage } from "./task-thread.ts";
import { FileRefused } from "./file-refused.ts";
import { createSvgRenderer } from "./render-svg.ts";
import { createPictureShrinker } from "./shrink-picture.ts";
import { sanitizeSvg } from "./svg.ts";

if (parentPort === null) throw new Error("This module runs in a worker thread only.");
const port = parentPort;
const { vips } = workerData as FileWorkerData;
const shrink = createPictureShrinker(vips);
const renderSvg = createSvgRenderer(vips);

async function perform(task: FileTask): Promise<TaskResult> {
  if (task.kind === "thumbnail") return shrink(task);
  if (task.kind === "render-svg") return renderSvg(task);
  try {
    const text = sanitizeSvg(await readFile(task.path));
    return { content: new TextEncoder().encode(text), refused: null, heavy: false };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { content: null, refused: { code: error.code, message: error.message }, heavy: false };
  }
}

port.on("message", (task: FileTask) => {
  void perform(task).then(
    (result) =>
      port.postMessage({ result } satisfies WorkerMessage, result.content ? [result.content.buffer] : []),
    (error: unknown) => port.postMessage({ failed: error } satisfies WorkerMessage),
  );
});
port.postMessage({ ready: true } satisfies WorkerMessage);
