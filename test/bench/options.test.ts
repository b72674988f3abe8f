/** The command line of the benchmark. Its programs are those of this checkout, which must be built. */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { help, readOptions, UsageError } from "./options.ts";

const checkout = fileURLToPath(new URL("../..", import.meta.url));

it("without options, the benchmark measures all rows with 10,000 parts on SQLite", () => {
  expect(readOptions([])).toMatchObject({ sqlite: [10_000], postgres: [], only: null, base: null });
});

it("sizes are sorted, and --postgres alone leaves out SQLite", () => {
  const parameters = ["--postgres", "20000,10000", "--only", "item,start", "--base", checkout];
  const options = readOptions(parameters);
  expect(options).toMatchObject({ sqlite: [], postgres: [10_000, 20_000], only: new Set(["item", "start"]) });
  expect(options?.base).toMatch(/dist\/partledger\.js$/);
});

it("--help prints all rows", () => {
  expect(readOptions(["--help"])).toBeNull();
  expect(help).toContain("unchanged KiCad list");
});

it.each([
  [["--unknown"], "Unknown option '--unknown'"],
  [["--parts", "10"], "--parts must be at least 2000."],
  [["--rounds", "0"], '--rounds must be a positive integer, not "0".'],
  [["--only", "items"], 'Unknown row "items".'],
  [["--base", "/nowhere"], "/nowhere/dist/partledger.js does not exist."],
  [["--executable", "/nowhere"], "/nowhere does not exist."],
])("%j is rejected", (parameters, message) => {
  expect(() => readOptions(parameters)).toThrow(UsageError);
  expect(() => readOptions(parameters)).toThrow(message);
});
