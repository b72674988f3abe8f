// Lints the published document with the ruleset in .spectral.mjs. The command-line tool of Spectral would install 70
// more packages to read rulesets from YAML and URLs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import core from "@stoplight/spectral-core";
import parsers from "@stoplight/spectral-parsers";
import ruleset from "../.spectral.mjs";

const { Document, Ruleset, Spectral } = core;
const root = join(import.meta.dirname, "..");
const file = "generated/openapi.json";
const spectral = new Spectral();
spectral.setRuleset(new Ruleset(ruleset, { source: join(root, ".spectral.mjs") }));
const source = join(root, file);
const results = await spectral.run(new Document(readFileSync(source, "utf8"), parsers.Json, source));
for (const { code, message, path, range } of results) {
  console.error(`${file}:${range.start.line + 1} ${code}: ${message} (${path.join(".")})`);
}
if (results.length > 0) process.exitCode = 1;
else console.error("Spectral: no warnings.");
