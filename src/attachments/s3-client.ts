/**
 * Sends requests to a bucket of an S3-compatible service. `aws4fetch` signs them; they are sent with `node:http`, because
 * `fetch` cannot stream a body of a known length and has no limit for idle connections.
 */
import { createReadStream } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { SaxesParser } from "saxes";
import type { S3Config } from "../config/config.ts";
import { problem, retryLater, type Problem } from "../util/errors.ts";
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
export function createS3Client(config: S3Config) {
  const bucket = openBucket(config);
  return {
    /** Stores a file. The service checks its SHA-256 hash. */
    put: (name: string, body: StagedFile) => finish(bucket, { method: "PUT", name, body }),
    /** Copies an object within the bucket. @returns whether the object exists */
    async copy(from: string, to: string): Promise<boolean> {
      const headers = { "x-amz-copy-source": `/${config.bucket}/${from}` };
      return (await unlessMissing(finish(bucket, { method: "PUT", name: to, headers }), null)) !== null;
    },
    /** Returns the size and date of an object, or `null` if it does not exist. */
    head: (name: string) => headObject(bucket, name),
    /** Opens an object, or a part of it. Returns `null` if it does not exist. */
    get: (name: string, range?: ByteRange) => getObject(bucket, name, range),
    /** Deletes an object. Does nothing if it does not exist. */
    delete: (name: string) => unlessMissing(finish(bucket, { method: "DELETE", name }), undefined),
    /** Lists all objects whose names begin with `prefix`, in the order of their names. */
    list: (prefix: string) => listObjects(bucket, prefix),
  };
}

/** A bucket with its address, credentials and connections. */
type Bucket = ReturnType<typeof openBucket>;

function openBucket({ endpoint, bucket, forcePathStyle, ...credentials }: S3Config) {
  const base = new URL(endpoint);
  if (!forcePathStyle) base.hostname = `${bucket}.${base.hostname}`;
  const folder = base.pathname.replace(/\/$/, "") + (forcePathStyle ? `/${bucket}` : "");
  const { request: send, Agent } = base.protocol === "https:" ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: 30_000 });
  return { base, folder, credentials, send, agent, signingKeys: new Map<string, ArrayBuffer>() };
}

async function headObject(bucket: Bucket, name: string): Promise<Omit<S3Object, "name"> | null> {
  const response = await unlessMissing(request(bucket, { method: "HEAD", name }), null);
  if (response === null) return null;
  response.resume();
  const { "content-length": size, "last-modified": modified } = response.headers;
  return { size: Number(size), modified: new Date(modified ?? 0) };
}

async function getObject(bucket: Bucket, name: string, range?: ByteRange): Promise<IncomingMessage | null> {
  const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
  const response = await unlessMissing(request(bucket, { method: "GET", name, headers }), null);
  if (response === null || range === undefined || response.statusCode === 206) return response;
  response.destroy();
  throw unavailable(new S3Error("The service ignored the header Range.", 200, null));
}

async function* listObjects(bucket: Bucket, prefix: string): AsyncGenerator<S3Object> {
  let token: string | undefined;
  do {
    const next = token === undefined ? {} : { "continuation-token": token };
    const text = await requestText(bucket, {
      method: "GET",
      name: "",
      query: { "list-type": "2", prefix, ...next },
    });
    const sizes = valuesIn(text, "Size");
    const dates = valuesIn(text, "LastModified");
    for (const [index, name] of valuesIn(text, "Key").entries()) {
      yield { name, size: Number(sizes[index]), modified: new Date(dates[index] ?? 0) };
    }
    [token] = valuesIn(text, "NextContinuationToken");
  } while (token !== undefined);
}

async function finish(bucket: Bucket, options: S3Request): Promise<void> {
  const [code] = valuesIn(await requestText(bucket, options), "Code");
  // A copy can fail after the header of the response.
  if (code !== undefined)
    throw unavailable(new S3Error(`${subject(bucket, options)} failed: ${code}`, 200, code));
}

async function requestText(bucket: Bucket, options: S3Request): Promise<string> {
  const response = await request(bucket, options);
  return textOf(response).catch((error: unknown) => {
    throw unavailable(error);
  });
}

/**
 * Sends a request and returns a response with the status 2xx. The caller must read or destroy the response. Repeats
 * failed requests, all of which can be repeated.
 */
async function request(bucket: Bucket, options: S3Request): Promise<IncomingMessage> {
  for (let count = 1; ; count += 1) {
    let failure: S3Error;
    try {
      const response = await attempt(bucket, options);
      const { statusCode: status = 0 } = response;
      if (status >= 200 && status < 300) return response;
      failure = await responseError(subject(bucket, options), response);
    } catch (cause) {
      const code = (cause as NodeJS.ErrnoException).code ?? null;
      failure = new S3Error(`${subject(bucket, options)} failed: ${String(cause)}`, null, code, { cause });
    }
    const isTemporary = failure.status === null || failure.status >= 500 || failure.status === 429;
    if (!isTemporary || count === attempts) throw unavailable(failure);
    await sleep(firstDelayMilliseconds * 4 ** (count - 1) * (0.5 + Math.random()));
  }
}

async function attempt(bucket: Bucket, { method, name, query, headers, body }: S3Request) {
  const { base, folder, credentials, send, agent, signingKeys } = bucket;
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
  return new Promise<IncomingMessage>((resolve, reject) => {
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

function subject({ base, folder }: Bucket, { method, name }: S3Request): string {
  return `${method} ${base.origin}${folder}/${name}`;
}

async function responseError(subject: string, response: IncomingMessage): Promise<S3Error> {
  const text = await textOf(response).catch(() => "");
  const [code = null] = valuesIn(text, "Code");
  const [message = ""] = valuesIn(text, "Message");
  const { statusCode: status = 0 } = response;
  return new S3Error(`${subject} returned ${status} ${code ?? ""} ${message}`, status, code);
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
