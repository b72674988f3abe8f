/**
 * Sends stored files. The headers prevent browsers from guessing the media type and from running active content in the
 * origin of the service. Callers check permissions first.
 */
import type { Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import send from "send";
import { problem } from "../util/errors.ts";
import { contentDisposition } from "./file-name.ts";
import type { ByteRange, StoredFile } from "./stored-file.ts";

export interface ServedFile {
  readonly stored: StoredFile;
  /** The media type, which was detected from the content when the file was stored. */
  readonly mediaType: string;
  /** The file name that browsers suggest for downloads. */
  readonly fileName: string;
  readonly private: boolean;
  /** Whether the URL always returns the same file, in which case clients can cache the response permanently. */
  readonly immutable: boolean;
  /** Whether range requests are supported. Default: true. */
  readonly ranges?: boolean;
  /** `download` makes browsers save the file. `view` displays the file inline if its type is safe. */
  readonly purpose: "view" | "download";
}

/** Media types that browsers can display without running active content. */
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
 * The PDF viewers of browsers need these sources and do not work in a sandbox. Scripts in a PDF run inside the viewer,
 * without access to this origin. `nosniff` prevents browsers from treating the file as another type.
 */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

/**
 * Returns the headers with which browsers can safely open a stored file. {@link sendFile} adds the headers for ranges
 * and caching.
 */
export function fileHeaders(file: Omit<ServedFile, "stored" | "ranges">): Record<string, string> {
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

/** Returns the media type to send. HTML, XML and scripts are sent as plain text, so browsers do not run them. */
function servedType(mediaType: string): string {
  return /^text\/|^application\/(xml|xhtml\+xml|.*javascript)$/.test(mediaType) ? "text/plain" : mediaType;
}

/** The members of `SendStream` that send a file from a path. */
type Sender = Omit<send.SendStream, "stream"> & {
  res?: ServerResponse;
  stream(path: string, range: ByteRange): void;
};

/**
 * Sends a file in response to GET or HEAD. Supports byte ranges, `ETag`, `Last-Modified` and conditional requests (RFC
 * 9110). `If-Match` and `If-Unmodified-Since` are ignored, because these headers protect writes. Resolves when the
 * response is complete or the client has disconnected.
 * @throws {Problem} 404 if the file does not exist; 416 if the requested range is outside the file
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
): Promise<void> {
  const present = new Set(response.getHeaderNames());
  const { stored } = file;
  return new Promise((resolve, reject) => {
    const stream: Sender = send(withoutWriteConditions(request), "/", {
      cacheControl: false,
      acceptRanges: file.ranges !== false,
    });
    const refuse = (error: Error): void => {
      if (response.headersSent) return void response.destroy();
      for (const name of response.getHeaderNames()) if (!present.has(name)) response.removeHeader(name);
      reject(error);
    };
    stream.on("headers", () => response.setHeaders(new Map(Object.entries(fileHeaders(file)))));
    stream.on("error", (error: Error & { status?: number; headers?: Record<string, string> }) => {
      if (error.status !== 416) return refuse(error);
      const detail = "The requested range is outside the file.";
      refuse(problem("range-not-satisfiable", detail, { headers: { ...error.headers }, cause: error }));
    });
    response.on("close", resolve);
    // `send` reads files itself, but only from a disk. It decides on the headers and the range here.
    stream.res = response;
    stream.stream = (_path, { start, end }) => {
      if (stored.size === 0) return void response.end();
      stored
        .open(response.statusCode === 206 ? { start, end } : undefined)
        .then((content) => pipeline(content, response))
        .catch((error: unknown) => refuse(error as Error));
    };
    const { size, modified: mtime } = stored;
    // The properties from which the package `etag` recognizes `Stats`.
    stream.send("", { size, mtime, ctime: mtime, ino: 0 } as Stats);
  });
}

function withoutWriteConditions(request: IncomingMessage): IncomingMessage {
  const { "if-match": match, "if-unmodified-since": unmodified, ...headers } = request.headers;
  if (match === undefined && unmodified === undefined) return request;
  return Object.create(request, { headers: { value: headers } }) as IncomingMessage;
}
