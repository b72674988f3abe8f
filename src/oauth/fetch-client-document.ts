/** Fetches metadata documents of clients (draft-ietf-oauth-client-id-metadata-document §5). */
import type { IncomingMessage } from "node:http";
import CachePolicy from "http-cache-semantics";
import { guardedRequest, HostRefused, type GuardOptions } from "../outgoing/guarded-request.ts";
import { boundedBody } from "../outgoing/response-body.ts";
import { oauthProblem, type OAuthProblem } from "./oauth-error.ts";

interface FetchedDocument {
  readonly text: string;
  /** How long the document is fresh, in seconds. 0 if it must be fetched again for each authorization. */
  readonly freshSeconds: number;
}

/** §8.7 of the draft. */
const maximumBytes = 5 * 1024;

const maximumFreshSeconds = 24 * 3600;

/** The time limit for the host name, the connection and the response together. */
const timeLimit = 5000;

const headers = { "User-Agent": "Partledger", Accept: "application/json", "Accept-Encoding": "identity" };

/**
 * Fetches a document. Redirects are not followed.
 * @param url an allowed client ID URL
 * @throws {OAuthProblem} `invalid_client` if the document cannot be fetched; the description contains the reason
 */
export async function fetchClientDocument(url: string, guard: GuardOptions): Promise<FetchedDocument> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await guardedRequest(new URL(url), {
      ...guard,
      headers,
      idleMilliseconds: timeLimit,
      signal,
    });
    try {
      return await receive(url, response);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (signal.aborted) throw failure(`the server did not respond within ${timeLimit / 1000} seconds`, error);
    if (error instanceof HostRefused) throw failure("its host has no public IP address", error);
    if (error instanceof DocumentRefused) throw failure(error.message, error);
    throw failure("the connection failed", error);
  }
}

class DocumentRefused extends Error {}

async function receive(url: string, response: IncomingMessage): Promise<FetchedDocument> {
  const { statusCode: status, headers: received } = response;
  if (status !== 200) throw new DocumentRefused(`the server returned status ${status} instead of 200`);
  const [mediaType = ""] = (received["content-type"] ?? "").split(";");
  if (!/^application\/(?:[\w.+-]+\+)?json$/i.test(mediaType.trim())) {
    throw new DocumentRefused("its Content-Type is not application/json");
  }
  if ((received["content-encoding"] ?? "identity") !== "identity") {
    throw new DocumentRefused("the server sent an unsupported Content-Encoding");
  }
  const chunks: Buffer[] = [];
  const body = boundedBody(response, maximumBytes, {
    tooLarge: () => new DocumentRefused(`it is larger than ${maximumBytes} bytes`),
    incomplete: () => new DocumentRefused("the response is incomplete"),
  });
  for await (const chunk of body) chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString("utf8"), freshSeconds: freshSecondsOf(url, response) };
}

/** Calculates the freshness by the rules for shared caches (RFC 9111 §4.2). */
function freshSecondsOf(url: string, response: IncomingMessage): number {
  const policy = new CachePolicy(
    { url, method: "GET", headers },
    { status: response.statusCode ?? 0, headers: response.headers },
    { shared: true },
  );
  return Math.min(Math.max(policy.maxAge() - policy.age(), 0), maximumFreshSeconds);
}

function failure(reason: string, cause: unknown): OAuthProblem {
  return oauthProblem("invalid_client", `The client metadata document could not be fetched: ${reason}.`, {
    cause,
  });
}
