/** Checks whether a SQLite file is damaged. */
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { assetFile } from "../util/assets.ts";
import { codeOf } from "./open-failure.ts";

interface Integrity {
  /** What is damaged. Null if the file is an intact SQLite database. */
  readonly damage: string | null;
  /** The version of the schema; 0 without tables. Null if the file is damaged. */
  readonly schemaVersion: number | null;
}

interface IntegrityOptions {
  readonly nativeBinding?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Checks the structure of a SQLite file that no other process uses. The check takes seconds for a large file, so it runs
 * in a worker thread.
 * @example const { damage } = await checkIntegrity("uploads/partledger.db", {});
 */
export function checkIntegrity(
  path: string,
  { nativeBinding, signal }: IntegrityOptions,
): Promise<Integrity> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(pathToFileURL(assetFile("integrity-worker.mjs")), {
      workerData: { path, nativeBinding },
      execArgv: [],
      env: {},
    });
    const abort = (): void => {
      // The check itself cannot be interrupted. Its result is no longer needed.
      worker.unref();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener("abort", abort, { once: true });
    worker.on("message", resolve).on("error", reject);
    worker.on("exit", () => {
      signal?.removeEventListener("abort", abort);
      reject(new Error(`The thread that checks ${path} has ended without a result.`));
    });
  });
}

/** Returns whether SQLite reports that the file is damaged or is not a database. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}
