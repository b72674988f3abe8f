/**
 * Sends stored files to browsers that must not trust them: content types are never guessed, active content never
 * runs in the service's origin. Who may have the file is decided before this is called.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import send from "send";
import { problem } from "../errors.ts";
import { contentDisposition } from "./file-name.ts";

export interface ServedFile {
  /** On disk, as `Storage.stat` gives it. */
  readonly path: string;
  /** As found by content when the file arrived. */
  readonly mediaType: string;
  /** What a download is called. */
  readonly fileName: string;
  readonly private: boolean;
  /** `download` always asks the browser to save the file, `view` only when the type is not harmless. */
  readonly purpose: "view" | "download";
}

/** Types that browsers show without running anything in them. */
const shownInline = new Set([
  "image/png",
  "image/apng",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/bmp",
  "image/x-icon",
  "image/svg+xml",
  "text/plain",
  "application/pdf",
]);

const sandbox =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
/**
 * Browsers show a PDF in a viewer of their own, which a sandbox blocks and which needs these sources. The PDF's
 * scripts run in that viewer, without access to this origin; `nosniff` keeps the file from being anything else.
 */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

/** The headers that make a stored file safe to open; range and validation headers are added by {@link sendFile}. */
export function answerHeaders(file: Omit<ServedFile, "path">): Record<string, string> {
  const type = servedType(file.mediaType);
  const inline = file.purpose === "view" && shownInline.has(type);
  return {
    "Content-Type": type === "text/plain" ? "text/plain; charset=utf-8" : type,
    "Content-Disposition": contentDisposition(inline ? "inline" : "attachment", file.fileName),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": type === "application/pdf" ? pdfPolicy : sandbox,
    "Cross-Origin-Resource-Policy": file.private ? "same-origin" : "cross-origin",
    // A public file's name is random and never used again, so what is under it never changes.
    "Cache-Control": file.private ? "private, no-store" : "public, max-age=31536000, immutable",
  };
}

/** HTML and XML are sent as text to read, never as pages. */
function servedType(mediaType: string): string {
  return /^text\/|^application\/(xml|xhtml\+xml|.*javascript)$/.test(mediaType) ? "text/plain" : mediaType;
}

/**
 * Answers GET and HEAD with the file: byte ranges, `ETag`, `Last-Modified` and conditional requests included
 * (RFC 9110). Throws a 404 problem when the file is gone; afterwards the answer is complete or the client is gone.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = send(request, `/${encodeURIComponent(path.basename(file.path))}`, {
      root: path.dirname(file.path),
      cacheControl: false,
      dotfiles: "allow",
      index: false,
    });
    stream.on("headers", () => response.setHeaders(new Map(Object.entries(answerHeaders(file)))));
    stream.on("error", (error: Error & { status?: number; headers?: Record<string, string> }) => {
      if (response.headersSent) response.destroy();
      else if (error.status === 412 || error.status === 416) {
        response.writeHead(error.status, { ...error.headers, "Content-Length": "0" }).end();
      } else reject(error.status === 404 ? problem("not-found") : error);
    });
    stream.on("directory", () => reject(problem("not-found")));
    response.on("close", resolve);
    stream.pipe(response);
  });
}
