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
import {
  documentedFiles,
  documentedGenerators,
  documentedRow,
  example,
  replacementOf,
} from "./documented-generators.ts";
import { compileStrictly, createWorkspace, run, type Workspace } from "./generators.ts";
import type { Connection, InventoryClient } from "./generators/clients/inventory-client.ts";
import { installTools } from "./tools.ts";

interface Generator {
  /** The packages in the first column of the table in docs/api.md. */
  readonly name: string;
  /** File in `generators/clients/` that calls the generated functions. */
  readonly adapter: string;
  readonly specVersion: "3.0" | "3.1";
  /** Generated file that exports a function for each operation, if the generator creates one. */
  readonly functions?: string;
  /** Other files in `generators/clients/` that the client imports. */
  readonly files?: readonly string[];
  /** A word in the document that docs/api.md replaces before the generator runs. */
  readonly replaced?: string;
  /** Changes the configuration file as docs/api.md describes. */
  readonly configure?: (configuration: string) => string;
  /** Whether the client rejects responses without the properties that the schema requires. */
  readonly validatesResponses?: boolean;
  /** See {@link Workspace.packages}. */
  readonly packages?: Workspace["packages"];
}

const heyApi = { adapter: "hey-api", specVersion: "3.1", functions: "partledger/sdk.gen.ts" } as const;

const generators: readonly Generator[] = [
  { name: "openapi-typescript with openapi-fetch", adapter: "openapi-fetch", specVersion: "3.1" },
  { name: "openapi-typescript with openapi-fetch", adapter: "openapi-fetch", specVersion: "3.0" },
  { name: "openapi-typescript with feature-fetch", adapter: "feature-fetch", specVersion: "3.1" },
  {
    name: "openapi-typescript with openapi-typescript-fetch",
    adapter: "openapi-typescript-fetch",
    specVersion: "3.1",
    replaced: "merge-patch+json",
  },
  { name: "@hey-api/openapi-ts", ...heyApi },
  { name: "@hey-api/openapi-ts with @tanstack/react-query", ...heyApi, adapter: "hey-api-tanstack-query" },
  { name: "@hey-api/openapi-ts with zod", ...heyApi, validatesResponses: true, packages: { zod: "zod4" } },
  {
    name: "@hey-api/openapi-ts with valibot",
    ...heyApi,
    validatesResponses: true,
    configure: (configuration) => configuration.replace(/{ name: "zod".*}/, '"valibot"'),
  },
  { name: "orval", adapter: "orval", specVersion: "3.1", functions: "partledger.ts" },
  { name: "@kubb/cli", adapter: "kubb", specVersion: "3.1", functions: "partledger/index.ts" },
  { name: "oazapfts", adapter: "oazapfts", specVersion: "3.1", functions: "partledger.ts" },
  { name: "@rtk-query/codegen-openapi", adapter: "rtk-query", specVersion: "3.1", files: ["emptyApi.ts"] },
  {
    name: "@openapi-codegen/cli with @openapi-codegen/typescript",
    adapter: "openapi-codegen",
    specVersion: "3.0",
    functions: "partledgerComponents.ts",
    files: ["partledgerFetcher.ts"],
    replaced: "merge-patch+json",
  },
  { name: "typed-openapi", adapter: "typed-openapi", specVersion: "3.1" },
  {
    name: "openapi-client-axios-typegen with openapi-client-axios",
    adapter: "openapi-client-axios",
    specVersion: "3.1",
    replaced: "maxItems",
  },
  { name: "openapi-typescript-codegen", adapter: "openapi-typescript-codegen", specVersion: "3.1" },
  { name: "openapi-zod-client", adapter: "openapi-zod-client", specVersion: "3.1", validatesResponses: true },
  { name: "swagger-typescript-api", adapter: "swagger-typescript-api", specVersion: "3.1" },
];

const { dependencies } = JSON.parse(
  readFileSync(new URL("generators/package.json", import.meta.url), "utf8"),
) as { dependencies: Record<string, string> };

/** The installed packages, as `name@version`. The value of an alias such as `zod4` is `npm:zod@4.6.7`. */
const installed = Object.entries(dependencies).map(([name, version]) =>
  version.startsWith("npm:") ? version.slice("npm:".length) : `${name}@${version}`,
);

const operationIds = [
  ...operations.map(({ operationId }) => operationId),
  ...Object.keys(protocolOperations),
];

describe("generated clients", () => {
  test("docs/api.md lists the tested generators with their versions", () => {
    const names = documentedGenerators.map(({ name }) => name);
    expect(names).toEqual([...new Set(generators.map(({ name }) => name))]);
    const packages = documentedGenerators.flatMap((row) => row.packages);
    expect(installed).toEqual(expect.arrayContaining(packages));
  });

  test.each(generators)("$name uses the line of docs/api.md for PATCH", ({ name, adapter, files = [] }) => {
    const { patch } = documentedRow(name);
    const code = [`${adapter}.ts`, ...files].map((file) =>
      readFileSync(new URL(`generators/clients/${file}`, import.meta.url), "utf8"),
    );
    expect(code.join("").includes("updatePartAsJson:")).toBe(patch !== undefined);
    if (patch !== undefined) expect(code.join("")).toContain(patch);
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
      async (generator) => {
        const { name, adapter, specVersion, functions, validatesResponses = false } = generator;
        const directory = await generate(generator);
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
        const selected = client.listParts({ category, name: "rc%", "properties[]": ["id", "name"] });
        if (validatesResponses) await expect(selected).rejects.toThrow();
        else expect(Object.keys((await selected)[0]!)).not.toContain("tags");
        expect(await client.getPart(id)).toMatchObject({
          id,
          category: { id: Number(/\d+$/.exec(category)) },
        });
        expect(await client.updatePart(id, { minamount: 100 })).toMatchObject({ id, minamount: 100 });
        if (documentedRow(name).patch !== undefined) {
          await expect(client.updatePartAsJson?.(id, { minamount: 5 })).rejects.toMatchObject({
            problem: { status: 415, detail: expect.stringContaining('"Client generators"') as string },
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

    /** Runs the command of docs/api.md in a new directory, with the files that docs/api.md shows. */
    async function generate(generator: Generator): Promise<string> {
      const { name, adapter, specVersion, files = [], replaced, configure, packages = {} } = generator;
      const query = specVersion === "3.0" ? "?spec_version=3.0" : "";
      const { text } = await admin.get(`/api/docs.json${query}`, { accept: "*/*", expect: 200 });
      expect(JSON.parse(text)).toMatchObject({
        openapi: expect.stringMatching(`^${specVersion}\\.`) as string,
      });
      const directory = await createWorkspace({
        name: `${name} ${specVersion}`.replaceAll(/[^\w.]+/g, "-").replace(/^-/, ""),
        contract: text,
        files: [`${adapter}.ts`, ...files],
        packages,
      });
      const { command } = documentedRow(name);
      for (const [file, content] of documentedFiles) {
        if (file.includes(".config.") && !command.includes(file)) continue;
        await writeFile(join(directory, file), content);
      }
      if (configure !== undefined) {
        const [, file = ""] = / --file (\S+)/.exec(command) ?? [];
        const content = documentedFiles.get(file) ?? "";
        expect(configure(content)).not.toBe(content);
        await writeFile(join(directory, file), configure(content));
      }
      if (adapter === "openapi-fetch") await writeFile(join(directory, "example.mts"), example);
      if (replaced !== undefined) await run(replacementOf(replaced), directory);
      await run(command, directory);
      return directory;
    }
  });
});
