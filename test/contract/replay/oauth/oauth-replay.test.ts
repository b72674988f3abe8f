/**
 * Sends the OAuth requests recorded with Part-DB to the service in the same order and with the same settings, and
 * compares the responses. Recorded credentials are mapped to those of the service.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send, type Answer } from "../../../support/client.ts";
import { withFixture } from "../../../support/fixtures.ts";
import { assertDeclared } from "../../../support/reached.ts";
import type { TestService } from "../../../support/service.ts";
import { visitor, type Visitor } from "../../../support/visitor.ts";
import { missingInChallenge } from "../challenge.ts";
import { compare, describeMismatch } from "../compare.ts";
import type { DocumentDifference } from "../difference.ts";
import { documentDifferences } from "../document-differences.ts";
import { readFixture, readRecording, type RecordedCase } from "../recording.ts";
import { createCredentials, type Credentials } from "./credentials.ts";
import { oauthDifferences, oauthDocumentDifferences, type OAuthDifference } from "./oauth-differences.ts";
import { exclusions, passwords, phases, recordedClients } from "./phases.ts";
import { canAsk, grantSource, preparations, startPhase } from "./recorded-service.ts";

const used = new Set<OAuthDifference | DocumentDifference>();

withFixture("golden", (folder) => {
  const fixture = readFixture(folder);
  const recording = readRecording(folder, "oauth");
  const kept = recording.filter((recorded) => !exclusions.some(({ matches }) => matches(recorded)));

  describe.each(phases)("recorded responses $title", (phase) => {
    const end = phases[phases.indexOf(phase) + 1]?.from ?? Infinity;
    const cases = kept.filter(({ seq }) => seq >= phase.from && seq < end);
    const sessions = new Map<string, Visitor>();
    let service: TestService;
    let credentials: Credentials;

    beforeAll(async () => {
      service = await startPhase(phase, fixture);
      credentials = createCredentials(grantSource(service, signedIn), recordedClients.edit, recording);
    });
    afterAll(async () => {
      await service.close();
    });

    async function signedIn(name: keyof typeof passwords): Promise<Visitor> {
      const known = sessions.get(name);
      if (known !== undefined) return known;
      const browser = visitor(service);
      await browser.signIn(name, passwords[name]);
      sessions.set(name, browser);
      return browser;
    }

    it.each(cases.map((recorded) => [recorded.seq, recorded.name, recorded] as const))(
      "%i %s",
      async (_seq, _name, recorded) => {
        await credentials.prepare(recorded);
        await preparations(recorded, service, credentials);
        const needsLogin = recorded.request.path.startsWith("/oauth/authorize") && canAsk(phase);
        const user = recorded.name.startsWith("noread") ? "noread" : "admin";
        const browser = needsLogin ? await signedIn(user) : null;
        const answer = await replay(service, recorded, credentials, browser);
        const difference = oauthDifferences.find(({ where }) => where(recorded));
        if (difference === undefined) {
          expectSame(recorded, answer, service, credentials);
        } else {
          used.add(difference);
          expectDifference(difference, answer);
        }
      },
    );
  });

  describe("the list of intended differences of OAuth", () => {
    it.each(
      [...oauthDifferences, ...oauthDocumentDifferences].map((difference) => [difference.reason, difference]),
    )("the intended OAuth difference is still needed: %s", (_reason, difference) => {
      expect(used).toContain(difference);
    });
  });

  it.each(exclusions)("the recordings contain a response that is left out because $reason", ({ matches }) => {
    expect(recording.some(matches)).toBe(true);
  });
});

/** Sends the request as it was recorded, with the session of the recorded user. */
async function replay(
  service: TestService,
  recorded: RecordedCase,
  credentials: Credentials,
  browser: Visitor | null,
): Promise<Answer<unknown>> {
  const { method, path, headers, body } = recorded.request;
  const { Accept: accept, Authorization: authorization, "Content-Type": contentType, ...others } = headers;
  const target = translatePath(path, service, credentials);
  const text = typeof body === "string" ? credentials.translate(body) : body;
  const answer = await send<unknown>(
    service.url,
    method,
    target,
    browser === null || typeof text !== "string" ? text : await withCsrfToken(text, target, browser),
    {
      accept: accept ?? null,
      authorization: authorization === undefined ? null : credentials.translate(authorization),
      contentType: contentType ?? null,
      headers: { ...others, ...(browser !== null && browserHeaders(service, browser, method)) },
    },
  );
  const { status, headers: answered, bytes } = answer;
  assertDeclared({ method, target, status, headers: answered, body: bytes });
  credentials.learn(recorded.response.body, answer.body);
  return answer;
}

/** Replaces the URL of Part-DB in the query, where it is percent-encoded. */
function translatePath(path: string, { url }: TestService, credentials: Credentials): string {
  return credentials
    .translate(path)
    .replaceAll(encodeURIComponent("http://127.0.0.1:8899"), encodeURIComponent(url));
}

/**
 * GET requests look like those of a script, which is redirected. Other requests look like forms of the service's own
 * pages.
 */
function browserHeaders({ url }: TestService, { cookies }: Visitor, method: string): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return method === "GET"
    ? { Cookie: cookie, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" }
    : { Cookie: cookie, "Sec-Fetch-Site": "same-origin", Origin: url };
}

/** Replaces a valid CSRF token with one of the service. An invalid token stays as recorded. */
async function withCsrfToken(body: string, path: string, browser: Visitor): Promise<string> {
  const fields = new URLSearchParams(body);
  if (fields.get("_csrf_token")?.includes(".") !== true) return body;
  const page = await browser.get(path, { follow: false });
  fields.set("_csrf_token", page.document.querySelector("[name=_csrf_token]")?.getAttribute("value") ?? "");
  return fields.toString();
}

function expectSame(
  recorded: RecordedCase,
  answer: Answer<unknown>,
  { url }: TestService,
  credentials: Credentials,
): void {
  const { status, headers, body } = recorded.response;
  expect(answer.status, answer.text).toBe(status);
  const isApi = recorded.request.path.startsWith("/api/");
  const type = headers["Content-Type"]?.split(";", 1)[0] ?? null;
  expect(answer.mediaType).toBe(isApi && status >= 400 ? "application/problem+json" : type);
  const challenge = answer.headers["www-authenticate"];
  expect(missingInChallenge(headers["WWW-Authenticate"], challenge, url)).toEqual([]);
  if (typeof body === "string") return;
  const expected = JSON.parse(
    credentials.translate(JSON.stringify(body)).replaceAll("{base}", url),
  ) as unknown;
  expect(unintended(recorded, compare(expected, answer.body))).toEqual([]);
}

/** Describes the mismatches that no intended difference covers. */
function unintended(recorded: RecordedCase, mismatches: ReturnType<typeof compare>): string[] {
  const ofOAuth = !recorded.request.path.startsWith("/api/");
  const left = mismatches.filter((mismatch) => {
    const difference = (ofOAuth ? oauthDocumentDifferences : documentDifferences).find(({ covers }) =>
      covers(mismatch, recorded),
    );
    if (difference !== undefined) used.add(difference);
    return difference === undefined;
  });
  return left.map(describeMismatch);
}

function expectDifference({ expect: wanted }: OAuthDifference, answer: Answer<unknown>): void {
  expect(answer.status, answer.text).toBe(wanted.status);
  if (wanted.mediaType !== undefined) expect(answer.mediaType).toBe(wanted.mediaType);
  const parameters = answer.status === 303 ? new URL(answer.headers["location"] ?? "").searchParams : null;
  if (wanted.error !== undefined) {
    const error = parameters === null ? (answer.body as { error: string }).error : parameters.get("error");
    expect(error).toBe(wanted.error);
  }
  for (const [name, value] of Object.entries(wanted.location ?? {})) {
    const actual = parameters?.get(name) ?? null;
    if (value instanceof RegExp) expect(actual).toMatch(value);
    else expect(actual).toBe(value);
  }
}
