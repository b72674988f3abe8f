/** Commands that pages tell people to run: all of them are held against the command line itself. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { createProgram } from "../../src/cli/program.ts";
import type { Terminal } from "../../src/cli/terminal.ts";

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

/** What the command line says of a call before it runs anything: empty when it would run it. */
async function refusal(words: readonly string[]): Promise<string> {
  let said = "";
  const output = { write: (text: string) => (said += text) };
  const terminal: Terminal = {
    stdin: Readable.from([]),
    stdout: output,
    stderr: output,
    environment: {},
    directory: "/nowhere",
    systemUser: "nobody",
    now: () => new Date(0),
    onSignal: () => () => undefined,
  };
  const understood = new Error("This would be run.");
  const program = createProgram(terminal).hook("preAction", () => {
    throw understood;
  });
  return program.parseAsync(words, { from: "user" }).then(
    () => said,
    (error: unknown) => (error === understood ? "" : said || String(error)),
  );
}

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
  expect(await refusal(wordsOf(command))).toBe("");
});

test.each(["user set-password NAME", "user create --preset admin", "serv", "demo --all"])(
  "partledger %s would not be",
  async (command) => {
    expect(await refusal(wordsOf(command))).not.toBe("");
  },
);
