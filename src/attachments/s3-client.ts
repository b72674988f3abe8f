/**
 * Sends requests to a bucket of an S3-compatible service. `aws4fetch` signs them; they are sent with `node:http`, because
 * `fetch` cannot stream a body of a known length and has no limit for idle connections.
 */
import { createReadStream } from "node:fs";
import http from "node:http";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { SaxesParser } from "saxes";
import type { S3Config } from "../config/config.ts";
import { problem, retryLater } from "../util/errors.ts";
import type { Problem } from "../util/errors.ts";
import type { StagedFile } from "./staged-files.ts";
import type { ByteRange } from "./stored-file.ts";

/** A failed request: the status and error code of the service, or `null` if there was no response. */
export class S3Error extends Error {
  readonly status: number | null;
  readonly code: string | null;

  constructor(message: string, status: number | null, code: string | null, options?: ErrorOptions) {
    super(message, options);
    this.name = "S3Error";
    this.status = status;
    this.code = code;
  }
}

export interface S3Object {
  readonly name: string;
  readonly size: number;
  readonly modified: Date;
}

export type S3Client = ReturnType<typeof createS3Client>;

interface S3Request {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** The name of the object; empty for the bucket. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: StagedFile;
}

/** The service must accept a connection and respond in this time, or receive or send some data. */
const idleMilliseconds = 15_000;
/** A client that reads nothing is disconnected after three minutes, which is earlier. */
const bodyIdleMilliseconds = 240_000;
const attempts = 3;
const firstDelayMilliseconds = 100;
const emptyDigest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
/** A list of 1,000 objects is smaller. */
const maxDocumentBytes = 4_000_000;

/** Creates the client. Its methods throw the problem `unavailable` (503) with an {@link S3Error} as its cause. */
export function createS3Client({ endpoint, bucket, forcePathStyle, ...credentials }: S3Config) {
  const base = new URL(endpoint);
  if (!forcePathStyle) base.hostname = `${bucket}.${base.hostname}`;
  const folder = base.pathname.replace(/\/$/, "") + (forcePathStyle ? `/${bucket}` : "");
  const { request: send, Agent } = base.protocol === "https:" ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: 30_000 });
  const signingKeys = new Map<string, ArrayBuffer>();

  async function attempt({ method, name, query, headers, body }: S3Request): Promise<IncomingMessage> {
    const url = new URL(base);
    url.pathname = name === "" ? folder : `${folder}/${name}`;
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const signed = await new AwsV4Signer({
      ...credentials,
      method,
      url: url.href,
      service: "s3",
      cache: signingKeys,
      headers: {
        ...headers,
        "x-amz-content-sha256": body?.digest ?? emptyDigest,
        ...(method === "PUT" && { "content-length": String(body?.size ?? 0) }),
      },
    }).sign();
    return new Promise((resolve, reject) => {
      const outgoing = send(signed.url, { agent, method, headers: Object.fromEntries(signed.headers) });
      outgoing.setTimeout(idleMilliseconds, () => outgoing.destroy(new Error("The connection is idle.")));
      outgoing.on("error", reject);
      outgoing.on("response", (response) => {
        outgoing.setTimeout(bodyIdleMilliseconds);
        resolve(response);
      });
      if (body === undefined || body.size === 0) outgoing.end();
      // The service can respond before it has received the body, and then closes the connection.
      else pipeline(createReadStream(body.path, { highWaterMark: 262_144 }), outgoing).catch(reject);
    });
  }

  /**
   * Sends a request and returns a response with the status 2xx. The caller must read or destroy the response. Repeats
   * failed requests, all of which can be repeated.
   */
  async function request(options: S3Request): Promise<IncomingMessage> {
    for (let count = 1; ; count += 1) {
      let failure: S3Error;
      try {
        const response = await attempt(options);
        const { statusCode: status = 0 } = response;
        if (status >= 200 && status < 300) return response;
        failure = await responseError(options, response);
      } catch (cause) {
        const code = (cause as NodeJS.ErrnoException).code ?? null;
        failure = new S3Error(`${subject(options)} failed: ${String(cause)}`, null, code, { cause });
      }
      const isTemporary = failure.status === null || failure.status >= 500 || failure.status === 429;
      if (!isTemporary || count === attempts) throw unavailable(failure);
      await sleep(firstDelayMilliseconds * 4 ** (count - 1) * (0.5 + Math.random()));
    }
  }

  async function finish(options: S3Request): Promise<void> {
    // A copy can fail after the header of the response.
    const text = await textOf(await request(options)).catch((error: unknown) => {
      throw unavailable(error);
    });
    const code = valuesIn(text, "Code")[0];
    if (code !== undefined) throw unavailable(new S3Error(`${subject(options)} failed: ${code}`, 200, code));
  }

  function subject({ method, name }: S3Request): string {
    return `${method} ${base.origin}${folder}/${name}`;
  }

  async function responseError(options: S3Request, response: IncomingMessage): Promise<S3Error> {
    const text = await textOf(response).catch(() => "");
    const [code = null] = valuesIn(text, "Code");
    const [message = ""] = valuesIn(text, "Message");
    const { statusCode: status = 0 } = response;
    return new S3Error(`${subject(options)} returned ${status} ${code ?? ""} ${message}`, status, code);
  }

  return {
    /** Stores a file. The service checks its SHA-256 hash. */
    put: (name: string, body: StagedFile) => finish({ method: "PUT", name, body }),
    /** Copies an object within the bucket. @returns whether the object exists */
    copy: (from: string, to: string) =>
      unlessMissing(
        finish({ method: "PUT", name: to, headers: { "x-amz-copy-source": `/${bucket}/${from}` } }).then(
          () => true,
        ),
        false,
      ),
    /** Returns the size and date of an object, or `null` if it does not exist. */
    async head(name: string): Promise<Omit<S3Object, "name"> | null> {
      const response = await unlessMissing(request({ method: "HEAD", name }), null);
      if (response === null) return null;
      response.resume();
      const { "content-length": size, "last-modified": modified } = response.headers;
      return { size: Number(size), modified: new Date(modified ?? 0) };
    },
    /** Opens an object, or a part of it. Returns `null` if it does not exist. */
    async get(name: string, range?: ByteRange): Promise<IncomingMessage | null> {
      const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
      const response = await unlessMissing(request({ method: "GET", name, headers }), null);
      if (response === null || range === undefined || response.statusCode === 206) return response;
      response.destroy();
      throw unavailable(new S3Error("The service ignored the header Range.", 200, null));
    },
    /** Deletes an object. Does nothing if it does not exist. */
    delete: (name: string) => unlessMissing(finish({ method: "DELETE", name }), undefined),
    /** Lists all objects whose names begin with `prefix`, in the order of their names. */
    async *list(prefix: string): AsyncGenerator<S3Object> {
      let token: string | undefined;
      do {
        const next = token === undefined ? {} : { "continuation-token": token };
        const query = { "list-type": "2", prefix, ...next };
        const response = await request({ method: "GET", name: "", query });
        const text = await textOf(response).catch((error: unknown) => {
          throw unavailable(error);
        });
        const sizes = valuesIn(text, "Size");
        const dates = valuesIn(text, "LastModified");
        for (const [index, name] of valuesIn(text, "Key").entries()) {
          yield { name, size: Number(sizes[index]), modified: new Date(dates[index] ?? 0) };
        }
        [token] = valuesIn(text, "NextContinuationToken");
      } while (token !== undefined);
    },
  };
}

/** Returns the error for clients. The log contains the cause. */
export function unavailable(cause: unknown): Problem {
  return problem("unavailable", "The file storage is not available. Try again later.", {
    ...retryLater,
    cause,
  });
}

async function unlessMissing<T, D>(response: Promise<T>, fallback: D): Promise<T | D> {
  try {
    return await response;
  } catch (error) {
    const { cause } = error as Problem;
    // A missing bucket is an error of the configuration.
    if (cause instanceof S3Error && cause.status === 404 && cause.code !== "NoSuchBucket") return fallback;
    throw error;
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxDocumentBytes) throw new Error(`The response is larger than ${maxDocumentBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Returns the texts of all elements with a name, in an XML document. Returns none if the text is not XML. */
function valuesIn(xml: string, element: string): string[] {
  const values: string[] = [];
  let isInside = false;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    isInside = name === element;
    if (isInside) values.push("");
  });
  parser.on("text", (text) => {
    if (isInside) values.push((values.pop() ?? "") + text);
  });
  parser.on("closetag", () => {
    isInside = false;
  });
  try {
    parser.write(xml).close();
  } catch {
    return [];
  }
  return values;
}
