/**
 * Serves the files that pages load, under `/assets/`: each is read once, when it is first needed, and compressed once. Their addresses carry a digest of
 * their content, so that browsers keep them for good and still see a new version at once.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  pageAsset,
  pageFiles,
  referenceAsset,
  referenceScript,
  swaggerUiAsset,
  swaggerUiFiles,
} from "../assets.ts";
import type { Coding } from "../contract/compression.ts";
import { acceptedCoding, compress, compressedFrom } from "../contract/compression.ts";
import { matchesTag, parseEntityTags } from "../contract/etag.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

const prefix = "/assets/";

/** In every answer: nothing is guessed at, framed, or run as a page. */
const headersOfAll = new Map([
  [
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  ],
  ["Referrer-Policy", "no-referrer"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
]);

interface StaticFile {
  readonly mediaType: string;
  readonly digest: string;
  readonly body: Buffer;
  readonly compressed: Map<Coding, Promise<Buffer>>;
}

interface StaticFiles {
  /**
   * Address of a file, with the digest of its content.
   * @throws {Error} when the file is missing
   */
  address(name: string): string;
  /** Answers requests for one of the files; `false` for any other path. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Everything that pages load, the documentation page included. */
export function createPageFiles(): StaticFiles {
  return createStaticFiles({
    ...Object.fromEntries(swaggerUiFiles.map((name) => [name, swaggerUiAsset(name)])),
    ...Object.fromEntries(pageFiles.map((name) => [name, pageAsset(name)])),
    [referenceScript]: referenceAsset(),
  });
}

/** @param paths path of each file, by the name that it is served under */
function createStaticFiles(paths: Readonly<Record<string, string>>): StaticFiles {
  const known = new Map(Object.entries(paths));
  const files = new Map<string, StaticFile>();
  const find = (name: string): StaticFile | undefined => {
    const path = known.get(name);
    if (path === undefined) return undefined;
    const file = files.get(name) ?? read(name, path);
    files.set(name, file);
    return file;
  };
  return {
    address: (name) => {
      const file = find(name);
      if (file === undefined) throw new Error(`There is no file ${name}.`);
      return `${prefix}${name}?v=${file.digest}`;
    },
    serve: async (request, response) => {
      const [path = "", query] = (request.url ?? "").split("?", 2);
      const file = path.startsWith(prefix) ? find(path.slice(prefix.length)) : undefined;
      if (file === undefined) return false;
      await answer(file, query === `v=${file.digest}`, request, response);
      return true;
    },
  };
}

function read(name: string, path: string): StaticFile {
  const mediaType = mediaTypes[name.slice(name.lastIndexOf(".") + 1)];
  if (mediaType === undefined) throw new Error(`Which media type ${name} has is not known.`);
  const body = readFileSync(path);
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  return { mediaType, digest, body, compressed: new Map() };
}

async function answer(
  file: StaticFile,
  current: boolean,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeaders(headersOfAll);
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const accepted = file.body.length < compressedFrom ? null : acceptedCoding(headers["accept-encoding"]);
  const etag = `"${file.digest}${accepted === null ? "" : `-${accepted}`}"`;
  const fixed = {
    ETag: etag,
    "Cache-Control": current ? "public, max-age=31536000, immutable" : "public, max-age=600",
    Vary: "Accept-Encoding",
  };
  const known = parseEntityTags(headers["if-none-match"] ?? "");
  if (known !== null && matchesTag(known, etag)) {
    response.writeHead(304, fixed).end();
    return;
  }
  const body = accepted === null ? file.body : await compressOnce(file, accepted);
  response.writeHead(200, {
    ...fixed,
    "Content-Type": file.mediaType,
    "Content-Length": body.length,
    ...(accepted !== null && { "Content-Encoding": accepted }),
  });
  response.end(method === "HEAD" ? undefined : body);
}

function compressOnce({ body, compressed }: StaticFile, coding: Coding): Promise<Buffer> {
  let made = compressed.get(coding);
  if (made === undefined) {
    made = compress(coding, body);
    compressed.set(coding, made);
  }
  return made;
}
