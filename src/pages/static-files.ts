/**
 * Serves the files that pages load, under `/assets/`: read once, compressed once. Their addresses carry a digest of
 * their content, so that browsers keep them for good and still see a new version at once.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pageAsset, pageFiles, swaggerUiAsset, swaggerUiFiles } from "../assets.ts";
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

export interface StaticFiles {
  /** Address of a file, with the digest of its content. */
  address(name: string): string;
  /** Answers requests for one of the files; `false` for any other path. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Everything that pages load, the documentation page included. */
export function createPageFiles(): StaticFiles {
  return createStaticFiles({
    ...Object.fromEntries(swaggerUiFiles.map((name) => [name, swaggerUiAsset(name)])),
    ...Object.fromEntries(pageFiles.map((name) => [name, pageAsset(name)])),
  });
}

/**
 * @param paths where each file lies, by the name that it is served under
 * @throws {Error} when a file is missing
 */
export function createStaticFiles(paths: Readonly<Record<string, string>>): StaticFiles {
  const files = new Map(Object.entries(paths).map(([name, path]) => [name, read(name, path)]));
  return {
    address: (name) => {
      const file = files.get(name);
      if (file === undefined) throw new Error(`There is no file ${name}.`);
      return `${prefix}${name}?v=${file.digest}`;
    },
    serve: async (request, response) => {
      const [path = "", query] = (request.url ?? "").split("?", 2);
      const file = path.startsWith(prefix) ? files.get(path.slice(prefix.length)) : undefined;
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
