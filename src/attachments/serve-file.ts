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
  /** Asked for under a name that is never used again; else what is answered may be another file tomorrow. */
  readonly immutable: boolean;
  /** Whether parts of it can be asked for; by default they can. */
  readonly ranges?: boolean;
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
export function answerHeaders(file: Omit<ServedFile, "path" | "ranges">): Record<string, string> {
  const type = servedType(file.mediaType);
  const inline = file.purpose === "view" && shownInline.has(type);
  return {
    "Content-Type": type === "text/plain" ? "text/plain; charset=utf-8" : type,
    "Content-Disposition": contentDisposition(inline ? "inline" : "attachment", file.fileName),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": type === "application/pdf" ? pdfPolicy : sandbox,
    "Cross-Origin-Resource-Policy": file.private ? "same-origin" : "cross-origin",
    "Cache-Control": cacheControl(file),
  };
}

function cacheControl(file: Pick<ServedFile, "private" | "immutable">): string {
  if (file.private) return "private, no-store";
  return file.immutable ? "public, max-age=31536000, immutable" : "private, no-cache";
}

/** HTML and XML are sent as text to read, never as pages. */
function servedType(mediaType: string): string {
  return /^text\/|^application\/(xml|xhtml\+xml|.*javascript)$/.test(mediaType) ? "text/plain" : mediaType;
}

/**
 * Answers GET and HEAD with the file: byte ranges, `ETag`, `Last-Modified` and conditional requests included
 * (RFC 9110). `If-Match` and `If-Unmodified-Since` protect writes and are ignored here. Afterwards the answer is
 * complete or the client is gone.
 *
 * @throws {Problem} 404 when the file is gone, 416 when it has no bytes in the range that is asked for
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
): Promise<void> {
  const present = new Set(response.getHeaderNames());
  return new Promise((resolve, reject) => {
    const stream = send(withoutWriteConditions(request), `/${encodeURIComponent(path.basename(file.path))}`, {
      root: path.dirname(file.path),
      cacheControl: false,
      acceptRanges: file.ranges !== false,
      dotfiles: "allow",
      index: false,
    });
    stream.on("headers", () => response.setHeaders(new Map(Object.entries(answerHeaders(file)))));
    stream.on("error", (error: Error & { status?: number; headers?: Record<string, string> }) => {
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) if (!present.has(name)) response.removeHeader(name);
      if (error.status === 404) return reject(problem("not-found"));
      if (error.status !== 416) return reject(error);
      const detail = "The requested range is outside the file.";
      reject(problem("range-not-satisfiable", detail, { headers: { ...error.headers }, cause: error }));
    });
    stream.on("directory", () => reject(problem("not-found")));
    response.on("close", resolve);
    stream.pipe(response);
  });
}

function withoutWriteConditions(request: IncomingMessage): IncomingMessage {
  const { "if-match": match, "if-unmodified-since": unmodified, ...headers } = request.headers;
  if (match === undefined && unmodified === undefined) return request;
  return Object.create(request, { headers: { value: headers } }) as IncomingMessage;
}
