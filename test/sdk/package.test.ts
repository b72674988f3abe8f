/** Tests the package of the TypeScript client: its contents and size, and the examples of its README in a new project. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoService } from "../support/demo.ts";
import { tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { createProject, root, type Project } from "./project.ts";

/** Largest size of all that browsers can use, including dependencies, compressed with gzip. */
const maximumSize = 20_000;

/** Largest size of the declarations that a program loads. Those of all paths are three times as large. */
const maximumDeclarations = 500_000;

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const readme = read("sdk/typescript/README.md");
const blocks = [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = "", text = ""]) => ({
  language,
  text,
}));
const examples = blocks.flatMap(({ language, text }, index) => {
  if (language !== "ts") return [];
  const next = blocks[index + 1];
  const output = next?.language === "text" ? next.text : null;
  return [{ name: `example-${index}`, text, output }];
});

let project: Project;
let service: TestService;

beforeAll(async () => {
  [project, service] = await Promise.all([createProject(), startDemoService()]);
});

afterAll(async () => {
  await service?.close();
  await project?.remove();
});

/** Bundles a module for browsers and returns its size after compression. Fails if it needs Node.js. */
async function sizeOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project.directory },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}

describe("the package", () => {
  it("contains the client, its types, the license and the README", () => {
    expect(project.files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    const others = project.files.filter((path) => !/^dist\/[\w-]+\.(js|d\.ts)$/.test(path));
    expect(others).toEqual(["LICENSE", "README.md", "package.json"]);
    expect(read("sdk/typescript/LICENSE")).toBe(read("LICENSE"));
  });

  it("has the version of the service, and the tested versions of its dependencies", () => {
    interface Package {
      readonly version: string;
      readonly dependencies: Readonly<Record<string, string>>;
      readonly devDependencies: Readonly<Record<string, string>>;
    }
    const service = JSON.parse(read("package.json")) as Package;
    const client = JSON.parse(read("sdk/typescript/package.json")) as Package;
    expect(client.version).toBe(service.version);
    const tested = Object.keys(client.dependencies).map((name) => [
      name,
      `^${service.devDependencies[name]}`,
    ]);
    expect(client.dependencies).toEqual(Object.fromEntries(tested));
  });

  it("is smaller than 20 KB with all dependencies, and a program contains only what it imports", async () => {
    const all = await sizeOf(
      'export * from "@partledger/client/paths"; export * from "@partledger/client/oauth";',
    );
    expect(all).toBeLessThan(maximumSize);
    const core = await sizeOf('export { createClient } from "@partledger/client";');
    expect(core).toBeLessThan(9_000);
  });

  it("loads the types of all paths only if a program uses them", async () => {
    const loadedBy = async (entryPoint: string): Promise<string[]> => {
      await project.write("loading.ts", `export * from "${entryPoint}";`);
      const compilerOptions = { module: "NodeNext", types: [] };
      await project.write("loading.json", JSON.stringify({ compilerOptions, files: ["loading.ts"] }));
      const { stdout } = await project.run("tsc", ["--project", "loading.json", "--listFilesOnly"]);
      return stdout
        .split("\n")
        .filter((path) => path.includes("/node_modules/") && !path.includes("/typescript/"));
    };
    const loaded = await loadedBy("@partledger/client");
    const sizes = loaded.map((path) => readFileSync(path).length);
    const size = sizes.reduce((sum, each) => sum + each, 0);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(maximumDeclarations);
    expect(loaded.some((path) => path.endsWith("/contract.d.ts"))).toBe(false);
    expect((await loadedBy("@partledger/client/paths")).some((path) => path.endsWith("/contract.d.ts"))).toBe(
      true,
    );
  });
});

describe("the examples of the README", () => {
  beforeAll(async () => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      // Checking the declarations of the browser and of Node.js, too, takes several seconds.
      skipLibCheck: thoroughness !== "full",
      target: "ES2022",
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      module: "NodeNext",
      types: ["node"],
      typeRoots: [join(root, "node_modules/@types")],
    };
    await project.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    for (const { name, text } of examples) {
      const adapted = text.replace("http://127.0.0.1:8080", service.url).replace("plt_…", tokens.edit);
      await project.write(`${name}.ts`, adapted);
      await project.write(`${name}.mjs`, (await transform(adapted, { loader: "ts" })).code);
    }
  });

  it("compile in strict mode, and misspelled properties do not", async () => {
    const types = read("test/types/resources.ts").replace(/"[^"]+\/index\.ts"/, '"@partledger/client"');
    await project.write("types.ts", types);
    expect(await project.run("tsc", [])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("use the client in five lines", () => {
    expect(
      examples[0]?.text
        .trim()
        .split("\n")
        .filter((line) => line !== ""),
    ).toHaveLength(5);
  });

  it.each(examples.filter(({ output }) => output !== null))(
    "print the shown output: $name",
    async (example) => {
      const finished = await project.run("node", [`${example.name}.mjs`]);
      expect(finished).toEqual({ code: 0, stdout: example.output, stderr: "" });
    },
  );
});
