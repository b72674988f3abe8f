import { describe, expect, it } from "vitest";
import { problem } from "../../src/util/errors.ts";
import {
  webErrorResponse,
  withErrorResponses,
  describable,
  oauthErrorResponse,
  oauthJson,
  oauthProblem,
} from "../../src/oauth/oauth-error.ts";
import type { WebResponse, WebRequest } from "../../src/web/route.ts";
import { memoryLogger } from "../support/web.ts";

const bodyOf = ({ body }: WebResponse) => JSON.parse(String(body)) as Record<string, unknown>;

describe("an error of an OAuth endpoint (RFC 6749 §5.2)", () => {
  it.each([
    ["invalid_request", 400],
    ["invalid_client", 401],
    ["invalid_grant", 400],
    ["unauthorized_client", 400],
    ["unsupported_grant_type", 400],
    ["invalid_scope", 400],
    ["invalid_target", 400],
    ["invalid_redirect_uri", 400],
    ["invalid_client_metadata", 400],
    ["temporarily_unavailable", 503],
    ["server_error", 500],
  ] as const)("%s returns %i as JSON that must not be cached", (error, status) => {
    const answer = oauthErrorResponse(oauthProblem(error, "Because."));
    expect(answer).toMatchObject({
      status,
      headers: { "Content-Type": "application/json", "Cache-Control": "no-store", Pragma: "no-cache" },
    });
    expect(bodyOf(answer)).toEqual({ error, error_description: "Because." });
  });

  it("an error of an OAuth endpoint can have another status and more header fields", () => {
    const options = { status: 429, headers: { "Retry-After": "7" } };
    const answer = oauthErrorResponse(oauthProblem("temporarily_unavailable", "Later.", options));
    expect(answer).toMatchObject({ status: 429, headers: { "Retry-After": "7", Pragma: "no-cache" } });
  });

  it("the description of an error contains only allowed characters", () => {
    expect(describable('The "scope" a\\b\u0000\r\n\u001b ü 👍')).toBe("The 'scope' a/b???? ? ??");
    expect(oauthProblem("invalid_grant", '"\u2028').description).toBe("'?");
  });
});

describe("an error that a handler throws", () => {
  async function thrown(error: unknown) {
    const log = memoryLogger();
    const handle = withErrorResponses(() => {
      throw error;
    });
    const answer = await handle({ log } as unknown as WebRequest);
    const lines = log.lines.map(({ level, message }) => `${level} ${message}`);
    return { status: answer.status, ...bodyOf(answer), lines };
  }

  it("an OAuth error that a handler throws is returned and not logged", async () => {
    expect(await thrown(oauthProblem("invalid_grant", "Used already."))).toEqual({
      status: 400,
      error: "invalid_grant",
      error_description: "Used already.",
      lines: [],
    });
  });

  it("a busy database causes temporarily_unavailable", async () => {
    expect(await thrown(problem("unavailable", "Busy.", { headers: { "Retry-After": "1" } }))).toMatchObject({
      status: 503,
      error: "temporarily_unavailable",
      lines: ["warn The service is temporarily unavailable."],
    });
  });

  it("an unexpected error is logged and returned as server_error without details", async () => {
    for (const error of [
      new Error("secret"),
      "secret",
      problem("internal", undefined, { cause: "secret" }),
    ]) {
      const answer = await thrown(error);
      expect(answer).toMatchObject({
        status: 500,
        error: "server_error",
        lines: ["error The request failed."],
      });
      expect(JSON.stringify(answer)).not.toContain("secret");
    }
  });

  it("an error with a description has been logged already and is not logged again", async () => {
    expect(await thrown(problem("internal", "Not set up."))).toEqual({
      status: 500,
      error: "server_error",
      error_description: "Not set up.",
      lines: [],
    });
  });

  it("a response stays unchanged", async () => {
    const answer = oauthJson(200, { ok: true });
    expect(await withErrorResponses(async () => answer)({} as WebRequest)).toBe(answer);
  });
});

describe("an error of the web server", () => {
  it.each([
    [405, "invalid_request"],
    [413, "invalid_request"],
    [415, "invalid_request"],
    [500, "server_error"],
    [503, "temporarily_unavailable"],
  ])("an error of the web server with status %i is returned as %s", (status, error) => {
    const answer = webErrorResponse({ status, detail: "No.", headers: { Allow: "POST" } });
    expect(answer).toMatchObject({ status, headers: { Allow: "POST", "Content-Type": "application/json" } });
    expect(bodyOf(answer)).toEqual({ error, error_description: "No." });
  });
});
