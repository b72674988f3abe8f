/**
 * Creates a mock of the service for client tests. The mock needs no database: requests are validated as in the service,
 * and the responses are the examples from the contract.
 */
import { randomUUID } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import express, { type NextFunction, type Request, type Response } from "express";
import type { Context, Document } from "openapi-backend";
import { operations, protocolOperations, type OperationId } from "../../generated/operations.ts";
import { contractValidation } from "../http/validation/contract-validation.ts";
import { readAsset } from "../util/assets.ts";
import { cacheShares } from "../config/cache-size.ts";
import { createRunBatch } from "../http/batch/run-batch.ts";
import type { Compatibility } from "../http/validation/compatibility.ts";
import type { ApiResponse, ApiRequest, Handler, Handlers, Logger } from "../http/handler.ts";
import type { RequestHandler } from "../http/http-server.ts";
import { isJson } from "../http/request/negotiate.ts";
import { createPipeline } from "../http/pipeline/pipeline.ts";
import { clientRequestId } from "../http/request-lifecycle.ts";
import {
  problemDocument,
  problemMediaType,
  readProblemDocument,
  type ProblemMembers,
} from "../http/response/problem-document.ts";
import { toCurrentPath } from "../eda/legacy-path.ts";
import { Problem, problem, problemKinds } from "../util/errors.ts";
import type { Authenticate } from "../identity/authenticator.ts";
import type { Principal } from "../identity/principal.ts";
import { createMemoryCache, type MemoryCache } from "../util/memory-cache.ts";
import { lazily } from "../util/memoize.ts";
import { createDocumentation } from "../documentation/documentation.ts";
import { createPageFiles } from "../pages/static-files.ts";
import { readPreference, type Preference } from "./preference.ts";
import { readUpload } from "./read-upload.ts";
import { createMockResponses, type MockResponse, type MockResponses } from "./responses.ts";

interface MockOptions {
  /** Returns the absolute URL of the mock, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly logger: Logger;
  /** Default: `strict`. */
  readonly compatibility?: Compatibility;
}

interface MockContext extends MockOptions {
  readonly responses: MockResponses;
  /** Returns the preference of the client of the current request. */
  readonly preference: () => Preference;
}

/** Creates the request handler of the mock, for `listen`. */
export async function createMock(options: MockOptions): Promise<RequestHandler> {
  const contract = JSON.parse(readAsset("openapi.json").toString()) as Document;
  const responses = await createMockResponses(contract);
  const preferences = new AsyncLocalStorage<Preference>();
  const preference = (): Preference => preferences.getStore() ?? readPreference(undefined);
  const context: MockContext = { ...options, responses, preference };
  const cache = createMemoryCache(cacheShares().memory);
  const files = createPageFiles(cache);
  const pipeline = createApi(context, cache, files.address);
  registerProtocolHandlers(context, Object.keys(contract.components?.securitySchemes ?? {}));
  const app = express();
  app.disable("x-powered-by").disable("etag");
  app.use((request, _response, next) => preferences.run(readPreference(request.headers.prefer), next));
  app.use(async (request, response, next) => {
    if (!(await pipeline(request, response)) && !(await files.serve(request, response))) next();
  });
  app.use(async (request, response, next) => {
    const { method, path, headers } = request;
    const query = request.url.split("?", 2)[1] ?? "";
    const requestId = clientRequestId(request) ?? randomUUID();
    response.setHeader("X-Request-Id", requestId);
    const received = { method, path, query, headers: stringHeaders(headers) };
    await responses.backend.handleRequest(received, request, response, next);
    if (response.writableEnded) options.logger.info({ method, path, status: response.statusCode }, "request");
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      response.once("close", () => resolve(true));
      app(request as Request, response as Response, (error: unknown) => {
        if (error === undefined) resolve(false);
        else reject(new Error("A request failed outside of the contract.", { cause: error }));
      });
    });
}

/** Creates the pipeline of the API. Its handlers return examples, except those that need no database. */
function createApi(context: MockContext, cache: MemoryCache, asset: (name: string) => string) {
  const { baseUrl, logger, compatibility = "strict", responses, preference } = context;
  const documentation = createDocumentation({
    cache,
    baseUrl,
    publicUrl: null,
    asset,
    instanceTitle: "Partledger (mock)",
    mcpEnabled: false,
  });
  const mockHandler: Handler = async (request) => apiResponse(responses, request, preference());
  const unlessPreferred =
    (handler: Handler): Handler =>
    (request) => {
      const { code, example } = preference();
      return code === null && example === null ? handler(request) : mockHandler(request);
    };
  const mocked = Object.fromEntries(operations.map(({ operationId }) => [operationId, mockHandler]));
  const documented = Object.entries<Handler>({ ...documentation.handlers }).map(([id, handler]) => [
    id,
    unlessPreferred(handler),
  ]);
  const runBatch = lazily((): Handler => createRunBatch({ find: pipeline.find, compatibility }));
  const pipeline = createPipeline<OperationId>({
    operations,
    // Every operation in the contract has an entry in `mocked`.
    handlers: {
      ...mocked,
      ...Object.fromEntries(documented),
      runBatch: unlessPreferred((request) => runBatch()(request)),
    } as Handlers<OperationId>,
    validation: contractValidation,
    authenticate,
    failures: { count: () => Promise.resolve({ allowed: true }) },
    documentationPage: documentation.page,
    currentPath: toCurrentPath,
    baseUrl,
    logger,
    compatibility,
    readUpload,
  });
  return pipeline;
}

/** Registers the handlers of OAuth and MCP. */
function registerProtocolHandlers(
  { responses, preference }: MockContext,
  securitySchemes: readonly string[],
): void {
  responses.backend.register({
    ...Object.fromEntries(
      Object.keys(protocolOperations).map((operationId) => [
        operationId,
        (_context: Context, request: Request, response: Response) =>
          protocolResponse(responses, operationId, preference(), request, response),
      ]),
    ),
    unauthorizedHandler: ({ operation }: Context, request: Request, response: Response) =>
      protocolResponse(responses, operation.operationId ?? "", unauthorized, request, response),
    methodNotAllowed: (_context: Context, _request: Request, response: Response) =>
      refuse(response, problem("method-not-allowed")),
    notFound: (_context: Context, _request: Request, _response: Response, next: NextFunction) => next(),
  });
  for (const name of securitySchemes) {
    responses.backend.registerSecurityHandler(
      name,
      // The mock has no sessions, so requests for OAuth pages count as signed in.
      (_context: Context, { headers }: Request) => name === "session" || isBearer(headers.authorization),
    );
  }
}

const unauthorized: Preference = { code: "401", example: null };

/**
 * Accepts any token and grants all permissions. As in the service, a request without a token is rejected with a 401.
 */
const authenticate: Authenticate = async (authorization) => {
  if (isBearer(authorization)) return { ok: true, principal };
  return { ok: false, error: "missing", description: problemKinds.unauthorized.detail };
};

function isBearer(authorization = ""): boolean {
  return /^Bearer +\S/i.test(authorization);
}

const principal: Principal = {
  userId: 1,
  username: "mock",
  scope: "full",
  tokenId: 1,
  tokenName: "mock",
  credentialKey: "token:1",
  client: null,
  reaches: () => true,
  can: () => true,
  refusal: () => null,
};

/**
 * Creates the response to an API request.
 * @throws {Problem} if the response has a status of 400 or higher
 */
function apiResponse(responses: MockResponses, request: ApiRequest, preference: Preference): ApiResponse {
  const { operationId } = request.operation;
  const found = responses.find(operationId, preference, (declared) =>
    declared.find((mediaType) => mediaType === request.mediaType),
  );
  const { status, mediaType, body } = found;
  if (status >= 400) throw readProblemDocument(body as ProblemMembers, found.headers);
  const { ETag: etag, ...headers } = { ...found.headers, ...headersFor(request, found) };
  if (mediaType !== null && isJson(mediaType)) {
    return { status, headers, document: body, ...(etag !== undefined && { version: 1 }) };
  }
  return {
    status,
    headers: etag === undefined ? headers : { ...headers, ETag: etag },
    ...(mediaType !== null && { content: { mediaType: servedType(mediaType), body: String(body) } }),
  };
}

function servedType(mediaType: string): string {
  return mediaType === "*/*" ? "application/octet-stream" : mediaType;
}

/** Returns the headers whose values depend on the body. */
function headersFor({ path }: ApiRequest, { status, headers, body }: MockResponse): Record<string, string> {
  const { id, "hydra:totalItems": total } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const items = Array.isArray(body) ? body.length : total;
  return {
    ...(headers["X-Total-Count"] !== undefined &&
      typeof items === "number" && { "X-Total-Count": String(items) }),
    ...(status === 201 && typeof id === "number" && { Location: `${path}/${id}` }),
  };
}

/** Creates the response to an OAuth or MCP request, which is not validated. */
function protocolResponse(
  responses: MockResponses,
  operationId: string,
  preference: Preference,
  request: Request,
  response: Response,
): void {
  try {
    const { status, headers, mediaType, body } = responses.find(operationId, preference, (declared) => {
      const accepted = request.accepts([...declared]);
      return accepted === false ? undefined : accepted;
    });
    response.writeHead(status, { ...headers, ...(mediaType !== null && { "Content-Type": mediaType }) });
    if (mediaType === null) response.end();
    else response.end(isJson(mediaType) ? JSON.stringify(body) : String(body));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    refuse(response, error);
  }
}

function refuse(response: Response, refusal: Problem): void {
  response.writeHead(refusal.status, { "Content-Type": problemMediaType });
  response.end(JSON.stringify(problemDocument(refusal, "json")));
}

function stringHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? ""]));
}
