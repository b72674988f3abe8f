/** Requests pages as a browser does, and finds the files that a page loads. */
import { Agent, request as send, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync } from "node:zlib";

export interface PageRequest {
  readonly port: number;
  readonly path: string;
  readonly cookie: string;
}

interface PageAnswer {
  readonly headers: IncomingHttpHeaders;
  /** The body as sent, which can be compressed. */
  readonly sent: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** @throws {Error} if the status is not 200 */
function getWithAgent({ port, path, cookie }: PageRequest): Promise<PageAnswer> {
  const headers = {
    Accept: accept,
    "Accept-Encoding": "gzip, deflate, br",
    Cookie: cookie,
  };
  return new Promise((resolve, reject) => {
    const sent = send({ host: "127.0.0.1", port, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve({ headers: answer.headers, sent: Buffer.concat(chunks) });
        else reject(new Error(`${path} returned ${answer.statusCode}.`));
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

function decoded({ headers, sent }: PageAnswer): Buffer {
  return headers["content-encoding"] === "br" ? brotliDecompressSync(sent) : sent;
}

/** Returns the paths of the style sheets, scripts and icons in a document. */
function filesOf(document: string): readonly string[] {
  const addresses = [...document.matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)].map(
    ([, address = ""]) => address,
  );
  return [...new Set(addresses.map((address) => address.replaceAll("&amp;", "&")))];
}

export interface FirstView {
  /** Bytes of the document and its files, as sent on a cold cache. */
  readonly transferred: number;
  readonly uncompressed: number;
}

/** Measures the first view of a page without pictures. */
export async function measureFirstView(request: PageRequest): Promise<FirstView> {
  const document = await getWithAgent(request);
  const body = decoded(document);
  let [transferred, uncompressed] = [document.sent.length, body.length];
  for (const path of filesOf(body.toString())) {
    const file = await getWithAgent({ ...request, path });
    transferred += file.sent.length;
    uncompressed += decoded(file).length;
  }
  return { transferred, uncompressed };
}
