/**
 * Scans a JSON document as a stream and extracts file contents from `upload.data` and `attachments[i].upload.data`, also
 * in `operations[i].body` (a batch). The scanner emits the contents as events and replaces each content with a short
 * handle. A standard JSON parser then parses the remaining small document and checks its syntax.
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

const quote = 0x22;
const backslash = 0x5c;

/** The state between two chunks. */
type ScannerState = ReturnType<typeof initialState>;

function initialState(options: ScannerOptions) {
  const rest: Buffer[] = [];
  const containers: Container[] = [];
  return {
    ...options,
    rest,
    restBytes: 0,
    containers,
    depth: 0,
    isInUpload: false,
    isInString: false,
    expectsKey: false, // Whether the current or next string is a key.
    key: "",
    isEscaped: false, // Whether the previous byte of a key or plain string was a backslash.
    characters: "", // Characters of an upload that were not emitted yet.
    escape: "", // An incomplete escape sequence in an upload.
    count: 0,
  };
}

export function createUploadScanner(options: ScannerOptions) {
  const state = initialState(options);
  return {
    push(chunk: Buffer): ScanEvent[] {
      const events: ScanEvent[] = [];
      for (let position = 0; position < chunk.length;) {
        position = state.isInUpload
          ? readUpload(state, chunk, position, events)
          : readDocument(state, chunk, position, events);
      }
      return events;
    },
    /**
     * Returns the document with handles in place of the uploads.
     * @throws {Problem} 400 if the document ends inside an upload
     */
    end(): Buffer {
      if (state.isInUpload) throw syntaxError();
      return Buffer.concat(state.rest, state.restBytes);
    },
  };
}

/** Reads up to the end of a string, the start of an upload or the end of the chunk. */
function readDocument(state: ScannerState, chunk: Buffer, from: number, events: ScanEvent[]): number {
  let position = from;
  if (!state.isInString) {
    while (position < chunk.length && chunk[position] !== quote) readStructure(state, chunk[position++] ?? 0);
    const hasString = position < chunk.length;
    const path = hasString && !state.expectsKey ? uploadPath(state) : null;
    if (path !== null) {
      const handle = `${state.handlePrefix}${state.count++}`;
      keep(state, chunk.subarray(from, position));
      keep(state, Buffer.from(JSON.stringify(handle)));
      events.push({ type: "start", path, handle });
      state.isInUpload = true;
      return position + 1;
    }
    state.isInString = hasString;
    if (hasString) position += 1;
  }
  if (state.isInString) position = readString(state, chunk, position);
  keep(state, chunk.subarray(from, position));
  return position;
}

function readStructure(state: ScannerState, byte: number): void {
  const isArray = byte === 0x5b; // `[`
  if (isArray || byte === 0x7b /* `{` */) {
    state.depth += 1;
    if (state.depth <= maximumTrackedDepth) state.containers.push({ isArray, key: null, index: 0 });
    state.expectsKey = !isArray;
  } else if (byte === 0x7d /* `}` */ || byte === 0x5d /* `]` */) {
    if (state.depth <= maximumTrackedDepth) state.containers.pop();
    state.depth = Math.max(0, state.depth - 1);
    state.expectsKey = false;
  } else if (byte === 0x2c /* `,` */) {
    const container = currentContainer(state);
    if (container?.isArray) container.index += 1;
    state.expectsKey = container?.isArray === false;
  }
}

function currentContainer({ depth, containers }: ScannerState): Container | undefined {
  return depth <= maximumTrackedDepth ? containers.at(-1) : undefined;
}

function uploadPath(state: ScannerState): string | null {
  if (currentContainer(state)?.key !== "data") return null;
  const { containers } = state;
  const [root, list, operation] = containers;
  const isInBatch = root?.key === "operations" && list?.isArray === true && operation?.key === "body";
  const path = pathInBody(isInBatch ? containers.slice(3) : containers);
  return path === null || !isInBatch ? path : `operations[${list.index}].body.${path}`;
}

/** Reads a key or a plain string up to its closing quote or the end of the chunk. */
function readString(state: ScannerState, chunk: Buffer, from: number): number {
  let position = from;
  for (; position < chunk.length; position++) {
    const byte = chunk[position] ?? 0;
    if (state.isEscaped) state.isEscaped = false;
    else if (byte === backslash) state.isEscaped = true;
    else if (byte === quote) break;
  }
  if (state.expectsKey && state.key.length <= maximumKeyLength) {
    state.key += chunk.toString("latin1", from, position);
  }
  if (position === chunk.length) return position;
  if (state.expectsKey) {
    const container = currentContainer(state);
    if (container) container.key = state.key.length > maximumKeyLength ? null : decodeEscapes(state.key);
    state.key = "";
    state.expectsKey = false;
  }
  state.isInString = false;
  return position + 1;
}

/** Reads an upload up to its closing quote or the end of the chunk. */
function readUpload(state: ScannerState, chunk: Buffer, from: number, events: ScanEvent[]): number {
  let position = state.escape === "" ? from : readEscape(state, chunk, from);
  let closing = chunk.indexOf(quote, position);
  while (state.isInUpload && position < chunk.length) {
    // The previous quote was escaped.
    if (closing !== -1 && closing < position) closing = chunk.indexOf(quote, position);
    const end = closing === -1 ? chunk.length : closing;
    const escaping = chunk.subarray(position, end).indexOf(backslash);
    const stop = escaping === -1 ? end : position + escaping;
    const text = chunk.toString("latin1", position, stop);
    if (/[\u0000-\u001f]/.test(text)) throw syntaxError();
    state.characters += text;
    if (escaping !== -1) position = readEscape(state, chunk, stop);
    else {
      position = stop + 1;
      state.isInUpload = closing === -1;
    }
  }
  if (state.characters !== "") events.push({ type: "characters", text: state.characters });
  state.characters = "";
  if (!state.isInUpload) events.push({ type: "end" });
  return Math.min(position, chunk.length);
}

/**
 * Reads an escape sequence in an upload. Returns the end of the escape sequence, or the end of the chunk if the
 * sequence is incomplete.
 */
function readEscape(state: ScannerState, chunk: Buffer, at: number): number {
  for (let position = at; position < chunk.length; position++) {
    state.escape += chunk.toString("latin1", position, position + 1);
    if (state.escape.length < (state.escape[1] === "u" ? 6 : 2)) continue;
    const text = decodeEscapes(state.escape);
    if (text === null) throw syntaxError();
    state.characters += text;
    state.escape = "";
    return position + 1;
  }
  return chunk.length;
}

function keep(state: ScannerState, bytes: Buffer): void {
  state.restBytes += bytes.length;
  if (state.restBytes > state.maxRestBytes) {
    throw problem(
      "payload-too-large",
      `Without its uploaded files, the request body must not be larger than ${state.maxRestBytes} bytes.`,
    );
  }
  state.rest.push(Buffer.from(bytes)); // Copy the bytes, because a view would keep the entire chunk in memory.
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

/** Decodes the escape sequences in a string (`dat\u0061` → `data`). Returns `null` if the string is invalid. */
function decodeEscapes(raw: string): string | null {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return null;
  }
}

function syntaxError() {
  return problem("bad-request", "Syntax error");
}
