/** Starts the pipeline with the sample operations on a listening server. Records the calls of handlers. */
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import type { ApiResponse, ApiRequest, Handlers, Logger } from "../../src/http/handler.ts";
import { createPipeline, type Pipeline, type PipelineOptions } from "../../src/http/pipeline/pipeline.ts";
import { createRequestValidation } from "../../src/http/validation/request-validation.ts";
import type { Authentication } from "../../src/identity/authenticator.ts";
import type { PermissionName } from "../../src/identity/permissions.ts";
import type { Principal } from "../../src/identity/principal.ts";
import { reaches, type Scope } from "../../src/identity/scope.ts";
import { send, type Answer as Reply } from "../support/client.ts";
import { sampleOperations, sampleSchemas, type SampleId } from "./sample-operations.ts";

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface SampleService {
  readonly origin: string;
  readonly server: Server;
  readonly pipeline: Pipeline<SampleId>;
  /** Returns the number of requests without a complete response. */
  inFlight(): number;
  /** Requests that handlers received, newest last. */
  readonly calls: ApiRequest[];
  readonly log: { level: string; fields: Record<string, unknown>; message: string }[];
  /** Sends a request with a valid token and `Accept: application/ld+json`. An empty string removes a header. */
  ask(path: string, ask?: Ask): Promise<Reply>;
  /** Sends bytes. Returns all received text when the connection closes or is quiet for `quietMilliseconds`. */
  raw(text: string | Buffer, quietMilliseconds?: number): Promise<string>;
  close(): Promise<void>;
}

export function principalOf(scope: Scope, denied: readonly PermissionName[]): Principal {
  const refusal: Principal["refusal"] = (permission) =>
    denied.includes(permission) ? { reason: "permission", permission } : null;
  return {
    userId: 1,
    username: "ada",
    scope,
    tokenId: 1,
    tokenName: "sample",
    credentialKey: "token:1",
    client: null,
    reaches: (needed) => reaches(scope, needed),
    can: (permission) => refusal(permission) === null,
    refusal,
  };
}

const tokens: Readonly<Record<string, Authentication>> = {
  "Bearer good": { ok: true, principal: principalOf("full", []) },
  "Bearer reader": { ok: true, principal: principalOf("read_only", []) },
  "Bearer noapi": { ok: true, principal: principalOf("full", ["api.access_api"]) },
  "Bearer noparts": { ok: true, principal: principalOf("full", ["parts.read", "parts.edit"]) },
  "Bearer expired": { ok: false, error: "expired", description: "Token expired" },
};

async function authenticate(authorization: string | undefined): Promise<Authentication> {
  if (authorization === undefined)
    return { ok: false, error: "missing", description: "Please pass a token." };
  return (
    tokens[authorization] ?? { ok: false, error: "invalid_token", description: 'Invalid "credentials".' }
  );
}

export type SampleOptions = Partial<PipelineOptions<SampleId>> & {
  readonly respond?: (request: ApiRequest) => ApiResponse;
};

export async function startSampleService(options: SampleOptions = {}): Promise<SampleService> {
  const calls: ApiRequest[] = [];
  const log: SampleService["log"] = [];
  const logger = loggerInto(log);
  const answerOf =
    options.respond ??
    (({ operation, id, format }: ApiRequest): ApiResponse => {
      if (operation.method === "DELETE") return { status: 204 };
      const document = { operation: operation.operationId, format };
      const status = operation.role === "create" ? 201 : 200;
      return id === null ? { status, document } : { status, document, version: 7 };
    });
  const handlers = Object.fromEntries(
    sampleOperations.map(({ operationId }) => [
      operationId,
      async (request: ApiRequest) => {
        calls.push(request);
        return answerOf(request);
      },
    ]),
  ) as Handlers<SampleId>;
  const pipeline = createPipeline<SampleId>({
    operations: sampleOperations,
    handlers,
    validation: createRequestValidation(sampleSchemas, {
      ThingPatch: { ignored: ["@context", "@id", "@type", "id"], nested: {} },
      ThingCreate: { ignored: ["@context", "@id", "@type", "id"], nested: {} },
    }),
    authenticate,
    failures: { count: () => Promise.resolve({ allowed: true }) },
    documentationPage: async () => ({
      status: 200,
      content: { mediaType: "text/html; charset=utf-8", body: "<h1>Docs</h1>" },
    }),
    baseUrl: ({ headers }) => `http://${headers.host ?? ""}`,
    logger,
    ...options,
  });
  let inFlight = 0;
  const server = createServer((request, response) => {
    inFlight += 1;
    void Promise.resolve(pipeline(request, response))
      .then((answered) => {
        if (!answered) response.writeHead(404).end("not ours");
      })
      .finally(() => (inFlight -= 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    server,
    pipeline,
    inFlight: () => inFlight,
    calls,
    log,
    ask: (path, ask = {}) => askServer(origin, path, ask),
    raw: (text, quietMilliseconds = 300) => sendRaw(port, text, quietMilliseconds),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function loggerInto(log: SampleService["log"], bound: Record<string, unknown> = {}): Logger {
  const at = (level: string) => (fields: object, message: string) => {
    log.push({ level, fields: { ...bound, ...fields }, message });
  };
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    child: (fields) => loggerInto(log, { ...bound, ...fields }),
  };
}

function askServer(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body }: Ask,
): Promise<Reply> {
  const all = { authorization: "Bearer good", accept: "application/ld+json", ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  return send(origin, method, path, body, { accept: null, contentType: null, headers: sent });
}

function sendRaw(port: number, text: string | Buffer, quietMilliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    const finish = () => {
      clearTimeout(quiet);
      socket.destroy();
      resolve(received);
    };
    let quiet = setTimeout(finish, quietMilliseconds);
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMilliseconds);
    });
    socket.on("close", finish);
    socket.on("error", finish);
  });
}
