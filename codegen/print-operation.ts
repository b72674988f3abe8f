/** Prints an operation as codegen publishes it, so that authors see what a short source means. */
import { join } from "node:path";
import { stringifyYaml } from "@redocly/openapi-core";
import { program } from "commander";
import { didYouMean } from "../src/http/validation/nearest-name.ts";
import { isObject } from "../src/util/is-object.ts";
import { follow, operationsOf, schemaName, type Contract } from "./document.ts";
import { readForms } from "./forms.ts";

/** Replaces references. Schemas inside of schemas stay references. */
function expand(contract: Contract, value: unknown, inSchema = false): unknown {
  if (Array.isArray(value)) return value.map((item) => expand(contract, item, inSchema));
  if (!isObject(value)) return value;
  const isSchema = schemaName(value) !== null;
  const { $ref, ...beside } = value;
  if ($ref === undefined || (isSchema && inSchema))
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, expand(contract, member, inSchema)]),
    );
  return expand(contract, { ...follow<object>(contract, value), ...beside }, isSchema || inSchema);
}

async function print(id: string): Promise<void> {
  const { published } = await readForms(join(import.meta.dirname, "..", "openapi"));
  const routes = operationsOf(published);
  const route = routes.find(({ operation }) => operation.operationId === id);
  if (route === undefined) {
    const known = routes.map(({ operation }) => operation.operationId);
    return program.error(`Unknown operation "${id}".${didYouMean(id, known)}`);
  }
  const { path, method, pathItem, operation } = route;
  const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
  const whole = expand(published, { ...operation, parameters });
  process.stdout.write(stringifyYaml({ [path]: { [method]: whole } }, { noRefs: true, lineWidth: 120 }));
}

await program
  .name("npm run contract --")
  .description("Print an operation of openapi/ as YAML, with everything that codegen adds.")
  .argument("<operationId>", "such as listParts")
  .action(print)
  .parseAsync();
