/** Implements `partledger openapi`, which prints the API contract. */
import type { Command } from "commander";
import { readAsset } from "../../util/assets.ts";
import type { Terminal } from "../terminal.ts";

export function addOpenApi(program: Command, terminal: Terminal): void {
  program
    .command("openapi")
    .description("Print the OpenAPI 3.1 document of the API as JSON")
    .addHelpText("after", "\nExample:\n  $ partledger openapi > openapi.json")
    .action(() => printContract(terminal));
}

async function printContract({ stdout }: Terminal): Promise<void> {
  const contract: unknown = JSON.parse(readAsset("openapi.json").toString());
  stdout.write(`${JSON.stringify(contract, null, 2)}\n`);
}
