/**
 * Reads request bodies: checks the declared media type, limits size and time, and passes bodies with files to an upload
 * reader. `body-validation.ts` validates the content.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { hash } from "node:crypto";
import { problem, Problem } from "../../util/errors.ts";
import type { Principal } from "../../identity/principal.ts";
import { parseJson } from "./json-body.ts";
import { isJson } from "../request/negotiate.ts";

/** Maximum body size of operations that do not accept files: 1 MiB. */
const bodyLimit = 1024 * 1024;

/** Operations that accept files stream bodies of 64 KiB or more instead of reading them into memory. */
const streamingThreshold = 64 * 1024;

/** The client that sends the body, for limits per user or address. */
export interface Sender {
  readonly principal: Principal;
  readonly address: string;
}

interface UploadReaderOptions {
  readonly contentLength: number | undefined;
  /** The `Content-Type` if the body is a form (`multipart/form-data`). Otherwise, the body is JSON or a file. */
  readonly formType: string | undefined;
  /** Whether the body is a single file, whose handle becomes the document. */
  readonly isFile?: boolean;
  readonly sender: Sender;
}

export type UploadReader = (
  body: AsyncIterable<Buffer>,
  options: UploadReaderOptions,
) => Promise<RequestBody>;

export interface RequestBody<File = unknown> {
  /** The JSON document, in which handles replace the files. */
  readonly document: unknown;
  /** The uploaded files by handle. */
  readonly uploads: ReadonlyMap<string, File>;
  /** Returns a digest of the document and the files. Equal bodies have equal digests. */
  fingerprint(): string;
  /** Deletes the uploaded files that were not moved to permanent storage. Undefined without files. */
  discard?(): Promise<void>;
}

/** Thrown if the client disconnected or sent its body too slowly. No response can be sent in either case. */
export class ClientDisconnected extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "ClientDisconnected";
  }
}

export interface BodyReaderOptions {
  /**
   * Reads the bodies of operations that accept files. Without an upload reader, the bodies of these operations are read
   * into memory.
   */
  readonly readUpload?: UploadReader | undefined;
  /** Time limit for reading a body into memory. */
  readonly timeoutMilliseconds: number;
}

/** The part of an operation that this module uses. */
interface BodyDeclaration {
  readonly body: { readonly mediaTypes: readonly string[] } | null;
  readonly uploads: boolean;
}

export type BodyReader = (request: IncomingMessage, sender: Sender) => Promise<RequestBody>;

const noUploads: ReadonlyMap<string, unknown> = new Map();

/**
 * Creates the function that reads the bodies of an operation.
 *
 * The function throws a 415 if the operation does not accept the media type, a 413 if the body is too large, a 400 if
 * the body is not valid JSON, or {@link ClientDisconnected}.
 * @example const { document } = await createBodyReader(operation, { timeoutMilliseconds: 30_000 })(request, sender);
 */
export function createBodyReader(operation: BodyDeclaration, options: BodyReaderOptions): BodyReader {
  const checkType = createTypeCheck(operation);
  const readUpload = operation.uploads ? options.readUpload : undefined;
  const limit = readUpload === undefined ? bodyLimit : streamingThreshold;
  const isFile = operation.body?.mediaTypes.some(isJson) === false;
  return async (request, sender) => {
    checkType(request);
    const contentLength = declaredLength(request);
    if (isFile && readUpload !== undefined) {
      return readUpload(chunksOf(request), { contentLength, formType: undefined, isFile, sender });
    }
    const small = contentLength !== undefined && contentLength <= limit;
    const formType = formTypeOf(request.headers);
    if (formType !== undefined && readUpload === undefined) {
      throw problem("unsupported-media-type", `Forms are not supported here. ${fileRemedy}`);
    }
    if (readUpload !== undefined && (!small || formType !== undefined)) {
      return readUpload(chunksOf(request), { contentLength, formType, sender });
    }
    const bytes = await readBytes(request, limit, options.timeoutMilliseconds);
    if (readUpload !== undefined && mayContainFile(bytes)) {
      const contentLength = bytes.length;
      return readUpload(singleChunk(bytes), { contentLength, formType, sender });
    }
    return {
      document: isFile ? bytes.toString() : parseJson(bytes),
      uploads: noUploads,
      fingerprint() {
        return hash("sha256", bytes, "base64url");
      },
    };
  };
}

/**
 * Reads a form that can contain a file. Forms without a file are accepted, too.
 * @throws {Problem} the problems of the upload reader; 415 if the body is not such a form
 * @example const { document, uploads } = await readForm(request, readUpload, { principal, address });
 */
export async function readForm(
  request: IncomingMessage,
  readUpload: UploadReader,
  sender: Sender,
): Promise<RequestBody> {
  rejectCompressedBody(request.headers);
  const formType = formTypeOf(request.headers);
  if (formType === undefined) {
    throw problem("unsupported-media-type", "Submit this form as multipart/form-data.");
  }
  return readUpload(chunksOf(request), { contentLength: declaredLength(request), formType, sender });
}

/**
 * Returns the chunks of a body. The connection stays open if the body is rejected. Otherwise, the client could not read
 * the error response.
 */
function chunksOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

/** Returns the content type of a form, or `undefined` if the body is JSON. */
function formTypeOf({ "content-type": contentType }: IncomingHttpHeaders): string | undefined {
  return /^multipart\/form-data\s*(?:;|$)/i.test(contentType?.trim() ?? "") ? contentType : undefined;
}

/**
 * Whether a body may contain a file. Only the property `upload` accepts files. JSON allows Unicode escapes in property
 * names, so a body with `\u` may contain this property too.
 */
function mayContainFile(bytes: Buffer): boolean {
  return bytes.includes('"upload"') || bytes.includes("\\u");
}

async function* singleChunk(bytes: Buffer): AsyncGenerator<Buffer> {
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
  return ({ headers }) => {
    const contentType = headers["content-type"];
    const error =
      contentType === undefined
        ? 'The "Content-Type" header must exist.'
        : mediaTypeError(contentType, operation);
    if (error !== "") throw problem("unsupported-media-type", error);
    rejectCompressedBody(headers);
  };
}

/**
 * Rejects a body with a content coding.
 * @throws {Problem} 415 if the body is compressed
 */
export function rejectCompressedBody({ "content-encoding": coding = "identity" }: IncomingHttpHeaders): void {
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
  "Send the form to /api/attachments, or a JSON body with the base64-encoded file in `upload.data` and its name in `upload.filename`.";

const importRemedy =
  "Send the file itself as the body, with the Content-Type `text/csv`, `application/x-ndjson` or that of .xlsx files.";

const mergePatchRemedy =
  'Generated clients may need one line to send this type: see /errors/415, and "Client generators" in docs/api.md.';

/** Returns the media type of a body without its parameters. */
export function mediaTypeOf({ "content-type": contentType }: IncomingHttpHeaders): string | undefined {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase();
}

/** Returns the reason why an operation does not accept a content type, or "" if the content type is accepted. */
export function mediaTypeError(contentType: string, { body, uploads }: BodyDeclaration): string {
  const mediaTypes = body?.mediaTypes ?? [];
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  if (!mediaTypes.includes(type)) {
    const supported = mediaTypes.map((mediaType) => `"${mediaType}"`).join(", ");
    const shown = contentType.slice(0, 200);
    const formRemedy = mediaTypes.includes("text/csv") ? importRemedy : fileRemedy;
    const isForm = uploads && type === "multipart/form-data";
    const isMergePatch = mediaTypes.includes("application/merge-patch+json");
    const remedy = isForm ? ` ${formRemedy}` : isMergePatch ? ` ${mergePatchRemedy}` : "";
    return `The content-type "${shown}" is not supported. Supported MIME types are ${supported}.${remedy}`;
  }
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  if (charset === undefined || /^charset="?utf-?8"?$/.test(charset)) return "";
  return "The only supported charset is UTF-8.";
}

/**
 * Reads a body of at most `limit` bytes.
 * @throws {Problem} 413 if the body is longer. If `Content-Length` exceeds the limit, the body is not read.
 * @throws {ClientDisconnected} if the client disconnects or is too slow
 * @example const bytes = await readBytes(request, 65_536, 30_000);
 */
export async function readBytes(
  request: IncomingMessage,
  limit: number,
  timeoutMilliseconds: number,
): Promise<Buffer> {
  if ((declaredLength(request) ?? 0) > limit) throw tooLarge(limit);
  const timer = setTimeout(() => {
    request.destroy(new ClientDisconnected("The request body was not received in time."));
  }, timeoutMilliseconds);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      length += chunk.length;
      if (length > limit) throw tooLarge(limit);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Problem || error instanceof ClientDisconnected) throw error;
    throw new ClientDisconnected("The client disconnected.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}
