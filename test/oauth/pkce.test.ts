import { describe, expect, it } from "vitest";
import { isPkceText, verifierMatches } from "../../src/oauth/pkce.ts";
import { useAuthorizationServer } from "./authorization-server.ts";
import {
  approve,
  authorize,
  challengeOf,
  exchangeCode,
  registerClient,
  requestParameters,
  verifier,
} from "./flow.ts";

/** The example of RFC 7636 appendix B. */
const example = {
  verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
};

describe("the code challenge of an authorization request", () => {
  const started = useAuthorizationServer();
  const ask = async (change: Readonly<Record<string, string | undefined>>) => {
    const client = await registerClient(started());
    return authorize(started(), { ...requestParameters(client), ...change });
  };

  it.each([
    ["of the minimum length (§4.2)", "f".repeat(43)],
    ["of the maximum length (§4.2)", "f".repeat(128)],
    ["of all allowed characters (§4.1)", "abcXYZ0189-._~".padEnd(43, "x")],
    ["of the example in the RFC (appendix B)", example.challenge],
  ])("a code challenge is stored with the code: one %s", async (_, challenge) => {
    const verdict = await ask({ code_challenge: challenge });
    expect(verdict.kind === "valid" && verdict.request.codeChallenge).toBe(challenge);
  });

  it.each([
    ["too short (§4.2)", { code_challenge: "f".repeat(42) }],
    ["too long (§4.2)", { code_challenge: "f".repeat(129) }],
    ["with a character that is not allowed (§4.2)", { code_challenge: `${"f".repeat(42)}&` }],
    ["padded (§4.2)", { code_challenge: `${example.challenge}=` }],
    ["in base64 instead of base64url (§4.2)", { code_challenge: `${"f".repeat(42)}+` }],
    ["beyond ASCII (§4.2)", { code_challenge: `${"f".repeat(42)}ü` }],
    ["empty", { code_challenge: "" }],
    ["missing (§4.4.1)", { code_challenge: undefined }],
    [
      "missing together with its method (RFC 9700 §2.1.1)",
      { code_challenge: undefined, code_challenge_method: undefined },
    ],
    ["without a method, which would mean plain (§4.3)", { code_challenge_method: undefined }],
    ["with an empty method", { code_challenge_method: "" }],
    ["with the method plain (RFC 9700 §2.1.1)", { code_challenge_method: "plain" }],
    ["with an unknown method", { code_challenge_method: "S512" }],
    ["with the method in another case", { code_challenge_method: "s256" }],
  ])("an authorization request is rejected if its code challenge is %s", async (_, change) => {
    const verdict = await ask(change);
    expect(verdict).toMatchObject({ kind: "refused", error: "invalid_request" });
    const { searchParams } = new URL(verdict.kind === "refused" ? verdict.location : "");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      error: "invalid_request",
      error_description: expect.stringContaining("code_challenge") as string,
      state: requestParameters({ clientId: "" })["state"],
      iss: started().url,
    });
  });
});

describe("the code verifier of a token request", () => {
  const started = useAuthorizationServer();
  const exchange = async (request: Record<string, string>, change: Record<string, string | undefined>) =>
    exchangeCode(started(), await approve(started(), { request }), change);

  it.each([
    ["of the example in the RFC (appendix B)", example.verifier],
    ["of the minimum length (§4.1)", "a".repeat(43)],
    ["of the maximum length (§4.1)", "a".repeat(128)],
    ["of all allowed characters (§4.1)", "abcXYZ0189-._~".padEnd(43, "x")],
  ])("a code verifier that matches the challenge is accepted: one %s", async (_, text) => {
    const answer = await exchange({ code_challenge: challengeOf(text) }, { code_verifier: text });
    expect(answer.status).toBe(200);
  });

  it.each([
    ["another verifier (§4.6)", verifier.replace("d", "e"), "invalid_grant"],
    ["the verifier of Part-DB's test", "a".repeat(43), "invalid_grant"],
    ["the challenge itself, as with plain (§4.6)", challengeOf(verifier), "invalid_grant"],
    ["the right verifier with a suffix", `${verifier}f`, "invalid_grant"],
    ["missing (§4.5)", undefined, "invalid_request"],
    ["empty", "", "invalid_request"],
    ["too short (§4.1)", "f".repeat(42), "invalid_request"],
    ["too long (§4.1)", "f".repeat(129), "invalid_request"],
    ["with a character that is not allowed (§4.1)", `${"f".repeat(42)}&`, "invalid_request"],
  ])("a token request is rejected if its code verifier is %s", async (_, text, error) => {
    const answer = await exchange({}, { code_verifier: text });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  it("a code stays valid after a wrong verifier", async () => {
    const approved = await approve(started());
    await exchangeCode(started(), approved, { code_verifier: "a".repeat(43) });
    expect((await exchangeCode(started(), approved)).status).toBe(200);
  });
});

describe("the comparison of a verifier", () => {
  it("never throws, whatever the lengths (§4.6)", () => {
    expect(verifierMatches(example.verifier, example.challenge)).toBe(true);
    for (const challenge of ["", "x", `${example.challenge}x`, "ü".repeat(43)]) {
      expect(verifierMatches(example.verifier, challenge)).toBe(false);
    }
  });

  it("rejects a trailing line break (§4.1)", () => {
    expect(isPkceText(`${example.verifier}\n`)).toBe(false);
  });
});
