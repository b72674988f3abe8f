/** Tests that codegen rejects inconsistent contracts. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Contract, Operation } from "../../codegen/document.ts";
import { migrationsModule } from "../../codegen/migrations.ts";
import { scopeOf } from "../../codegen/operations.ts";
import { protocolTable } from "../../codegen/protocols.ts";

const operation = (more: Partial<Operation>): Operation => ({ operationId: "look", responses: {}, ...more });

const contract = (paths: Contract["paths"] = {}): Contract => ({
  openapi: "3.1.1",
  info: { title: "Samples", version: "1" },
  security: [{ apiToken: ["read_only"] }, { oauth2: ["read_only"] }],
  paths,
  components: { schemas: {} },
});

describe("the scope of an operation", () => {
  it.each([
    ["the global security requirement", undefined, "read_only"],
    ["the scope that all alternatives share", [{ apiToken: ["edit"] }, { oauth2: ["edit"] }], "edit"],
    ["the same in any order", [{ oauth2: ["edit"] }, { apiToken: ["edit"] }], "edit"],
    ["null for a public operation", [], null],
  ])("the scope of an operation is %s", (_title, security, scope) => {
    expect(scopeOf(contract(), operation(security === undefined ? {} : { security }))).toBe(scope);
  });

  it.each([
    ["alternatives with different scopes", [{ apiToken: ["edit"] }, { oauth2: ["read_only"] }]],
    ["only one type of token", [{ apiToken: ["edit"] }]],
    ["the same type twice", [{ apiToken: ["edit"] }, { apiToken: ["edit"] }]],
    ["both types in one alternative", [{ apiToken: ["edit"], oauth2: ["edit"] }]],
    ["a third type", [{ apiToken: ["edit"] }, { oauth2: ["edit"] }, { session: [] }]],
    ["no scope", [{ apiToken: [] }, { oauth2: [] }]],
    ["two scopes", [{ apiToken: ["edit", "admin"] }, { oauth2: ["edit", "admin"] }]],
    ["an alternative without a token", [{ apiToken: ["edit"] }, { oauth2: ["edit"] }, {}]],
  ])("codegen rejects a security requirement with %s", (_title, security) => {
    expect(() => scopeOf(contract(), operation({ security }))).toThrow(/look: security/);
  });
});

describe("operations of another protocol", () => {
  it("protocol operations are listed separately from those of the API", () => {
    const table = protocolTable(
      contract({
        "/api/samples": { get: operation({ operationId: "listSamples" }) },
        "/oauth/token": { post: operation({ operationId: "requestToken", "x-protocol": "oauth" }) },
      }),
    );
    expect(table).toContain('export type ProtocolOperationId = "requestToken";');
    expect(table).not.toContain("listSamples");
  });

  it("codegen rejects a protocol operation below a path of the API", () => {
    const paths = {
      "/api/samples": { get: operation({ operationId: "listSamples" }) },
      "/api/token": { post: operation({ "x-protocol": "oauth" }) },
    };
    expect(() => protocolTable(contract(paths))).toThrow(
      "look: the API pipeline serves everything below /api",
    );
  });

  it.each([{ "x-role": "get" }, { "x-upload": true }])(
    "codegen rejects a protocol operation with the pipeline extension %o",
    (extension) => {
      const paths = { "/oauth/token": { post: operation({ "x-protocol": "oauth", ...extension }) } };
      expect(() => protocolTable(contract(paths))).toThrow(/look: x-\w+ has no effect/);
    },
  );
});

describe("the list of migrations", () => {
  it("contains the files of the folder in order, and rejects a number that is used twice", async () => {
    const folder = await mkdtemp(join(tmpdir(), "partledger-migrations-"));
    try {
      for (const name of ["0002-stock.ts", "0001-sort-texts.ts", "schema.ts"])
        await writeFile(join(folder, name), "");
      const text = await migrationsModule(folder);
      expect(text).toMatch(/import \{ sortTexts \} from "\.\/0001-sort-texts\.ts";\n.*import \{ stock \}/);
      expect(text).toMatch(/\[\s*sortTexts,\s*stock,\s*\];$/);
      await writeFile(join(folder, "0002-prices.ts"), "");
      await expect(migrationsModule(folder)).rejects.toThrow("two migrations have the number 0002");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
