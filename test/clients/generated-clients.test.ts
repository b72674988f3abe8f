/** Tests clients generated from the contract of a running service, with the commands of docs/api.md. */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { operations, protocolOperations } from "../../generated/operations.ts";
import { api, type Api } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { checkingFetch } from "./checking-fetch.ts";
import { compileStrictly, createWorkspace, run } from "./generators.ts";
import type { Connection, InventoryClient } from "./generators/clients/inventory-client.ts";
import { installTools } from "./tools.ts";

interface Generator {
  /** Name of the npm package. */
  readonly name: string;
  /** File in `generators/clients/` that calls the generated functions. */
  readonly adapter: string;
  readonly specVersion: "3.0" | "3.1";
  /** Generated file that exports a function for each operation, if the generator creates one. */
  readonly functions?: string;
  /** Whether the client sends PATCH requests as `application/json` unless the caller sets the media type. */
  readonly sendsJsonPatch?: boolean;
}

const generators: readonly Generator[] = [
  { name: "openapi-typescript", adapter: "openapi-fetch", specVersion: "3.1" },
  { name: "openapi-typescript", adapter: "openapi-fetch", specVersion: "3.0" },
  { name: "@hey-api/openapi-ts", adapter: "hey-api", specVersion: "3.1", functions: "partledger/sdk.gen.ts" },
  { name: "orval", adapter: "orval", specVersion: "3.1", functions: "partledger.ts" },
  { name: "@kubb/cli", adapter: "kubb", specVersion: "3.1", functions: "partledger/index.ts" },
  { name: "openapi-typescript-codegen", adapter: "openapi-typescript-codegen", specVersion: "3.1" },
  { name: "openapi-zod-client", adapter: "openapi-zod-client", specVersion: "3.1", sendsJsonPatch: true },
  {
    name: "swagger-typescript-api",
    adapter: "swagger-typescript-api",
    specVersion: "3.1",
    sendsJsonPatch: true,
  },
];

const page = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");
const { dependencies } = JSON.parse(
  readFileSync(new URL("generators/package.json", import.meta.url), "utf8"),
) as { dependencies: Record<string, string> };

const operationIds = [
  ...operations.map(({ operationId }) => operationId),
  ...Object.keys(protocolOperations),
];

/** The rows of the generator table in docs/api.md: package, version and command. */
const documented = [...page.matchAll(/^\| `(\S+)` (\S+) .*?\| `npx (.*?)` /gm)].map(
  ([, name = "", version = "", command = ""]) => ({ name, version, command }),
);

describe("generated clients", () => {
  test("docs/api.md lists the tested generators with their versions", () => {
    const names = [...new Set(generators.map(({ name }) => name))];
    expect(documented.map(({ name, version }) => [name, version])).toEqual(
      names.map((name) => [name, dependencies[name]]),
    );
  });

  describe.runIf(thoroughness === "full")("generated from a running service", () => {
    let service: TestService;
    let admin: Api;

    beforeAll(async () => {
      await installTools("generators");
      service = await startService();
      admin = api(service, tokens.admin);
      vi.stubGlobal("fetch", checkingFetch);
    });

    afterAll(async () => {
      vi.unstubAllGlobals();
      await service?.close();
    });

    test.each(generators)(
      "$name generates a client from OpenAPI $specVersion that compiles in strict mode and can list, get, create, update, delete, upload and read errors",
      async ({ name, adapter, specVersion, functions, sendsJsonPatch }) => {
        const directory = await generate({ name, adapter, specVersion });
        await compileStrictly(directory);
        if (functions !== undefined) {
          const exported = (await import(join(directory, functions))) as Record<string, unknown>;
          expect(Object.keys(exported)).toEqual(expect.arrayContaining(operationIds));
        }
        const { connect } = (await import(join(directory, `${adapter}.ts`))) as {
          connect: (connection: Connection) => InventoryClient;
        };
        const category = await create("/api/categories", `Resistors for ${name} ${specVersion}`);
        const attachmentType = await create("/api/attachment_types", `Documents for ${name} ${specVersion}`);
        const client = connect({ baseUrl: service.url, token: tokens.edit });

        const created = await client.createPart({ name: "RC0603FR-0710KL", category, tags: "smd,0603" });
        expect(created).toMatchObject({ name: "RC0603FR-0710KL", tags: "smd,0603" });
        const { id } = created;
        expect(await client.listParts({ category, name: "rc0603%" })).toMatchObject([{ id }]);
        expect(await client.listParts({ category, name: "x%" })).toEqual([]);
        expect(await client.getPart(id)).toMatchObject({
          id,
          category: { id: Number(/\d+$/.exec(category)) },
        });
        expect(await client.updatePart(id, { minamount: 100 })).toMatchObject({ id, minamount: 100 });
        if (sendsJsonPatch) {
          await expect(client.updatePartAsJson?.(id, { minamount: 5 })).rejects.toMatchObject({
            problem: { status: 415 },
          });
        }

        const data = `data:text/plain;base64,${Buffer.from("Reflow profile: 245 °C").toString("base64")}`;
        const attachment = await client.upload({
          name: "Assembly notes",
          element: `/api/parts/${id}`,
          attachment_type: attachmentType,
          upload: { filename: "notes.txt", data },
        });
        expect(attachment).toMatchObject({ name: "Assembly notes", internal: true });
        const file = await admin.get(attachment.media_url ?? "", { accept: "*/*", expect: 200 });
        expect(file.text).toBe("Reflow profile: 245 °C");

        // openapi-zod-client validates requests and does not send an empty name.
        await expect(client.updatePart(id, { name: " " })).rejects.toMatchObject({
          problem: { status: 422, violations: [{ propertyPath: "name", code: "not-blank" }] },
        });
        await client.deletePart(id);
        await expect(client.getPart(id)).rejects.toMatchObject({ problem: { status: 404 } });
      },
    );

    /** Creates an element in the collection `list` and returns its IRI. */
    async function create(list: string, name: string): Promise<string> {
      const { headers } = await admin.post(list, { name }, { expect: 201 });
      return headers["location"] ?? "";
    }

    /** Runs the command of docs/api.md in a new directory, with the configuration file that docs/api.md shows. */
    async function generate({ name, adapter, specVersion }: Generator): Promise<string> {
      const query = specVersion === "3.0" ? "?spec_version=3.0" : "";
      const { text } = await admin.get(`/api/docs.json${query}`, { accept: "*/*", expect: 200 });
      expect(JSON.parse(text)).toMatchObject({
        openapi: expect.stringMatching(`^${specVersion}\\.`) as string,
      });
      const directory = await createWorkspace(`${adapter}-${specVersion}`, text, `${adapter}.ts`);
      for (const [, file = "", content = ""] of page.matchAll(
        /^`(\S+\.config\.mjs)`:\n\n```js\n(.*?)^```$/gms,
      ))
        await writeFile(join(directory, file), content);
      if (name === "openapi-typescript") {
        const [, example = ""] = /^```ts\n(.*?)^```$/ms.exec(page) ?? [];
        await writeFile(join(directory, "example.mts"), example);
      }
      const { command } = documented.find((row) => row.name === name)!;
      const [program = "", ...parameters] = command.split(" ");
      await run(program, parameters, directory);
      return directory;
    }
  });
});
