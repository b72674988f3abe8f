/** Commands that pages tell people to run: all of them are held against the command line itself. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { partledger, useDirectory } from "../cli/program.ts";

useDirectory();

const source = fileURLToPath(new URL("../../src/pages/", import.meta.url));

/** As they stand in markup, and in the code of pages. */
const patterns: readonly { readonly files: RegExp; readonly command: RegExp }[] = [
  { files: /\.tsx?$/, command: />\s*partledger\s([^<{]+)</g },
  { files: /\.tsx$/, command: /"partledger\s([^"]+)"/g },
];

const shown = new Map<string, string>();
for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
  for (const { command } of patterns.filter(({ files }) => files.test(file))) {
    const text = readFileSync(source + file, "utf8");
    for (const [, found = ""] of text.matchAll(command)) shown.set(found.replace(/\s+/g, " ").trim(), file);
  }
}

function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
}

/** As the program answers wrong usage, whatever else keeps a command from being carried out. */
const wrongUsage = 2;

test("all commands are found", () => {
  expect([...shown.keys()]).toEqual(
    expect.arrayContaining([
      "user set-password NAME --password-stdin",
      "user create NAME --preset admin --password-stdin",
      'token create --user NAME --name "Trying the API" --scope read_only',
      "import parts FILE.csv",
      "oauth enable",
    ]),
  );
});

test.each([...shown])("partledger %s is understood (%s)", async (command) => {
  const { code, stderr } = await partledger(wordsOf(command), { input: "four words that fit together\n" });
  expect(code, stderr).not.toBe(wrongUsage);
});

test("partledger user set-password NAME would not be", async () => {
  expect((await partledger(wordsOf("user set-password NAME"))).code).toBe(wrongUsage);
});
