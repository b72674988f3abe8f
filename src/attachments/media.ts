/**
 * Serves public files under `/media/…`. Names of public files cannot be guessed, so a user who knows the name of a file
 * is allowed to read the file. Only the API serves private files.
 */
import { isStorageKey } from "./storage-key.ts";
import type { Storage } from "./storage.ts";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { Problem } from "../util/errors.ts";
import type { RequestHandler } from "../http/http-server.ts";

/** Headers of every response. The Content-Security-Policy also restricts framing. */
const headersOfAll = new Map([
  ["Referrer-Policy", "no-referrer"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "SAMEORIGIN"],
]);

type Response = Parameters<RequestHandler>[1];

const fileByKey = prepared((db, slot: Slot<{ key: string }>) =>
  db
    .selectFrom("attachments")
    .select(["media_type", "original_filename", "name"])
    .where("internal_path", "=", slot("key"))
    .limit(1),
);

/** Handles requests for public files. Returns `false` for all other paths. */
export function createMediaHandler({ store, storage }: { store: Store; storage: Storage }): RequestHandler {
  return async (request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    if (!path.startsWith("/media/")) return false;
    response.setHeaders(headersOfAll);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return true;
    }
    const key = path.slice(1);
    const [row] = isStorageKey(key) ? await store.read.run(fileByKey, { key }) : [];
    const stored = row === undefined ? null : await storage.stat(key);
    if (row === undefined || stored === null) return notFound(response);
    const { sendFile } = await import("./serve-file.ts");
    try {
      await sendFile(request, response, {
        stored,
        mediaType: row.media_type ?? "application/octet-stream",
        fileName: row.original_filename ?? row.name,
        private: false,
        immutable: true,
        purpose: "view",
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refuse(response, error.status, error.detail, error.headers);
    }
    return true;
  };
}

function notFound(response: Response): true {
  refuse(response, 404, "This file does not exist.");
  return true;
}

function refuse(
  response: Response,
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  response.writeHead(status, { ...type, ...headers }).end(`${detail}\n`);
}
