/**
 * Sanitizes SVG files in a worker thread, so that large files do not delay other requests. `svg.ts` defines the rules.
 */
import { readFile } from "node:fs/promises";
import { FileRefused } from "./file-refused.ts";
import { createTaskThread, TaskAborted } from "./task-thread.ts";

/**
 * Returns the sanitized content of the SVG file at `path`.
 * @throws {FileRefused} `svg` if the file cannot be sanitized
 */
export type SanitizeSvgFile = (path: string) => Promise<Uint8Array>;

/** Time limit in milliseconds. Sanitizing the largest accepted files takes about one second. */
const defaultTimeout = 10_000;

export function createSvgSanitizer(timeoutMilliseconds = defaultTimeout) {
  const thread = createTaskThread(timeoutMilliseconds);
  return {
    async sanitize(path: string): Promise<Uint8Array> {
      try {
        const { content, refused } = await thread.run({ kind: "sanitize-svg", path });
        if (refused !== null) throw new FileRefused(refused.code, refused.message);
        if (content === null) throw new Error("The worker thread returned no SVG file.");
        return content;
      } catch (error) {
        if (!(error instanceof TaskAborted)) throw error;
        const limit = `${timeoutMilliseconds / 1000} seconds`;
        const reason = error.reason === "time" ? `takes longer than ${limit}` : "needs too much memory";
        throw new FileRefused(
          "svg",
          `The SVG file is not accepted: sanitizing it ${reason}. Simplify the drawing.`,
          {
            cause: error,
          },
        );
      }
    },
    close: () => thread.close(),
  };
}

/**
 * Sanitizes an SVG file in the current thread. CLI commands use this function, because they have no other requests to
 * delay.
 */
export const sanitizeSvgHere: SanitizeSvgFile = async (path) => {
  const { sanitizeSvg } = await import("./svg.ts");
  return Buffer.from(sanitizeSvg(await readFile(path)));
};
