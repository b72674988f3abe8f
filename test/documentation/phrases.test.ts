/** `npm run check:phrases`: which texts it reads, and what it reports. */
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

test("a phrase of the table is reported with its line and a replacement", async () => {
  const path = join(directory, "page.md");
  await writeFile(path, "# Title\n\nStock is at\nleast 0 as far\n  as it is known.\n");
  const { code, report } = await check(path);
  expect([code, report]).toEqual([1, `${path}:4: "as far as" → "if", "where", "unless"\n`]);
});

test.each([
  ["strings of programs", "fault.ts", 'const detail = "Nobody knows.";'],
  ["templates of programs", "fault.ts", "const detail = `${user}: nobody knows.`;"],
  ["text between tags", "page.tsx", "const page = <p>Nobody knows.</p>;"],
  ["texts of the contract", "part.yaml", "description: >-\n  Nobody\n  knows."],
])("phrases are found in %s", async (_name, file, text) => {
  const path = join(directory, file);
  await writeFile(path, text);
  expect(await check(path)).toMatchObject({ code: 1, report: expect.stringContaining("obody") as string });
});

test.each([
  ["comments of programs", "fault.ts", "// Nobody knows.\nconst detail = 1;"],
  ["comments of the contract", "part.yaml", "# Nobody knows.\ndescription: Part."],
  ["words that contain a phrase", "page.md", "Peppermint, maybe nothing."],
])("nothing is found in %s", async (_name, file, text) => {
  const path = join(directory, file);
  await writeFile(path, text);
  expect(await check(path)).toEqual({ code: 0, report: "" });
});
