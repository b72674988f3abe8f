/**
 * Scans a JSON document as a stream and extracts file contents from `upload.data` and `attachments[i].upload.data`, also
 * in `operations[i].body` (a batch). The scanner emits the contents as events and replaces each content with a short handle. A standard JSON parser then
 * parses the remaining small document and checks its syntax.
 */
import { problem } from "../util/errors.ts";

export type ScanEvent =
  | { readonly type: "start"; readonly path: string; readonly handle: string }
  /** Characters of a file content, with escape sequences resolved. Bytes outside ASCII are decoded as Latin-1. */
  | { readonly type: "characters"; readonly text: string }
  | { readonly type: "end" };

interface ScannerOptions {
  /** The prefix of the handles. The prefix must be unguessable, so that clients cannot send handles. */
  readonly handlePrefix: string;
  /** The maximum size of the document without file contents, in bytes. */
  readonly maxRestBytes: number;
}

/**
 * An open JSON array or object. Uploads can only be in the outermost containers. For deeper containers, only the depth
 * is tracked.
 */
interface Container {
  readonly isArray: boolean;
  key: string | null;
  index: number;
}
const maximumTrackedDepth = 7;
const maximumKeyLength = 64;
const simpleEscapes: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

const quote = 0x22;
const backslash = 0x5c;

export function createUploadScanner({ handlePrefix, maxRestBytes }: ScannerOptions) {
  const rest: Buffer[] = [];
  let restBytes = 0;
  const containers: Container[] = [];
  let depth = 0;
  let expectsKey = false;
  let state: "structure" | "key" | "string" | "upload" = "structure";
  let key = "";
  let escaped = false; // Whether the previous byte of a key or plain string was a backslash.
  let characters = ""; // Characters of an upload that were not emitted yet.
  let escape = ""; // An incomplete escape sequence in an upload.
  let count = 0;

  function keep(bytes: Buffer): void {
    restBytes += bytes.length;
    if (restBytes > maxRestBytes) {
      throw problem(
        "payload-too-large",
        `Without its uploaded files, the request body must not be larger than ${maxRestBytes} bytes.`,
      );
    }
    rest.push(Buffer.from(bytes)); // Copy the bytes, because a view would keep the entire chunk in memory.
  }

  function uploadPath(): string | null {
    if (depth > maximumTrackedDepth || containers.at(-1)?.key !== "data") return null;
    const [root, list, operation] = containers;
    const isInBatch = root?.key === "operations" && list?.isArray === true && operation?.key === "body";
    const path = pathInBody(isInBatch ? containers.slice(3) : containers);
    return path === null || !isInBatch ? path : `operations[${list.index}].body.${path}`;
  }

  function structural(byte: number): void {
    const top = depth <= maximumTrackedDepth ? containers[depth - 1] : undefined;
    switch (byte) {
      case 0x7b: // `{`
      case 0x5b: // `[`
        depth += 1;
        if (depth <= maximumTrackedDepth) containers.push({ isArray: byte === 0x5b, key: null, index: 0 });
        expectsKey = byte === 0x7b;
        return;
      case 0x7d: // `}`
      case 0x5d: // `]`
        if (depth > 0 && depth <= maximumTrackedDepth) containers.pop();
        depth = Math.max(0, depth - 1);
        expectsKey = false;
        return;
      case 0x2c: // `,`
        if (top?.isArray) top.index += 1;
        expectsKey = top !== undefined && !top.isArray;
    }
  }

  /**
   * Reads an escape sequence in an upload. Returns the end of the escape sequence, or the end of the chunk if the
   * sequence is incomplete.
   */
  function readEscape(chunk: Buffer, at: number): number {
    for (let position = at; position < chunk.length; position++) {
      escape += chunk.toString("latin1", position, position + 1);
      const [, kind] = escape;
      if (kind === undefined || (kind === "u" && escape.length < 6)) continue;
      if (kind === "u" && !/^\\u[0-9a-fA-F]{4}$/.test(escape)) throw syntaxError();
      const text =
        kind === "u" ? String.fromCharCode(Number.parseInt(escape.slice(2), 16)) : simpleEscapes[kind];
      if (text === undefined) throw syntaxError();
      characters += text;
      escape = "";
      return position + 1;
    }
    return chunk.length;
  }

  /** Reads an upload up to its closing quote or the end of the chunk. */
  function readUpload(chunk: Buffer, from: number, events: ScanEvent[]): number {
    let position = escape === "" ? from : readEscape(chunk, from);
    let closing = chunk.indexOf(quote, position);
    while (state === "upload" && position < chunk.length) {
      if (closing !== -1 && closing < position) closing = chunk.indexOf(quote, position); // The previous quote was escaped, so search for the next quote.
      const end = closing === -1 ? chunk.length : closing;
      const escaping = chunk.subarray(position, end).indexOf(backslash);
      const stop = escaping === -1 ? end : position + escaping;
      const text = chunk.toString("latin1", position, stop);
      if (/[\u0000-\u001f]/.test(text)) throw syntaxError();
      characters += text;
      if (escaping !== -1) position = readEscape(chunk, stop);
      else {
        position = stop + 1;
        if (closing !== -1) state = "structure";
      }
    }
    if (characters !== "") events.push({ type: "characters", text: characters });
    characters = "";
    if (state === "structure") events.push({ type: "end" });
    return Math.min(position, chunk.length);
  }

  /** Reads a key or a plain string up to its closing quote or the end of the chunk. */
  function readString(chunk: Buffer, from: number): number {
    let position = from;
    for (; position < chunk.length; position++) {
      const byte = chunk[position] ?? 0;
      if (escaped) escaped = false;
      else if (byte === backslash) escaped = true;
      else if (byte === quote) break;
    }
    if (state === "key" && key.length <= maximumKeyLength) key += chunk.toString("latin1", from, position);
    if (position === chunk.length) return position;
    if (state === "key") {
      const top = depth <= maximumTrackedDepth ? containers[depth - 1] : undefined;
      if (top) top.key = decodeKey(key);
      expectsKey = false;
    }
    state = "structure";
    return position + 1;
  }

  return {
    push(chunk: Buffer): ScanEvent[] {
      const events: ScanEvent[] = [];
      let position = 0;
      while (position < chunk.length) {
        if (state === "upload") {
          position = readUpload(chunk, position, events);
          continue;
        }
        const from = position;
        if (state === "structure") {
          while (position < chunk.length && chunk[position] !== quote) structural(chunk[position++] ?? 0);
          if (position === chunk.length) {
            keep(chunk.subarray(from));
            break;
          }
          const path = expectsKey ? null : uploadPath();
          if (path !== null) {
            const handle = `${handlePrefix}${count++}`;
            keep(chunk.subarray(from, position));
            keep(Buffer.from(JSON.stringify(handle)));
            events.push({ type: "start", path, handle });
            state = "upload";
            position += 1;
            continue;
          }
          state = expectsKey ? "key" : "string";
          key = "";
          escaped = false;
          position += 1;
        }
        position = readString(chunk, position);
        keep(chunk.subarray(from, position));
      }
      return events;
    },
    /**
     * Returns the document with handles in place of the uploads.
     * @throws {Problem} 400 if the document ends inside an upload
     */
    end(): Buffer {
      if (state === "upload") throw syntaxError();
      return Buffer.concat(rest, restBytes);
    },
  };
}

/** Returns the path of an upload in the body of an operation, or null if these containers contain no upload. */
function pathInBody(containers: readonly Container[]): string | null {
  const [root, second, third, fourth] = containers;
  if (root === undefined || root.isArray) return null;
  if (containers.length === 2) return root.key === "upload" && second?.key === "data" ? "upload.data" : null;
  if (containers.length !== 4 || root.key !== "attachments" || !second?.isArray) return null;
  if (third?.key !== "upload" || fourth?.key !== "data") return null;
  return `attachments[${second.index}].upload.data`;
}

/**
 * Decodes the escape sequences in a key (`"dat\u0061"` → `data`). Returns `null` for a key that is invalid or too long.
 */
function decodeKey(raw: string): string | null {
  if (raw.length > maximumKeyLength) return null;
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return null;
  }
}

function syntaxError() {
  return problem("bad-request", "Syntax error");
}
