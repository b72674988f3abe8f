/** Sends requests recorded with Part-DB to the mock server, which must accept them. */
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRecording, type RecordedCase } from "../contract/replay/recording.ts";
import { send } from "../support/client.ts";
import { checkResponse } from "../support/contract.ts";
import { withFixture } from "../support/fixtures.ts";
import { startMock, type TestMock } from "../support/mock.ts";

withFixture("golden", (folder) => {
  let mock: TestMock;

  beforeAll(async () => {
    mock = await startMock();
  });

  afterAll(() => mock?.close());

  const files = readdirSync(folder).filter((name) => /^crud-.*\.jsonl$/.test(name));

  async function replay({ request: { method, path, headers, body } }: RecordedCase) {
    const answer = await send<Record<string, unknown>>(mock.url, method, path, body, {
      accept: headers["Accept"] ?? headers["accept"] ?? null,
      contentType: headers["Content-Type"] ?? headers["content-type"] ?? null,
      authorization: "Bearer any",
    });
    checkResponse({
      method,
      target: path,
      status: answer.status,
      headers: answer.headers,
      body: answer.bytes,
    });
    return answer;
  }

  describe.each(files)("%s", (file) => {
    const cases = readRecording(folder, file.replace(/\.jsonl$/, "")).filter(
      ({ request, response }) => response.status < 300 && request.path.startsWith("/api/"),
    );

    test.each(cases.map((recorded) => [recorded.name, recorded] as const))("%s", async (_, recorded) => {
      const answer = await replay(recorded);
      expect(answer.status, answer.text).toBe(recorded.response.status);
      // The contract declares the documentation page instead of data for these requests.
      if (answer.mediaType === "text/html") return expect(recorded.name).toMatch(/-noaccept$/);
      const body = (recorded.response.body ?? {}) as Record<string, unknown>;
      return expect([answer.body?.["@context"], answer.body?.["@type"]]).toEqual([
        body["@context"],
        body["@type"],
      ]);
    });
  });
});
