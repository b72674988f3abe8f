/**
 * Generates the files in generated/ from openapi/, and the icons of the pages. With `--check`, writes nothing and fails if
 * a committed file is out of date.
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
import { operationsModule } from "./operations.ts";
import { omitRequestDefaults } from "./request-defaults.ts";
import { resourcesModule } from "./resources.ts";
import { toolsModule } from "./tools.ts";

const root = join(import.meta.dirname, "..");

async function generatedFiles(): Promise<Record<string, string>> {
  const { plain, linked, described, published } = await readForms(join(root, "openapi"));
  return {
    "openapi.json": JSON.stringify(published, null, 2),
    "types.ts": await typesModule(published),
    "operations.ts": operationsModule(described),
    "resources.ts": resourcesModule(plain),
    "tools.ts": toolsModule(described, omitRequestDefaults(linked), await readTools(join(root, "openapi"))),
    "hydra.json": JSON.stringify(apiDocumentation(plain), null, 2),
    "contexts.json": JSON.stringify(contextDocuments(plain), null, 2),
    "icons.svg": await iconSprite(root),
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

async function formatted(name: string, text: string): Promise<string> {
  if (!name.endsWith(".ts")) return `${text}\n`;
  const options = await prettier.resolveConfig(join(root, "generated", name));
  return prettier.format(text, { ...options, parser: "typescript" });
}

async function main(check: boolean): Promise<void> {
  await mkdir(join(root, "generated"), { recursive: true });
  const stale: string[] = [];
  for (const [name, text] of Object.entries(await generatedFiles())) {
    const file = join(root, "generated", name);
    const wanted = await formatted(name, text);
    const present = await readFile(file, "utf8").catch(() => null);
    if (present === wanted) continue;
    stale.push(name);
    if (!check) await writeFile(file, wanted);
  }
  if (check && stale.length > 0) {
    throw new Error(
      `Files in generated/ are out of date: ${stale.join(", ")}. Run \`npm run codegen\` and commit the result.`,
    );
  }
  process.stderr.write(
    stale.length === 0 ? "generated/ is up to date\n" : `generated: ${stale.join(", ")}\n`,
  );
}

await main(process.argv.includes("--check"));
