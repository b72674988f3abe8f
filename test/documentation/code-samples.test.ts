/** Runs the code samples of the contract in curl, compiles those in TypeScript, and parses those in Python. */
import { execFile, spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAsset } from "../../src/util/assets.ts";
import { createProject, type Project } from "../sdk/project.ts";
import { startDemoService } from "../support/demo.ts";
import { tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";

interface Sample {
  readonly operationId: string;
  readonly label: string;
  readonly source: string;
}

interface Operation {
  readonly operationId: string;
  readonly "x-codeSamples"?: readonly { readonly label: string; readonly source: string }[];
}

const { paths } = JSON.parse(readAsset("openapi.json").toString()) as {
  paths: Record<string, Record<string, Operation>>;
};
const samples = Object.values(paths)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId, "x-codeSamples": own = [] }): Sample[] =>
    own.map((sample) => ({ operationId, ...sample })),
  );
const samplesIn = (label: string) => samples.filter((sample) => sample.label === label);

/** The other samples need the elements that a sample deletes. */
const lastToDelete = (one: Sample, other: Sample): number =>
  Number(one.operationId.startsWith("delete")) - Number(other.operationId.startsWith("delete"));

let service: TestService;
let project: Project;

beforeAll(async () => {
  [project, service] = await Promise.all([createProject(), startDemoService()]);
});

afterAll(async () => {
  await service?.close();
  await project?.remove();
});

function run(command: string, parameters: readonly string[]): Promise<string> {
  const env = { ...process.env, PARTLEDGER_URL: service.url, PARTLEDGER_TOKEN: tokens.full };
  return new Promise((resolve) => {
    execFile(command, [...parameters], { env }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}

describe("code samples", () => {
  it("exist for the twenty most used operations in three languages", () => {
    for (const label of ["curl", "TypeScript", "Python"]) expect(samplesIn(label)).toHaveLength(20);
  });

  /** The responses to samples that the demo inventory refuses. Its lots, prices, stock and codes are others. */
  const refused: Readonly<Record<string, RegExp>> = {
    moveStock: /"code":"other-part".*\n422$/,
    createPricedetail: /"code":"unique".*\n422$/,
    buildProject: /Not enough.*\n409$/,
    scanCode: /\n404$/,
  };

  it.each(samplesIn("curl").toSorted(lastToDelete))("curl: $operationId", async ({ operationId, source }) => {
    const output = await run("sh", ["-c", `${source} --silent --write-out "\n%{http_code}"`]);
    expect(output).toMatch(refused[operationId] ?? /\n20[014]$/);
  });

  it("the samples in TypeScript compile strictly with the client", async () => {
    for (const { operationId, source } of samplesIn("TypeScript"))
      await project.write(`${operationId}.ts`, source);
    const { code, stdout } = await project.run("tsc", [
      ...["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "nodenext"],
      ...["--lib", "es2023,dom,dom.iterable"],
      ...samplesIn("TypeScript").map(({ operationId }) => `${operationId}.ts`),
    ]);
    expect([stdout, code]).toEqual(["", 0]);
  });

  it("the samples in Python have no syntax errors", async () => {
    if (spawnSync("python3", ["--version"]).status !== 0) return;
    for (const { operationId, source } of samplesIn("Python"))
      expect(
        await run("python3", ["-c", "import ast, sys; ast.parse(sys.argv[1])", source]),
        operationId,
      ).toBe("");
  });
});
