/** Calls each reading tool with the MCP SDK clients, which validate the result against its schema. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { createInventory, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { asModelsSend } from "./mcp-agent-arguments.ts";
import { latestClients, clientVersions, type ListedTool, type McpClient } from "./mcp-clients.ts";
import { readingCalls, type ReadingCall } from "./mcp-reading-calls.ts";

// The results of tools depend neither on the protocol version nor on the client.
const isFull = thoroughness === "full";

describeOneDialect("tools that read", (dialect) => {
  let service: TestService;
  let inventory: Inventory;
  /**
   * Offset of the service's clock in milliseconds. Each client gets its own minute, because calls are limited per
   * minute.
   */
  let ahead = 0;

  beforeAll(async () => {
    service = await startService({ dialect, overrides: { now: () => new Date(Date.now() + ahead) } });
    inventory = await createInventory(api(service, tokens.full));
  });

  afterAll(() => service?.close());

  describe.each(isFull && dialect === "sqlite" ? clientVersions : latestClients)(
    "with the client $name",
    ({ prepare }) => {
      let client: McpClient;
      let tools: readonly ListedTool[];

      beforeAll(async () => {
        ahead += 60_000;
        client = await prepare({ url: service.url, token: tokens.full }).connect();
        tools = await client.tools();
      });

      afterAll(() => client?.close());

      const reading = (): readonly ListedTool[] =>
        tools.filter(({ annotations }) => annotations?.["readOnlyHint"] === true);

      test("the test covers all reading tools", () => {
        expect(Object.keys(readingCalls(inventory)).sort()).toEqual(
          reading()
            .map(({ name }) => name)
            .sort(),
        );
      });

      test("a read-only token lists exactly the reading tools", async () => {
        const reader = await prepare({ url: service.url, token: tokens.readOnly }).connect();
        expect((await reader.tools()).map(({ name }) => name)).toEqual(reading().map(({ name }) => name));
        await reader.close();
      });

      test("reading tools find elements and return their declared output, also as text", async () => {
        const calls: Readonly<Record<string, ReadingCall | undefined>> = readingCalls(inventory);
        const answers = await Promise.all(
          reading().map(async ({ name, outputSchema }) => {
            const { args, finds } = calls[name]!;
            return { name, outputSchema, finds, answer: await client.call(name, args) };
          }),
        );
        const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
        for (const { name, outputSchema, finds, answer } of answers) {
          expect(answer.isError, `${name}: ${answer.text}`).toBe(false);
          expect(answer.document, name).toMatchObject(finds);
          expect(JSON.parse(answer.text), name).toEqual(answer.document);
          ajv.validate({ ...outputSchema }, answer.document);
          expect(ajv.errors, name).toBeNull();
        }
      });

      test("reading tools understand arguments as models send them, with the same result", async () => {
        for (const tool of reading()) {
          const { args } = readingCalls(inventory)[tool.name]!;
          const { document } = await client.call(tool.name, args);
          for (const single of [false, true]) {
            const sent = asModelsSend(args, tool, single);
            const answer = await client.call(tool.name, sent);
            expect(answer.isError, `${tool.name} ${JSON.stringify(sent)}: ${answer.text}`).toBe(false);
            expect(answer.document, tool.name).toEqual(document);
          }
        }
      });

      test("reading tools report unknown arguments", async () => {
        const answers = await Promise.all(
          reading().map(async ({ name }) => ({ name, ...(await client.call(name, { no_such_thing: 1 })) })),
        );
        for (const { name, isError, text, document } of answers) {
          expect(isError, name).toBe(true);
          expect(text, name).toMatch(/no_such_thing/);
          expect(document, name).toBeUndefined();
        }
      });
    },
  );
});
