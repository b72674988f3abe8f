/**
 * Reads request bodies: checks how they are declared, bounds their size and time, and hands bodies with files to a
 * reader that is passed in. What is in a body is judged in `body-validation.ts`.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { hash } from "node:crypto";
import { problem, type Problem } from "../errors.ts";
import type { Principal } from "../identity/principal.ts";
import { parseJson } from "./json-body.ts";
import { memoizeHeader } from "./weighted-list.ts";

/** How large a body may be where the operation takes no files: 1 MiB. */
const bodyLimit = 1024 * 1024;

/** Where the operation takes files, larger bodies than this are not collected in memory: 64 KiB. */
const streamedFrom = 64 * 1024;

/** The client that sends a body. */
interface Sender {
  readonly principal: Principal;
  readonly address: string;
}

interface UploadReaderOptions {
  readonly contentLength: number | undefined;
  readonly sender: Sender;
}

export type UploadReader = (
  body: AsyncIterable<Buffer>,
  options: UploadReaderOptions,
) => Promise<RequestBody>;

export interface RequestBody<File = unknown> {
  /** The JSON document; files are replaced by handles. */
  readonly document: unknown;
  /** The file of each handle, taken out while the body arrived. */
  readonly uploads: ReadonlyMap<string, File>;
  /** The same for the same document with the same files. */
  fingerprint(): string;
  /** Deletes the uploaded files that were not moved to the storage. */
  discard(): Promise<void>;
}

/** The client went away, or took too long over its body: there is nobody to answer. */
export class ClientGone extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "ClientGone";
  }
}

export interface BodyReaderOptions {
  /** For operations that take files; without it these are read like any other. */
  readonly readUpload?: UploadReader | undefined;
  /** How long a body may take that is collected in memory. */
  readonly timeoutMilliseconds: number;
}

/** What is read of an operation. */
interface BodyDeclaration {
  readonly body: { readonly mediaTypes: readonly string[] } | null;
  readonly uploads: boolean;
}

export type BodyReader = (request: IncomingMessage, sender: Sender) => Promise<RequestBody>;

const nothingUploaded: ReadonlyMap<string, unknown> = new Map();

/**
 * Makes the reader of an operation's bodies.
 *
 * It throws 415 for a body that is not declared as one of the operation's media types, 413 for one that is too large,
 * 400 for one that is no JSON, and {@link ClientGone}.
 */
export function createBodyReader(operation: BodyDeclaration, options: BodyReaderOptions): BodyReader {
  const checkType = createTypeCheck(operation);
  const readUpload = operation.uploads ? options.readUpload : undefined;
  const limit = readUpload === undefined ? bodyLimit : streamedFrom;
  return async (request, sender) => {
    checkType(request);
    const contentLength = declaredLength(request);
    const small = contentLength !== undefined && contentLength <= limit;
    if (readUpload !== undefined && !small) {
      // A refused body must leave the connection open, or nobody would read the refusal.
      const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
      return readUpload(chunks, { contentLength, sender });
    }
    const bytes = await readBytes(request, limit, options.timeoutMilliseconds);
    if (readUpload !== undefined && mayHoldFile(bytes)) {
      return readUpload(inOnePiece(bytes), { contentLength: bytes.length, sender });
    }
    return {
      document: parseJson(bytes),
      uploads: nothingUploaded,
      fingerprint: () => hash("sha256", bytes, "base64url"),
      discard: nothingToDiscard,
    };
  };
}

function nothingToDiscard(): Promise<void> {
  return Promise.resolve();
}

/** Files are only found under this name, which may be written with escapes. */
function mayHoldFile(bytes: Buffer): boolean {
  return bytes.includes('"upload"') || bytes.includes("\\u");
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

function declaredLength({ headers }: IncomingMessage): number | undefined {
  const length = headers["content-length"];
  if (length !== undefined) return Number(length);
  return headers["transfer-encoding"] === undefined ? 0 : undefined;
}

function tooLarge(limit: number): Problem {
  return problem("payload-too-large", `The request body must not be larger than ${limit} bytes.`);
}

function createTypeCheck(operation: BodyDeclaration): (request: IncomingMessage) => void {
  const faultOf = memoizeHeader((contentType) => mediaTypeFault(contentType, operation));
  return ({ headers }) => {
    const contentType = headers["content-type"];
    const fault = contentType === undefined ? 'The "Content-Type" header must exist.' : faultOf(contentType);
    if (fault !== "") throw problem("unsupported-media-type", fault);
    refuseCoding(headers);
  };
}

/** @throws {Problem} 415 for a compressed body */
export function refuseCoding({ "content-encoding": coding = "identity" }: IncomingHttpHeaders): void {
  if (coding.trim().toLowerCase() === "identity") return;
  throw problem(
    "unsupported-media-type",
    "Compressed request bodies are not supported. Send the body without Content-Encoding.",
    {
      headers: { "Accept-Encoding": "identity" },
    },
  );
}

const fileRemedy =
  "Send a JSON body with the base64-encoded file in `upload.data` and its name in `upload.filename`.";

/** What is wrong with a content type; empty if nothing is. */
export function mediaTypeFault(contentType: string, { body, uploads }: BodyDeclaration): string {
  const mediaTypes = body?.mediaTypes ?? [];
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  if (!mediaTypes.includes(type)) {
    const supported = mediaTypes.map((mediaType) => `"${mediaType}"`).join(", ");
    const shown = contentType.slice(0, 200);
    const remedy = uploads && type === "multipart/form-data" ? ` ${fileRemedy}` : "";
    return `The content-type "${shown}" is not supported. Supported MIME types are ${supported}.${remedy}`;
  }
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  if (charset === undefined || /^charset="?utf-?8"?$/.test(charset)) return "";
  return "The only supported charset is UTF-8.";
}

/**
 * The bytes of a body, at most `limit` of them.
 * @throws {Problem} 413 for a longer body, before it is sent if its length is declared
 * @throws {ClientGone}
 */
export function readBytes(
  request: IncomingMessage,
  limit: number,
  timeoutMilliseconds: number,
): Promise<Buffer> {
  if ((declaredLength(request) ?? 0) > limit) return Promise.reject(tooLarge(limit));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      request.off("data", onData).off("end", onEnd).off("error", onGone).off("close", onGone);
      act();
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > limit) {
        settle(() => {
          request.pause();
          reject(tooLarge(limit));
        });
      } else {
        chunks.push(chunk);
      }
    };
    const onEnd = (): void =>
      settle(() => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const onGone = (): void => settle(() => reject(new ClientGone("The client went away.")));
    const timer = setTimeout(
      () =>
        settle(() => {
          request.destroy();
          reject(new ClientGone("The body took too long."));
        }),
      timeoutMilliseconds,
    );
    request.on("data", onData).on("end", onEnd).on("error", onGone).on("close", onGone);
  });
}
