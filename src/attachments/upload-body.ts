/**
 * Reads a request body that can contain files: JSON, or a form (`form-parser.ts`). The contents of files are decoded
 * while they arrive and written to staged files, so memory use does not depend on the file size. The handler stores the
 * staged files that it needs and discards the others.
 */
import { createHash, randomBytes } from "node:crypto";
import type { RequestBody } from "../http/body/body.ts";
import { parseJson } from "../http/body/json-body.ts";
import { invalid, Problem, problem, type Violation } from "../util/errors.ts";
import { createBase64Decoder } from "./base64-decoder.ts";
import { formatByteSize } from "../util/byte-size.ts";
import { asViolation, FileRefused } from "./file-refused.ts";
import type { StagedFile, StageWriter, Storage } from "./storage.ts";
import type { Uploader } from "./upload-limit.ts";
import { createFormParser, type UploadParser } from "./form-parser.ts";
import { createUploadScanner, type ScanEvent } from "./upload-scanner.ts";

/** Where the reader writes the files. */
export type UploadStorage = Pick<Storage, "beginStage" | "discard" | "stage">;

export interface UploadBodyOptions {
  /** The `Content-Type` of a form. By default, the body is JSON. */
  readonly formType?: string | undefined;
  /** Whether the body is a single file, whose handle becomes the document. */
  readonly isFile?: boolean | undefined;
  readonly storage: UploadStorage;
  readonly maxFileBytes: number;
  readonly uploader?: Uploader;
  /**
   * Waits until a body over 1 MiB can be received. Returns a function that the reader calls when the files of the body
   * are discarded. Rejects with a 429 or 503 problem if too many large bodies are in progress.
   */
  readonly admit: () => Promise<() => void>;
  /**
   * The value of `Content-Length`, if the client sent the header. A body that is too large is then refused before it is
   * read.
   */
  readonly contentLength?: number | undefined;
  /** The period for which the minimum rate is measured, in milliseconds. Default: 30 seconds. */
  readonly rateWindowMilliseconds?: number;
}

const minBytesPerSecond = 20_000;
const tooSlow = "The request body arrived too slowly. The minimum rate is 20 kB per second.";

const largeBodyBytes = 1024 * 1024;
const maxRestBytes = 1024 * 1024;
const maxFiles = 100;

/**
 * Returns the maximum size of a request body. The size allows for Base64 with line breaks and escaped slashes, and for
 * the rest of the document.
 */
export function maxUploadBodyBytes(maxFileBytes: number): number {
  return Math.ceil(maxFileBytes * (4 / 3) * 1.1) + maxRestBytes;
}

/**
 * @throws {Problem} 400 if the JSON is invalid or the body arrives too slowly; 413 if the body, a file or the rest of
 * the document is too large; 422 if the content of a file is not Base64; 429 or 503 if too many large bodies are in
 * progress. No staged files remain in these cases
 */
export async function readUploadBody(
  body: AsyncIterable<Buffer>,
  options: UploadBodyOptions,
): Promise<RequestBody<StagedFile>> {
  const { storage, maxFileBytes, formType, admit, contentLength, rateWindowMilliseconds = 30_000 } = options;
  const { isFile = false } = options;
  const isJson = formType === undefined && !isFile;
  const formLimit = isFile ? maxFileBytes : maxFileBytes + maxRestBytes;
  const limit = isJson ? maxUploadBodyBytes(maxFileBytes) : formLimit;
  if (contentLength !== undefined && contentLength > limit) throw tooLarge(maxFileBytes);

  const handlePrefix = `upload:${randomBytes(16).toString("hex")}:`;
  const uploads = new Map<string, StagedFile>();
  const parser = await createParser(options, handlePrefix, uploads);
  let release = contentLength !== undefined && contentLength > largeBodyBytes ? await admit() : null;
  const discard = async (): Promise<void> => {
    try {
      await parser.abort();
      for (const staged of uploads.values()) await storage.discard(staged);
    } finally {
      release?.();
    }
  };
  try {
    let received = 0;
    for await (const chunk of withMinimumRate(body, rateWindowMilliseconds)) {
      received += chunk.length;
      if (received > limit) throw tooLarge(maxFileBytes);
      if (received > largeBodyBytes) release ??= await admit();
      await parser.push(chunk);
    }
    const { document, text } = await parser.end();
    return { document, uploads, fingerprint: () => fingerprint(text, uploads), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function createParser(
  options: UploadBodyOptions,
  handlePrefix: string,
  uploads: Map<string, StagedFile>,
): Promise<UploadParser> {
  const { formType: contentType, storage, maxFileBytes, uploader } = options;
  if (options.isFile === true) return createFileParser(options, `${handlePrefix}0`, uploads);
  if (contentType === undefined) return createJsonParser(options, handlePrefix, uploads);
  return createFormParser({
    contentType,
    handle: `${handlePrefix}0`,
    uploads,
    stage: (content) => storage.stage(limited(content, maxFileBytes), uploader),
    discard: (staged) => storage.discard(staged),
  });
}

async function* limited(content: AsyncIterable<Buffer>, maxFileBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxFileBytes) throw tooLarge(maxFileBytes);
    yield chunk;
  }
}

/** Creates the parser of a body that is a single file. */
async function createFileParser(
  { storage, uploader }: UploadBodyOptions,
  handle: string,
  uploads: Map<string, StagedFile>,
): Promise<UploadParser> {
  let writer: StageWriter | null = await storage.beginStage(uploader);
  return {
    push: async (chunk) => writer?.write(chunk),
    async end() {
      if (writer !== null) uploads.set(handle, await writer.finish());
      writer = null;
      return { document: handle, text: `"${handle}"` };
    },
    async abort() {
      await writer?.abort();
    },
  };
}

function createJsonParser(
  options: UploadBodyOptions,
  handlePrefix: string,
  uploads: Map<string, StagedFile>,
): UploadParser {
  const scanner = createUploadScanner({ handlePrefix, maxRestBytes });
  const intake = createIntake(options, uploads);
  return {
    async push(chunk) {
      for (const event of scanner.push(chunk)) await intake.take(event);
    },
    async end() {
      const rest = scanner.end();
      const document = parseJson(rest, { withPosition: false });
      if (intake.violations.length > 0) throw invalid(intake.violations);
      return { document, text: rest.toString() };
    },
    abort: intake.abort,
  };
}

/** Creates the intake, which writes the file contents from the scanner's events to staged files. */
function createIntake(
  { storage, maxFileBytes, uploader }: UploadBodyOptions,
  uploads: Map<string, StagedFile>,
) {
  const violations: Violation[] = [];
  let current: {
    path: string;
    handle: string;
    decoder: ReturnType<typeof createBase64Decoder>;
    writer: StageWriter;
    size: number;
  } | null;
  current = null;

  async function write(file: NonNullable<typeof current>, bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return;
    file.size += bytes.length;
    if (file.size > maxFileBytes) throw tooLarge(maxFileBytes);
    await file.writer.write(bytes);
  }

  async function receive(event: ScanEvent): Promise<void> {
    if (event.type === "start") {
      if (uploads.size + violations.length >= maxFiles) {
        throw problem("payload-too-large", `A request can contain at most ${maxFiles} files.`);
      }
      const writer = await storage.beginStage(uploader);
      current = { path: event.path, handle: event.handle, decoder: createBase64Decoder(), writer, size: 0 };
    } else if (current && event.type === "characters") {
      await write(current, current.decoder.push(event.text));
    } else if (current) {
      await write(current, current.decoder.end());
      uploads.set(current.handle, await current.writer.finish());
      current = null;
    }
  }

  return {
    violations,
    async take(event: ScanEvent): Promise<void> {
      try {
        await receive(event);
      } catch (error) {
        if (!(error instanceof FileRefused) || current === null) throw error;
        violations.push(asViolation(error, current.path));
        const { writer } = current;
        current = null;
        await writer.abort();
      }
    },
    async abort(): Promise<void> {
      await current?.writer.abort();
    },
  };
}

/**
 * Yields the chunks of a body and enforces a minimum rate. Only the time spent waiting for the client counts. A
 * measuring period ends as soon as enough bytes have arrived, so a fast start does not compensate for a slow rest.
 * @throws {Problem} 400 if the client disconnects or sends too slowly
 */
async function* withMinimumRate(
  body: AsyncIterable<Buffer>,
  windowMilliseconds: number,
): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]();
  const minimum = (windowMilliseconds / 1000) * minBytesPerSecond;
  let arrived = 0;
  let remaining = windowMilliseconds;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(problem("bad-request", tooSlow)), remaining);
      });
      const began = performance.now();
      const next = await Promise.race([chunks.next(), timeout]).finally(() => clearTimeout(timer));
      if (next.done) return;
      arrived += next.value.length;
      remaining -= performance.now() - began;
      if (arrived >= minimum) [arrived, remaining] = [0, windowMilliseconds];
      yield next.value;
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw problem("bad-request", "The request body is incomplete.", { cause: error });
  }
}

function fingerprint(rest: string, uploads: ReadonlyMap<string, StagedFile>): string {
  let text = rest;
  for (const [handle, staged] of uploads) text = text.replace(`"${handle}"`, `sha256:${staged.digest}`);
  return createHash("sha256").update(text).digest("hex");
}

function tooLarge(maxFileBytes: number): Problem {
  return problem(
    "payload-too-large",
    `The file is larger than the maximum of ${formatByteSize(maxFileBytes)} (${maxFileBytes} bytes).`,
  );
}
