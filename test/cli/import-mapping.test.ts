/** `--mapping` of `import parts` and `import order`: the columns that a user has saved. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { directory, partledger, useDirectory } from "./program.ts";

useDirectory();

describe("--mapping", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const save = (token: string, name: string, columns: readonly string[]) =>
    api(service, token).post("/api/column_mappings", { name, columns }, { expect: 201 });
  const run = (...parameters: string[]) =>
    partledger(["import", ...parameters, "--dry-run"], {
      environment: { UPLOADS_DIR: service.uploads, DATABASE_URL: service.databaseUrl },
    });

  it("reads columns as a user has saved them", async () => {
    await save(tokens.full, "Lager", ["Foo=name", "Bar=quantity"]);
    await writeFile(join(directory, "parts.csv"), "Foo;Bar\nA;2\n");
    const command = ["parts", "parts.csv", "--category", "X"];
    const read = await run(...command, "--mapping", "Lager");
    expect(read).toMatchObject({ code: 0, stderr: "" });
    expect(read.stdout).toContain('Columns: "Foo" as name, "Bar" as quantity.');

    const unknown = await run(...command, "--mapping", "Keller");
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('"Keller"')]);
    const both = await run(...command, "--mapping", "Lager", "--column", "Foo=name");
    expect([both.code, both.stderr]).toEqual([
      2,
      expect.stringContaining("Use either --mapping or --column."),
    ]);
    await save(tokens.editor, "Lager", ["Foo=ipn", "Bar=name"]);
    const several = await run(...command, "--mapping", "Lager");
    expect([several.code, several.stderr]).toEqual([2, expect.stringContaining("Several users")]);
  });
});
