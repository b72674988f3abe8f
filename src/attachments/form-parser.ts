/**
 * Parses a form (`multipart/form-data`, RFC 7578) with one file, which is written to a staged file while it arrives.
 * The fields become the same document as a JSON body. `upload-body.ts` limits the size and the rate of the body.
 */
import { once } from "node:events";
import type { Readable } from "node:stream";
import { problem, type Problem } from "../util/errors.ts";
import type { StagedFile } from "./storage.ts";

/** Parses a request body in pieces. */
export interface UploadParser {
  push(chunk: Buffer): Promise<void>;
  /** Returns the document, in which handles replace the files, and its text. */
  end(): Promise<{ readonly document: unknown; readonly text: string }>;
  abort(): Promise<void>;
}

interface FormParserOptions {
  /** The `Content-Type` with its boundary. */
  readonly contentType: string;
  /** The text that represents the file in the document. */
  readonly handle: string;
  readonly uploads: Map<string, StagedFile>;
  /** Writes the content to a staged file, and removes the staged file if this fails. */
  readonly stage: (content: Readable) => Promise<StagedFile>;
  readonly discard: (staged: StagedFile) => Promise<void>;
}

const maxFields = 20;
const maxFieldBytes = 64 * 1024;

/** The fields that belong to the property `upload` of the document. */
const uploadFields = new Set(["filename", "private", "downloadUrl", "becomePreviewIfEmpty"]);
const booleanFields = new Set(["private", "downloadUrl", "becomePreviewIfEmpty", "show_in_table"]);
const booleans: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

/**
 * Creates the parser of a form. The parser throws a 400 if the form is malformed or repeats a field, or a 413 if a field
 * is too large or there are too many.
 */
export async function createFormParser(options: FormParserOptions): Promise<UploadParser> {
  const { handle, uploads } = options;
  // The bundle exports a CommonJS module only as `default`.
  const { default: library } = await import("@fastify/busboy");
  const form = createForm(() => {
    const limits = { fields: maxFields, fieldSize: maxFieldBytes, files: 1, parts: maxFields + 1 };
    const headers = { "content-type": options.contentType };
    return new library.Busboy({ headers, limits: { ...limits, headerPairs: 20, headerSize: 8 * 1024 } });
  });
  const fields = new Map<string, string>();
  let fail: (error: unknown) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  // This handler prevents an unhandled rejection if no caller waits.
  failure.catch(() => undefined);
  let content: Readable | null = null;
  let staging: Promise<void> = Promise.resolve();
  let fileName: string | null = null;

  async function receive(stream: Readable, name: string): Promise<void> {
    const staged = await options.stage(stream);
    // Browsers send an empty part for a file input without a file.
    if (name === "" && staged.size === 0) return options.discard(staged);
    uploads.set(handle, staged);
    fileName = name;
  }

  form.on("field", (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) {
      const message = `A field of the form must not be larger than ${maxFieldBytes} bytes, and its name than 100 bytes.`;
      fail(problem("payload-too-large", message));
    } else if (fields.has(name)) {
      fail(problem("bad-request", `The field ${JSON.stringify(name)} of the form must not be repeated.`));
    } else fields.set(name, value);
  });
  form.on("file", (name, stream, sentName: string | undefined) => {
    // If storing fails, the iteration over the content destroys the stream with an AbortError.
    stream.on("error", (error) => error.name === "AbortError" || fail(malformed(error)));
    if (name !== "file") {
      stream.resume();
      fail(problem("bad-request", `Unknown file ${JSON.stringify(name)}. Send the file in the part "file".`));
      return;
    }
    content = stream;
    staging = receive(stream, sentName ?? "");
    staging.catch((error: unknown) => fail(error));
  });
  const tooMany = (): void => {
    fail(problem("payload-too-large", `A form can contain one file and at most ${maxFields} fields.`));
  };
  form.on("partsLimit", tooMany).on("filesLimit", tooMany).on("fieldsLimit", tooMany);
  form.on("error", (error) => fail(malformed(error)));

  return {
    async push(chunk) {
      const written = new Promise<void>((resolve, reject) => {
        form.write(chunk, (error) => (error ? reject(error) : resolve()));
      });
      written.catch(() => undefined);
      await Promise.race([failure, written]);
    },
    async end() {
      const finished = once(form, "finish");
      finished.catch(() => undefined);
      form.end();
      await Promise.race([failure, finished]);
      await Promise.race([failure, staging]);
      const document = documentOf(fields, uploads.has(handle) ? handle : null, fileName);
      return { document, text: JSON.stringify(document) };
    },
    async abort() {
      content?.destroy();
      form.destroy();
      await staging.catch(() => undefined);
    },
  };
}

function malformed(cause: unknown): Problem {
  return problem("bad-request", "The form is malformed or incomplete.", { cause });
}

function createForm<T>(create: () => T): T {
  try {
    return create();
  } catch (cause) {
    if (!(cause instanceof Error && /boundary/i.test(cause.message))) throw cause;
    throw problem("bad-request", "The Content-Type of a form must contain its boundary.", { cause });
  }
}

/** Returns the document that a JSON body with the same content would contain. */
function documentOf(
  fields: ReadonlyMap<string, string>,
  handle: string | null,
  fileName: string | null,
): Readonly<Record<string, unknown>> {
  const values = [...fields].map(([name, text]) => {
    const value = booleanFields.has(name) ? (booleans.get(text) ?? text) : text;
    return [name, value] as const;
  });
  const upload = {
    ...(handle !== null && { data: handle }),
    ...(fileName !== null && fileName !== "" && { filename: fileName }),
    ...Object.fromEntries(values.filter(([name]) => uploadFields.has(name))),
  };
  return {
    ...Object.fromEntries(values.filter(([name]) => !uploadFields.has(name))),
    ...(Object.keys(upload).length > 0 && { upload }),
  };
}
