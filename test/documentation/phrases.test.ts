/** Tests which texts `npm run check:phrases` reads, and its report. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/check-phrases.mjs", import.meta.url));
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "partledger-phrases-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function check(path: string): Promise<{ code: number; report: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, path], (error, _stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), report: stderr });
    });
  });
}

test("a listed phrase is reported with its line and a replacement", async () => {
  const path = join(directory, "page.md");
  await writeFile(path, "# Title\n\nStock is at\nleast 0 as far\n  as it is known.\n");
  const { code, report } = await check(path);
  expect([code, report]).toEqual([1, `${path}:4: "as far as" → "if", "where", "unless"\n`]);
});

const texts: [subject: string, file: string, text: string, found: boolean][] = [
  ["strings of programs", "string.ts", 'const detail = "Nobody knows.";', true],
  ["templates of programs", "template.ts", "const detail = `${user}: nobody knows.`;", true],
  ["text between tags", "page.tsx", "const page = <p>Nobody knows.</p>;", true],
  ["texts of the contract", "part.yaml", "description: >-\n  Nobody\n  knows.", true],
  ["comments of programs", "comment.ts", "// Nobody knows.\nconst detail = 1;", false],
  ["comments of the contract", "comment.yaml", "# Nobody knows.\ndescription: Part.", false],
  ["words that contain a phrase", "words.md", "Peppermint, maybe nothing.", false],
];

test("phrases are found in user-visible texts only", async () => {
  const folder = await mkdtemp(join(directory, "texts-"));
  for (const [, file, text] of texts) await writeFile(join(folder, file), text);
  const { code, report } = await check(folder);
  expect(code).toBe(1);
  const found = texts.map(([subject, file]) => [subject, report.includes(`${join(folder, file)}:`)]);
  expect(found).toEqual(texts.map(([subject, , , wanted]) => [subject, wanted]));
});
