/** Calls each writing tool with the MCP SDK clients and compares the result with the API. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { api, type Json } from "../support/client.ts";
import { dialects, sampledOn } from "../support/dialects.ts";
import { createInventory, picture } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { asModelsSend } from "./mcp-agent-arguments.ts";
import { clientName, latestClients, type ListedTool, type McpClient } from "./mcp-clients.ts";
import { changeComment, writingCalls, type World } from "./mcp-writing-calls.ts";

interface LogEntry {
  readonly id: number;
  readonly username: string;
  readonly client?: string;
  readonly comment?: string;
}

describe.each(dialects)("writing tools (%s)", (dialect) => {
  let service: TestService;
  let pictures: Server;
  let world: World;
  /**
   * Offset of the service's clock in milliseconds. Each test gets its own minute, because calls are limited per
   * minute.
   */
  let ahead = 0;

  beforeEach(() => {
    ahead += 60_000;
  });

  beforeAll(async () => {
    service = await startService({
      dialect,
      environment: { ALLOW_ATTACHMENT_DOWNLOADS: "1" },
      overrides: {
        allowAddress: (address) => address === "127.0.0.1",
        now: () => new Date(Date.now() + ahead),
      },
    });
    pictures = createServer((_request, response) => {
      response.setHeader("Content-Type", "image/png");
      response.end(Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64"));
    });
    await new Promise<void>((resolve) => pictures.listen(0, "127.0.0.1", resolve));
    const rest = api(service, tokens.full);
    const { port } = pictures.address() as AddressInfo;
    const pictureUrl = `http://127.0.0.1:${port}/pixel.png`;
    world = { rest, inventory: await createInventory(rest), pictureUrl };
  });

  afterAll(async () => {
    pictures?.close();
    await service?.close();
  });

  /** Returns the log entries after `id`, newest first. */
  async function loggedSince(id: number): Promise<readonly LogEntry[]> {
    const { body } = await world.rest.get<readonly LogEntry[]>(
      "/api/log_entries?itemsPerPage=20&order[id]=desc",
      { accept: "application/json", expect: 200 },
    );
    return body.filter((entry) => entry.id > id);
  }

  const lastLogged = async (): Promise<number> => (await loggedSince(0))[0]?.id ?? 0;

  describe.each(sampledOn(dialect, latestClients, 2))("with the client $name", ({ prepare, sdk }) => {
    // A rejected call runs no SQL of its own and is the same for each client, so one database and one client are
    // enough.
    const refusesHere = thoroughness === "full" || (dialect === "sqlite" && sdk === "v2");
    const refused = refusesHere ? Object.keys(writingCalls) : [];
    let client: McpClient;
    let tools: readonly ListedTool[];

    beforeAll(async () => {
      client = await prepare({ url: service.url, token: tokens.full }).connect();
      tools = await client.tools();
    });

    afterAll(() => client?.close());

    test("the test covers all writing tools", () => {
      const writing = tools.filter(({ annotations }) => annotations?.["readOnlyHint"] !== true);
      expect(writing.map(({ name }) => name).sort()).toEqual(Object.keys(writingCalls).sort());
    });

    test.each(Object.keys(writingCalls))(
      "%s performs the change that it reports, and the log names the client",
      async (name) => {
        const { args, done } = await writingCalls[name]!(world);
        const last = await lastLogged();
        const answer = await client.call(name, args);
        expect(answer.isError, answer.text).toBe(false);
        await done(answer.document as Readonly<Record<string, Json>>);

        const entries = await loggedSince(last);
        expect(entries.length).toBeGreaterThan(0);
        const named = `${clientName} (${tokens.full})`;
        for (const entry of entries) expect(entry).toMatchObject({ username: "admin", client: named });
        expect(entries.map(({ comment }) => comment)).toContainEqual(expect.stringContaining(changeComment));

        const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
        ajv.validate({ ...tools.find((tool) => tool.name === name)?.outputSchema }, answer.document);
        expect(ajv.errors).toBeNull();
        expect(JSON.parse(answer.text)).toEqual(answer.document);
      },
    );

    test.each(Object.keys(writingCalls))("%s understands arguments as models send them", async (name) => {
      const { args, done } = await writingCalls[name]!(world);
      const sent = asModelsSend(
        args,
        tools.find((tool) => tool.name === name)!,
        true,
      );
      const answer = await client.call(name, sent);
      expect(answer.isError, `${JSON.stringify(sent)}: ${answer.text}`).toBe(false);
      await done(answer.document as Readonly<Record<string, Json>>);
    });

    test.each(refused)("%s changes nothing with a read-only token and gives the reason", async (name) => {
      const { args } = await writingCalls[name]!(world);
      const last = await lastLogged();
      const reader = await prepare({ url: service.url, token: tokens.readOnly }).connect();
      const answer = await reader.call(name, args);
      expect(answer).toMatchObject({ isError: true, document: undefined });
      expect(answer.text).toMatch(/\bedit\b/);
      await reader.close();
      const changes = (await loggedSince(last)).filter(({ comment }) => comment?.includes(changeComment));
      expect(changes).toEqual([]);
    });

    test.each(refused)("%s changes nothing if its arguments are invalid", async (name) => {
      const { args } = await writingCalls[name]!(world);
      const last = await lastLogged();
      for (const [argument, value] of Object.entries(args)) {
        if (typeof value !== "number") continue;
        for (const wrong of [-1, 1.5e300, "one", [value], { id: value }]) {
          const answer = await client.call(name, { ...args, [argument]: wrong });
          expect(answer, `${argument}: ${JSON.stringify(wrong)}`).toMatchObject({
            isError: true,
            document: undefined,
          });
          expect(answer.text, `${argument}: ${JSON.stringify(wrong)}`).toContain(argument);
        }
      }
      expect((await client.call(name, {})).isError).toBe(true);
      expect(await loggedSince(last)).toEqual([]);
    });
  });
});

test("the service does not offer downloads unless the operator allows them", async () => {
  const careful = await startService();
  for (const { prepare } of latestClients) {
    const client = await prepare({ url: careful.url, token: tokens.full }).connect();
    expect((await client.tools()).map(({ name }) => name)).not.toContain("add_attachment_from_url");
    await expect(
      client.call("add_attachment_from_url", { part_id: 1, url: "http://a.example" }),
    ).rejects.toMatchObject({
      code: -32602,
    });
    await client.close();
  }
  await careful.close();
});
