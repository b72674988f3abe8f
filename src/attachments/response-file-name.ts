/** Determines the name of a downloaded file. `file-name.ts` cleans the name. */
import type { IncomingMessage } from "node:http";
import { parse as parseDisposition } from "content-disposition";
import { cleanFileName } from "./file-name.ts";

/** Returns the name in `Content-Disposition` or the last path segment of the URL, or `null` if neither is usable. */
export function fileNameOf(url: URL, response: IncomingMessage): string | null {
  const header = response.headers["content-disposition"];
  const named = header === undefined ? undefined : parseDisposition(header).parameters["filename"];
  return (
    (named !== undefined && cleanFileName(named)) ||
    cleanFileName(decodeSegment(url.pathname.replace(/^.*\//, "")))
  );
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
