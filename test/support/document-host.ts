/** An HTTPS server with metadata documents of OAuth clients, whose host names have a certificate of its own. */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GuardOptions } from "../../src/outgoing/guarded-request.ts";

/** The host names of the certificate. `lookup` of {@link DocumentHost} resolves them to loopback. */
export const documentHosts = ["app.example.com", "other.example.com"] as const;

export interface DocumentResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text, or an object to send as JSON. */
  readonly body?: string | object;
}

export interface DocumentHost {
  /** The options with which the service reaches this server. */
  readonly guard: Required<GuardOptions>;
  /** The paths of the received requests, oldest first. */
  readonly requests: readonly { readonly path: string; readonly headers: IncomingMessage["headers"] }[];
  /** Returns the URL of a path. */
  url(path: string, host?: (typeof documentHosts)[number]): string;
  /** Sets the response for a path. A function can send anything, or nothing. */
  serve(path: string, response: DocumentResponse | ((response: ServerResponse) => void)): void;
  /** Serves a valid document, changed by `metadata`, and returns its URL. */
  publish(
    path: string,
    metadata?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): string;
  close(): Promise<void>;
}

export async function startDocumentHost(): Promise<DocumentHost> {
  const { key, cert } = await certificate();
  const responses = new Map<string, DocumentResponse | ((response: ServerResponse) => void)>();
  const requests: { path: string; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const path = request.url ?? "";
    requests.push({ path, headers: request.headers });
    const given = responses.get(path) ?? { status: 404, body: "{}" };
    if (typeof given === "function") return given(response);
    const { status = 200, headers = {}, body = "" } = given;
    response
      .writeHead(status, { "Content-Type": "application/json", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url: DocumentHost["url"] = (path, host = "app.example.com") => `https://${host}:${port}${path}`;
  const serve: DocumentHost["serve"] = (path, response) => void responses.set(path, response);
  return {
    guard: {
      allow: (address) => address === "127.0.0.1",
      lookup: async () => [{ address: "127.0.0.1", family: 4 }],
      ca: cert,
    },
    requests,
    url,
    serve,
    publish: (path, metadata = {}, headers = {}) => {
      const clientId = url(path);
      const body = {
        client_id: clientId,
        client_name: "Robot",
        redirect_uris: ["https://app.example.com/callback"],
        ...metadata,
      };
      serve(path, { body, headers });
      return clientId;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function certificate(): Promise<{ readonly key: string; readonly cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), "partledger-certificate-"));
  try {
    const names = documentHosts.map((host) => `DNS:${host}`).join(",");
    const command = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -keyout key -out cert -subj /CN=test -addext subjectAltName=${names}`;
    execFileSync("openssl", command.split(" "), { cwd: folder, stdio: "ignore" });
    return {
      key: await readFile(join(folder, "key"), "utf8"),
      cert: await readFile(join(folder, "cert"), "utf8"),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
