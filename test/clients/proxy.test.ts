/**
 * Sends valid and invalid requests for every operation through Prism, a validating proxy: neither an accepted request
 * nor a response differs from the document. Requests that Prism accepts and the service rejects are not reported,
 * because many rules, such as unique names, cannot be expressed in the document. HEAD and OPTIONS are not operations of
 * the document, so only `client.ts`, which checks all responses too, validates theirs.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeElements, type Elements } from "../contract/fuzz/elements.ts";
import { api, type Api } from "../support/client.ts";
import {
  contractDocument,
  declaredOperations,
  declaredProtocolOperations,
} from "../support/declared-operations.ts";
import { collectionOfPath } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { startAuthorizationServer } from "./authorization.ts";
import { startPrism, type Exchange, type Prism, type Violation } from "./prism.ts";
import { sendMcpMessages, sendOAuthRequests } from "./proxied-protocols.ts";
import { sendRequests } from "./proxied-requests.ts";

interface Exception {
  readonly reason: string;
  applies(exchange: Exchange, violation: Violation, message: "request" | "response"): boolean;
}

/** Violations that are not mismatches between document and service. `prism.ts` corrects other errors of Prism. */
const exceptions: readonly Exception[] = [
  {
    reason: "`properties[]` omits required properties, as `info.description` says",
    applies: ({ target, status }, { code }, message) =>
      message === "response" &&
      status === 200 &&
      code === "required" &&
      /[?&]properties(\[|%5B)/.test(target),
  },
  {
    reason: "the documentation page of an operation that offers HTML does not depend on the query",
    applies: ({ target, mediaType }, { path }, message) =>
      message === "request" &&
      path?.[0] === "query" &&
      mediaType === "text/html" &&
      target.startsWith("GET /api/"),
  },
  {
    reason: "users who are not signed in are redirected (303) to the sign-in page",
    applies: ({ status }, { code }, message) => message === "request" && status === 303 && code === 401,
  },
];

/** Prism's findings, except rejected requests, which need not match the document. */
function mismatchesOf(exchange: Exchange): string[] {
  const { target, status, ofRequest, ofResponse } = exchange;
  const found = { request: status < 400 ? ofRequest : [], response: ofResponse };
  return (["request", "response"] as const).flatMap((message) =>
    found[message]
      .filter((violation) => !exceptions.some(({ applies }) => applies(exchange, violation, message)))
      .map(
        (violation) => `${target} ${status}: ${violation.path?.join(".") ?? message}: ${violation.message}`,
      ),
  );
}

describe.runIf(thoroughness === "full")("requests through Prism", () => {
  let service: TestService;
  let prism: Prism;
  let client: Api;
  let direct: Api;
  let elements: Elements;
  let collection = "";

  beforeAll(async () => {
    service = await startAuthorizationServer();
    direct = api(service, tokens.full);
    elements = await makeElements(direct);
    prism = await startPrism(contractDocument(), service.url);
    client = api(prism, tokens.full);
  });
  afterAll(async () => {
    await prism?.close();
    await service?.close();
  });

  it.each(declaredOperations().map((operation) => [operation.operationId, operation] as const))(
    "%s matches the document",
    async (_id, operation) => {
      if (collection !== collectionOfPath(operation.path) || operation.method === "DELETE") {
        collection = collectionOfPath(operation.path);
        await elements.renew();
      }
      const start = prism.exchanges.length;
      await sendRequests(operation, { client, direct, elements });
      expect(prism.exchanges.slice(start).flatMap(mismatchesOf)).toEqual([]);
    },
  );

  it("MCP messages match the document", async () => {
    const start = prism.exchanges.length;
    await sendMcpMessages(prism, elements.all());
    expect(prism.exchanges.slice(start).flatMap(mismatchesOf)).toEqual([]);
  });

  it("an OAuth authorization and its errors match the document", async () => {
    const start = prism.exchanges.length;
    await sendOAuthRequests(prism, service);
    expect(prism.exchanges.slice(start).flatMap(mismatchesOf)).toEqual([]);
  });

  it("more than 1,000 requests reached every operation, and Prism found errors in invalid ones", () => {
    const counts: Record<string, number> = {};
    for (const { tag } of prism.exchanges) counts[tag] = (counts[tag] ?? 0) + 1;
    console.log(`${prism.exchanges.length} requests: ${JSON.stringify(counts)}`);
    expect(prism.exchanges.length).toBeGreaterThan(1_000);
    const all = [...declaredOperations(), ...declaredProtocolOperations()];
    expect(new Set(prism.exchanges.map(({ operationId }) => operationId))).toEqual(
      new Set(all.map(({ operationId }) => operationId)),
    );
    const rejected = prism.exchanges.filter(({ status, ofRequest }) => status >= 400 && ofRequest.length > 0);
    expect(rejected.length).toBeGreaterThan(100);
  });
});
