/** A web server with a datasheet, a missing file and a redirect to a private network. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

export interface RemoteFile {
  /** Returns the URL of a path. Every path except `/missing.pdf` and `/inside` returns a datasheet. */
  url(path?: string): string;
  /** Returns the requested paths. */
  asked(): readonly string[];
}

/** Starts the server before the first test of the enclosing `describe` and closes it after the last one. */
export function serveFile(): RemoteFile {
  let remote: Server | undefined;
  let origin = "";
  const paths: string[] = [];
  beforeAll(async () => {
    const server = createServer((request, response) => {
      paths.push(request.url ?? "");
      if (request.url === "/missing.pdf") return void response.writeHead(404).end();
      if (request.url === "/inside")
        return void response.writeHead(302, { Location: "http://10.0.0.1/" }).end();
      response.writeHead(200, { "Content-Type": "application/pdf" }).end(pdf);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    remote = server;
  });
  afterAll(() => {
    remote?.closeAllConnections();
    remote?.close();
  });
  return { url: (path = "/a.pdf") => `${origin}${path}`, asked: () => paths };
}
