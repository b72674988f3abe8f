/**
 * Serves static files of pages under `/assets/`. Files are read and compressed on their first request, and then cached.
 * URLs contain a digest of the content, so browsers can cache files permanently and still load new versions.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  barcodeReaderFiles,
  pageFiles,
  readAsset,
  referenceScript,
  swaggerUiFiles,
  type Asset,
} from "../util/assets.ts";
import {
  acceptedCoding,
  compress,
  compressionThreshold,
  inOwnMemory,
  type Coding,
} from "../http/response/compression.ts";
import { matchesTag, parseEntityTags } from "../http/response/etag.ts";
import type { MemoryCache } from "../util/memory-cache.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

const prefix = "/assets/";

/** Headers of every response: no content sniffing, no framing, no scripts. */
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
   * Returns the URL of a file, with the digest of its content.
   * @throws {Error} if the file is missing
   */
  address(name: string): string;
  /** Handles requests for files. Returns `false` for all other paths. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Creates the static files of all pages, including the documentation page. */
export function createPageFiles(cache: MemoryCache): StaticFiles {
  return createStaticFiles(cache, {
    ...Object.fromEntries(swaggerUiFiles.map((name) => [name, `swagger-ui/${name}` as const])),
    ...Object.fromEntries(pageFiles.map((name) => [name, `pages/${name}` as const])),
    ...Object.fromEntries(Object.keys(barcodeReaderFiles).map((name) => [name, `zxing/${name}` as Asset])),
    [referenceScript]: `redoc/${referenceScript}`,
    "icons.svg": "icons.svg",
  });
}

/** @param assets the asset of each file, by file name */
function createStaticFiles(cache: MemoryCache, assets: Readonly<Record<string, Asset>>): StaticFiles {
  const known = new Map(Object.entries(assets));
  const files = cache.section();
  const find = (name: string): StaticFile | undefined => {
    const asset = known.get(name);
    // Each of the two compressed forms takes at most a third of the size of the file.
    const bytes = ({ body }: StaticFile) => 1000 + 1.7 * body.length;
    return asset && files.memo({ key: name, bytes, compute: () => read(name, asset) });
  };
  return {
    address: (name) => {
      const file = find(name);
      if (file === undefined) throw new Error(`Static file ${name} does not exist.`);
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

function read(name: string, asset: Asset): StaticFile {
  const mediaType = mediaTypes[name.slice(name.lastIndexOf(".") + 1)];
  if (mediaType === undefined) throw new Error(`Unknown media type of ${name}.`);
  const body = readAsset(asset);
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
  const accepted =
    file.body.length < compressionThreshold ? null : acceptedCoding(headers["accept-encoding"]);
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
    made = compress(coding, body).then(inOwnMemory);
    compressed.set(coding, made);
  }
  return made;
}
