/**
 * Generates the files in generated/ and the methods of the TypeScript client from openapi/, docs/errors.md, the icons of the
 * pages and the files of the migrations. With `--check`, writes nothing and fails if a committed file is out of date.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as prettier from "prettier";
import openapiTS, { type OpenAPI3, astToString } from "openapi-typescript";
import { contextDocuments } from "./contexts.ts";
import { readTools } from "./contract.ts";
import { fileHeader, type Contract } from "./document.ts";
import { readForms } from "./forms.ts";
import { apiDocumentation } from "./hydra.ts";
import { iconSprite } from "./icons.ts";
import { migrationsModule } from "./migrations.ts";
import { operationsModule } from "./operations.ts";
import { problemTypesModule } from "./problem-types.ts";
import { omitRequestDefaults } from "./request-defaults.ts";
import { resourcesModule } from "./resources.ts";
import { sdkOperationsModule, sdkResourcesModule } from "./sdk-resources.ts";
import { toolsModule } from "./tools.ts";

const root = join(import.meta.dirname, "..");
const migrations = "src/database/migrations";
const sdk = "sdk/typescript/src";

/** Returns the contents of the generated files by their paths. */
async function generatedFiles(): Promise<Record<string, string>> {
  const { plain, linked, described, published } = await readForms(join(root, "openapi"));
  return {
    "generated/openapi.json": JSON.stringify(published, null, 2),
    "generated/types.ts": await typesModule(published),
    "generated/operations.ts": operationsModule(described),
    "generated/problem-types.ts": await problemTypesModule(root, plain),
    "generated/resources.ts": resourcesModule(plain),
    "generated/tools.ts": toolsModule(
      described,
      omitRequestDefaults(linked),
      await readTools(join(root, "openapi")),
    ),
    "generated/hydra.json": JSON.stringify(apiDocumentation(plain), null, 2),
    "generated/contexts.json": JSON.stringify(contextDocuments(plain), null, 2),
    "generated/icons.svg": await iconSprite(root),
    [`${sdk}/resources.ts`]: sdkResourcesModule(described),
    [`${sdk}/operation-table.ts`]: sdkOperationsModule(described),
    [`${migrations}/all.ts`]: await migrationsModule(join(root, migrations)),
  };
}

/** Returns the TypeScript types of the contract. Properties with a default stay optional in request bodies. */
async function typesModule(contract: Contract): Promise<string> {
  const nodes = await openapiTS(structuredClone(contract) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    alphabetize: false,
  });
  return `${fileHeader("TypeScript types of the contract.")}\n${astToString(nodes)}`;
}

async function formatted(path: string, text: string): Promise<string> {
  if (!path.endsWith(".ts")) return `${text}\n`;
  const options = await prettier.resolveConfig(join(root, path));
  return prettier.format(text, { ...options, parser: "typescript" });
}

async function main(check: boolean): Promise<void> {
  await mkdir(join(root, "generated"), { recursive: true });
  const stale: string[] = [];
  for (const [path, text] of Object.entries(await generatedFiles())) {
    const file = join(root, path);
    const wanted = await formatted(path, text);
    const present = await readFile(file, "utf8").catch(() => null);
    if (present === wanted) continue;
    stale.push(path);
    if (!check) await writeFile(file, wanted);
  }
  if (check && stale.length > 0) {
    throw new Error(
      `Generated files are out of date: ${stale.join(", ")}. Run \`npm run codegen\` and commit the result.`,
    );
  }
  process.stderr.write(
    stale.length === 0 ? "The generated files are up to date.\n" : `generated: ${stale.join(", ")}\n`,
  );
}

await main(process.argv.includes("--check"));
