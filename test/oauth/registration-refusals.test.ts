/** Tests invalid client registrations and their errors. */
import { describe, expect, test } from "vitest";
import { cb, useRegistration, type RegistrationAnswer } from "./use-registration.ts";
import { api } from "../support/client.ts";

const both = ["authorization_code", "refresh_token"];

describe("invalid registrations store nothing (RFC 7591 §3.2.2)", () => {
  const { served, send, register, clients } = useRegistration("sqlite");
  const refused = async (answer: RegistrationAnswer, error: string, description = /./) => {
    const { status, headers, body } = answer;
    expect({ status, error: body["error"] }).toEqual({ status: 400, error });
    expect(body["error_description"]).toMatch(description);
    expect(body["error_description"]).toMatch(/^[\x20-\x7e]+$/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(await clients()).toEqual([]);
  };

  test.each([
    ["broken JSON", "{not json"],
    ["empty", ""],
    ["a number", "7"],
    ["a string", '"x"'],
    ["null", "null"],
    ["true", "true"],
  ])("rejects a body that is %s", async (_, body) => {
    await refused(await send(body), "invalid_client_metadata");
  });

  test("rejects a body that is not UTF-8", async () => {
    await refused(await send(Buffer.from([0x7b, 0xff, 0x7d])), "invalid_client_metadata");
  });

  test("rejects a body of more than 65,536 bytes", async () => {
    const metadata = { redirect_uris: [cb], padding: "" };
    const room = 65_536 - JSON.stringify(metadata).length;
    await refused(
      await send(JSON.stringify({ ...metadata, padding: "x".repeat(room + 1) })),
      "invalid_client_metadata",
    );
    expect((await send(JSON.stringify({ ...metadata, padding: "x".repeat(room) }))).status).toBe(201);
  });

  test.each([
    ["an array instead of an object", []],
    ["no redirect URIs", {}],
    ["an empty list of redirect URIs", { redirect_uris: [] }],
    ["redirect URIs that are not an array", { redirect_uris: cb }],
    ["an object instead of an array", { redirect_uris: { 0: cb, length: 1 } }],
    ["eleven redirect URIs", { redirect_uris: Array.from({ length: 11 }, (_, index) => `${cb}/${index}`) }],
    ["redirect URIs of which none is a string", { redirect_uris: [7, null] }],
    ["a redirect URI of 2,001 bytes", { redirect_uris: [cb.padEnd(2001, "x")] }],
  ])("rejects %s with invalid_redirect_uri", async (_, metadata) => {
    await refused(await register(metadata), "invalid_redirect_uri");
  });

  test.each([
    "http://evil.example.invalid/callback",
    `${cb}#fragment`,
    "javascript:alert(1)",
    "https://user@client.example.invalid/callback",
    "http://localhost.evil.com/cb",
  ])("rejects the redirect URI %s and names it", async (uri) => {
    const answer = await register({ redirect_uris: [uri, "x:y"] });
    await refused(answer, "invalid_redirect_uri");
    expect(answer.body["error_description"]).toContain(uri);
  });

  test.each([
    ["only another grant", { grant_types: ["client_credentials"] }, /grant_types/],
    ["no grant", { grant_types: [] }, /grant_types/],
    ["grants that are not an array", { grant_types: "authorization_code" }, /grant_types/],
    ["another response type", { response_types: ["token"] }, /response_types/],
    ["no response type", { response_types: [] }, /response_types/],
    ["response types that are not an array", { response_types: "code" }, /response_types/],
    ["an empty name", { client_name: "" }, /client_name/],
    ["a name of spaces", { client_name: " \t" }, /client_name/],
    ["an invisible name", { client_name: "\u202e\u200b" }, /client_name/],
    ["a name that is not a string", { client_name: ["x"] }, /client_name/],
    ["a scope that is not a string", { scope: ["read_only"] }, /scope/],
    ["an unknown scope", { scope: "superadmin" }, 'Unknown scope "superadmin".'],
    ["an unknown scope before a forbidden one", { scope: "full x y" }, 'Unknown scope "x".'],
    ["an unknown scope with dangerous characters", { scope: 'x"\u001b\ü' }, `Unknown scope "x'??".`],
  ])("rejects %s with invalid_client_metadata", async (_, metadata, description) => {
    const answer = await register({ redirect_uris: [cb], ...metadata });
    if (typeof description === "string") {
      await refused(answer, "invalid_client_metadata");
      expect(answer.body["error_description"]).toBe(description);
    } else {
      await refused(answer, "invalid_client_metadata", description);
    }
  });

  test.each(["edit admin", "full", "admin", "read_only full"])(
    "rejects the scope %j with invalid_scope",
    async (scope) => {
      const answer = await register({ redirect_uris: [cb], scope });
      await refused(answer, "invalid_scope", /administrator/);
    },
  );

  test("reports errors in order: redirect URI, grants, response types, name, scope", async () => {
    const wrong = {
      redirect_uris: ["x"],
      grant_types: ["x"],
      response_types: ["x"],
      client_name: "",
      scope: "x",
    };
    const right = {
      redirect_uris: [cb],
      grant_types: both,
      response_types: ["code"],
      client_name: "x",
      scope: "full",
    };
    const descriptions: unknown[] = [];
    let metadata = wrong;
    for (const name of Object.keys(wrong) as (keyof typeof wrong)[]) {
      descriptions.push((await register(metadata)).body["error_description"]);
      metadata = { ...metadata, [name]: right[name] };
    }
    const names = [
      /^x is not an allowed redirect URI/,
      /grant_types/,
      /response_types/,
      /client_name/,
      /scope/,
    ];
    for (const [index, name] of names.entries()) expect(descriptions[index]).toMatch(name);
    expect((await register(metadata)).body["error"]).toBe("invalid_scope");
  });

  test("rejects other methods with a JSON error", async () => {
    const { status, headers, body } = await api(served()).get("/oauth/register", { accept: "*/*" });
    expect([status, headers["allow"]]).toEqual([405, "POST, OPTIONS"]);
    expect(body).toMatchObject({ error: "invalid_request" });
  });
});
